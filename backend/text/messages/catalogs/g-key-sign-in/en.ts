import { defineCatalog } from '#text/messages/catalog'

/** The artist's sign-in with a G-Key, and the way back for whoever lost it. */
export const gKeySignIn = defineCatalog('g-key-sign-in', {
  title: 'Artists’ entrance',
  lead: 'Your G-Key is your license and the only key to your account. It came by email when your application was approved.',
  // On the pass that shows how an artist's own will look.
  placeholderName: 'Your name here',
  backstage: 'Backstage',
  // A kind of pass: a G-Key of evaluation.
  evaluation: 'Evaluation',
  // A kind of pass: a G-Key of production.
  allAreas: 'All areas',
  signedInAs: 'You are signed in as {artist}.',
  toWorkshop: 'Go to your workshop',
  validating: 'Validating...',
  enter: 'Access Green Room',
  // A question and its link.
  noKey: 'No G-Key yet? <link>Apply here</link>',
  lostKey: 'Lost it? <link>Ask for a new one</link>',
  closed: 'Closed your account? <link>Get your records</link>',
  missing: 'Please enter your G-Key.',
  // The specification's notice.
  'required.title': 'G-Key Required',
  'required.text': 'Please enter your G-Key ID to access your Green Room.',
  welcome: 'Welcome to Your Green Room!',
  unchecked: 'We could not check this G-Key. Please try again.',
  invalid: 'This G-Key is not valid. Compare it with the email it came in.',
  noAnswer: 'No Connection',
  denied: 'Access Denied',
  checkConnection: 'Please check your connection and try again.',
  invalidId: 'Invalid G-Key ID',
  gKeyId: 'G-Key ID',
  'demo.title': 'Only looking around?',
  'demo.text': 'These G-Keys are for evaluation: every page is open; payments and real Keymails are switched off.',
  'demo.fillInKey': 'Fill in {key}',
  'demo.fillIn': 'Fill in',
  // The home page's hint names this button.
  'demo.tour': 'Take a Tour',
  'lost.title': 'A lost G-Key',
  'lost.lead':
    'We store only a fingerprint of your key, so nobody can read it out to you. You can have a new one: a person looks at your request, voids the old key and mails the new one to the address we know.',
  'lost.invalidEmail': 'Please enter a valid email address.',
  'lost.noEmail': 'Please enter your email address.',
  reach: 'We could not reach TuneMaker. Please try again.',
  'lost.sent': 'Your request has arrived',
  'lost.sentText':
    'If a G-Key belongs to this address, a person looks at it and writes there within 24 to 48 hours. Should you find the old key in the meantime, it still works until then.',
  'lost.form': 'Report a lost G-Key',
  'lost.email': 'Your email address',
  'lost.emailHint': 'The one your G-Key was mailed to. If you no longer have it, write to us instead.',
  'lost.sending': 'Sending...',
  'lost.ask': 'Ask for a New G-Key',
  'lost.contact': 'Contact us',
  'session.verifying': 'Verifying G-Key access...',
  'session.failed': 'Your G-Key could not be verified',
  'session.failedText': 'We could not reach TuneMaker. Please check your connection.',
  'stolen.known': 'Somebody knows my G-Key',
  'stolen.write': 'Write to us',
})
