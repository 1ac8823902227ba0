import { defineCatalog } from '#text/messages/catalog'

/** Mails about exporting and deleting one’s data. */
export const personalDataMails = defineCatalog('personal-data-mails', {
  greeting: 'Hello,',
  'link.subject': 'Your data at TuneMaker',
  'link.text':
    'This link shows what we keep under this address. You can have a copy of all of it made, or have it deleted:',
  'link.button': 'See my data',
  'link.note':
    'It lasts {minutes} minutes. If you did not ask for it, do nothing: without this mail, nobody can see or delete anything.',
  'export.subject': 'Your archive is ready',
  'export.text': 'Everything we keep about you is ready to be downloaded, as one ZIP:',
  'export.button': 'Download my archive',
  'export.note': 'The link lasts {days} days. Whoever has it can download the archive, so do not pass this mail on.',
  'planned.subject': 'Your data will be deleted on {date}',
  'planned.text':
    'On {date} we delete what we keep under this address, as you asked. From then on nobody can play or reach the copies that you hold. If you want to keep them, stop it with this link before then:',
  'planned.artistText':
    'On {date} we delete your account as {artist}, as you asked. From then on nothing of yours is sold. Your fans keep the copies they paid for. Until then this link stops it:',
  'planned.button': 'Keep everything',
  'planned.note': 'Nothing changes until that day. If it was not you who asked for it, stop it now.',
  'done.subject': 'Your data has been deleted',
  'done.text':
    'What we kept under this address is deleted. The books keep what was paid and when, without your name and address, and the public log keeps that your copies are sold.',
  'done.artistText':
    'Your account as {artist} is deleted. Your fans keep the copies they paid for, with your artist name on them. The books keep what was paid to you, as the law demands.',
  'done.note': 'This is our last mail about it; the address it went to is now forgotten.',
})
