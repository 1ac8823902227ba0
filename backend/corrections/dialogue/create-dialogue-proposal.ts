import { db } from '#database/client'
import type { Session } from '#http/sessions/session'
import { createProposal, type RequestedChange } from '#module/corrections'
import { correctionTexts } from '#module/corrections/texts'
import type { Language } from '#contract/text'
import { Correction, isInstant } from '#module/corrections/policy'
import { buildCorrectionReply, buildErrorReply, buildReply, type DialogueReply } from './dialogue-reply.ts'

/** Proposes a change that is already parsed, as the agent's tool supplies it. */
export async function createDialogueProposal(
  change: RequestedChange,
  language: Language,
  { artistId, accountType }: Session,
): Promise<DialogueReply> {
  if (!artistId) return buildReply(correctionTexts[language].signIn, 'sign-in')
  if (accountType !== 'production') return buildReply(correctionTexts[language].testAccount, 'refused')
  try {
    // A new request replaces an unanswered proposal.
    await Correction.query(db).where({ artist_id: artistId, state: 'proposed' }).patch({ state: 'dropped' })
    const proposal = await createProposal(artistId, change, language)
    return buildCorrectionReply(proposal, (await isInstant(proposal)) ? 'shallI' : 'shallIHandOver', 'proposed')
  } catch (error) {
    return buildErrorReply(error, language)
  }
}
