import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMissingFingerprints } from '#module/copyright/recordings'
import { storage } from '#module/storage'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { purgeTemporaryFolders, runWithTemporaryFolder } from '#runtime/temporary-folder'
import { buildSilentFlac } from '#testing/builders/media'
import { createTestArtist, updateUploadCredits } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { startTestServer } from '#testing/servers/app-server'
import { calculateWaveform, createPreview } from './index.ts'

startTestServer()

async function uploadSilence(seconds: number): Promise<string> {
  const { artist, gKeyId } = await createTestArtist()
  await updateUploadCredits(artist.id, 1)
  const form = new FormData()
  form.set('songTitle', `Silence of ${seconds} seconds`)
  form.set('copyrightHolders', 'Somebody')
  form.set('contact', 'somebody@example.com')
  form.set('audioFile', new File([new Uint8Array(buildSilentFlac(seconds))], 'silence.flac'))
  const answer = await (await signInArtist(gKeyId)).send('POST', '/api/songs/upload', form)
  expect(answer.status).toBe(201)
  return String(answer.body['id'])
}

const getSong = async (id: string) =>
  (
    await sql<{ fault: string | null; peaks: number[] | null; preview: string; durationMs: number; marks: number }>(
      db,
      `SELECT f.unreadable_fault AS fault, s.peaks, s.preview_state AS preview, s.duration_ms AS "durationMs", r.marks
         FROM songs s JOIN files f ON f.key = s.audio_key LEFT JOIN recordings r ON r.song_id = s.id WHERE s.id = $1`,
      [id],
    )
  )[0]

test('a tiny FLAC of two hours of silence is marked, goes to a person and is never read again', async () => {
  const id = await uploadSilence(7200)
  await calculateWaveform({ songId: id })
  expect(await getSong(id)).toMatchObject({ fault: 'content', peaks: null })
  const listReviews = () =>
    sql<{ subject: string; reason: string }>(
      db,
      `SELECT subject, reason FROM reviews WHERE effect_key LIKE 'unreadable:%'`,
    )
  expect(await listReviews()).toEqual([
    {
      subject: 'The recording of the song “Silence of 7200 seconds” breaks its reader',
      reason: 'The file is marked and is not read again: it is longer than 90 minutes.',
    },
  ])

  // Whatever still wants to read it finds the mark before the file: there is none any more.
  const [file] = await sql<{ key: string }>(db, 'SELECT audio_key AS key FROM songs WHERE id = $1', [id])
  await storage.delete(file?.key ?? '')
  await calculateWaveform({ songId: id })
  await createPreview({ songId: id })
  await createMissingFingerprints()
  expect(await getSong(id)).toMatchObject({ peaks: null, preview: 'none', marks: 0 })
  expect(await listReviews()).toHaveLength(1)
})

test('ten minutes of silence are read like any other recording', async () => {
  const id = await uploadSilence(600)
  await calculateWaveform({ songId: id })
  await createMissingFingerprints()
  const song = await getSong(id)
  expect(song).toMatchObject({ fault: null, marks: 0 })
  expect(song?.durationMs).toBeGreaterThan(590_000)
  expect(song?.peaks).toHaveLength(200)
})

test('the purge takes what was left behind by age, and leaves what is being received', async () => {
  await runWithTemporaryFolder(async (folder) => {
    await writeFile(join(folder, 'upload'), 'bytes so far')
    await purgeTemporaryFolders()
    await expect(writeFile(join(folder, 'upload'), 'and the rest', { flag: 'a' })).resolves.toBeUndefined()
  })
})
