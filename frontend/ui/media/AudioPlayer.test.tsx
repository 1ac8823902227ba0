import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMetadata, mockMedia } from '#frontend/testing/mock-media.ts'
import { AudioPlayer } from './AudioPlayer.tsx'
import type { AudioTrack } from './audio-track.ts'
import { CompactPlayer } from './CompactPlayer.tsx'

const AURORA: AudioTrack = { id: 'a', title: 'Aurora', artist: 'Ada', src: '/aurora.mp3', seconds: 65 }
const LOW_TIDE: AudioTrack = { id: 'b', title: 'Low Tide', src: '/low-tide.mp3', seconds: 3_605 }

beforeEach(mockMedia)

const getPlayer = (title: string) => within(screen.getByRole('region', { name: `Player: ${title}` }))

function getAudio(index = 0): HTMLAudioElement {
  const audio = document.querySelectorAll('audio')[index]
  if (!audio) throw new Error(`There is no audio element ${index}.`)
  return audio
}

test('nothing is requested before the first play', () => {
  render(<AudioPlayer tracks={[AURORA]} />)
  expect(getAudio().getAttribute('preload')).toBe('none')
  expect(getAudio().paused).toBe(true)
})

test('the button plays and pauses', async () => {
  const user = userEvent.setup()
  render(<AudioPlayer tracks={[AURORA]} />)
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(getAudio().paused).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(getAudio().paused).toBe(true)
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})

test('one player pauses when another one starts', async () => {
  const user = userEvent.setup()
  render(
    <>
      <AudioPlayer tracks={[AURORA]} />
      <AudioPlayer tracks={[LOW_TIDE]} />
      <CompactPlayer title="Undertow" src="/undertow.mp3" peaks={null} durationMs={null} />
    </>,
  )
  await user.click(getPlayer('Aurora').getByRole('button', { name: 'Play' }))
  await user.click(getPlayer('Low Tide').getByRole('button', { name: 'Play' }))
  expect([getAudio(0).paused, getAudio(1).paused, getAudio(2).paused]).toEqual([true, false, true])
  await user.click(screen.getByRole('button', { name: 'Play Undertow' }))
  expect([getAudio(0).paused, getAudio(1).paused, getAudio(2).paused]).toEqual([true, true, false])
  expect(getPlayer('Low Tide').getByRole('button', { name: 'Play' })).toBeTruthy()
})

test('the catalog’s duration is shown until the file’s own is known', () => {
  render(<AudioPlayer tracks={[AURORA]} />)
  expect(screen.getByText('1:05')).toBeTruthy()
  act(() => loadMetadata(getAudio(), 83.4))
  expect(screen.getByText('1:23')).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Position in the song' }).getAttribute('aria-valuetext')).toBe(
    '0:00 of 1:23',
  )
})

test('an unknown duration cannot be seeked in', () => {
  render(<AudioPlayer tracks={[{ id: 'a', title: 'Aurora', src: '/aurora.mp3' }]} />)
  expect(screen.getByText('–:––')).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Position in the song' }).hasAttribute('disabled')).toBe(true)
})

test('the keyboard seeks by 5 and 15 seconds and to both ends, never beyond them', async () => {
  const user = userEvent.setup()
  render(<AudioPlayer tracks={[AURORA]} />)
  act(() => screen.getByRole('slider', { name: 'Position in the song' }).focus())
  const positions: number[] = []
  for (const key of ['ArrowRight', 'PageUp', 'ArrowLeft', 'ArrowDown', 'PageDown', 'End', 'ArrowUp', 'Home']) {
    await user.keyboard(`{${key}}`)
    positions.push(getAudio().currentTime)
  }
  expect(positions).toEqual([5, 20, 15, 10, 0, 65, 65, 0])
  await user.keyboard(' ')
  expect(getAudio().paused).toBe(false)
})

test('a song that ends is followed by the next one, and Next stops at the last', async () => {
  const user = userEvent.setup()
  const onTrackChange = vi.fn()
  render(<AudioPlayer tracks={[AURORA, LOW_TIDE]} onTrackChange={onTrackChange} />)
  await user.click(screen.getByRole('button', { name: 'Play' }))
  act(() => void getAudio().dispatchEvent(new Event('ended')))
  expect(onTrackChange).toHaveBeenLastCalledWith(LOW_TIDE)
  expect(getAudio().getAttribute('src')).toBe('/low-tide.mp3')
  expect(getAudio().paused).toBe(false)
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true)
})

test('Previous restarts a song, and within its first three seconds goes to the one before', async () => {
  const user = userEvent.setup()
  render(<AudioPlayer tracks={[AURORA, LOW_TIDE]} />)
  await user.click(screen.getByRole('button', { name: /Low Tide/ }))
  act(() => {
    getAudio().currentTime = 40
    getAudio().dispatchEvent(new Event('timeupdate'))
  })
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(getAudio().currentTime).toBe(0)
  expect(getAudio().getAttribute('src')).toBe('/low-tide.mp3')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(getAudio().getAttribute('src')).toBe('/aurora.mp3')
})

test('a broken connection offers to try again where the song stopped', async () => {
  const user = userEvent.setup()
  render(<AudioPlayer tracks={[AURORA]} />)
  await user.click(screen.getByRole('button', { name: 'Play' }))
  act(() => {
    getAudio().currentTime = 30
    getAudio().dispatchEvent(new Event('timeupdate'))
    getAudio().dispatchEvent(new Event('error'))
  })
  expect(screen.getByRole('status').textContent).toBe('The song stopped loading.')
  getAudio().currentTime = 0
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  act(() => loadMetadata(getAudio(), 65))
  expect(getAudio().currentTime).toBe(30)
  expect(screen.getByRole('status').textContent).not.toBe('The song stopped loading.')
})
