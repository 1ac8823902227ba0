import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFile } from 'music-metadata'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AudioKind, decodeAudio } from '#module/playback/decoding'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import { type Tags, run } from './convert-task.ts'

const recordings = join(import.meta.dirname, '../../../../e2e/recordings')

/** Length, loudest sample and a hash of all samples of what it decodes to. */
async function measure(path: string, codec: AudioKind['codec']) {
  const hash = createHash('sha256')
  let samples = 0
  let peak = 0
  let rate = 0
  for await (const { channelData, sampleRate } of decodeAudio({ path, bytes: statSync(path).size }, codec)) {
    const [channel = new Float32Array()] = channelData
    samples += channel.length
    rate = sampleRate
    for (const sample of channel) peak = Math.max(peak, Math.abs(sample))
    hash.update(Int16Array.from(channel, (sample) => Math.round(sample * 32_767)))
  }
  return { seconds: samples / rate, peak, rate, sound: hash.digest('hex') }
}

/** Of the recordings, each of which is the source of several tests. */
const measured = new Map<string, ReturnType<typeof measure>>()

function measureRecording(file: string, codec: AudioKind['codec']) {
  const known = measured.get(file) ?? measure(join(recordings, file), codec)
  measured.set(file, known)
  return known
}

let cover: Buffer
beforeAll(async () => {
  const square = { width: 64, height: 64, channels: 3, background: '#a06f22' } as const
  cover = await sharp({ create: square }).jpeg().toBuffer()
})

const TAGS: Omit<Tags, 'cover'> = {
  title: 'Komorebi 木漏れ日',
  artist: 'Zoë Åkerström',
  album: 'Light',
  track: 2,
  tracks: 5,
  year: 2026,
  genre: 'Ambient',
  comment: 'Copy No. 47 of 500, https://tunemaker.example/copies/1',
}

const SOURCES = [
  ['komorebi.wav', 'wav'],
  ['komorebi.flac', 'flac'],
  ['komorebi-alac.m4a', 'm4a'],
  ['komorebi.mp3', 'mp3'],
  ['komorebi.m4a', 'm4a'],
  ['komorebi.aac', 'aac'],
] as const

const FORMATS = [
  ['mp3', 'mp3'],
  ['aac', 'm4a'],
  ['flac', 'flac'],
] as const

describe.each(SOURCES)('%s', (file, codec) => {
  test.each(FORMATS)('becomes %s of the same length and loudness, with tags', async (format, written) => {
    await runWithTemporaryFolder(async (folder) => {
      const [path, target, coverPath] = [join(recordings, file), join(folder, 'made'), join(folder, 'cover.jpg')]
      await writeFile(coverPath, cover)
      const bytes = await run({
        path,
        bytes: statSync(path).size,
        codec,
        format,
        target,
        tags: { ...TAGS, cover: coverPath },
      })
      expect(bytes).toBe(statSync(target).size)

      const { common, format: read } = await parseFile(target)
      expect(common).toMatchObject({
        title: TAGS.title,
        artist: TAGS.artist,
        albumartist: TAGS.artist,
        album: TAGS.album,
        track: { no: 2, of: 5 },
        year: 2026,
        genre: ['Ambient'],
      })
      expect(common.comment?.[0]?.text).toBe(TAGS.comment)
      expect(common.picture?.[0]?.format).toBe('image/jpeg')
      expect(Buffer.from(common.picture?.[0]?.data ?? []).equals(cover)).toBe(true)
      expect(read.codec).toMatch({ mp3: /Layer 3/, aac: /AAC/, flac: /FLAC/ }[format])

      const before = await measureRecording(file, codec)
      const after = await measure(target, written)
      // MP3 and AAC begin and end with up to two frames of silence.
      expect(Math.abs(after.seconds - before.seconds)).toBeLessThan(0.12)
      expect(Math.abs(after.peak - before.peak)).toBeLessThan(0.05)
      expect(after.rate).toBe(before.rate)
    })
  })
})

test('FLAC of a lossless recording has the very same samples', async () => {
  await runWithTemporaryFolder(async (folder) => {
    const path = join(recordings, 'komorebi.wav')
    const [target, coverPath] = [join(folder, 'made'), join(folder, 'cover.jpg')]
    await writeFile(coverPath, cover)
    const tags = { ...TAGS, cover: coverPath }
    await run({ path, bytes: statSync(path).size, codec: 'wav', format: 'flac', target, tags })
    const [before, after] = [await measureRecording('komorebi.wav', 'wav'), await measure(target, 'flac')]
    expect(after.seconds).toBe(before.seconds)
    expect((await parseFile(target)).format).toMatchObject({ bitsPerSample: 16, numberOfChannels: 1 })
    expect(Math.abs(after.peak - before.peak)).toBeLessThan(2 ** -14)
  })
})

test('what is in the format already is copied: the sound of AAC stays as it was encoded', async () => {
  await runWithTemporaryFolder(async (folder) => {
    const path = join(recordings, 'komorebi.aac')
    const [target, coverPath] = [join(folder, 'made'), join(folder, 'cover.jpg')]
    await writeFile(coverPath, cover)
    const tags = { ...TAGS, cover: coverPath }
    await run({ path, bytes: statSync(path).size, codec: 'aac', format: 'aac', target, tags })
    expect((await measure(target, 'm4a')).sound).toBe((await measure(path, 'aac')).sound)
  })
})
