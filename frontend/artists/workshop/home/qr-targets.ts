import { getOwnProfile } from '#contract/artists/profile'
import { listArtistSongs } from '#contract/catalog'
import { listEditions } from '#contract/keymails/listing'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export const QR_TARGETS = [
  { value: 'showcase', label: 'qr.showcase', hint: 'qr.showcaseHint' },
  { value: 'keymail', label: 'qr.keymail', hint: 'qr.keymailHint' },
  { value: 'greenroom', label: 'nav.room', hint: 'qr.roomHint' },
  { value: 'page', label: 'qr.page', hint: 'qr.pageHint' },
  { value: 'release', label: 'qr.release', hint: 'qr.releaseHint' },
  { value: 'custom', label: 'qr.custom', hint: 'qr.customHint' },
] as const

export type QrTarget = (typeof QR_TARGETS)[number]['value']

export const QR_OPTIONS = {
  errorCorrectionLevel: 'H',
  width: 400,
  margin: 2,
  color: { dark: '#000000', light: '#ffffff' },
} as const

/** Pages that are the same for everybody. */
export const SHARED_PATHS = {
  showcase: paths.publicShowcase.href,
  keymail: paths.generateIncome.href,
  greenroom: paths.privateGreenRoom.href,
} as const

/** The paths of the artist's own page, under its readable address if it has one, and of each song and album. */
export function useOwnPages(): { page: string | undefined; releases: { path: string; title: string }[] } {
  const t = useMessages(workshop)
  const profile = useApiQuery(getOwnProfile)
  const songs = useApiQuery(listArtistSongs)
  const editions = useApiQuery(listEditions)
  const albums = editions.data?.filter(({ kind }) => kind === 'album') ?? []
  return {
    page: profile.data && paths.artist.href(profile.data.address ?? profile.data.id),
    releases: [
      ...albums.map(({ id, title }) => ({ path: paths.album.href(id), title: t('albumOf', { title }) })),
      ...(songs.data ?? []).map(({ id, title }) => ({ path: paths.song.href(id), title })),
    ],
  }
}
