import type { ArtistData } from '#contract/artists'
import type { listArtistSongs } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import type { listEditions } from '#contract/keymails/listing'
import { paths } from '#frontend/lib/paths.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

export interface NextStep {
  title: string
  description: string
  href: string
  done: boolean
}

interface Account {
  artist: ArtistData
  songs: EndpointReply<typeof listArtistSongs>
  editions: EndpointReply<typeof listEditions>
}

const sum = (editions: Account['editions'], state: keyof Account['editions'][number]['counts']) =>
  editions.reduce((total, { counts }) => total + counts[state], 0)

/** The four steps from a new G-Key to the first sale, in order. */
export function listFirstSteps({ artist, songs, editions }: Account): NextStep[] {
  const sold = sum(editions, 'redeemed') > 0
  return [
    {
      title: 'Connect PayPal',
      description: 'Fans pay your own account. Name its address, and confirm it with the mail we send there.',
      href: '#payment',
      done: artist.paypalEmail !== null,
    },
    {
      title: 'Upload a song',
      description: 'With the papers that show it is yours, its price and the number of copies.',
      href: paths.uploadSongs.href,
      done: songs.length > 0,
    },
    {
      title: 'Print tickets',
      description: 'Each Keymail is the code for one copy: print them for a show, or mail them.',
      href: paths.workshopIssuing.href,
      done: sold || sum(editions, 'issued') + sum(editions, 'sent') + sum(editions, 'onSale') > 0,
    },
    {
      title: 'Share your page',
      description: 'Give the tickets away, and your address to everybody else. This step ends with the first sale.',
      href: paths.workshopAccount.href,
      done: sold,
    },
  ]
}

/** What waits for the artist, most urgent first; empty when nothing does. */
export function listTasks({ artist, songs, editions }: Account): NextStep[] {
  const tasks: NextStep[] = []
  const add = (title: string, description: string, href: string) =>
    tasks.push({ title, description, href, done: false })
  if (artist.pendingPaypalEmail && !artist.paypalEmail)
    add('Confirm your PayPal address', `The link went to ${artist.pendingPaypalEmail}.`, '#payment')
  const declined = songs.filter(({ status }) => status === 'declined')
  for (const { title } of declined)
    add(`“${title}” was declined`, 'Look at the reason, and send other papers.', `${paths.uploadSongs.href}#your-songs`)
  const idle = editions.filter(({ state, copies, counts }) => state === 'published' && counts.free === copies)
  for (const { title, counts } of idle.slice(0, 3))
    add(
      `“${title}” has no tickets yet`,
      `None of its ${formatCount(counts.free)} copies can be bought. Issue Keymails or put copies on open sale.`,
      paths.workshopIssuing.href,
    )
  const gone = editions.filter(({ state, copies, redeemed }) => state === 'published' && redeemed === copies)
  for (const { title } of gone.slice(0, 2))
    add(`“${title}” is sold out`, 'Every copy has its owner. Tell them in the Green Room.', paths.workshopRoom.href)
  return tasks
}
