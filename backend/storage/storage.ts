import type { Readable } from 'node:stream'
import { config } from '#runtime/config'
import { FileStorage } from './file-storage.ts'

/**
 * File storage: a folder or an S3 bucket. Keys are generated (`songs/<uuid>`), never chosen by a client. A stored file
 * never changes; a replacement gets a new key.
 */
export type Storage = {
  /** Moves a complete local file into storage; once the promise resolves, it survives a crash. */
  put(key: string, path: string, type: string): Promise<void>
  /** Bytes `start` to `end`, both inclusive, as a stream. */
  stream(key: string, start: number, end: number): Promise<Readable>
  /** The same as one buffer, which is faster for small ranges. May use the given memory. */
  read(key: string, start: number, end: number, memory?: Buffer): Promise<Buffer>
  delete(key: string): Promise<void>
  /** Only a bucket: an address that anybody may read the file at for a minute, at the given or the bucket's endpoint. */
  createSignedUrl?(key: string, as?: SignedUrlOptions): Promise<string>
  /** Only a folder: what its disk has left. */
  getFreeBytes?(): Promise<number>
  /** All stored files, with their age in seconds. */
  list(): AsyncIterable<{ key: string; ageSeconds: number }>
}

/** Content-Type and Content-Disposition replace those that the file was stored with. */
export type SignedUrlOptions = {
  endpoint?: string
  type?: string | undefined
  disposition?: string | undefined
}

// The S3 client is heavy, so it is loaded only when used.
export const storage: Storage = config.S3_BUCKET
  ? new (await import('./s3-storage.ts')).S3Storage(config)
  : new FileStorage(config.DATA_DIR)
