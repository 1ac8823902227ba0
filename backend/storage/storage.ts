import type { Readable } from 'node:stream'
import { config } from '#platform/config'
import { FileStorage } from './file-storage.ts'

/**
 * Where files lie: a folder, or an S3 bucket. Keys are made by us (`songs/<uuid>`), never by a client.
 * A stored file never changes; replacing means a new key.
 */
export type Storage = {
  /** Moves a finished local file in; when the promise resolves it survives a crash. */
  put(key: string, path: string, type: string): Promise<void>
  /** Bytes `start` to `end`, both included, as a stream. */
  stream(key: string, start: number, end: number): Promise<Readable>
  /** The same in one buffer: faster for small ranges. It may lie in the memory that is given. */
  read(key: string, start: number, end: number, memory?: Buffer): Promise<Buffer>
  remove(key: string): Promise<void>
  /** Everything that lies there, with its age in seconds. */
  list(): AsyncIterable<{ key: string; ageSeconds: number }>
}

// The S3 client is heavy: only who uses it loads it.
export const storage: Storage = config.S3_BUCKET
  ? new (await import('./s3-storage.ts')).S3Storage(config)
  : new FileStorage(config.DATA_DIR)
