import type { godfrey } from '#text/messages/catalogs/godfrey/en'
import type { shell } from '#text/messages/catalogs/shell/en'

/** Titles of the pages that answers cite as sources, by path. */
export const PAGE_NAMES: Record<string, Extract<keyof (typeof godfrey)['messages'], `page.${string}` | 'dashboard'>> = {
  '/home': 'page.home',
  '/browse-music': 'page.browse',
  '/visitor-information': 'page.visitor',
  '/governance-info': 'page.governance',
  '/governance-tracker': 'page.apply',
  '/godfrey-dashboard': 'dashboard',
  '/copyright-material': 'page.copyright',
  '/upload-songs': 'page.upload',
  '/generate-income': 'page.income',
  '/redeem-keymail': 'page.redeem',
  '/members-workshop': 'page.workshop',
  '/private-green-room': 'page.room',
  '/virtual-boombox': 'page.boombox',
  '/wallet': 'page.copies',
  '/your-data': 'page.yourData',
  '/public-showcase': 'page.showcase',
}

/** Those that the footer or the header names. */
export const FRAME_PAGE_NAMES: Record<string, Exclude<keyof (typeof shell)['messages'], 'unseen'>> = {
  '/g-key-login': 'members',
  '/before-you-go': 'beforeYouGo',
  '/platform-overview': 'platformOverview',
  '/fine-art': 'fineArt',
  '/our-staff': 'ourStaff',
  '/privacy-policy': 'privacyPolicy',
  '/contact-us': 'contactUs',
  '/terms-of-service': 'termsOfService',
  '/advertising': 'advertising',
  '/request-correction': 'requestCorrection',
}
