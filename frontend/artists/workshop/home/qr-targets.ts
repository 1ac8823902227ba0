import { getOwnProfile } from '#contract/artists/profile'
import { listArtistSongs } from '#contract/catalog'
import { listEditions } from '#contract/keymails/listing'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'

export const QR_TARGETS = [
  { value: 'showcase', label: 'Showcase', hint: 'Where people hear you first' },
  { value: 'keymail', label: 'Keymail', hint: 'How Keymails pay artists' },
  { value: 'greenroom', label: 'Green Room', hint: 'For those who hold a copy' },
  { value: 'page', label: 'Your page', hint: 'All of your music' },
  { value: 'release', label: 'A release', hint: 'One song or album' },
  { value: 'custom', label: 'Custom', hint: 'Any web address' },
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
  const profile = useApiQuery(getOwnProfile)
  const songs = useApiQuery(listArtistSongs)
  const editions = useApiQuery(listEditions)
  const albums = editions.data?.filter(({ kind }) => kind === 'album') ?? []
  return {
    page: profile.data && paths.artist.href(profile.data.address ?? profile.data.id),
    releases: [
      ...albums.map(({ id, title }) => ({ path: paths.album.href(id), title: `${title} (album)` })),
      ...(songs.data ?? []).map(({ id, title }) => ({ path: paths.song.href(id), title })),
    ],
  }
}
