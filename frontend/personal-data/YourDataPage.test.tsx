import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getSession } from '#contract/auth'
import { errors } from '#contract/personal-data'
import { createDeletion } from '#contract/personal-data/deletions'
import { createExport } from '#contract/personal-data/exports'
import { createPersonalDataLink, listPersonalDataAccounts } from '#contract/personal-data/links'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { YourDataPage } from './YourDataPage.tsx'

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  api = mockApi()
  api.reply(getSession, {
    artist: null,
    fans: [{ email: 'ana@example.com', name: 'Ana', confirmed: true }],
    isCollector: false,
  })
})

const token = 'T'.repeat(43)
const account = { artistId: null, artistName: null, copies: 3, export: 'none', deletionDueAt: null } as const

test('without a link, the own address is there and one is mailed to it', async () => {
  api.reply(createPersonalDataLink, { message: 'A link is on its way.' }, 202)
  const { user } = renderScreen(<YourDataPage />, '/your-data')
  await screen.findByDisplayValue('ana@example.com')
  await user.click(screen.getByRole('button', { name: 'Mail me a link' }))
  expect(await screen.findByText('A link is on its way.')).toBeTruthy()
  expect(api.requests(createPersonalDataLink)).toMatchObject([{ body: { email: 'ana@example.com' } }])
})

test('what becomes of the copies is said before the click that deletes, and the day after it', async () => {
  api.reply(listPersonalDataAccounts, { email: 'ana@example.com', accounts: [account] })
  api.reply(createDeletion, { dueAt: '2026-12-02T10:00:00.000Z' }, 202)
  const { user } = renderScreen(<YourDataPage />, `/your-data?token=${token}`)
  expect(await screen.findByText(/You hold 3 copies\. Nobody will be able to play them anymore/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/You hold 3 copies/)).toBeTruthy()
  expect(dialog.getByText(/It happens in 7 days/)).toBeTruthy()
  expect(api.requests(createDeletion)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Yes, delete it in 7 days' }))
  expect(await screen.findByText(/It will be deleted on December 2, 2026/)).toBeTruthy()
  expect(api.requests(createDeletion)).toMatchObject([{ body: { token, artistId: null } }])
})

test('an archive is asked for once; a refusal is shown and can be tried again', async () => {
  api.reply(listPersonalDataAccounts, { email: 'ana@example.com', accounts: [account] })
  api.reject(createExport, errors['export-open'])
  api.reply(createExport, undefined, 202)
  const { user } = renderScreen(<YourDataPage />, `/your-data?token=${token}`)
  await user.click(await screen.findByRole('button', { name: 'Make my archive' }))
  expect(await screen.findByText(/^Your archive is being made\. We write to you/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make my archive' }))
  expect(await screen.findByText(/We write to ana@example\.com/)).toBeTruthy()
})

test('a link that is over leads to the next one', async () => {
  api.reject(listPersonalDataAccounts, errors['personal-data-link-expired'])
  renderScreen(<YourDataPage />, `/your-data?token=${token}`)
  expect(await screen.findByText('This link no longer opens anything')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mail me a link' })).toBeTruthy()
})
