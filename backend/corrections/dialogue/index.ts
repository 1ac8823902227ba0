export { createDialogueProposal } from './create-dialogue-proposal.ts'
export { runCorrectionDialogue } from './run-correction-dialogue.ts'
