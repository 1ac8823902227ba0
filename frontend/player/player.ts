import { buildShuffledOrder, getNextIndex, getPreviousIndex } from './queue/queue-order.ts'
import { getCurrentTrack, getEmptyPlayerState, getPlayerState, updatePlayerState as update } from './player-state.ts'
import { getStoredPlayer, updateStoredPlayer } from './stored-player.ts'
import type { PlayerTrack } from './track.ts'

/** Within this many seconds Previous goes to the track before; later it restarts this one. */
const RESTART_SECONDS = 3
/** The next track is requested this long before the end, in seconds. */
const PRELOAD_SECONDS = 15
const SAVE_INTERVAL_MS = 2_000

let sound: HTMLAudioElement | undefined
let preloader: HTMLAudioElement | undefined
/** Where playback starts once the metadata has loaded, in seconds. */
let resumeAt = 0
const playedCopies = new Set<string>()

/** The exact position, in seconds; the state has it about four times a second. */
export const getPlaybackTime = (): number => sound?.currentTime ?? 0

/**
 * The one player of the product, outside of React and of the router: it survives navigation. Every sound of a song goes
 * through its single audio element, so that a preview and a copy never play at once.
 */
export const player = {
  /** Plays these tracks from `index`, after consent where the first play ends the right to give a copy away. */
  play: (queueId: string, tracks: readonly PlayerTrack[], index: number): void => {
    const isCurrent =
      getPlayerState().queueId === queueId && getCurrentTrack(getPlayerState())?.src === tracks[index]?.src
    const order = getPlayerState().shuffle
      ? buildShuffledOrder(tracks.length, index)
      : Array.from({ length: tracks.length }, (_, at) => at)
    update({ queueId, tracks, order })
    if (isCurrent && !getPlayerState().failed) {
      update({ index })
      start(index)
    } else changeTrack(index, true)
  },
  /** Adds tracks to an unchanged queue, such as a copy bought meanwhile, without a break. */
  updateTracks: (tracks: readonly PlayerTrack[]): void => {
    const src = getCurrentTrack(getPlayerState())?.src
    const index = tracks.findIndex((track) => track.src === src)
    if (index < 0) return
    const order = getPlayerState().shuffle ? buildShuffledOrder(tracks.length, index) : tracks.map((_, at) => at)
    update({ tracks, index, order })
  },
  /** Loads a track without playing it, at a place in seconds. */
  load: (queueId: string, tracks: readonly PlayerTrack[], index: number, seconds: number): void => {
    update({ queueId, tracks, order: tracks.map((_, at) => at) })
    changeTrack(index, false)
    resume(seconds)
    update({ time: seconds })
  },
  toggle: (): void => {
    if (getPlayerState().failed) player.retry()
    else if (getSound().paused) start(getPlayerState().index)
    else getSound().pause()
  },
  pause: (): void => {
    sound?.pause()
  },
  seek: (seconds: number): void => {
    const at = Math.min(Math.max(0, seconds), getPlayerState().duration)
    const audio = getSound()
    if (audio.readyState > 0) audio.currentTime = at
    else resume(at)
    update({ time: at })
  },
  next: (): void => {
    const next = getNextIndex(getPlayerState().order, getPlayerState().index, getPlayerState().repeat, true)
    if (next !== undefined) changeTrack(next, getPlayerState().playing)
  },
  /** Restarts the track, or goes to the previous one within its first seconds. */
  previous: (): void => {
    const previous = getPreviousIndex(getPlayerState().order, getPlayerState().index, getPlayerState().repeat)
    if (getPlayerState().time > RESTART_SECONDS || previous === undefined) player.seek(0)
    else changeTrack(previous, getPlayerState().playing)
  },
  goTo: (index: number): void => {
    if (index === getPlayerState().index) player.toggle()
    else changeTrack(index, true)
  },
  /** Loads the track again and continues where it stopped. */
  retry: (): void => {
    resumeAt = getPlayerState().time
    update({ failed: false, waiting: true })
    getSound().load()
    start(getPlayerState().index)
  },
  /** The listener agrees that the first play ends the right to give the copy away. */
  confirmFirstPlay: (): void => {
    const index = getPlayerState().asking
    const copy = index === undefined ? undefined : getPlayerState().tracks[index]?.giveableCopy
    if (index === undefined || copy === undefined) return
    playedCopies.add(copy)
    // After a reload it is not asked again.
    const tracks = getPlayerState().tracks.map(({ giveableCopy, ...track }) =>
      giveableCopy === undefined || giveableCopy === copy ? track : { ...track, giveableCopy },
    )
    update({ tracks, asking: undefined })
    start(index)
  },
  cancelFirstPlay: (): void => {
    update({ asking: undefined })
  },
  toggleShuffle: (): void => {
    const { shuffle, tracks, index } = getPlayerState()
    update({
      shuffle: !shuffle,
      order: shuffle ? tracks.map((_, at) => at) : buildShuffledOrder(tracks.length, index),
    })
    save()
  },
  toggleRepeat: (): void => {
    const { repeat } = getPlayerState()
    update({ repeat: repeat === 'off' ? 'all' : repeat === 'all' ? 'one' : 'off' })
    save()
  },
  toggleMute: (): void => {
    getSound().muted = !getPlayerState().muted
  },
  /** From 0 to 1. */
  changeVolume: (volume: number): void => {
    getSound().volume = volume
    getSound().muted = false
  },
  /** Stops and forgets the queue: when it is closed, and when somebody signs out. */
  clear: (): void => {
    sound?.pause()
    sound?.removeAttribute('src')
    sound?.load()
    resumeAt = 0
    const { volume, muted, shuffle, repeat } = getPlayerState()
    update({ ...getEmptyPlayerState(), volume, muted, shuffle, repeat })
    save()
  },
}

function changeTrack(index: number, keepPlaying: boolean): void {
  const track = getPlayerState().tracks[index]
  if (!track) return
  resumeAt = 0
  const audio = getSound()
  if (
    keepPlaying &&
    index === getPlayerState().index &&
    !getPlayerState().failed &&
    audio.getAttribute('src') === track.src
  ) {
    // The same song again, without loading it again.
    audio.currentTime = 0
    start(index)
    return
  }
  // Set before the play call of the same event: a phone starts playback only within the tap itself.
  audio.src = track.src
  update({ index, time: 0, duration: track.seconds ?? 0, failed: false, waiting: false })
  save()
  if (keepPlaying) start(index)
  else audio.pause()
}

/** Where playback is to start. Some browsers forget it while they load the metadata, so it is set again then. */
function resume(seconds: number): void {
  resumeAt = seconds
  getSound().currentTime = seconds
}

function start(index: number): void {
  const copy = getPlayerState().tracks[index]?.giveableCopy
  if (copy !== undefined && !playedCopies.has(copy)) {
    getSound().pause()
    update({ asking: index, playing: false })
    return
  }
  // A failed load also arrives as an error event, and blocked autoplay only means that a click is needed.
  getSound()
    .play()
    .catch(() => update({ waiting: false }))
}

function getSound(): HTMLAudioElement {
  if (sound) return sound
  const audio = document.createElement('audio')
  sound = audio
  // The first request for a copy counts as its first play.
  audio.preload = 'none'
  // In the document, so that its events reach whoever must be silent meanwhile, see use-exclusive-playback.ts.
  document.body.append(audio)
  const setDuration = () =>
    Number.isFinite(audio.duration) && audio.duration > 0 && update({ duration: audio.duration })
  const on = (type: string, handle: () => unknown) => audio.addEventListener(type, () => void handle())
  on('loadedmetadata', () => {
    setDuration()
    if (resumeAt > 0) audio.currentTime = resumeAt
    resumeAt = 0
  })
  on('durationchange', setDuration)
  on('timeupdate', () => {
    if (resumeAt > 0) return
    update({ time: audio.currentTime })
    preloadNext(audio)
  })
  on('play', () => update({ playing: true }))
  on('pause', () => {
    update({ playing: false })
    save()
  })
  on('waiting', () => update({ waiting: true }))
  on('playing', () => update({ waiting: false }))
  on('canplay', () => update({ waiting: false }))
  on('volumechange', () => {
    update({ volume: audio.volume, muted: audio.muted })
    save()
  })
  on('ended', playNext)
  on('error', () => audio.hasAttribute('src') && update({ failed: true, waiting: false, playing: false }))
  document.addEventListener('play', ({ target }) => target !== audio && audio.pause(), true)
  setInterval(() => audio.paused || save(), SAVE_INTERVAL_MS)
  addEventListener('pagehide', save)
  return audio
}

function playNext(): void {
  const next = getNextIndex(getPlayerState().order, getPlayerState().index, getPlayerState().repeat, false)
  if (next === undefined) player.seek(0)
  else changeTrack(next, true)
}

/** Fills the browser's cache, so that the next track follows at once. Not with a copy that nobody has played yet. */
function preloadNext(audio: HTMLAudioElement): void {
  const next =
    getPlayerState().tracks[
      getNextIndex(getPlayerState().order, getPlayerState().index, getPlayerState().repeat, false) ?? -1
    ]
  if (!next || audio.duration - audio.currentTime > PRELOAD_SECONDS) return
  if (next.giveableCopy !== undefined && !playedCopies.has(next.giveableCopy)) return
  preloader ??= document.createElement('audio')
  if (preloader.getAttribute('src') === next.src) return
  preloader.preload = 'auto'
  preloader.src = next.src
}

/** After a reload the queue is there again, paused at its place. */
function restore(): void {
  const stored = getStoredPlayer()
  const audio = getSound()
  if (!stored) return
  const { queueId, tracks, index, seconds, volume, muted, shuffle, repeat } = stored
  audio.volume = volume
  audio.muted = muted
  const track = tracks[index]
  update({ volume, muted, shuffle, repeat })
  if (!track) return
  audio.src = track.src
  resume(seconds)
  const order = shuffle ? buildShuffledOrder(tracks.length, index) : tracks.map((_, at) => at)
  update({ queueId, tracks, index, order, time: seconds, duration: track.seconds ?? 0 })
}

function save(): void {
  const { queueId, tracks, index, time, volume, muted, shuffle, repeat } = getPlayerState()
  updateStoredPlayer({ queueId, tracks, index, seconds: time, volume, muted, shuffle, repeat })
}

// While prerendering there is no sound.
if (typeof document !== 'undefined') restore()
