import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Participant, getParticipant } from '#module/green-room/access'
import { createPost, sendMessage } from '#module/green-room/entries'
import { updateDisplayName } from '#module/green-room/members'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import type { Session } from '#http/sessions/session'
import { buildWavHeader } from './music/build-wav-header.ts'
import { demoCatalog } from './catalog/demo-catalog.ts'
import { type RoomLine, holderNames, roomLines } from './catalog/green-rooms.ts'
import { renderPhoto } from './pictures/render-photo.ts'

type Artists = Map<string, { id: string; stageName: string }>

/** Fills the demo Green Rooms through the operations visitors use, then backdates the entries. */
export async function createGreenRooms(artists: Artists): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tunemaker-rooms-'))
  try {
    for (const [demoId, artist] of artists) await seedGreenRoom(demoId, artist.id, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function seedGreenRoom(demoId: string, artistId: string, folder: string): Promise<void> {
  const lines: RoomLine[] = roomLines.filter(({ artist }) => artist === demoId)
  const told = demoCatalog.posts.filter(({ artist }) => artist === demoId)
  if (lines.length + told.length === 0) return
  const host = await getParticipant(buildSession({ artistId }), artistId, 'english')
  const holders = await listHolders(artistId)
  const names = holderNames[demoId] ?? []
  for (const [n, name] of names.entries()) if (holders[n]) await updateDisplayName(holders[n], name)

  const happened = [
    ...told.map((post) => ({ hoursAgo: post.daysAgo * 24, tell: () => createArtistPost(host, post) })),
    ...lines.map((said) => ({ hoursAgo: said.hoursAgo, tell: () => createEntry(said, host, holders, folder) })),
  ]
  for (const { hoursAgo, tell: happen } of happened.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const id = await happen()
    if (id) {
      await sql(db, 'UPDATE green_room_entries SET created_at = now() - make_interval(mins => $2) WHERE id = $1', [
        id,
        hoursAgo * 60,
      ])
    }
  }
}

async function createArtistPost(
  host: Participant,
  { kind, title, text }: (typeof demoCatalog.posts)[number],
): Promise<string> {
  const post = {
    kind: kind === 'story' ? ('story' as const) : ('post' as const),
    title,
    text,
    songId: '',
    requestId: randomUUID(),
  }
  return (await createPost(host, post, {})).id
}

async function createEntry(
  said: RoomLine,
  host: Participant,
  holders: Participant[],
  folder: string,
): Promise<string | undefined> {
  const guest = said.who === 'artist' ? host : holders[said.who]
  // The catalog may sell fewer copies than there are speakers.
  if (!guest) return undefined
  const requestId = randomUUID()
  if (said.where === 'wall') {
    const files: Record<string, ReceivedFile> = {}
    for (const [n, scene] of (said.photos ?? []).entries()) {
      files[`photo${n + 1}`] = await createFile(folder, await renderPhoto(scene))
    }
    if (said.voice) files['voice'] = await createFile(folder, renderHummedPhrase(said.voice))
    return (await createPost(guest, { kind: 'post', title: '', text: said.text, songId: '', requestId }, files)).id
  }
  if (said.where === 'chat') return (await sendMessage(guest, { text: said.text, place: 'chat', requestId })).id
  const member = holders[said.where.with]?.memberId
  if (!member) return undefined
  return (await sendMessage(guest, { text: said.text, place: 'thread', member, requestId })).id
}

async function createFile(folder: string, bytes: Buffer): Promise<ReceivedFile> {
  const path = join(folder, randomUUID())
  await writeFile(path, bytes)
  return { path, name: '', bytes: bytes.length, type: '' }
}

/** The first three holders, by copy number. */
async function listHolders(artistId: string): Promise<Participant[]> {
  const fans = await sql<{ fanId: string }>(
    db,
    `SELECT k.fan_id AS "fanId" FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE e.artist_id = $1 AND k.state = 'redeemed' GROUP BY k.fan_id ORDER BY min(k.copy), k.fan_id LIMIT 3`,
    [artistId],
  )
  return Promise.all(fans.map(({ fanId }) => getParticipant(buildSession({ fanIds: [fanId] }), artistId, 'english')))
}

function buildSession(rights: { artistId?: string; fanIds?: string[] }): Session {
  return {
    id: '',
    visitorId: randomUUID(),
    artistId: null,
    accountType: 'production',
    fanIds: [],
    collectorId: null,
    ...rights,
  }
}

/** Somebody humming five notes into a phone: 16 kHz, mono. */
function renderHummedPhrase(seconds: number): Buffer {
  const rate = 16_000
  const samples = rate * seconds
  const wav = Buffer.alloc(44 + samples * 2)
  buildWavHeader(samples, rate, 1).copy(wav)
  const notes = [196, 220, 246.9, 220, 174.6]
  let phase = 0
  for (let i = 0; i < samples; i++) {
    const at = (i / samples) * notes.length
    const note = notes[Math.floor(at)] ?? 196
    const within = at % 1
    phase += (2 * Math.PI * note * (1 + 0.006 * Math.sin((i / rate) * 34))) / rate
    const swell = Math.min(1, within * 9) * Math.min(1, (1 - within) * 6)
    const voice = Math.sin(phase) + 0.35 * Math.sin(2 * phase) + 0.12 * Math.sin(3 * phase)
    wav.writeInt16LE(Math.round(9_000 * swell * voice), 44 + i * 2)
  }
  return wav
}
