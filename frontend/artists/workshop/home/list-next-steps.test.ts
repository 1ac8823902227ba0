import { expect, test } from 'vitest'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { getMessages } from '#text/messages/get-messages'
import { listFirstSteps, listTasks } from './list-next-steps.ts'

const t = getMessages(workshop, 'english')

type Account = Parameters<typeof listFirstSteps>[0]

const artist = { accountType: 'production', paypalEmail: null, pendingPaypalEmail: null } as Account['artist']
const song = (status: string) => ({ title: 'Marginal', status }) as Account['songs'][number]
const edition = (counts: Partial<Account['editions'][number]['counts']>) =>
  ({
    title: 'Marginal',
    state: 'published',
    copies: 10,
    redeemed: counts.redeemed ?? 0,
    counts: { free: 0, onSale: 0, issued: 0, sent: 0, capturing: 0, redeemed: 0, void: 0, ...counts },
  }) as Account['editions'][number]
const done = (account: Account) => listFirstSteps(account, t).map((step) => step.done)

test('each first step is done once what it asks for exists', () => {
  const connected = { ...artist, paypalEmail: 'pay@example.com' }
  expect(done({ artist, songs: [], editions: [] })).toEqual([false, false, false, false])
  expect(done({ artist: connected, songs: [song('checking')], editions: [] })).toEqual([true, true, false, false])
  const issued = edition({ free: 9, issued: 1 })
  expect(done({ artist: connected, songs: [song('published')], editions: [issued] })).toEqual([true, true, true, false])
  const sold = edition({ free: 9, redeemed: 1 })
  expect(done({ artist: connected, songs: [song('published')], editions: [sold] })).toEqual([true, true, true, true])
})

test('what needs the artist: an unconfirmed address, a declined song, an edition nobody can buy, a sold-out one', () => {
  const titles = (account: Account) => listTasks(account, t).map(({ title }) => title)
  const pending = { ...artist, pendingPaypalEmail: 'new@example.com' }
  expect(titles({ artist: pending, songs: [song('declined')], editions: [edition({ free: 10 })] })).toEqual([
    'Confirm your PayPal address',
    '“Marginal” was declined',
    '“Marginal” has no tickets yet',
  ])
  expect(titles({ artist, songs: [], editions: [edition({ issued: 8, void: 2 })] })).toEqual([])
  // The voided number may be issued anew.
  expect(titles({ artist, songs: [], editions: [edition({ redeemed: 9, void: 1 })] })).toEqual([])
  expect(titles({ artist, songs: [], editions: [edition({ redeemed: 10 })] })).toEqual(['“Marginal” is sold out'])
})
