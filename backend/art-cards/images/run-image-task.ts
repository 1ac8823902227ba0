import { runLimited } from '#runtime/limited/run-limited'
import { IMAGE_LIMITS } from './image-limits.ts'
import type * as cardImagesTask from './card-images-task.ts'
import type * as normalizeImageTask from './normalize-image-task.ts'
import type * as readWatermarkTask from './read-watermark-task.ts'
import type * as watermarkTask from './watermark-task.ts'

type Tasks = {
  'card-images': typeof cardImagesTask
  'normalize-image': typeof normalizeImageTask
  'read-watermark': typeof readWatermarkTask
  watermark: typeof watermarkTask
}

/** Runs one of the tasks on images in a limited process that sees `folder` only. Throws LimitedTaskError. */
export function runImageTask<N extends keyof Tasks>(
  name: N,
  input: Parameters<Tasks[N]['run']>[0],
  folder: string,
): Promise<Awaited<ReturnType<Tasks[N]['run']>>> {
  return runLimited<Tasks[N]>(new URL(`${name}-task.ts`, import.meta.url), input, IMAGE_LIMITS, folder)
}
