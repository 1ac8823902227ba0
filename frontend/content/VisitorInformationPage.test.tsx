import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { shell } from '#text/messages/catalogs/shell/en'
import { VisitorInformationPage } from './VisitorInformationPage.tsx'

test('the hub shows one answer at a time', async () => {
  mockApi()
  const { user } = renderScreen(<VisitorInformationPage stayUpdated={null} />)
  const listQuestions = () => screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'))
  const listOpen = () =>
    listQuestions().flatMap((button, n) => (button.getAttribute('aria-expanded') === 'true' ? [n] : []))
  expect(listQuestions()).toHaveLength(5)
  const [, second, , fourth] = listQuestions()
  if (!second || !fourth) throw new Error('unreachable: there are five')
  await user.click(second)
  await user.click(fourth)
  expect(listOpen()).toEqual([3])
  await user.click(fourth)
  expect(listOpen()).toEqual([])
})

test('its links are named apart from those of the footer', () => {
  mockApi()
  renderScreen(<VisitorInformationPage stayUpdated={null} />)
  const links = screen.getByRole('navigation')
  expect(links.getAttribute('aria-label')).toBeTruthy()
  expect(links.getAttribute('aria-label')).not.toBe(shell.messages.footerNavigation)
})
