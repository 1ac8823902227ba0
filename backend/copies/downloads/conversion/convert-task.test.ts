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

/** The kind of file that each format is written to. */
const WRITTEN = { mp3: 'mp3', aac: 'm4a', flac: 'flac' } as const
type Format = keyof typeof WRITTEN
const FORMATS = ['mp3', 'aac', 'flac'] as const

/** What is made of a recording: its size, as told and as it is, what it says about itself, and how it sounds. */
async function convert(file: string, codec: AudioKind['codec'], format: Format) {
  return runWithTemporaryFolder(async (folder) => {
    const [path, target, coverPath] = [join(recordings, file), join(folder, 'made'), join(folder, 'cover.jpg')]
    await writeFile(coverPath, cover)
    const tags = { ...TAGS, cover: coverPath }
    const told = await run({ path, bytes: statSync(path).size, codec, format, target, tags })
    const sound = await measure(target, WRITTEN[format])
    return { told, bytes: statSync(target).size, ...(await parseFile(target)), sound }
  })
}

/** Some are looked at by several tests. */
const converted = new Map<string, ReturnType<typeof convert>>()

function convertOnce(file: string, codec: AudioKind['codec'], format: Format) {
  const key = `${file} ${format}`
  const known = converted.get(key) ?? convert(file, codec, format)
  converted.set(key, known)
  return known
}

describe.each(SOURCES)('%s', (file, codec) => {
  test.each(FORMATS)('becomes %s of the same length and loudness, with tags', async (format) => {
    const made = await convertOnce(file, codec, format)
    expect(made.told).toBe(made.bytes)

    const { common, format: read } = made
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

    const [before, after] = [await measureRecording(file, codec), made.sound]
    // MP3 and AAC begin and end with up to two frames of silence.
    expect(Math.abs(after.seconds - before.seconds)).toBeLessThan(0.12)
    expect(Math.abs(after.peak - before.peak)).toBeLessThan(0.05)
    expect(after.rate).toBe(before.rate)
  })
})

test('FLAC of a lossless recording has the very same samples', async () => {
  const made = await convertOnce('komorebi.wav', 'wav', 'flac')
  const [before, after] = [await measureRecording('komorebi.wav', 'wav'), made.sound]
  expect(after.seconds).toBe(before.seconds)
  expect(made.format).toMatchObject({ bitsPerSample: 16, numberOfChannels: 1 })
  expect(Math.abs(after.peak - before.peak)).toBeLessThan(2 ** -14)
})

test('what is in the format already is copied: the sound of AAC stays as it was encoded', async () => {
  const made = await convertOnce('komorebi.aac', 'aac', 'aac')
  expect(made.sound.sound).toBe((await measureRecording('komorebi.aac', 'aac')).sound)
})
