import { PROPOSAL_MINUTES, UNDO_MINUTES } from '#contract/corrections'
import { db } from '#database/client'
import type { Session } from '#http/sessions/session'
import { applyCorrection, listCorrectableValues, restoreCorrectedValue } from '#module/corrections'
import { correctionTexts } from '#module/corrections/texts'
import type { Language } from '#contract/text'
import { Correction } from '#module/corrections/policy'
import { toPatternText, toWordsOnly } from '#text/to-folded-text'
import { cancelProposal } from './cancel-proposal.ts'
import { createDialogueProposal } from './create-dialogue-proposal.ts'
import {
  buildCorrectionReply,
  buildErrorReply,
  buildReply,
  type DialogueReply,
  isButtonRequired,
} from './dialogue-reply.ts'
import { noPattern, titlePattern, undoPattern, yesPattern } from './lexicon.ts'
import { parseCorrectionRequest } from './parse-correction-request.ts'

/**
 * Runs the correction dialogue on a chat message in any of Godfrey's languages: proposes a requested change, applies it
 * after a yes, undoes the last one on request. Undefined when the message is about something else. The session decides
 * whose values may change, never the message.
 */
export async function runCorrectionDialogue(
  input: DialogueInput,
  language: Language,
  session: Session,
): Promise<DialogueReply | undefined> {
  const { message } = input
  const { artistId } = session
  if (!artistId)
    return isCorrectionRequest(message) ? buildReply(correctionTexts[language].signIn, 'sign-in') : undefined
  return (await applyAnswer(input, artistId)) ?? (await createProposalFromText(message, language, session))
}

export type DialogueInput = {
  message: string
  /** The proposal that the last answer of this conversation showed: the only one a yes counts for. */
  shown: string | null
  /** The proposal whose button was pressed. */
  confirms: string | null
}

/** What a message says if it says nothing but yes or no, in any of the languages. */
export function parseYesOrNo(message: string): 'yes' | 'no' | undefined {
  const answer = toWordsOnly(toPatternText(message))
  return yesPattern.test(answer) ? 'yes' : noPattern.test(answer) ? 'no' : undefined
}

/** Applies a yes, a no or an undo to the latest proposal or correction. */
async function applyAnswer(
  { message, shown, confirms }: DialogueInput,
  artistId: string,
): Promise<DialogueReply | undefined> {
  const said = parseYesOrNo(message)
  const undo = !said && message.length <= 40 && undoPattern.test(toPatternText(message))
  if (!undo && (!said || !shown)) return undefined
  const correction = undo ? await getLatestApplied(artistId) : await getShownProposal(artistId, shown ?? '')
  if (!correction) return undefined
  try {
    if (undo) return buildCorrectionReply(await restoreCorrectedValue(artistId, correction.id), 'undone', 'undone')
    if (said === 'yes' && isButtonRequired(correction) && confirms !== correction.id)
      return {
        text: correctionTexts[correction.language].pressButton,
        outcome: 'proposed',
        proposal: { id: correction.id, button: true },
      }
    if (said === 'no') {
      await cancelProposal(correction.id)
      return buildCorrectionReply(correction, 'dropped', 'dropped')
    }
    return buildAppliedReply(await applyCorrection(artistId, correction.id))
  } catch (error) {
    return buildErrorReply(error, correction.language)
  }
}

/** The artist's proposal that was shown, while it is open. */
async function getShownProposal(artistId: string, id: string): Promise<Correction | undefined> {
  return await Correction.query(db)
    .where({ id, artist_id: artistId, state: 'proposed' })
    .whereRaw('created_at > now() - make_interval(mins => ?)', [PROPOSAL_MINUTES])
    .first()
}

/** The artist's latest correction that can still be undone. */
async function getLatestApplied(artistId: string): Promise<Correction | undefined> {
  return await Correction.query(db)
    .where({ artist_id: artistId, state: 'applied' })
    .whereRaw('applied_at > now() - make_interval(mins => ?)', [UNDO_MINUTES])
    .orderBy('applied_at', 'desc')
    .first()
}

/**
 * Parses free text and proposes the change. Nothing changes before `applyCorrection`. Undefined when the text is not a
 * correction request.
 */
async function createProposalFromText(
  text: string,
  language: Language,
  session: Session,
): Promise<DialogueReply | undefined> {
  const { artistId } = session
  if (!artistId) return undefined
  const own = await listCorrectableValues(artistId)
  const request = parseCorrectionRequest(text, own)
  if (!request) return undefined
  if ('unclear' in request) {
    const titles = own.songs.map(({ title }) => `“${title}”`).join(', ')
    return buildReply(
      correctionTexts[language].whichSong.replace('{titles}', () => titles || '–'),
      'unclear',
    )
  }
  return createDialogueProposal(request.change, language, session)
}

function buildAppliedReply(correction: Correction): DialogueReply {
  return correction.state === 'applied'
    ? buildCorrectionReply(correction, 'applied', 'applied')
    : buildCorrectionReply(correction, 'handedOver', 'in-review')
}

/** "My song is called X, not Y" from a visitor who is not signed in. */
function isCorrectionRequest(message: string): boolean {
  const folded = toPatternText(message)
  return titlePattern.test(folded) && negationPattern.test(folded) && ownSongPattern.test(folded)
}

const ownSongPattern =
  /\b(?:my|mi|mon|ma|mein\w*|mio|mia|meu|minha)\s+(?:\w+\s+)?(?:song|track|title|cancion|tema|titulo|chanson|titre|morceau|song\w*|lied\w*|titel\w*|stuck\w*|canzone|brano|titolo|musica|faixa|cancao)\b|我的歌|我的(?:这首|那首)?歌|私の曲|自分の曲|僕の曲/u

const negationPattern =
  /\b(?:is called|is named|title is|should be called|se llama|s appelle|heisst|si chiama|chama se|se chama)\b.*\b(?:not|no|non|pas|nicht|nao)\b|(?:叫|是).*(?:不是|不叫)|(?:不是|不叫).*(?:叫|是|而是)|ではなく|じゃなく/u
