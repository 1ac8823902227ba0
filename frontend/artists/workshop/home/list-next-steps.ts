import type { ArtistData } from '#contract/artists'
import type { listArtistSongs } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import type { listEditions } from '#contract/keymails/listing'
import { paths } from '#frontend/lib/paths.ts'
import type { Translate } from '#text/messages/catalog'
import type { workshop } from '#text/messages/catalogs/workshop/en'

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
export function listFirstSteps(
  { artist, songs, editions }: Account,
  t: Translate<(typeof workshop)['messages']>,
): NextStep[] {
  const sold = sum(editions, 'redeemed') > 0
  return [
    {
      title: t('step.payPal'),
      description: t('step.payPalText'),
      href: '#payment',
      done: artist.paypalEmail !== null,
    },
    {
      title: t('step.upload'),
      description: t('step.uploadText'),
      href: paths.uploadSongs.href,
      done: songs.length > 0,
    },
    {
      title: t('step.tickets'),
      description: t('step.ticketsText'),
      href: paths.workshopIssuing.href,
      done: sold || sum(editions, 'issued') + sum(editions, 'sent') + sum(editions, 'onSale') > 0,
    },
    {
      title: t('step.share'),
      description: t('step.shareText'),
      href: paths.workshopAccount.href,
      done: sold,
    },
  ]
}

/** What waits for the artist, most urgent first; empty when nothing does. */
export function listTasks(
  { artist, songs, editions }: Account,
  t: Translate<(typeof workshop)['messages']>,
): NextStep[] {
  const tasks: NextStep[] = []
  const add = (title: string, description: string, href: string) =>
    tasks.push({ title, description, href, done: false })
  if (artist.pendingPaypalEmail && !artist.paypalEmail)
    add(t('task.payPal'), t('task.payPalText', { pendingPaypalEmail: artist.pendingPaypalEmail }), '#payment')
  const declined = songs.filter(({ status }) => status === 'declined')
  for (const { title } of declined)
    add(t('task.declined', { title }), t('task.declinedText'), `${paths.uploadSongs.href}#your-songs`)
  const idle = editions.filter(({ state, copies, counts }) => state === 'published' && counts.free === copies)
  for (const { title, counts } of idle.slice(0, 3))
    add(t('task.noTickets', { title }), t('task.noTicketsText', { n: counts.free }), paths.workshopIssuing.href)
  const gone = editions.filter(({ state, copies, redeemed }) => state === 'published' && redeemed === copies)
  for (const { title } of gone.slice(0, 2))
    add(t('task.soldOut', { title }), t('task.soldOutText'), paths.workshopRoom.href)
  return tasks
}
