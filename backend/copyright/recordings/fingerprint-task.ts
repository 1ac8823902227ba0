import { writeFile } from 'node:fs/promises'
import { type AudioFile, type AudioKind, decodeAudio } from '#module/playback/decoding'
import { Fingerprint } from './fingerprint.ts'

/** Limited task: writes a recording's landmarks to `target` as pairs of 32-bit integers, hash and time. */
export async function run({
  codec,
  target,
  ...file
}: AudioFile & { codec: AudioKind['codec']; target: string }): Promise<void> {
  const fingerprint = new Fingerprint()
  for await (const { channelData, sampleRate } of decodeAudio(file, codec)) {
    const [left, right] = channelData
    if (left) fingerprint.add(right ? toMono(left, right) : left, sampleRate)
  }
  await writeFile(target, Int32Array.from(fingerprint.landmarks.flatMap(({ hash, at }) => [hash, at])))
}

function toMono(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((sample, at) => (sample + (right[at] ?? 0)) / 2)
}
