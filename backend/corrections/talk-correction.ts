import type { Session } from '#platform/session'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { applyCorrection, dropCorrection, undoCorrection } from './apply-correction.ts'
import { PROPOSAL_MINUTES, UNDO_MINUTES } from './contract.ts'
import { Correction, type Language } from './correction.ts'
import { listCorrectable } from './list-corrections.ts'
import { parseWish } from './parse-wish.ts'
import { type WishedChange, isInstant, proposeChange } from './propose-change.ts'
import { replies, say } from './replies.ts'
import { foldAnswer, foldWish, noWords, titleWords, undoWords, yesWords } from './wish-words.ts'

/** What Godfrey says to a wish, and what came of it. */
type CorrectionTalk = {
  text: string
  outcome: 'proposed' | 'applied' | 'in-review' | 'dropped' | 'undone' | 'unclear' | 'refused' | 'sign-in'
  correctionId: string | null
}

/**
 * Godfrey's part in corrections: hears a wish in any of his languages, shows it back, and carries it out after a yes;
 * takes the last one back on request. Undefined when the message is none of his business here. Whose things may change
 * is read from the session, never from the message.
 */
export async function talkCorrection(
  message: string,
  language: Language,
  session: Session,
): Promise<CorrectionTalk | undefined> {
  const { artistId } = session
  if (!artistId) return isPlainWish(message) ? talk(replies[language].signIn, 'sign-in') : undefined
  return (await answerProposal(message, artistId)) ?? (await proposeCorrection(message, language, session))
}

/** A yes, a no or an undo about what was last proposed or applied. */
async function answerProposal(message: string, artistId: string): Promise<CorrectionTalk | undefined> {
  const answer = foldAnswer(message)
  const yes = yesWords.test(answer)
  const no = noWords.test(answer)
  const undo = !yes && !no && answer.length <= 40 && undoWords.test(foldWish(message))
  if (!yes && !no && !undo) return undefined
  const correction = await latest(artistId, undo)
  if (!correction) return undefined
  try {
    if (undo) return about(await undoCorrection(artistId, correction.id), 'undone', 'undone')
    if (no) {
      await dropCorrection(correction.id)
      return about(correction, 'dropped', 'dropped')
    }
    return applied(await applyCorrection(artistId, correction.id))
  } catch (error) {
    return refused(error, correction.language)
  }
}

/** The artist's open proposal, or the correction that can still be undone. */
async function latest(artistId: string, undo: boolean): Promise<Correction | undefined> {
  return await Correction.query(db)
    .where({ artist_id: artistId, state: undo ? 'applied' : 'proposed' })
    .whereRaw(`${undo ? 'applied_at' : 'created_at'} > now() - make_interval(mins => ?)`, [
      undo ? UNDO_MINUTES : PROPOSAL_MINUTES,
    ])
    .orderBy(undo ? 'applied_at' : 'id', 'desc')
    .first()
}

/**
 * Reads a wish out of free text and shows it back. Nothing changes before `applyCorrection`, or the artist's yes.
 * Undefined when the text is no wish for a correction.
 */
async function proposeCorrection(
  text: string,
  language: Language,
  session: Session,
): Promise<CorrectionTalk | undefined> {
  const { artistId } = session
  if (!artistId) return undefined
  const own = await listCorrectable(artistId)
  const wish = parseWish(text, own)
  if (!wish) return undefined
  if ('unclear' in wish) {
    const titles = own.songs.map(({ title }) => `“${title}”`).join(', ')
    return talk(
      replies[language].whichSong.replace('{titles}', () => titles || '–'),
      'unclear',
    )
  }
  return proposeWish(wish.change, language, session)
}

/** The same for a wish that is already taken apart, as the agent's tool has it. */
export async function proposeWish(
  change: WishedChange,
  language: Language,
  { artistId, accountType }: Session,
): Promise<CorrectionTalk> {
  if (!artistId) return talk(replies[language].signIn, 'sign-in')
  if (accountType !== 'production') return talk(replies[language].testAccount, 'refused')
  try {
    // A newer wish takes the place of one that was not answered.
    await sql(db, `UPDATE corrections SET state = 'dropped' WHERE artist_id = $1 AND state = 'proposed'`, [artistId])
    const proposal = await proposeChange(artistId, change, language)
    return about(proposal, (await isInstant(proposal)) ? 'shallI' : 'shallIHandOver', 'proposed')
  } catch (error) {
    return refused(error, language)
  }
}

function applied(correction: Correction): CorrectionTalk {
  return correction.state === 'applied'
    ? about(correction, 'applied', 'applied')
    : about(correction, 'handedOver', 'in-review')
}

function about(correction: Correction, name: Parameters<typeof say>[1], outcome: CorrectionTalk['outcome']) {
  return { text: say(correction, name), outcome, correctionId: correction.id }
}

function talk(text: string, outcome: CorrectionTalk['outcome']): CorrectionTalk {
  return { text, outcome, correctionId: null }
}

function refused(error: unknown, language: Language): CorrectionTalk {
  if (!(error instanceof Refusal)) throw error
  const texts = replies[language]
  const text =
    {
      'nothing-to-correct': texts.sameAlready,
      'changed-meanwhile': texts.changedMeanwhile,
      'subject-unknown': texts.notYours,
      'price-out-of-range': texts.badPrice,
      'price-unreadable': texts.badPrice,
      'email-unreadable': texts.badEmail,
      'undo-too-late': texts.nothingToUndo,
      'correction-unknown': texts.expired,
    }[error.code] ?? error.message
  return talk(text, 'refused')
}

/** "My song is called X, not Y", said by somebody who has not signed in. */
function isPlainWish(message: string): boolean {
  const folded = foldWish(message)
  return titleWords.test(folded) && saysNot.test(folded) && mySong.test(folded)
}

const mySong =
  /\b(?:my|mi|mon|ma|mein\w*|mio|mia|meu|minha)\s+(?:\w+\s+)?(?:song|track|title|cancion|tema|titulo|chanson|titre|morceau|song\w*|lied\w*|titel\w*|stuck\w*|canzone|brano|titolo|musica|faixa|cancao)\b|我的歌|我的(?:这首|那首)?歌|私の曲|自分の曲|僕の曲/u
const saysNot =
  /\b(?:is called|is named|title is|should be called|se llama|s appelle|heisst|si chiama|chama se|se chama)\b.*\b(?:not|no|non|pas|nicht|nao)\b|(?:叫|是).*(?:不是|不叫)|(?:不是|不叫).*(?:叫|是|而是)|ではなく|じゃなく/u
