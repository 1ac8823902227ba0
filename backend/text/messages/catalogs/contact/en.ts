import { defineCatalog } from '#text/messages/catalog'

/** Contact Us. */
export const contact = defineCatalog('contact', {
  'contact.title': 'Contact Us',
  'contact.lead': 'Two ways to reach us: Godfrey answers at any hour, and a person reads every email.',
  'contact.open': 'Open now, 24 hours a day, 7 days a week',
  'contact.chat': 'Chat with Godfrey',
  'contact.chatText':
    'Recommended, because it is quickest. He answers in eight languages, and passes on to a person what he cannot settle.',
  'contact.ask': 'Ask your question',
  'contact.answered': 'Answered within 24 to 48 hours',
  'contact.write': 'Write an email',
  'contact.writeText':
    'For anything that needs a person, or papers. Give your tracking number or Keymail code if you have one, never your whole G-Key.',
  'contact.topics': 'What it is about',
  'contact.topicsIntro': 'Some things are quicker to do than to ask.',
  'topic.keymail': 'A Keymail that does not open',
  'topic.keymailText':
    'The <link>Keymail page</link> says why. If the copy is already yours, it mails you a sign-in link.',
  'topic.payment': 'A payment',
  'topic.paymentText':
    'Nothing is charged for a copy that is gone. If PayPal is slow, we keep asking, and you are let in when it answers, even with the browser closed.',
  'topic.refund': 'A refund',
  'topic.refundText': 'You paid the artist, so ask the artist first. <link>What a refund changes</link>',
  'topic.gKeys': 'G-Keys and applications',
  'topic.gKeysText':
    'Steps and price are under <link>Governance Tracker</link>. For a lost key, write from the address you applied with.',
  'topic.mistake': 'Something is wrong on a page',
  'topic.mistakeText': '<link>Request a Correction</link> says what changes at once and what a person looks at.',
  'topic.data': 'Your data',
  'topic.dataText':
    'What we keep and for how long is in the <link>Privacy Policy</link>. Requests go to the address above.',
  'topic.features': 'Feature requests',
  'topic.featuresText':
    'Write what you tried to do and where it ended. That is more use to us than the name of a feature, and we answer these too.',
  'topic.together': 'Working together',
  'topic.togetherText': 'Venues, studios, fan clubs: see <link>Advertising</link>.',
})
