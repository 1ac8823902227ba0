import { db, sql } from '#platform/database'
import type { Session } from '#platform/session'
import type { Language } from './knowledge/topic.ts'
import { monitorGKey } from './monitor-g-key.ts'
import { type StatusKind, statusTexts } from './statuses.ts'

type StatusAnswer = { text: string; page: string }

/** Answers from the rows of this session alone: nobody learns anything about somebody else's things. */
export function describeStatus(
  kind: StatusKind,
  session: Session | undefined,
  language: Language,
): Promise<StatusAnswer> {
  return describers[kind](session, language)
}

async function describeGKey(session: Session | undefined, language: Language): Promise<StatusAnswer> {
  const texts = statusTexts[language]
  if (!session?.artistId) return { text: texts.signInGKey, page: '/g-key-login' }
  const { active, accountType, artistName } = await monitorGKey(session)
  const text = active ? (accountType === 'test' ? texts.gKeyTest : texts.gKeyActive) : texts.gKeyVoid
  return { text: text.replace('{name}', () => artistName ?? ''), page: active ? '/members-workshop' : '/contact-us' }
}

async function describeKeymails(session: Session | undefined, language: Language): Promise<StatusAnswer> {
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

async function describeSongs(session: Session | undefined, language: Language): Promise<StatusAnswer> {
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

/** An applicant has no session yet; of an artist the application is known. */
async function describeApplication(session: Session | undefined, language: Language): Promise<StatusAnswer> {
  const texts = statusTexts[language]
  const [application] = session?.artistId
    ? await sql<{ state: string }>(db, 'SELECT state FROM g_key_applications WHERE artist_id = $1', [session.artistId])
    : []
  const text = application ? texts.application.replace('{state}', () => application.state) : texts.noApplication
  return { text, page: '/governance-tracker' }
}

const describers: Record<StatusKind, typeof describeGKey> = {
  'g-key': describeGKey,
  keymails: describeKeymails,
  songs: describeSongs,
  application: describeApplication,
}
