export { createDialogueProposal } from './create-dialogue-proposal.ts'
export { parseYesOrNo, runCorrectionDialogue } from './run-correction-dialogue.ts'
