import { dirname } from 'node:path'
import { getFileHead } from '#module/storage'
import { LimitedTaskError, runLimited } from '#runtime/limited/run-limited'
import { type AudioKind, getAudioCodec } from './decoding/audio-kind.ts'
import type * as detectKindTask from './decoding/detect-kind-task.ts'

const LIMITS = { cpuSeconds: 10, memoryMegabytes: 400 }

/**
 * Detects the actual format whatever the name and type claim: one of the supported formats with audio in it, else
 * undefined. The file is alone in its folder with what belongs to the same request.
 */
export async function detectAudioKind(path: string): Promise<AudioKind | undefined> {
  // A lenient parser can find something like a frame even in plain text.
  if (await isTextOrProgram(path)) return undefined
  try {
    const task = new URL('decoding/detect-kind-task.ts', import.meta.url)
    const { type } = await runLimited<typeof detectKindTask>(task, { path }, LIMITS, dirname(path))
    const codec = getAudioCodec(type)
    return codec && { type, codec }
  } catch (error) {
    // Unparseable, broken or built to harm: not playable in any case.
    if (error instanceof LimitedTaskError) return undefined
    throw error
  }
}

async function isTextOrProgram(path: string): Promise<boolean> {
  const head = await getFileHead(path, 64)
  // The head is read as bytes: the first three are a byte order mark.
  return /^(?:\xef\xbb\xbf|\s)*[<{#%!]|^MZ|^\x7fELF|^PK|^%PDF/.test(head)
}
