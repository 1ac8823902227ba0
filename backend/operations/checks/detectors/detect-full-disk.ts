import { statfs } from 'node:fs/promises'
import { config } from '#runtime/config'
import type { Observation } from '../check.ts'

/** Bytes that uploads of an hour may need. */
const LOW_BYTES = 2 * 2 ** 30
/** Less than a few uploads need. */
const FULL_BYTES = 256 * 2 ** 20

/** The disk with the files and the uploads. A bucket has no such limit, but uploads pass through this disk as well. */
export async function detectFullDisk(): Promise<Observation[]> {
  const { bavail, bsize } = await statfs(config.DATA_DIR)
  const free = bavail * bsize
  if (free >= LOW_BYTES) return []
  return [
    {
      subject: 'data',
      level: free < FULL_BYTES ? 'serious' : 'notice',
      message: `The disk of the files has ${Math.floor(free / 2 ** 20)} MB left`,
      details: { freeBytes: free },
    },
  ]
}
