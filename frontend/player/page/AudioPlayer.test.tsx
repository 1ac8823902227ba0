import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadMetadata, mockMedia } from '#frontend/testing/mock-media.ts'
import { AudioPlayer } from './AudioPlayer.tsx'
import { CompactPlayer } from './CompactPlayer.tsx'
import { FirstPlayDialog } from '#frontend/player/bar/FirstPlayDialog.tsx'
import { player } from '#frontend/player/player.ts'
import { getStoredPlayer } from '#frontend/player/stored-player.ts'
import type { PlayerTrack } from '#frontend/player/track.ts'

const AURORA: PlayerTrack = {
  id: 'a',
  title: 'Aurora',
  artist: 'Ada',
  src: '/aurora.mp3',
  isPreview: false,
  seconds: 65,
}
const LOW_TIDE: PlayerTrack = { ...AURORA, id: 'b', title: 'Low Tide', src: '/low-tide.mp3', seconds: 3_605 }

beforeEach(mockMedia)
afterEach(() => act(player.clear))

const getPlayer = (title: string) => within(screen.getByRole('region', { name: `Player: ${title}` }))

function getAudio(): HTMLAudioElement {
  const [audio, ...others] = document.querySelectorAll('audio')
  if (!audio || others.length > 0) throw new Error('There is not exactly one audio element.')
  return audio
}

test('nothing is requested before the first play', () => {
  render(<AudioPlayer queueId="aurora" tracks={[AURORA]} />)
  expect(getAudio().getAttribute('preload')).toBe('none')
  expect(getAudio().paused).toBe(true)
})

test('the button plays and pauses', async () => {
  const user = userEvent.setup()
  render(<AudioPlayer queueId="aurora" tracks={[AURORA]} />)
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
      <AudioPlayer queueId="aurora" tracks={[AURORA]} />
      <AudioPlayer queueId="low tide" tracks={[LOW_TIDE]} />
      <CompactPlayer queueId="undertow" tracks={[{ ...AURORA, id: 'c', title: 'Undertow', src: '/undertow.mp3' }]} />
    </>,
  )
  const aurora = getPlayer('Aurora')
  const lowTide = getPlayer('Low Tide')
  await user.click(aurora.getByRole('button', { name: 'Play' }))
  expect(getAudio().getAttribute('src')).toBe('/aurora.mp3')
  await user.click(lowTide.getByRole('button', { name: 'Play' }))
  expect(getAudio().getAttribute('src')).toBe('/low-tide.mp3')
  expect(aurora.getByRole('button', { name: 'Play' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Play Undertow' }))
  expect(getAudio().getAttribute('src')).toBe('/undertow.mp3')
  expect(getAudio().paused).toBe(false)
  expect(lowTide.getByRole('button', { name: 'Play' })).toBeTruthy()
})

test('the catalog’s duration is shown until the file’s own is known', async () => {
  const user = userEvent.setup()
  render(<AudioPlayer queueId="aurora" tracks={[AURORA]} />)
  expect(screen.getByText('1:05')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Play' }))
  act(() => loadMetadata(getAudio(), 83.4))
  expect(screen.getByText('1:23')).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Position in the song' }).getAttribute('aria-valuetext')).toBe(
    '0:00 of 1:23',
  )
})

test('an unknown duration cannot be seeked in', () => {
  render(
    <AudioPlayer
      queueId="aurora"
      tracks={[{ id: 'a', title: 'Aurora', artist: 'Ada', src: '/aurora.mp3', isPreview: false }]}
    />,
  )
  expect(screen.getByText('–:––')).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Position in the song' }).hasAttribute('disabled')).toBe(true)
})

test('the keyboard seeks by 5 and 15 seconds and to both ends, never beyond them', async () => {
  const user = userEvent.setup()
  render(<AudioPlayer queueId="aurora" tracks={[AURORA]} />)
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
  render(<AudioPlayer queueId="both" tracks={[AURORA, LOW_TIDE]} />)
  await user.click(screen.getByRole('button', { name: 'Play' }))
  act(() => void getAudio().dispatchEvent(new Event('ended')))
  expect(getAudio().getAttribute('src')).toBe('/low-tide.mp3')
  expect(getAudio().paused).toBe(false)
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true)
})

test('Previous restarts a song, and within its first three seconds goes to the one before', async () => {
  const user = userEvent.setup()
  render(<AudioPlayer queueId="both" tracks={[AURORA, LOW_TIDE]} />)
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
  render(<AudioPlayer queueId="aurora" tracks={[AURORA]} />)
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

test('the first play of a copy that can still be given away is asked for, once', async () => {
  const user = userEvent.setup()
  const copy = { ...AURORA, giveableCopy: 'TM-20261123-00000001' }
  render(
    <>
      <AudioPlayer queueId="room" tracks={[copy]} />
      <FirstPlayDialog />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(getAudio().paused).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(getAudio().paused).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await user.click(screen.getByRole('button', { name: 'Play and keep it' }))
  expect(getAudio().paused).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(getAudio().paused).toBe(false)
})

test('a list that is left plays on, and is shown as it plays when it comes back', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<AudioPlayer queueId="both" tracks={[AURORA, LOW_TIDE]} />)
  await user.click(screen.getByRole('button', { name: /Low Tide/ }))
  unmount()
  expect(getAudio().paused).toBe(false)
  render(<AudioPlayer queueId="both" tracks={[AURORA, LOW_TIDE]} />)
  expect(getPlayer('Low Tide').getByRole('button', { name: 'Pause' })).toBeTruthy()
})

test('a stored queue is read with its place, and a broken one is ignored', () => {
  localStorage.setItem(
    'tunemaker-player',
    JSON.stringify({ queueId: 'both', tracks: [AURORA, LOW_TIDE], index: 1, seconds: 40 }),
  )
  expect(getStoredPlayer()).toMatchObject({ index: 1, seconds: 40, volume: 1, repeat: 'off' })
  localStorage.setItem('tunemaker-player', 'no JSON')
  expect(getStoredPlayer()).toBeUndefined()
})
