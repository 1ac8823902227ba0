import { LRUCache } from 'lru-cache'
import { isListening, subscribe } from '#database/pub-sub'
import type { ServableAudio } from './delivery/build-audio-response.ts'

/** Who may play a song, as whom, and what is played. */
export type PlaybackRight = {
  songId: string
  /** The listener is the song's artist. */
  own: boolean
  visitorId: string
  fanIds: string[]
  audio: ServableAudio
  /** The same, for ranges after the first byte. */
  laterRanges: ServableAudio
  /** The Content-Disposition under which a browser saves the file. */
  attachment: string
}

/**
 * Published by triggers on sessions and Keymails, with the visitor or the fan whose rights became fewer. Empty after a
 * lost connection: anybody's may have.
 */
const TOPIC = 'playback-rights-ended'

// Players request a song in many small ranges, so checked rights are remembered until they end, for a minute at
// most. To the second: by default the cache starts a timer every millisecond to know the time.
const remembered = new LRUCache<string, PlaybackRight>({ max: 10_000, ttl: 60_000, ttlResolution: 1_000 })

/** What ended during each check that is under way. */
const checks = new Set<string[]>()

const listeners = new Set<(isConcerned: (right: PlaybackRight) => boolean) => void>()

/** Calls the subscriber when rights have ended, in whatever process. Not before the first right is asked for. */
export function subscribeToEndedRights(subscriber: (isConcerned: (right: PlaybackRight) => boolean) => void): void {
  listeners.add(subscriber)
}

/**
 * The right that was checked lately and has not ended; undefined while nothing can be heard from the database.
 * `sessionKey` is the hash of the session's token in base64.
 */
export function getRememberedRight(songId: string, sessionKey: string): PlaybackRight | undefined {
  return isListening() ? remembered.get(`${songId} ${sessionKey}`) : undefined
}

/**
 * The right remembered of this session, or the one that `check` finds. A right that ends is forgotten in every web
 * process as soon as the database says so. While nothing can be heard from the database, nothing is remembered.
 */
export async function getPlaybackRight(
  songId: string,
  tokenHash: Buffer,
  check: () => Promise<PlaybackRight>,
): Promise<PlaybackRight> {
  listen()
  const sessionKey = tokenHash.toString('base64')
  const known = getRememberedRight(songId, sessionKey)
  if (known) return known
  for (;;) {
    const ended: string[] = []
    checks.add(ended)
    const right = await check().finally(() => checks.delete(ended))
    // What was read may be older than the end.
    if (ended.some((id) => isConcerned(right, id))) continue
    if (isListening()) remembered.set(`${songId} ${sessionKey}`, right)
    return right
  }
}

const isConcerned = ({ visitorId, fanIds }: PlaybackRight, ended: string) =>
  ended === '' || visitorId === ended || fanIds.includes(ended)

let isSubscribed = false

function listen(): void {
  if (isSubscribed) return
  isSubscribed = true
  subscribe(TOPIC, (id) => {
    for (const ended of checks) ended.push(id)
    for (const [key, right] of remembered.entries()) if (isConcerned(right, id)) remembered.delete(key)
    for (const subscriber of listeners) subscriber((right) => isConcerned(right, id))
  })
}
