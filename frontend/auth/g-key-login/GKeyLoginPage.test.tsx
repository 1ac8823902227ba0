import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { errors } from '#contract/artists'
import { validateGKey } from '#contract/auth'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { GKeyLoginPage } from '#frontend/auth/GKeyLoginPage.tsx'

test('a missing G-Key is asked for, and a wrong one refused, by one message at a time', async () => {
  const api = mockApi()
  api.reject(validateGKey, errors['invalid-g-key'])
  const { user } = renderScreen(<GKeyLoginPage />, '/g-key-login')
  const enter = screen.getByRole('button', { name: 'Access Green Room' })
  await user.click(enter)
  await screen.findByText('G-Key Required')
  await screen.findByText('Please enter your G-Key ID to access your Green Room.')
  expect(api.requests(validateGKey)).toHaveLength(0)
  await user.type(screen.getByLabelText(/^G-Key ID/), 'GK-0000-0000-0000-0000')
  await user.click(enter)
  await screen.findByText('Access Denied')
  expect(screen.getAllByText('Invalid G-Key ID. Please check your credentials.').length).toBeGreaterThan(0)
  expect(screen.queryByText('G-Key Required')).toBeNull()
})
