import { Disc3, Frame, MicVocal, Search, UserRound } from 'lucide-react'
import { paths } from '#frontend/lib/paths.ts'

/** Where the navigation leads on every screen; what is yours is added by what you are. `label` is a key of the shell's messages. */
export const places = [
  { label: 'listen', href: paths.browseMusic.href, icon: Disc3 },
  { label: 'gallery', href: paths.fineArtGallery.href, icon: Frame },
  { label: 'artists', href: paths.publicShowcase.href, icon: MicVocal },
  { label: 'search', href: paths.search.href, icon: Search },
] as const

export const ownPlaceIcon = UserRound
