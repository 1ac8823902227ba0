import { runInTransaction, type Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import { detectAudioKind } from '#module/playback'
import { detectDocumentType } from '#module/storage'
import { confirmFile, createStoredFile, deleteUnconfirmedFile, type StoredFile } from '#module/storage/files'
import { errors } from './contract.ts'

export type UploadedFiles = { audioFile?: ReceivedFile; copyrightDocument?: ReceivedFile }

/**
 * Stores a received recording and its document, if there is one, and runs `work` with their keys in a transaction that
 * keeps them. Whatever fails removes them. Throws 400 and 415 for what is no recording or document.
 */
export async function runWithUploadedFiles<T>(
  { audioFile, copyrightDocument }: UploadedFiles,
  work: (trx: Trx, stored: { audioKey: string; documentKey: string | null }) => Promise<T>,
): Promise<T> {
  if (!audioFile || audioFile.bytes === 0) throw new ApiError(errors['audio-missing'])
  const audioKind = await detectAudioKind(audioFile.path)
  if (!audioKind) throw new ApiError(errors['not-audio'])
  const documentType = copyrightDocument?.bytes ? await detectDocumentType(copyrightDocument.path) : undefined
  if (copyrightDocument?.bytes && !documentType) throw new ApiError(errors['not-a-document'])

  const stored: StoredFile[] = []
  try {
    const audio = await createStoredFile('songs', audioFile, audioKind.type)
    stored.push(audio)
    const document =
      documentType && copyrightDocument && (await createStoredFile('documents', copyrightDocument, documentType))
    if (document) stored.push(document)
    return await runInTransaction(async (trx) => {
      for (const file of stored) await confirmFile(trx, file)
      return await work(trx, { audioKey: audio.key, documentKey: document ? document.key : null })
    })
  } catch (error) {
    await Promise.all(stored.map(deleteUnconfirmedFile))
    throw error
  }
}
