import { trackEvent } from '#module/analytics'
import type { EndpointBody } from '#contract/http'
import { type StoredFile, deleteUnconfirmedFile, confirmFile } from '#module/storage/files'
import { type Trx, db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { publish } from '#database/pub-sub'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { ApiError } from '#http/api-error'
import { type Entry, PHOTOS_PER_POST, type createPost as createPostCall } from './contract.ts'
import { errors } from '#contract/green-room/access'
import { type Participant, buildRoomTopic, nextChangeSql } from '#module/green-room/access'
import { toEntry } from './entry.ts'
import { getEntryByRequestId } from './get-entry-by-request-id.ts'
import { type Photo, createPhoto } from './media/create-photo.ts'
import { type VoiceNote, createVoiceNote } from './media/create-voice-note.ts'

const createPostSql = `
  WITH ${nextChangeSql}
  INSERT INTO green_room_entries (artist_id, made, change, kind, author_id, title, text, song_id, request_id)
  SELECT $1, room.change, room.change, $2, $3, $4, $5, $6, $7 FROM room
   WHERE $3::uuid IS NULL OR EXISTS (SELECT FROM green_room_members m WHERE m.id = $3 AND m.muted_at IS NULL)
  ON CONFLICT (artist_id, request_id) DO NOTHING RETURNING id`

type PostMedia = { photos: Photo[]; voice: VoiceNote | undefined }

/** Creates a post with text, up to four photos and a voice note. Only the artist can post the story of a song. */
export async function createPost(
  guest: Participant,
  post: EndpointBody<typeof createPostCall>,
  files: Record<string, ReceivedFile>,
): Promise<Entry> {
  if (post.kind === 'story') await assertOwnStory(guest, post.songId)
  const received = Array.from({ length: PHOTOS_PER_POST }, (_, n) => files[`photo${n + 1}`]).filter(
    (file) => file?.bytes,
  )
  const voiceFile = files['voice']?.bytes ? files['voice'] : undefined
  if (!post.text && received.length === 0 && !voiceFile) throw new ApiError(errors['nothing-said'])

  const media: PostMedia = { photos: [], voice: undefined }
  try {
    // Sequential: decoded images are large, and one participant's photos must not starve other requests of memory.
    for (const file of received) if (file) media.photos.push(await createPhoto(file))
    media.voice = voiceFile && (await createVoiceNote(voiceFile))
    const { entry, fresh } = await runInTransaction(async (trx) => {
      const [made] = await sql<{ id: string }>(trx, createPostSql, [
        guest.artistId,
        post.kind,
        guest.memberId,
        post.title,
        post.text,
        post.songId || null,
        post.requestId,
      ])
      if (made) {
        await confirmMedia(trx, made.id, media)
        await trackEvent(trx, 'post')
      }
      const sent = await getEntryByRequestId(trx, guest, post.requestId)
      if (!sent) throw new ApiError(errors.muted)
      await publish(trx, buildRoomTopic(guest.artistId))
      return { entry: toEntry(sent, guest), fresh: Boolean(made) }
    })
    // A repeated request: the files of the first one are in use, these are not.
    if (!fresh) await deleteMedia(media)
    return entry
  } catch (error) {
    await deleteMedia(media)
    throw error
  }
}

async function assertOwnStory(guest: Participant, songId: string): Promise<void> {
  if (guest.access !== 'artist') throw new ApiError(errors['artist-only'])
  if (!songId) return
  const [own] = await sql(db, 'SELECT 1 FROM songs WHERE id = $1 AND artist_id = $2 AND recording_of IS NULL', [
    songId,
    guest.artistId,
  ])
  if (!own) throw new ApiError(errors['song-not-yours'])
}

/** Makes the files permanent in the transaction that creates their entry. */
export async function confirmMedia(trx: Trx, entryId: string, { photos, voice }: PostMedia): Promise<void> {
  for (const [n, { full, small, width, height }] of photos.entries()) {
    await confirmFile(trx, full)
    await confirmFile(trx, small)
    await sql(
      trx,
      `INSERT INTO green_room_media (entry_id, kind, position, file_key, small_key, width, height)
       VALUES ($1, 'photo', $2, $3, $4, $5, $6)`,
      [entryId, n + 1, full.key, small.key, width, height],
    )
  }
  if (voice) {
    await confirmFile(trx, voice.file)
    await sql(
      trx,
      `INSERT INTO green_room_media (entry_id, kind, position, file_key, duration_ms) VALUES ($1, 'voice', 1, $2, $3)`,
      [entryId, voice.file.key, voice.durationMs],
    )
  }
}

async function deleteMedia({ photos, voice }: PostMedia): Promise<void> {
  const files: StoredFile[] = photos.flatMap(({ full, small }) => [full, small])
  if (voice) files.push(voice.file)
  await Promise.all(files.map(deleteUnconfirmedFile))
}
