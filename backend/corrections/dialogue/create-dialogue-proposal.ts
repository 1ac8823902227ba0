import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/session'
import { correctionTexts, createProposal, type RequestedChange } from '#module/corrections'
import type { Language } from '#contract/text'
import { isInstant } from '#module/corrections/policy'
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
    await sql(db, `UPDATE corrections SET state = 'dropped' WHERE artist_id = $1 AND state = 'proposed'`, [artistId])
    const proposal = await createProposal(artistId, change, language)
    return buildCorrectionReply(proposal, (await isInstant(proposal)) ? 'shallI' : 'shallIHandOver', 'proposed')
  } catch (error) {
    return buildErrorReply(error, language)
  }
}
