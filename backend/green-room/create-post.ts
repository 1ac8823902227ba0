import { recordEvent } from '#module/analytics'
import type { BodyOf } from '#contract/platform'
import { type StoredFile, discardFile, keepFile } from '#module/storage'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { announce } from '#platform/live'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal } from '#platform/refusal'
import { type Entry, PHOTOS_PER_POST, type createPost as createPostCall, refusals } from './contract.ts'
import { type Guest, roomTopic } from './enter-room.ts'
import { nextChange, toEntry } from './entry.ts'
import { findSent } from './find-sent.ts'
import { type Photo, preparePhoto } from './prepare-photo.ts'
import { type Voice, prepareVoice } from './prepare-voice.ts'

const postText = `
  WITH ${nextChange}
  INSERT INTO green_room_entries (artist_id, made, change, kind, author_id, title, text, song_id, request_id)
  SELECT $1, room.change, room.change, $2, $3, $4, $5, $6, $7 FROM room
   WHERE $3::uuid IS NULL OR EXISTS (SELECT FROM green_room_members m WHERE m.id = $3 AND m.muted_at IS NULL)
  ON CONFLICT (artist_id, request_id) DO NOTHING RETURNING id`

type Media = { photos: Photo[]; voice: Voice | undefined }

/** Hangs something on the wall: words, up to four photos, a voice note; by the artist also a song's story. */
export async function createPost(
  guest: Guest,
  post: BodyOf<typeof createPostCall>,
  files: Record<string, ReceivedFile>,
): Promise<Entry> {
  if (post.kind === 'story') await refuseForeignStory(guest, post.songId)
  const received = Array.from({ length: PHOTOS_PER_POST }, (_, n) => files[`photo${n + 1}`]).filter(
    (file) => file?.bytes,
  )
  const voiceFile = files['voice']?.bytes ? files['voice'] : undefined
  if (!post.text && received.length === 0 && !voiceFile) throw new Refusal(refusals['nothing-said'])

  const media: Media = { photos: [], voice: undefined }
  try {
    // One after the other: pictures are large, and nobody's photo may push out somebody else's request.
    for (const file of received) if (file) media.photos.push(await preparePhoto(file))
    media.voice = voiceFile && (await prepareVoice(voiceFile))
    const { entry, fresh } = await inTransaction(async (trx) => {
      const [made] = await sql<{ id: string }>(trx, postText, [
        guest.artistId,
        post.kind,
        guest.memberId,
        post.title,
        post.text,
        post.songId || null,
        post.requestId,
      ])
      if (made) {
        await keepMedia(trx, made.id, media)
        await recordEvent(trx, 'post')
      }
      const sent = await findSent(trx, guest, post.requestId)
      if (!sent) throw new Refusal(refusals.muted)
      await announce(trx, roomTopic(guest.artistId))
      return { entry: toEntry(sent, guest), fresh: Boolean(made) }
    })
    // Sent twice: the first one's files stand.
    if (!fresh) await discardMedia(media)
    return entry
  } catch (error) {
    await discardMedia(media)
    throw error
  }
}

async function refuseForeignStory(guest: Guest, songId: string): Promise<void> {
  if (guest.access !== 'artist') throw new Refusal(refusals['artist-only'])
  if (!songId) return
  const [own] = await sql(db, 'SELECT 1 FROM songs WHERE id = $1 AND artist_id = $2', [songId, guest.artistId])
  if (!own) throw new Refusal(refusals['song-not-yours'])
}

/** Makes the files permanent together with the entry that shows them. */
export async function keepMedia(trx: Trx, entryId: string, { photos, voice }: Media): Promise<void> {
  for (const [n, { full, small, width, height }] of photos.entries()) {
    await keepFile(trx, full)
    await keepFile(trx, small)
    await sql(
      trx,
      `INSERT INTO green_room_media (entry_id, kind, position, file_key, small_key, width, height)
       VALUES ($1, 'photo', $2, $3, $4, $5, $6)`,
      [entryId, n + 1, full.key, small.key, width, height],
    )
  }
  if (voice) {
    await keepFile(trx, voice.file)
    await sql(
      trx,
      `INSERT INTO green_room_media (entry_id, kind, position, file_key, duration_ms) VALUES ($1, 'voice', 1, $2, $3)`,
      [entryId, voice.file.key, voice.durationMs],
    )
  }
}

async function discardMedia({ photos, voice }: Media): Promise<void> {
  const files: StoredFile[] = photos.flatMap(({ full, small }) => [full, small])
  if (voice) files.push(voice.file)
  await Promise.all(files.map(discardFile))
}
