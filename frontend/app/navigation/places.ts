import { Disc3, Frame, MicVocal, Search, UserRound } from 'lucide-react'
import { paths } from '#frontend/lib/paths.ts'

/** Where the navigation leads on every screen; what is yours is added by what you are. */
export const places = [
  { label: 'Listen', href: paths.browseMusic.href, icon: Disc3 },
  { label: 'Gallery', href: paths.fineArtGallery.href, icon: Frame },
  { label: 'Artists', href: paths.publicShowcase.href, icon: MicVocal },
  { label: 'Search', href: paths.search.href, icon: Search },
] as const

export const ownPlaceIcon = UserRound
