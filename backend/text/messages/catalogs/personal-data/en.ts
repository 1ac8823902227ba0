import { defineCatalog } from '#text/messages/catalog'

/** Exporting and deleting one’s data. */
export const personalData = defineCatalog('personal-data', {
  'panel.title': 'Your data',
  'panel.text':
    'Get a copy of everything we keep about you, or have it deleted. We mail you a link first, so that nobody else can do it.',
  'panel.link': 'Export or delete my data',
  'ask.email': 'Your email address',
  'ask.hint':
    'The address you paid with, follow artists with, or registered as an artist. An address changed within the last week does not open an artist’s account yet.',
  'ask.button': 'Mail me a link',
  'ask.busy': 'Sending...',
  'ask.invalid': 'Please type your email address.',
  'ask.sent': 'Check your inbox',
  'link.over': 'This link no longer opens anything',
  'link.overText': 'It lasts an hour. Ask for a new one below.',
  'account.address': 'Under {email}',
  'account.artist': 'Your account as {artist}',
  'export.text':
    'One ZIP with your data as JSON and CSV, your certificates and receipts, and the files you uploaded. We write to you when it is ready.',
  'export.button': 'Make my archive',
  'export.busy': 'Asking...',
  'export.waiting': 'Your archive is being made. We write to {email} when it is ready.',
  'delete.copies':
    '{copies, plural, one {You hold # copy. Nobody will be able to play it anymore, and its number stays sold. Give it to somebody or download it first.} other {You hold # copies. Nobody will be able to play them anymore, and their numbers stay sold. Give them to somebody or download them first.}}',
  'delete.text':
    'Your name and address, your sign-ins, what you follow, and what you wrote in Green Rooms and to Godfrey are deleted. The books keep what was paid, without your name.',
  'delete.artistText':
    'Your account closes: nothing of yours is sold anymore, unused Keymails become void, and your legal name, addresses, posts, messages and documents are deleted. Fans keep their copies with the recording, the certificate and your artist name.',
  'delete.grace': 'It happens in {days} days. Until then, a link in our mail stops it.',
  'delete.button': 'Delete everything',
  'delete.title': 'Delete everything?',
  'delete.confirm': 'Yes, delete it in {days} days',
  'delete.busy': 'Asking...',
  'delete.keep': 'Keep it',
  'delete.planned': 'It will be deleted on {date}. The link in our mail stops it.',
  unreachable: 'We could not reach TuneMaker. Please try again.',
  'archive.title': 'Your archive',
  'archive.lead': '{files, plural, one {# file} other {# files}}, {size}. It can be downloaded until {date}.',
  'archive.button': 'Download',
  'archive.over': 'This archive is gone',
  'archive.overText': 'It is kept for seven days, or until a new one is made.',
  'keep.title': 'Keep everything?',
  'keep.lead': 'Press the button, and nothing is deleted.',
  'keep.button': 'Keep everything',
  'keep.busy': 'Stopping...',
  'keep.done': 'Nothing is deleted',
  'keep.doneText': 'Everything stays as it is.',
  'keep.over': 'There is nothing to stop',
  'keep.overText': 'The deletion was stopped before, or it has already happened.',
})
