import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mockMedia } from '#frontend/testing/mock-media.ts'
import { player } from './player.ts'
import { getCurrentTrack, updatePlayerState } from './player-state.ts'
import { usePlayer } from './use-player.ts'

beforeEach(mockMedia)
afterEach(() => act(player.clear))

test('with a hundred tracks queued, a component renders for what it shows and not for every position', () => {
  const tracks = Array.from({ length: 100 }, (_, at) => ({
    id: String(at),
    title: `Song ${at}`,
    artist: 'Ada',
    src: `/${at}.mp3`,
    isPreview: false,
  }))
  let renders = 0
  function Title() {
    renders++
    return usePlayer(getCurrentTrack)?.title
  }
  const { container } = render(<Title />)
  act(() => player.play('all', tracks, 0))
  expect(container.textContent).toBe('Song 0')
  const before = renders
  for (let second = 1; second <= 200; second++) act(() => updatePlayerState({ time: second / 4 }))
  expect(renders).toBe(before)
  act(player.next)
  expect(container.textContent).toBe('Song 1')
  expect(renders - before).toBeLessThanOrEqual(2)
  // One element and one preloading the next, however long the queue is.
  expect(document.querySelectorAll('audio')).toHaveLength(1)
})
