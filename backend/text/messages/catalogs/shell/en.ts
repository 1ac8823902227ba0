import { defineCatalog } from '#text/messages/catalog'

/** What frames every page: header, navigation, footer, loading states and general errors. */
export const shell = defineCatalog('shell', {
  // Read by screen readers for the logo, which leads to the home page.
  home: 'TuneMaker, home',
  // Link for keyboard users that jumps over the navigation.
  skipToContent: 'Skip to content',
  // Names of three navigations, read by screen readers only.
  mainNavigation: 'Main',
  placesNavigation: 'Places',
  footerNavigation: 'More pages',
  // Places of the navigation. On a phone five of them share 320 pixels: at most ten letters each.
  listen: 'Listen',
  gallery: 'Gallery',
  artists: 'Artists',
  search: 'Search',
  yours: 'Yours',
  signIn: 'Sign in',
  // Read by screen readers after the navigation's last place; the eye sees the number alone.
  unseen: '{count, plural, one {# new entry in your Green Rooms} other {# new entries in your Green Rooms}}',
  // Opens the chat with Godfrey, the assistant.
  askGodfrey: 'Ask Godfrey',
  // The same on a phone, where the header has room for two short words beside the logo.
  askGodfreyShort: 'Ask Godfrey',
  // Sign-in of artists.
  members: 'Members',
  membersShort: 'Members',
  footerNote: 'Songs in limited editions, sold by the people who wrote them to the people who want them.',
  howItWorks: 'How It Works',
  // Page of the art cards; a product name.
  fineArt: 'Fine Art',
  musicLibrary: 'Music Library',
  verifyCopy: 'Verify a Copy',
  ourStaff: 'Our Staff',
  contactUs: 'Contact Us',
  advertising: 'Advertising',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  requestCorrection: 'Request a Correction',
  platformOverview: 'Platform Overview',
  studioLetter: 'Letter to Studios',
  fanClubLetter: 'Letter to Fan Clubs',
  platformStatus: 'Platform Status',
  beforeYouGo: 'Before You Go',
  // Sign-in of the platform's employees.
  staff: 'Staff',
  loading: 'Loading',
  cancel: 'Cancel',
  // Heading of the invitation to ask the assistant, read by screen readers only.
  questions: 'Questions',
  chatWithGodfrey: 'Chat with Godfrey',
  backToHome: 'Back to Home',
  tryAgain: 'Try again',
  closeMessage: 'Close this message',
  'notFound.title': 'Page not found',
  'notFound.lead': 'There is no page at this address. Everything else is still open, though.',
  'notFound.action': 'Return to Home',
  // The connection is gone, so the code of the page has not been loaded.
  'unavailable.title': 'This page has not loaded yet',
  'unavailable.message':
    'You are offline, or we cannot be reached right now. The page loads by itself as soon as it can; nothing you own is lost.',
  'unavailable.retry': 'Load it again',
  // The page failed by an error of ours.
  'broken.title': 'Something went wrong',
  'broken.message': 'Something on this screen broke. Nothing you own is lost; loading the page again usually helps.',
  'broken.retry': 'Load again',
  // Label of the choice of a language in the header, read by screen readers.
  language: 'Language',
  noScript: 'TuneMaker needs JavaScript to sell and play songs. Please switch it on and load this page again.',
})
