import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createApplication } from '#contract/applications'
import { errors } from '#contract/artists'
import { getSessionItem } from '#frontend/lib/session-storage.ts'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'

const TEXTS = {
  fullName: 'Ana Ruiz',
  email: 'ana@example.com',
  artistName: 'Velvet Saw',
  copyrightDetails: 'SR 1-234-567, Blue Velvet',
}
const BOXES = ['ageConfirmed', 'copyrightConfirmed', 'termsAccepted']

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  sessionStorage.clear()
  api = mockApi()
})

type View = ReturnType<typeof renderScreen>

function getField(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field) throw new Error(`There is no field ${name}.`)
  return field
}

async function fillIn({ user }: View, texts: Record<string, string> = TEXTS) {
  for (const [name, text] of Object.entries(texts)) await user.type(getField(name), text)
}

const check = async ({ user }: View) => {
  for (const name of BOXES) await user.click(getField(name))
}

async function renderFilledIn(): Promise<View> {
  const view = renderScreen(<ApplicationForm />)
  await fillIn(view)
  await check(view)
  return view
}

const listSent = () => api.requests(createApplication).map(({ form }) => Object.fromEntries(form ?? []))

const submit = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Submit Application' }))

test('an empty form sends nothing, names every missing field and focuses the first', async () => {
  const view = renderScreen(<ApplicationForm />)
  await submit(view)
  await screen.findByText('Please enter your full legal name.')
  expect(screen.getByText('Please enter your email address.')).toBeTruthy()
  expect(screen.getByText('Please enter your artist or stage name.')).toBeTruthy()
  expect(screen.getAllByText('Please confirm this before you apply.')).toHaveLength(BOXES.length)
  expect(await screen.findByText('Verification Required')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(getField('fullName')))
  expect(api.requests(createApplication)).toEqual([])
})

test('a complete application is sent once with its document, then its tracking page opens', async () => {
  const trackingNumber = 'TM-20261122-ABCDEFGH'
  const answer = api.hold(createApplication)
  const view = await renderFilledIn()
  const file = new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' })
  await view.user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement, file)
  await submit(view)
  await screen.findByText('Submitting...')
  answer({ trackingNumber } as Parameters<typeof answer>[0])
  await waitFor(() => expect(view.getLocation()).toContain(trackingNumber))
  const sent = listSent()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ ...TEXTS, ageConfirmed: 'true', copyrightConfirmed: 'true', termsAccepted: 'true' })
  expect(sent[0]?.['copyrightDocument']).toMatchObject({ name: 'registration.pdf' })
  expect(getSessionItem('applicationDraft')).toBeFalsy()
})

test('an application without a document is sent, too', async () => {
  const trackingNumber = 'TM-20261122-ABCDEFGH'
  const answer = api.hold(createApplication)
  const view = await renderFilledIn()
  await submit(view)
  answer({ trackingNumber } as Parameters<typeof answer>[0])
  await waitFor(() => expect(view.getLocation()).toContain(trackingNumber))
  const sent = listSent()
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toHaveProperty('copyrightDocument')
})

test('a lost connection keeps what was typed, and a reload too', async () => {
  api.disconnect(createApplication)
  const view = await renderFilledIn()
  await submit(view)
  await screen.findByText('Application Not Sent')
  expect(getField('artistName').value).toBe(TEXTS.artistName)
  view.unmount()
  renderScreen(<ApplicationForm />)
  expect(getField('copyrightDetails').value).toBe(TEXTS.copyrightDetails)
})

test('a document the server does not accept is named at its field', async () => {
  api.reject(createApplication, errors['application-document-type'])
  const view = await renderFilledIn()
  await submit(view)
  expect((await screen.findAllByText(errors['application-document-type'].message)).length).toBeGreaterThan(0)
})
