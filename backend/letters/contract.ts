import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

export const LETTERS = ['counselor', 'studio', 'fan-club', 'visitor'] as const
export type LetterName = (typeof LETTERS)[number]

/** The letter as a PDF: 200, or 202 while it is being rendered. */
export const downloadLetter = defineEndpoint({
  method: 'GET',
  path: '/api/letters/:letter',
  params: z.object({ letter: z.enum(LETTERS) }),
  query: z.object({ paper: z.enum(['a4', 'letter']).default('a4') }),
})

/** The text of one printed letter, without layout. */
export type Letter = {
  /** The intended readers, shown in the corner of the letterhead. */
  audience: string
  title: string
  greeting: string
  paragraphs: readonly string[]
  factsTitle: string
  facts: readonly { label: string; value: string }[]
  closing: string
}

export const CONTACT_ADDRESS = 'hello@tunemaker.example'

const buildCounselorLetter = (site: string): Letter => ({
  audience: 'Platform overview',
  title: 'TuneMaker on one page',
  greeting: 'Dear Counselor,',
  paragraphs: [
    'You may be the first person a songwriter asks: at a school, a community centre, a law clinic or an advice desk for musicians. This page is meant to help you answer.',
    'TuneMaker sells songs in a fixed number of copies. The artist decides how many there are and what one costs. A listener receives a code, called a Keymail, pays the artist through PayPal, and owns one numbered copy. It plays on any device and opens the artist’s Private Green Room, a room backstage for those who hold a copy.',
    'Three things are worth saying before anybody applies. The artist must be 18 and hold the rights, and registers them first. Our fees are non-refundable, and nobody can promise that a song will sell. And what fans pay goes straight to the artist’s own PayPal account: we never hold that money and take no share of it.',
    'We are not a label, a publisher or a collecting society. The copyright stays where it is. Whoever wants to look first can walk through the whole workshop with an evaluation key, at no cost.',
    `For what this page leaves open, Godfrey, our AI agent, answers in eight languages at ${site}/godfrey-chat, and a person answers letters to ${CONTACT_ADDRESS} within 24 to 48 hours.`,
  ],
  factsTitle: 'At a glance',
  facts: [
    { label: 'G-Key', value: '$50 once, for life (normally $100), plus applicable tax. Non-refundable.' },
    { label: 'Upload', value: '$25 a song, down to $16 each for nine or ten. Non-refundable.' },
    { label: 'Share of sales', value: 'None. PayPal’s own fee applies.' },
    { label: 'Price of a copy', value: 'Set by the artist, from $1.00.' },
    { label: 'Edition', value: '1 to 10,000 copies. Never more than announced.' },
    { label: 'Copyright', value: 'Registered first, $45-$85 at the national office. Papers are checked.' },
    { label: 'Audio', value: 'MP3, WAV, FLAC, M4A, AAC, up to 50 MB.' },
    { label: 'Refunds', value: 'A full refund ends access, a partial refund keeps it.' },
    { label: 'Visitors', value: 'Free, without registration.' },
  ],
  closing: 'With kind regards,',
})

const buildStudioLetter = (site: string): Letter => ({
  audience: 'For recording studios',
  title: 'After the last mix',
  greeting: 'Dear studio team,',
  paragraphs: [
    'You know the moment. The mix is done, the artist is happy, and then comes the question of where to put it. A stream pays a fraction of a cent, and records have to be paid for before the first one is sold. We run a third door.',
    'On TuneMaker an artist sells a recording in a fixed number of copies, 100 of them, say, each with its number. A buyer pays the artist’s own PayPal account directly. We take no share of the sale and never hold the money.',
    'It starts with rights, and that is where you come in. The artist has to show whose song and whose recording it is. A short document from the session saves a lot of trouble: who wrote it, who played on it, who owns the master. Registration with the national copyright office costs $45 to $85 and comes first.',
    'What we need from you is a good file. We play what was uploaded as it is, without squeezing it again, so send your artist home with the WAV or FLAC as well.',
    'If you think this suits somebody who records with you, give them this page. Studios have nothing to join and nothing to pay.',
  ],
  factsTitle: 'What your artist should know',
  facts: [
    { label: 'Files', value: 'WAV, FLAC, MP3, M4A, AAC, up to 50 MB' },
    { label: 'Edition', value: '1 to 10,000 numbered copies' },
    { label: 'G-Key', value: '$50 once (normally $100), plus applicable tax' },
    { label: 'Upload', value: '$25 a song, down to $16 each for nine or ten' },
    { label: 'Fees', value: 'Non-refundable' },
    { label: 'Share of sales', value: 'None; PayPal’s own fee applies' },
    { label: 'Apply at', value: `${site}/governance-info` },
  ],
  closing: 'With respect for your work,',
})

const buildFanClubLetter = (site: string): Letter => ({
  audience: 'For fan clubs',
  title: 'Somebody will hold No. 1',
  greeting: 'Dear club,',
  paragraphs: [
    'You have carried amplifiers, sold shirts and driven through the night. This is about a way to be paid back in music, and to pay the artist properly while you are at it.',
    'On TuneMaker a song comes in a fixed number of copies. The artist says how many, and that is that: 100 means 100. Each copy has its number, and whoever holds one gets into the artist’s Private Green Room.',
    'The artist gives your club a batch of Keymails, one code for each copy. You hand them out as you see fit: by raffle, by seniority, at the summer party. Each member types in the code, pays the artist’s price through PayPal, and is in. The money goes straight to the artist. Nothing goes to us, and nothing passes through the club’s till.',
    'A code works once. Entering it again charges nobody. A copy stays with the person who paid, on any device. Should the artist ever refund it in full, access ends; after a partial refund it stays.',
    'All it needs is an artist with a G-Key. If yours has none, show them this letter.',
  ],
  factsTitle: 'How a member gets in',
  facts: [
    { label: '1', value: `Open ${site}/redeem-keymail` },
    { label: '2', value: 'Type in the code from the club' },
    { label: '3', value: 'Pay the artist’s price with PayPal' },
    { label: '4', value: 'Play your copy, meet the others' },
  ],
  closing: 'See you backstage,',
})

const buildVisitorOverview = (site: string): Letter => ({
  audience: 'For visitors',
  title: 'Songs that come with a number',
  greeting: 'TuneMaker is a small house for independent music.',
  paragraphs: [
    'Artists sell a song here in a fixed number of copies, straight to the people who want it. You pay the artist once, own a copy such as No. 7 of 100, and walk into the artist’s Private Green Room.',
    'Looking around is free and needs no registration.',
  ],
  factsTitle: 'Five questions at the door',
  facts: [
    {
      label: 'What is Digital Scarcity?',
      value: 'The artist decides how many copies exist, from 1 to 10,000. Each has a number, and none is ever added.',
    },
    {
      label: 'What is G-Key authentication?',
      value: 'Artists show whose song it is before they sell. The G-Key is the proof that they have.',
    },
    {
      label: 'What is a Keymail?',
      value:
        'A code for one copy, from the artist’s own hand. It works once. If somebody was faster, you are not charged.',
    },
    {
      label: 'How do artists make money?',
      value:
        'They set the price, and it goes straight to their own PayPal account. TuneMaker takes no share. PayPal takes its own fee.',
    },
    {
      label: 'What do fans get?',
      value: 'The whole song on any device, and the Green Room. A full refund ends access, a partial refund keeps it.',
    },
  ],
  closing: `Come in at ${site}/browse-music`,
})

/** The text of a letter. `site` is the product's address without its scheme. */
export function getLetter(name: LetterName, site: string): Letter {
  switch (name) {
    case 'counselor':
      return buildCounselorLetter(site)
    case 'studio':
      return buildStudioLetter(site)
    case 'fan-club':
      return buildFanClubLetter(site)
    case 'visitor':
      return buildVisitorOverview(site)
  }
}
