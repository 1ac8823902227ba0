import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listSongs } from '#contract/catalog'
import { commonErrors } from '#contract/http'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { BrowseMusicPage } from '#frontend/catalog/BrowseMusicPage.tsx'

test('songs that could not be fetched are said to be so in their place', async () => {
  mockApi().reject(listSongs, commonErrors.unavailable)
  renderScreen(<BrowseMusicPage />)
  expect(await screen.findByText('Failed to fetch songs')).toBeTruthy()
  expect(screen.getByText(commonErrors.unavailable.message)).toBeTruthy()
})
