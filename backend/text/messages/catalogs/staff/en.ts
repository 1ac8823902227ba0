import { defineCatalog } from '#text/messages/catalog'

/** Our Staff: who runs TuneMaker. */
export const staff = defineCatalog('staff', {
  'staff.title': 'Our Staff',
  'staff.lead': 'A small team: a founder, an AI agent, and a clear rule about which of them decides what.',
  'staff.founder': 'Founder',
  'staff.founderName': 'Responsible for TuneMaker',
  'staff.founder1':
    'Started TuneMaker so that people who write songs can sell them without giving most of the money away first. Sets the fees, writes the terms, and carries the responsibility when something goes wrong.',
  'staff.founder2':
    'What an AI should not decide goes to a person: doubtful copyright papers, a swapped payment account, a lost G-Key. That takes 24 to 48 hours, and you are told the result.',
  'staff.agent': 'AI agent',
  'staff.agent1':
    'Available day and night. He answers in English, Spanish, French, German, Italian, Portuguese, Chinese and Japanese, reads the copyright papers that artists hand in, and watches over the platform.',
  'staff.agent2':
    'He has firm limits. Nothing he says in a conversation can approve an application, move money or change an account, and he sees nobody’s data but your own. When a matter is beyond him he passes it to a person.',
  'staff.mission': 'Our mission',
  'staff.missionLine': 'The people who write the songs set the price, keep the rights, and get the money.',
  'staff.missionText':
    'A song in a fixed number of copies can be worth something to the person who holds one, and so pay the person who wrote it. We check whose it is, count the copies, and stay out of the money’s way. It goes from the fan to the artist’s PayPal account. <link>Generate Income</link> shows the sums.',
  'staff.godfrey': 'You can meet one of us right now.',
})
