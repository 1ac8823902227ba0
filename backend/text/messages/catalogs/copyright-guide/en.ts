import { defineCatalog } from '#text/messages/catalog'

/** The page on registering a copyright. */
export const copyrightGuide = defineCatalog('copyright-guide', {
  'copyright.title': 'Copyright Your Material',
  'copyright.lead':
    'A song is yours from the moment you write it down or record it. Registering it makes that provable, and we ask for it before you submit anything here.',
  'copyright.song': 'The song',
  'copyright.songCovers': 'Words, melody, chords',
  'copyright.songText':
    'Belongs to whoever wrote it. Unless they agreed otherwise, two writers own it together, so name both.',
  'copyright.recording': 'The recording',
  'copyright.recordingCovers': 'What came out of the microphones',
  'copyright.recordingText':
    'Belongs to whoever performed, produced or paid for it, depending on what you agreed. Get that on paper before the session ends.',
  'copyright.two':
    'That makes two copyrights in every track. If you wrote it and recorded it yourself, both are yours, and often one registration covers the two.',
  'filing.title': 'Filing it',
  'filing.intro': 'In the United States. Elsewhere, ask your own national office.',
  'filing.1':
    'You file online with the U.S. Copyright Office: an account, a form, the fee, and a copy of the work. The form asks who wrote what and who owns it now. Answer it the way you would under oath, because you more or less are.',
  'filing.2':
    'The certificate may take months. Your registration still counts from the day on which the Office has all three: form, fee and copy. Keep the confirmation until the certificate comes.',
  'filing.3':
    'What you send us is that certificate or confirmation, as PDF, JPG or PNG. It is stored privately, for the check and for nothing else.',
  'filing.noAdvice': 'This is a musician’s summary, not legal advice. The Office’s own pages have the last word.',
  'filing.aside': 'Fee and external help',
  'filing.fee': 'is what registration costs, depending on what you file and how. You pay it to the Office, not to us.',
  'filing.faq': 'Copyright Office filing FAQ',
  // Follows the link's text, read by screen readers only.
  'filing.faqNote': '(opens copyright.gov in a new tab)',
  'adds.title': 'What a G-Key adds',
  'adds.text':
    'Registration tells the world that the song is yours. A G-Key tells TuneMaker, and it is what lets you sell here.',
  'adds.1': 'Your name and your papers have been compared before anything of yours is published.',
  'adds.2': 'Each copy you sell carries its number, and there is never one more than you said.',
  'adds.3': 'Only you can issue Keymails for your songs.',
  'adds.4': 'It costs $50 once, plus applicable tax, instead of the normal $100. Non-refundable, good for life.',
  'adds.get': 'Get G-Key Access',
  'copyright.godfrey': 'Co-writers, samples, covers: ask before you file.',
})
