import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTurn } from '#contract/godfrey'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { GodfreyChatPage } from './GodfreyChatPage.tsx'

test('a suggestion fills the input without being sent, and a failed question says so', async () => {
  const api = mockApi()
  api.reject(createTurn, { code: 'internal', status: 500, message: 'Out of order.' })
  const { user } = renderScreen(<GodfreyChatPage />)
  const input = screen.getByLabelText<HTMLTextAreaElement>('Your question')
  const suggestion = screen.getByRole('button', { name: /Digital Scarcity/ })
  await user.click(suggestion)
  expect(input.value).toBe(suggestion.textContent?.trim())
  expect(api.requests(createTurn)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/I'm experiencing connection issues\. Please try again\./)).toBeTruthy()
})

test('an answer that does not come can be stopped, and a lost connection is reported', async () => {
  const api = mockApi()
  api.hold(createTurn)
  api.disconnect(createTurn)
  const { user } = renderScreen(<GodfreyChatPage />)
  const log = within(screen.getByRole('log'))
  await user.click(screen.getByRole('button', { name: 'What is Digital Scarcity?' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await log.findByText('Analyzing your question...')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await log.findByText('Stopped.')).toBeTruthy()
  await user.type(screen.getByLabelText('Your question'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await log.findByText(/I'm experiencing connection issues\./)).toBeTruthy()
})
