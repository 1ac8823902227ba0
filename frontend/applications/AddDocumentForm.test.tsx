import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { uploadApplicationDocument } from '#contract/applications'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { AddDocumentForm } from './AddDocumentForm.tsx'

function Application() {
  const [count, setCount] = useState(0)
  return <AddDocumentForm trackingNumber="TM-20261122-ABCDEFGH" documentCount={count} onDone={() => setCount(1)} />
}

test('an application that came without a document gets its first', async () => {
  const api = mockApi()
  api.reply(uploadApplicationDocument, { documents: 1 })
  const { user } = renderScreen(<Application />)
  expect(screen.getByText('Your application came without a document.')).toBeTruthy()
  const add = screen.getByRole('button', { name: 'Add Document' })
  await user.click(add)
  expect(api.requests(uploadApplicationDocument)).toEqual([])
  const file = new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement, file)
  await user.click(add)
  await screen.findByText('Your application has one document.')
  await waitFor(() => expect(api.requests(uploadApplicationDocument)).toHaveLength(1))
})
