import { defineCatalog } from '#text/messages/catalog'

/** A song's recordings: replaced in the workshop, listed on its page. */
export const recordings = defineCatalog('recordings', {
  title: 'Recording',
  text: 'You can replace the recording, for example after a new master. Godfrey checks the new one as he checks every upload; until then nothing changes. Whoever owns a copy keeps the earlier recording and gets the new one as well, and the song’s page says which is which. This costs nothing and cannot be undone; the earlier recording can be sent again.',
  file: 'New recording',
  fileNote: 'MP3, WAV, FLAC, M4A or AAC, up to 50 MB',
  paper: 'Copyright document',
  paperHint: 'If this recording has documents of its own.',
  paperNote: 'PDF, JPG or PNG, up to 10 MB',
  note: 'What is different',
  noteHint: 'Shown on the song’s page.',
  send: 'Replace the recording',
  sending: 'Sending...',
  sent: 'Recording Received',
  sentText: 'Godfrey is checking it. You get an email with the result.',
  fileMissing: 'Choose the new recording first.',
  fileTooLarge: 'The recording must be under 50 MB and the document under 10 MB.',
  failed: 'We could not reach TuneMaker. Nothing was changed; try again.',
  checking: 'Godfrey has been checking a new recording since {date}. Until he has finished, fans hear the current one.',
  inReview: 'A person has been looking at your new recording since {date}. Fans hear the current one.',
  releasedBefore:
    'The same recording is already here as “{title}”, an edition of {copies, plural, one {# copy} other {# copies}}. Whoever bought one of those counts on there being no more, so a person decides whether it may be sold a second time. To change the price, the number of copies, the title or the recording, edit “{title}” instead.',
  declined:
    'The recording that you sent on {date} was declined; the email says why. Fans hear the current one. You can send another.',
  versions: 'Recordings',
  versionsText: 'The artist has replaced the recording of this song. Owners of a copy keep every one.',
  version: 'Recording {version}',
  current: 'current',
  since: 'since {date}',
  first: 'The first one.',
  download: 'Download',
  // For the player: what it plays.
  hear: 'Recording {version} of {title}',
})
