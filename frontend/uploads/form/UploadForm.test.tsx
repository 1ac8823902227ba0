import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { errors, getUploadCredits } from '#contract/uploads'
import { ApiError } from '#frontend/api/api-error.ts'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { ARTIST } from '#frontend/testing/sample-artist.ts'
import { uploadInOneRequest } from '#frontend/uploads/transfer/upload-in-one-request.ts'
import { UploadForm } from './UploadForm.tsx'

vi.mock('#frontend/uploads/transfer/upload-in-one-request.ts')
const upload = vi.mocked(uploadInOneRequest)

const AUDIO = new File(['x'.repeat(2_048)], 'Low Tide.mp3', { type: 'audio/mpeg' })
const PROOF = new File(['%PDF'], 'proof.pdf', { type: 'application/pdf' })
const SONG = {
  id: 'song-1',
  title: 'Low Tide',
  artist: 'Ada Lark',
  price: 1,
  editionId: 'e',
  copies: 100,
  status: 'published',
}

let api: ReturnType<typeof mockApi>
let artists = 0
beforeEach(() => {
  api = mockApi()
  upload.mockReset()
})

/** Every artist has a draft of their own, so that no test sees another one's. */
function renderForm({ paypalEmail = ARTIST.paypalEmail, accountType = ARTIST.accountType } = {}) {
  const artist = { ...ARTIST, email: `artist-${++artists}@example.com`, paypalEmail, accountType }
  const view = renderScreen(<UploadForm artist={artist} feeCents={2500} maxSongs={1} />)
  return { ...view, submit: () => view.user.click(screen.getByRole('button', { name: 'Upload Song' })) }
}

/** Pasted by default: each typed letter renders the form again. */
async function fill({ user }: ReturnType<typeof renderForm>, { isTyped = false } = {}) {
  const enter = async (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    if (isTyped) return user.type(field, text)
    await user.click(field)
    return user.paste(text)
  }
  await enter('Song title', 'Low Tide')
  await user.upload(screen.getByLabelText('Audio file'), AUDIO)
  await enter('Copyright holders', 'Ada Lark')
  await user.upload(screen.getByLabelText('Proof of copyright'), PROOF)
  await enter('Last five digits of your SSN', '12345')
  await user.click(screen.getByLabelText(/^I own the copyright/))
  await user.click(screen.getByLabelText(/^I accept the/))
}

const getError = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

test('every missing value is named at its field, and the first one gets the focus', async () => {
  const { submit } = renderForm()
  await submit()
  const title = screen.getByLabelText('Song title')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(getError(title)).toBe('Please enter the song’s title.')
  expect(getError(screen.getByLabelText('Audio file'))).toBe('Please choose the recording.')
  expect(getError(screen.getByLabelText('Copyright holders'))).toBe('Who holds the copyright?')
  expect(getError(screen.getByLabelText('Proof of copyright'))).toBe('Please add the proof of copyright.')
  expect(getError(screen.getByLabelText('Last five digits of your SSN'))).toBe('Please enter five digits.')
  expect(screen.getByText('Please confirm this before you upload.')).toBeTruthy()
  expect(screen.getByText('Please accept this before you upload.')).toBeTruthy()
  expect(screen.getByText('Verification Required')).toBeTruthy()
})

test('an error disappears when its field is changed, and the others stay', async () => {
  const { user, submit } = renderForm()
  await submit()
  await user.type(screen.getByLabelText('Song title'), 'L')
  expect(screen.getByLabelText('Song title').getAttribute('aria-invalid')).not.toBe('true')
  expect(getError(screen.getByLabelText('Audio file'))).toBe('Please choose the recording.')
})

test('a file of the wrong kind is rejected at its field at once', async () => {
  const { user } = renderForm()
  // As when dropping a file: only the picker of the browser filters by type.
  const { upload: drop } = userEvent.setup({ applyAccept: false })
  await drop(screen.getByLabelText('Proof of copyright'), new File(['x'], 'proof.docx'))
  expect(getError(screen.getByLabelText('Proof of copyright'))).toBe(errors['not-a-document'].message)
  await drop(screen.getByLabelText('Audio file'), new File(['x'], 'song.txt', { type: 'text/plain' }))
  expect(screen.getByText('Invalid File Type')).toBeTruthy()
  await user.upload(screen.getByLabelText('Proof of copyright'), PROOF)
  expect(screen.getByText('proof.pdf')).toBeTruthy()
})

test('a complete form is sent once, without the digits of the SSN', async () => {
  api.reply(getUploadCredits, { credits: 1, paidEachCents: null })
  upload.mockResolvedValue(SONG)
  const view = renderForm()
  await fill(view, { isTyped: true })
  await view.submit()
  expect(await screen.findByText('Upload Successful')).toBeTruthy()
  expect(upload).toHaveBeenCalledOnce()
  const form = upload.mock.calls[0]?.[0]
  expect(form?.get('songTitle')).toBe('Low Tide')
  expect(form?.get('price')).toBe('1.00')
  expect(JSON.stringify([...(form ?? [])])).not.toContain('12345')
})

test('without a paid upload nothing is sent and nothing is lost', async () => {
  api.reply(getUploadCredits, { credits: 0, paidEachCents: null })
  const view = renderForm()
  await fill(view)
  await view.submit()
  expect(await screen.findByText(errors['no-credit'].message)).toBeTruthy()
  expect(upload).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Song title').value).toBe('Low Tide')
  expect(screen.getByText('Low Tide.mp3')).toBeTruthy()
})

test('a lost connection before sending loses nothing', async () => {
  api.disconnect(getUploadCredits)
  const view = renderForm()
  await fill(view)
  await view.submit()
  expect(
    await screen.findByText('We could not reach TuneMaker. Nothing was sent, and everything you typed is kept.'),
  ).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Copyright holders').value).toBe('Ada Lark')
})

test('the server’s refusal is shown at the field it is about', async () => {
  const { code, status, message } = errors['wrong-payment-account']
  api.reply(getUploadCredits, { credits: 1, paidEachCents: null })
  upload.mockRejectedValue(new ApiError(status, JSON.stringify({ error: code, message })))
  const view = renderForm()
  await fill(view)
  await view.submit()
  const account = screen.getByLabelText('Payment account')
  await waitFor(() => expect(getError(account)).toBe(message))
  await waitFor(() => expect(document.activeElement).toBe(account))
  expect(screen.getByText('Low Tide.mp3')).toBeTruthy()
})

test.each([
  ['without a payment account', { paypalEmail: null }, 'PayPal Account Required'],
  ['of a test account', { accountType: 'test' as const }, 'Evaluation Mode - Upload Preview'],
])('an upload %s is not sent', async (_case, artist, title) => {
  const view = renderForm(artist)
  await act(view.submit)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(upload).not.toHaveBeenCalled()
})

test('the fee to accept is the one that is or was charged', () => {
  const artist = { ...ARTIST, email: `artist-${++artists}@example.com` }
  renderScreen(<UploadForm artist={artist} feeCents={2200} maxSongs={4} />)
  expect(screen.getByLabelText(/non-refundable \$22 upload fee/)).toBeDefined()
})
