import { CustomSource } from 'mediabunny'
import { storage } from '#module/storage'

export type AudioFile = { key: string; bytes: number; type: string }

/** The stored recording, read piece by piece: from a folder or a bucket alike. */
export function openStoredFile({ key, bytes }: AudioFile): CustomSource {
  return new CustomSource({
    getSize: () => bytes,
    read: (start, end) => storage.read(key, start, end - 1),
    prefetchProfile: 'fileSystem',
  })
}
