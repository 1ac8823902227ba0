import { openReview } from '#module/reviews'
import { decideSong } from '#module/songs'
import { storage } from '#module/storage'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { log } from '#platform/logger'
import type { Reason, Verdict } from './contract.ts'
import { songChecked } from './jobs.ts'
import { type Subject, claimNumbers, evidenceOf, findUsedNumbers, keepCheck } from './keep-check.ts'
import { type Match, findSameRecording, listenOnce } from './match-recording.ts'
import { type Papers, readPapers } from './read-papers.ts'

/** So long may Godfrey take to read a song's papers. */
const CHECK_MINUTES = 30

type Song = {
  id: string
  artistId: string
  title: string
  holders: string[]
  contact: string
  state: string
  legalName: string
  stageName: string
  trackingNumber: string | null
  key: string | null
  bytes: number | null
  type: string | null
}

/**
 * Job: compares a song's recording with all others here and reads its copyright document, if it came with one. With a
 * document the song is published, declined or handed to a person; without one it is published already, on the word
 * of a verified artist, and only a known recording takes it back to a person. Repeating it changes nothing.
 */
export async function checkSong({ songId }: { songId: string }): Promise<void> {
  const [song] = await sql<Song>(
    db,
    `SELECT s.id, s.artist_id AS "artistId", s.title, s.copyright_holders AS holders, s.contact, s.state,
            a.legal_name AS "legalName", a.stage_name AS "stageName", a.tracking_number AS "trackingNumber",
            f.key, f.bytes, f.type
       FROM songs s JOIN artists a ON a.id = s.artist_id LEFT JOIN files f ON f.key = s.document_key
      WHERE s.id = $1 AND (s.state = 'checking' OR s.document_key IS NULL AND s.state IN ('published', 'unpublished'))`,
    [songId],
  )
  if (!song) return
  // A recording that cannot be decoded has nothing to compare; what is wrong with it, its waveform's job tells.
  await listenOnce(songId).catch((error: unknown) =>
    log.warn({ songId, err: error }, 'a song could not be listened to'),
  )
  const matches = await findSameRecording(songId)
  const papers = await papersOf(song)
  const subject: Subject = { kind: 'song', id: songId, artistId: song.artistId }
  const numbers = papers?.judgement.numbers ?? []
  const reasons: Reason[] = [...(papers?.judgement.reasons ?? [])]
  if (matches.length > 0) reasons.push('recording-known')
  if ((await findUsedNumbers(subject, numbers)).length > 0) reasons.push('number-used')
  await inTransaction((trx) => decide(trx, song, subject, { papers, reasons, numbers, matches }))
}

/** The artist under either name, as the G-Key was given to both, and everybody else whom the artist named. */
async function papersOf(song: Song): Promise<Papers | undefined> {
  const { title, holders, legalName, stageName, key, bytes, type } = song
  if (!key || !bytes || !type) return undefined
  const holder = [legalName, stageName]
  const declared = { holder, others: holders.filter((name) => !holder.includes(name)), title, details: '' }
  return await readPapers(declared, { bytes: await storage.read(key, 0, bytes - 1), type })
}

async function decide(
  trx: Trx,
  song: Song,
  subject: Subject,
  found: { papers: Papers | undefined; reasons: Reason[]; numbers: string[]; matches: Match[] },
): Promise<void> {
  const { papers, reasons, numbers, matches } = found
  let verdict: Verdict =
    papers?.judgement.verdict === 'declined' ? 'declined' : reasons.length === 0 ? 'verified' : 'needs-review'
  const to = { verified: 'published', declined: 'declined', 'needs-review': 'in-review' } as const
  // The move is the lock: of two runs one gets the row. Without a document there is nothing left to publish.
  const from = papers ? ['checking'] : verdict === 'verified' ? [] : ['published', 'unpublished']
  if (verdict === 'verified' && papers && !(await claimNumbers(trx, subject, numbers))) {
    verdict = 'needs-review'
    reasons.push('number-used')
  }
  const { title, holders, contact, legalName, stageName, trackingNumber, key } = song
  const evidence = {
    artistId: song.artistId,
    songId: song.id,
    ...evidenceOf({ title, copyrightHolders: holders, contact, legalName, artistName: stageName }, papers, reasons),
    ...(matches.length > 0
      ? {
          sameRecording: matches.map(({ title, artist, marks, secondsApart }) => ({
            title,
            artist,
            marks,
            secondsApart,
          })),
        }
      : {}),
    ...(key
      ? { documentKey: key }
      : { basis: `The artist’s own certification under G-Key ${trackingNumber ?? ''}`.trim() }),
  }
  if (from.length > 0 && !(await decideSong(trx, song.id, from, to[verdict]))) return
  await keepCheck(trx, subject, { verdict, reasons, numbers, evidence })
  if (verdict === 'needs-review') {
    await openReview(trx, {
      kind: 'copyright',
      subject: `Song “${title}” of ${stageName}`,
      effectKey: `song:${song.id}`,
      reason: 'Does the artist hold the rights in this recording?',
      evidence,
    })
  }
  if (from.length > 0) await enqueue(trx, songChecked, { songId: song.id })
}

/** Job, by the clock: songs whose papers nobody could read in half an hour go to a person. */
export async function handOverUnreadSongs(): Promise<void> {
  const unread = await sql<{ id: string; title: string; artistId: string; stageName: string }>(
    db,
    `SELECT s.id, s.title, a.id AS "artistId", a.stage_name AS "stageName" FROM songs s JOIN artists a ON a.id = s.artist_id
      WHERE s.state = 'checking' AND s.created_at < now() - make_interval(mins => $1) LIMIT 100`,
    [CHECK_MINUTES],
  )
  for (const { id, title, artistId, stageName } of unread) {
    await inTransaction(async (trx) => {
      if (!(await decideSong(trx, id, ['checking'], 'in-review'))) return
      await openReview(trx, {
        kind: 'copyright',
        subject: `Song “${title}” of ${stageName}`,
        effectKey: `song:${id}`,
        reason: 'Godfrey could not read the papers.',
        evidence: { artistId, songId: id },
      })
    })
  }
}

/** A person has decided: the song is published, or it stays away. */
export async function decideCheckedSong(trx: Trx, songId: string, to: 'published' | 'declined'): Promise<void> {
  await decideSong(trx, songId, ['in-review'], to)
}
