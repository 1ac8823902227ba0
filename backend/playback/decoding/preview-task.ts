import { stat } from 'node:fs/promises'
import type { Input as MediaFile, OutputFormat } from 'mediabunny'
import { PREVIEW_SECONDS } from '#contract/playback'
import type { AudioKind } from './audio-kind.ts'
import { assertSongLength } from './decode-audio.ts'
import { mediabunny } from '#runtime/limited/mediabunny'

const {
  AdtsOutputFormat,
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  FlacOutputFormat,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  WavOutputFormat,
} = mediabunny

const OUTPUT_FORMATS: Record<AudioKind['codec'], () => OutputFormat> = {
  mp3: () => new Mp3OutputFormat(),
  wav: () => new WavOutputFormat(),
  flac: () => new FlacOutputFormat(),
  m4a: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  aac: () => new AdtsOutputFormat(),
}

export type Preview = {
  /** Of the whole recording. */
  seconds: number
  codec: string | null
  /** 0 if this recording cannot be cut. */
  bytes: number
}

/** Limited task: measures a recording and copies its beginning into a file of the same format, without re-encoding. */
export async function run(file: {
  path: string
  target: string
  codec: AudioKind['codec']
}): Promise<Preview | undefined> {
  using input = new Input({ source: new FilePathSource(file.path), formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack()
  if (!track) return undefined
  const seconds = await track.computeDuration()
  assertSongLength(seconds)
  const bytes = await writePreview(input, file, Math.min(PREVIEW_SECONDS, seconds / 2))
  return { seconds, codec: track.codec, bytes }
}

async function writePreview(
  input: MediaFile,
  { target, codec }: { target: string; codec: AudioKind['codec'] },
  seconds: number,
): Promise<number> {
  if (!(seconds > 0)) return 0
  const output = new Output({ format: OUTPUT_FORMATS[codec](), target: new FilePathTarget(target) })
  try {
    const conversion = await Conversion.init({
      input,
      output,
      trim: { start: 0, end: seconds },
      video: { discard: true },
      // Previews carry no titles or cover images.
      tags: {},
      showWarnings: false,
      copy: { mode: 'forced', shiftTolerance: Infinity, boundaryPolicy: 'shrink' },
    })
    if (!conversion.isValid) return 0
    await conversion.execute()
    return (await stat(target)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error
    return 0
  }
}
