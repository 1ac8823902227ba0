import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listSameRecordings } from '#contract/catalog/recordings'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { SameRecordings } from './SameRecordings.tsx'

test('the other edition of a recording is named with its number of copies, and linked', async () => {
  mockApi().reply(listSameRecordings, [{ songId: 'song-2', title: 'Aurora (Remaster)', copies: 1_200 }])
  const { container } = renderScreen(<SameRecordings editionId="edition-1" />)
  const link = await screen.findByRole('link', { name: '“Aurora (Remaster)”' })
  expect(link.getAttribute('href')).toBe('/songs/song-2')
  expect(container.textContent).toContain(
    'The same recording was also released as “Aurora (Remaster)”, an edition of 1,200.',
  )
})
