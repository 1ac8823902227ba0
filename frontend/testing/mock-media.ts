import { vi } from 'vitest'

const playing = new WeakSet<HTMLMediaElement>()

/** Lets audio elements play, pause and load silently, with the same events as in a browser. */
export function mockMedia(): void {
  const media = HTMLMediaElement.prototype
  vi.spyOn(media, 'paused', 'get').mockImplementation(function paused(this: HTMLMediaElement) {
    return !playing.has(this)
  })
  vi.spyOn(media, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    playing.add(this)
    this.dispatchEvent(new Event('play'))
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  })
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'))
  })
  vi.spyOn(media, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(media, 'load').mockImplementation(() => undefined)
}

/** Reports the length of the recording, as a browser does once it has read the file's header. */
export function loadMetadata(audio: HTMLMediaElement, seconds: number): void {
  vi.spyOn(audio, 'duration', 'get').mockReturnValue(seconds)
  audio.dispatchEvent(new Event('loadedmetadata'))
}
