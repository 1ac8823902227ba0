import { LRUCache } from 'lru-cache'
import { db, sql } from '#platform/database'
import { commonRefusals } from '#contract/platform'
import { Refusal } from '#platform/refusal'
import type { Reply } from '#platform/route'
import { refusals } from './contract.ts'
import { type AskedRange, type Audio, describeAudio, sendAudio } from './send-audio.ts'

type Found = {
  key: string
  bytes: number
  type: string
  title: string
  own: boolean
  mayPlay: boolean
  known: boolean
  fanIds: string[]
  entered: boolean
}

// A player asks for a song in many small pieces. A right that was checked is believed for five seconds, no longer.
const checked = new LRUCache<string, Audio>({ max: 10_000, ttl: 5_000 })

const audioText = `
  SELECT f.key, f.bytes, f.type, s.title, u.id IS NOT NULL AS known,
         s.artist_id = u.artist_id AS own, held.entered IS NOT NULL AS "mayPlay", held.entered, u.fan_ids AS "fanIds"
    FROM songs s JOIN files f ON f.key = s.audio_key
    LEFT JOIN sessions u ON u.token_hash = $2 AND u.expires_at > now()
    LEFT JOIN LATERAL (
      SELECT bool_or(k.entered_at IS NOT NULL) AS entered
        FROM edition_songs es JOIN keymails k ON k.edition_id = es.edition_id
       WHERE es.song_id = s.id AND k.fan_id = ANY (u.fan_ids) AND k.state = 'redeemed') held ON true
   WHERE s.id = $1`

type FirstListen = (songId: string, fanIds: readonly string[]) => Promise<boolean>
let firstListen: FirstListen = () => Promise.resolve(true)

/** Wires what happens before somebody first listens with a copy; it says whether they still hold one. Called once at start. */
export function wireFirstListen(does: FirstListen): void {
  firstListen = does
}

/** The uploaded file, byte for byte, in the range asked for; for the artist and for holders of a copy. */
export async function playSong(
  songId: string,
  { tokenHash, ...asked }: AskedRange & { tokenHash: Buffer | undefined },
): Promise<Reply> {
  return sendAudio(await findAudio(songId, tokenHash), asked)
}

async function findAudio(songId: string, tokenHash: Buffer | undefined): Promise<Audio> {
  if (!tokenHash) throw new Refusal(commonRefusals['no-session'])
  const key = `${songId} ${tokenHash.toString('base64')}`
  const known = checked.get(key)
  if (known) return known
  const [found] = await sql<Found>(db, audioText, [songId, tokenHash])
  if (!found) throw new Refusal(refusals['song-unknown'])
  if (!found.known) throw new Refusal(commonRefusals['no-session'])
  // The first listening is written down before the first byte: of it and a gift at the same moment one counts.
  const mayPlay = found.own || (found.mayPlay && (found.entered || (await firstListen(songId, found.fanIds))))
  if (!mayPlay) throw new Refusal(refusals['not-a-holder'])
  const audio = describeAudio(found, 'private, max-age=3600')
  checked.set(key, audio)
  return audio
}
