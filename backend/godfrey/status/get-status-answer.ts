import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/session'
import type { Language } from '#contract/text'
import { getGKeyStatus } from './get-g-key-status.ts'
import { type StatusKind, statusTexts } from './status-texts.ts'

type StatusAnswer = { text: string; page: string }

/** Answers only from the session's own records, so nobody can read another person's. */
export function getStatusAnswer(
  kind: StatusKind,
  session: Session | undefined,
  language: Language,
): Promise<StatusAnswer> {
  return answersByKind[kind](session, language)
}

async function getGKeyAnswer(session: Session | undefined, language: Language): Promise<StatusAnswer> {
  const texts = statusTexts[language]
  if (!session?.artistId) return { text: texts.signInGKey, page: '/g-key-login' }
  const { active, accountType, artistName } = await getGKeyStatus(session)
  const text = active ? (accountType === 'test' ? texts.gKeyTest : texts.gKeyActive) : texts.gKeyVoid
  return { text: text.replace('{name}', () => artistName ?? ''), page: active ? '/members-workshop' : '/contact-us' }
}

async function getKeymailsAnswer(session: Session | undefined, language: Language): Promise<StatusAnswer> {
  const texts = statusTexts[language]
  if (!session?.artistId && !session?.fanIds.length) return { text: texts.signInKeymails, page: '/redeem-keymail' }
  const [counted] = await sql<{ issued: number; redeemed: number; owned: number }>(
    db,
    `SELECT count(*) FILTER (WHERE e.artist_id = $1 AND k.state <> 'void')::int AS issued,
            count(*) FILTER (WHERE e.artist_id = $1 AND k.state = 'redeemed')::int AS redeemed,
            count(*) FILTER (WHERE k.fan_id = ANY ($2) AND k.state = 'redeemed')::int AS owned
       FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE e.artist_id = $1 OR k.fan_id = ANY ($2)`,
    [session.artistId, session.fanIds],
  )
  const { issued = 0, redeemed = 0, owned = 0 } = counted ?? {}
  const sentences = [
    ...(session.artistId ? [texts.issued] : []),
    ...(session.fanIds.length > 0 ? [texts.owned] : []),
  ].join(' ')
  const numbers: Record<string, number> = { issued, redeemed, open: issued - redeemed, owned }
  return {
    text: sentences.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(numbers[name] ?? '')),
    page: session.artistId ? '/members-workshop' : '/private-green-room',
  }
}

async function getSongsAnswer(session: Session | undefined, language: Language): Promise<StatusAnswer> {
  const texts = statusTexts[language]
  if (!session?.artistId) return { text: texts.signInGKey, page: '/g-key-login' }
  const [counted = {}] = await sql<Record<string, number>>(
    db,
    `SELECT count(*) FILTER (WHERE state = 'published')::int AS published,
            count(*) FILTER (WHERE state = 'checking')::int AS checking,
            count(*) FILTER (WHERE state = 'in-review')::int AS review,
            count(*) FILTER (WHERE state = 'declined')::int AS declined
       FROM songs WHERE artist_id = $1`,
    [session.artistId],
  )
  const text = texts.songs.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(counted[name] ?? 0))
  return { text, page: '/upload-songs' }
}

/** Applicants have no session yet; for artists the application is linked. */
async function getApplicationAnswer(session: Session | undefined, language: Language): Promise<StatusAnswer> {
  const texts = statusTexts[language]
  const [application] = session?.artistId
    ? await sql<{ state: string }>(db, 'SELECT state FROM g_key_applications WHERE artist_id = $1', [session.artistId])
    : []
  const text = application ? texts.application.replace('{state}', () => application.state) : texts.noApplication
  return { text, page: '/governance-tracker' }
}

const answersByKind: Record<StatusKind, typeof getGKeyAnswer> = {
  'g-key': getGKeyAnswer,
  keymails: getKeymailsAnswer,
  songs: getSongsAnswer,
  application: getApplicationAnswer,
}
