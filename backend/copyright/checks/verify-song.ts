import { db, runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { applySongVerdict } from '#module/catalog'
import { claimCatalogLock } from '#module/catalog/editions'
import { type EvaluatedDocument, verifyDocument, type Reason, type Verdict } from '#module/copyright/policy'
import {
  createFingerprint,
  listMatchingRecordings,
  type RecordingMatch,
  updateSameRecordings,
} from '#module/copyright/recordings'
import { openReview } from '#module/reviews'
import { storage } from '#module/storage'
import { enqueue } from '#queue/queue'
import { log } from '#runtime/logger'
import { buildEvidence } from './build-evidence.ts'
import { claimRegistrationNumbers, listUsedNumbers } from './claim-registration-numbers.ts'
import { sendSongCheckResultJob } from './jobs.ts'
import { type CheckSubject, createCheck } from './create-check.ts'
import { publishRecording } from './publish-recording.ts'

type CheckedSong = {
  id: string
  /** The song whose recording this one is to become; null for a song of its own. */
  recordingOf: string | null
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
 * Job: compares a song's recording with all others and reads its copyright document, if it has one. With a document,
 * the song is published, declined or sent to review. Without one, it is already published on the certification of a
 * verified artist, and only a known recording, somebody else's or the artist's own, sends it to review. A recording that
 * is to replace another one waits for its verdict in both cases. Idempotent.
 */
export async function verifySong({ songId }: { songId: string }): Promise<void> {
  const [song] = await sql<CheckedSong>(
    db,
    `SELECT s.id, s.recording_of AS "recordingOf", s.artist_id AS "artistId", s.title, s.copyright_holders AS holders, s.contact, s.state,
            a.legal_name AS "legalName", a.stage_name AS "stageName", a.tracking_number AS "trackingNumber",
            f.key, f.bytes, f.type
       FROM songs s JOIN artists a ON a.id = s.artist_id LEFT JOIN files f ON f.key = s.document_key
      WHERE s.id = $1 AND (s.state = 'checking' OR s.document_key IS NULL AND s.state IN ('published', 'unpublished'))`,
    [songId],
  )
  if (!song) return
  // An undecodable recording has nothing to compare. After another failure the schedule tries again.
  await createFingerprint(songId).catch((error: unknown) =>
    log.warn({ songId, err: error }, 'could not fingerprint the song'),
  )
  const matches = await listMatchingRecordings(songId)
  const document = await evaluateSongDocument(song)
  const subject: CheckSubject = { kind: 'song', id: songId, artistId: song.artistId }
  const numbers = document?.evaluation.numbers ?? []
  const reasons: Reason[] = [...(document?.evaluation.reasons ?? [])]
  if (matches.length > 0) reasons.push('recording-known')
  if ((await listUsedNumbers(subject, numbers)).length > 0) reasons.push('number-used')
  await runInTransaction((trx) => applyVerdict(trx, song, subject, { document, reasons, numbers, matches }))
}

/**
 * The artist counts under the legal and the stage name, since the G-Key was issued to both; the other declared holders
 * are optional names.
 */
async function evaluateSongDocument(song: CheckedSong): Promise<EvaluatedDocument | undefined> {
  const { title, holders, legalName, stageName, key, bytes, type } = song
  if (!key || !bytes || !type) return undefined
  const holderNames = [legalName, stageName]
  const otherHolders = holders.filter((name) => !holderNames.includes(name))
  const declared = { holderNames, otherHolders, title, details: '' }
  return await verifyDocument(declared, { bytes: await storage.read(key, 0, bytes - 1), type })
}

async function applyVerdict(
  trx: Trx,
  song: CheckedSong,
  subject: CheckSubject,
  found: { document: EvaluatedDocument | undefined; reasons: Reason[]; numbers: string[]; matches: RecordingMatch[] },
): Promise<void> {
  const { document, numbers, matches } = found
  // A copy: after a conflict the transaction runs once more.
  const reasons = [...found.reasons]
  await claimCatalogLock(trx, song.artistId)
  const releases = await updateSameRecordings(trx, song.id)
  if (releases.length > 0) reasons.push('recording-released')
  let verdict: Verdict =
    document?.evaluation.verdict === 'declined' ? 'declined' : reasons.length === 0 ? 'verified' : 'needs-review'
  const to = { verified: 'published', declined: 'declined', 'needs-review': 'in-review' } as const
  // The state change is the lock: only one of two runs gets the row. A verified song without a document is already
  // published, so there is no state to change.
  const from = document || song.recordingOf ? ['checking'] : verdict === 'verified' ? [] : ['published', 'unpublished']
  if (verdict === 'verified' && document && !(await claimRegistrationNumbers(trx, subject, numbers))) {
    verdict = 'needs-review'
    reasons.push('number-used')
  }
  const { title, holders, contact, legalName, stageName, trackingNumber, key } = song
  const evidence = {
    artistId: song.artistId,
    songId: song.id,
    ...buildEvidence(
      { title, copyrightHolders: holders, contact, legalName, artistName: stageName },
      document,
      reasons,
    ),
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
    ...(releases.length > 0 ? { releasedBefore: releases } : {}),
    ...(key
      ? { documentKey: key }
      : { basis: `The artist’s own certification under G-Key ${trackingNumber ?? ''}`.trim() }),
  }
  const isReplacement = song.recordingOf !== null && verdict === 'verified'
  const apply = () =>
    isReplacement ? publishRecording(trx, song.id, from) : applySongVerdict(trx, song.id, from, to[verdict])
  if (from.length > 0 && !(await apply())) return
  await createCheck(trx, subject, { verdict, reasons, numbers, evidence })
  if (verdict === 'needs-review') {
    await openReview(trx, {
      kind: 'copyright',
      subject: { about: song.recordingOf ? 'recording' : 'song', title, artist: stageName },
      effectKey: `song:${song.id}`,
      reason: { because: 'rights' },
      evidence,
    })
  }
  if (from.length > 0) await enqueue(trx, sendSongCheckResultJob, { songId: song.id })
}
