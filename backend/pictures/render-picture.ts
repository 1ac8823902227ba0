import { runLimited } from '#runtime/limited/run-limited'
import type { Rendition } from './render-picture-task.ts'
import type * as renderPictureTask from './render-picture-task.ts'

const task = new URL('render-picture-task.ts', import.meta.url)

/** Sixty million pixels of a large PNG take ten seconds and half a gigabyte. */
const LIMITS = { cpuSeconds: 60, memoryMegabytes: 900, fileMegabytes: 32 }

/**
 * Decodes a picture in a limited process and writes it in several sizes, the largest first, into `folder`. Returns
 * dimensions and bytes of each. Throws LimitedTaskError for what is not a picture or breaks its reader.
 */
export function renderPicture(
  picture: { path: string; maxPixels: number; renditions: Rendition[] },
  folder: string,
): Promise<{ width: number; height: number; bytes: number }[]> {
  return runLimited<typeof renderPictureTask>(task, picture, LIMITS, folder)
}
