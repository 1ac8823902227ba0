import type { EndpointBody, EndpointReply } from '#contract/http'
import { assertOwnSong, createRecording } from '#module/catalog/recordings'
import { enqueue } from '#queue/queue'
import type { updateRecording as updateRecordingCall } from './contract.ts'
import { verifySongJob } from './jobs.ts'
import { runWithUploadedFiles, type UploadedFiles } from './run-with-uploaded-files.ts'

/**
 * Sends another recording of the artist's song to the check that every upload passes. Until then nothing changes.
 * Throws 404 for what is not theirs and 409 while another one waits.
 */
export async function updateRecording(
  artistId: string,
  songId: string,
  { note }: EndpointBody<typeof updateRecordingCall>,
  files: UploadedFiles,
): Promise<EndpointReply<typeof updateRecordingCall>> {
  await assertOwnSong(artistId, songId)
  return await runWithUploadedFiles(files, async (trx, stored) => {
    const { id } = await createRecording(trx, { artistId, songId, note, ...stored })
    await enqueue(trx, verifySongJob, { songId: id })
    return { id, state: 'checking' as const }
  })
}
