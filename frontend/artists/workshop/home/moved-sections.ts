import { paths } from '#frontend/lib/paths.ts'

/** Where the sections of the former single page are now, by their anchors: bookmarks and mails still name them. */
const MOVED: Record<string, string> = {
  money: paths.workshopSales.href,
  revenue: paths.workshopSales.href,
  catalogue: paths.workshopReleases.href,
  editions: paths.workshopReleases.href,
  albums: `${paths.workshopReleases.href}#albums`,
  'open-sale': paths.workshopOpenSales.href,
  art: paths.workshopArtCards.href,
  'art-cards': paths.workshopArtCards.href,
  'keymail-desk': paths.workshopKeymails.href,
  'your-keymails': paths.workshopKeymails.href,
  releases: '#release-plan',
  promotion: paths.workshopAccount.href,
  profile: paths.workshopAccount.href,
  sessions: paths.workshopSecurity.href,
  'close-account': paths.workshopSecurity.href,
  corrections: paths.workshopSecurity.href,
}

export const getMovedSection = (anchor: string): string | undefined => MOVED[anchor]
