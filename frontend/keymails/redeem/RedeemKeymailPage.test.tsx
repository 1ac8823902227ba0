import { screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { getSession } from '#contract/auth'
import { listCopies } from '#contract/copies'
import { createGift } from '#contract/copies/gifts'
import { createFollow } from '#contract/follows'
import type { EndpointReply } from '#contract/http'
import { errors, redeemKeymail, validateKeymail } from '#contract/keymails'
import { getSessionItem } from '#frontend/lib/session-storage.ts'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { RedeemKeymailPage } from './RedeemKeymailPage.tsx'

vi.mock('#frontend/checkout/PayPalButton.tsx', () => ({
  PayPalButton: ({ onPaid, disabled }: { onPaid: (orderId: string) => Promise<void>; disabled: boolean }) => (
    <button disabled={disabled} onClick={() => void onPaid('ORDER-1')}>
      Pay with PayPal
    </button>
  ),
}))

const CODE = 'TM-20261101-ABCDEFGH'

const OFFER: EndpointReply<typeof validateKeymail> = {
  songTitle: 'Harbour Lights',
  artistName: 'Nora Vale',
  pricing: 7.5,
  keymailCode: CODE,
  copy: 47,
  of: 500,
  songs: 1,
  cover: { id: 'song-1', url: null },
  paying: false,
}

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  sessionStorage.clear()
  api = mockApi()
  api.reply(getSession, { artist: null, fans: [], isCollector: false })
})

function Steps() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  )
}

function renderPage(path = `/redeem-keymail?code=${CODE}`) {
  return renderScreen(
    <>
      <RedeemKeymailPage />
      <Steps />
    </>,
    path,
  )
}

const findPurchase = () => screen.findByRole('heading', { name: 'Complete Your Purchase' })
const getValidate = () => screen.getByRole('button', { name: 'Validate Keymail' })

test('a printed code opens with its real ticket, and one press goes on', async () => {
  api.reply(validateKeymail, OFFER)
  const { user } = renderPage()
  expect((await screen.findAllByText(/Harbour Lights/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('Somebody you love')).toBeNull()
  await user.click(getValidate())
  await findPurchase()
  expect(screen.getByText('Keymail Validated!')).toBeTruthy()
})

test('a code that is typed is not looked up before it is submitted', async () => {
  api.reply(validateKeymail, OFFER)
  const { user } = renderPage('/redeem-keymail')
  await user.type(screen.getByLabelText(/^Keymail code/), CODE)
  expect(api.requests(validateKeymail)).toHaveLength(0)
  expect((await screen.findAllByText(/That one song/)).length).toBeGreaterThan(0)
})

test('what is wrong with a code is said by one message at a time and at the field, until something else is typed', async () => {
  api.reject(validateKeymail, errors['keymail-unknown'])
  const { user } = renderPage('/redeem-keymail')
  const field = screen.getByLabelText<HTMLInputElement>(/^Keymail code/)
  const getMessages = () => screen.queryAllByRole('button', { name: /close/i })
  const getDescription = () => document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  const expectProblem = async (text: string) => {
    expect(await screen.findAllByText(text)).toHaveLength(2)
    expect(getDescription()?.textContent).toBe(text)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
  }
  await user.click(getValidate())
  await screen.findByText('Keymail Code Required')
  await expectProblem('Please enter your Keymail code to access exclusive content.')
  await user.type(field, 'tm-2026-abc')
  expect(getMessages()).toHaveLength(0)
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.value).toBe('TM-2026-ABC')
  await user.click(getValidate())
  await screen.findByText('Invalid Format')
  await expectProblem('Keymail codes should be in format: TM-YYYYMMDD-XXXXXXXX')
  expect(api.requests(validateKeymail)).toHaveLength(0)
  await user.clear(field)
  await user.type(field, 'TM-20200101-ZZZZZZZZ')
  await user.click(getValidate())
  await screen.findByText('Validation Failed')
  await expectProblem(errors['keymail-unknown'].message)
  expect(screen.queryByText('Invalid Format')).toBeNull()
  expect(getMessages()).toHaveLength(1)
})

test('Back leads from the purchase to the code, and Forward to the purchase again', async () => {
  api.reply(validateKeymail, OFFER)
  const { user } = renderPage()
  await user.click(getValidate())
  await findPurchase()
  expect(getSessionItem('keymailOffer')).toEqual(OFFER)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(getValidate()).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Forward' }))
  await findPurchase()
  await user.click(screen.getByRole('button', { name: 'Enter Different Code' }))
  await waitFor(() => expect(getValidate()).toBeTruthy())
  expect(getSessionItem('keymailOffer')).toBeUndefined()
})

test('while somebody else’s payment is pending there is nothing to pay, until it fails', async () => {
  api.reply(validateKeymail, { ...OFFER, paying: true })
  api.reply(validateKeymail, OFFER)
  const { user } = renderPage('/redeem-keymail')
  await user.type(screen.getByLabelText(/^Keymail code/), CODE)
  await user.click(getValidate())
  await screen.findByRole('heading', { name: 'Somebody is paying for this copy' })
  expect(screen.queryByRole('button', { name: 'Pay with PayPal' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByRole('button', { name: 'Pay with PayPal' })
})

const FAN_DATA: EndpointReply<typeof redeemKeymail> = {
  artistName: OFFER.artistName,
  songTitle: OFFER.songTitle,
  pricing: OFFER.pricing,
  keymailCode: CODE,
  access: 'fan',
  copy: OFFER.copy,
  of: OFFER.of,
  songs: [],
}

test.each([true, false])(
  'the buyer is asked whether to hear from the artist, and nobody is taken at less: %s',
  async (agrees) => {
    api.reply(validateKeymail, OFFER)
    api.reply(redeemKeymail, FAN_DATA)
    if (agrees) api.reply(createFollow, { state: 'confirm', message: '' }, 202)
    const { user } = renderPage()
    await user.click(getValidate())
    await findPurchase()
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hear from Nora Vale by email' })
    expect(box.checked).toBe(false)
    expect(screen.queryByRole('checkbox', { name: 'The artist may see this address, too.' })).toBeNull()
    await user.click(box)
    await user.click(screen.getByRole('checkbox', { name: 'The artist may see this address, too.' }))
    if (!agrees) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Pay with PayPal' }))
    await screen.findByRole('link', { name: 'Enter the Green Room' })
    expect(api.requests(createFollow).map(({ body }) => body)).toEqual(
      agrees ? [{ keymailCode: CODE, shareAddress: true }] : [],
    )
    expect(getSessionItem('plannedFollow')).toBeUndefined()
    if (agrees) await screen.findByText(/Check your inbox: press the link there to hear from Nora Vale\./)
  },
)

test('a gift asks for whom before the payment and is sent after it', async () => {
  api.reply(validateKeymail, OFFER)
  api.reply(redeemKeymail, FAN_DATA)
  const { songTitle: title, artistName, cover } = OFFER
  const copy = { code: CODE, title, cover, artistId: 'a', artistName, copy: 47, of: 500 }
  const id = '01a1b2c3-0000-7000-8000-000000000001'
  api.reply(listCopies, [
    { ...copy, id, receipt: true, offered: false, offer: null, giveable: true, transferable: false, refund: null },
  ])
  api.reply(createGift, { message: 'The gift is on its way.' }, 202)
  const { user } = renderPage()
  await user.click(getValidate())
  await findPurchase()
  const pay = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay with PayPal' })
  expect(pay.disabled).toBe(false)
  await user.click(screen.getByRole('checkbox', { name: 'It is a gift' }))
  expect(pay.disabled).toBe(true)
  await user.type(screen.getByLabelText(/^Their email/), 'friend@example.com')
  await user.type(screen.getByLabelText(/^A few words/), 'For you')
  expect(pay.disabled).toBe(false)
  await user.click(pay)
  await screen.findByRole('heading', { name: 'It is on its way' })
  const [request] = api.requests(createGift)
  expect(request?.url.pathname).toBe(`/api/copies/${id}/gift`)
  expect(request?.body).toEqual({ email: 'friend@example.com', message: 'For you' })
  expect(getSessionItem('plannedGift')).toBeUndefined()
  expect(screen.getByRole('link', { name: 'Your copies' })).toBeTruthy()
})
