import { Link } from 'react-router-dom'
import { GIFT_DAYS } from '#contract/copies/gifts'
import { KEYMAILS_MAILED_PER_DAY } from '#contract/keymails/mailings'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { type Chapter, Article } from './Article.tsx'
import { DefinitionList } from './DefinitionList.tsx'

const MAIL = <a href="mailto:hello@tunemaker.example">hello@tunemaker.example</a>

const FEES: readonly (readonly [string, string])[] = [
  ['1 or 2 songs', '$25.00 each'],
  ['3 or 4 songs', '$22.00 each'],
  ['5 or 6 songs', '$20.00 each'],
  ['7 or 8 songs', '$18.00 each'],
  ['9 or 10 songs', '$16.00 each'],
]

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'agreement',
    title: 'Who agrees to what',
    body: (
      <>
        <p>
          These terms hold between you and TuneMaker. Looking around needs no agreement from you beyond ordinary
          decency. You accept them when you apply for a G-Key, upload a song, or pay for something.
        </p>
        <p>
          A sale of a copy is between the fan who buys and the artist who sells. We provide the room, the numbers and
          the door, and we are not the seller.
        </p>
      </>
    ),
  },
  {
    id: 'g-key',
    title: 'The G-Key',
    body: (
      <>
        <p>
          To hold one you must be 18 or older, able to make contracts, and the holder of the copyright in what you
          offer. What you tell us must be true. Registration with your national copyright office is required before you
          submit; it costs $45 to $85 there.
        </p>
        <p>
          The G-Key costs $50 once instead of the normal $100, plus applicable tax. It is good for life and{' '}
          <strong>non-refundable</strong>, because the fee pays for the check: that includes an application that is
          declined. A declined application comes with reasons.
        </p>
        <p>
          The key is your signature here. Keep it to yourself; what is done with it counts as done by you until you tell
          us.
        </p>
      </>
    ),
  },
  {
    id: 'uploads',
    title: 'Upload fees',
    body: (
      <>
        <p>
          Uploading is paid per song, before the upload. The more songs you buy together, up to ten, the less each one
          costs. An upload that fails or is refused keeps its credit. The fee itself is <strong>non-refundable</strong>.
        </p>
        <DefinitionList rows={FEES} short />
        <p>Recordings are MP3, WAV, FLAC, M4A or AAC, up to 50 MB each.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Whose song it is',
    body: (
      <>
        <p>
          <strong>Yours. You keep your copyright, all of it.</strong> You allow us to store the recording, to play it to
          you and to those who hold a copy, to show its title, your artist name, price and edition, and to let the
          public hear a preview of up to 30 seconds.
        </p>
        <p>
          You assure us that nobody else’s rights are in the way: co-writers, players, samples, labels. If somebody
          claims otherwise, a person looks at it, and the song may be taken off sale meanwhile.
        </p>
      </>
    ),
  },
  {
    id: 'editions',
    title: 'Editions and Keymails',
    body: (
      <>
        <p>
          An edition has 1 to 10,000 copies, as you decide. From the first Keymail on it may shrink and never grow. The
          number of a copy is fixed when its code is issued. There is never one copy more than the edition says; this is
          what your fans pay for, and no exception is made, not for us and not for you.
        </p>
        <p>
          You set the price, from $0.99 for a song and from $1.00 for a Keymail. Once a Keymail is issued, its price
          stands. A code works once.
        </p>
        <p>
          You may have us mail Keymails, at most {KEYMAILS_MAILED_PER_DAY} a day, to people who want mail from you.
          Their addresses are used for that one mail and forgotten after 90 days. Every such mail carries a link that
          ends mail from artists here; who has used it gets none from you either, and you see so in your list.
        </p>
      </>
    ),
  },
  {
    id: 'buying',
    title: 'Buying a copy',
    body: (
      <>
        <p>
          You see artist, song, number and price before you pay through PayPal, in US dollars. A code is reserved for
          nobody: whoever pays first has the copy. If somebody was faster, you are told so and not charged.
        </p>
        <p>
          Your copy is for your own listening and opens the artist’s Private Green Room. It does not give you the right
          to copy, resell, publish or perform the song, or to pass your access around.
        </p>
        <p>
          A copy that has not been played yet may be given to somebody else by email, once. It is yours until the gift
          is taken; an offer that nobody takes ends after {GIFT_DAYS} days. Give us only an address whose owner expects
          to hear from you; the <Link to={paths.privacyPolicy.href}>Privacy Policy</Link> says what becomes of it.
        </p>
        <p>
          On open sale a copy is kept for you while you pay. What one browser and one network may keep at a time is
          limited, so that nobody locks an edition by starting and leaving. Your receipt goes to the address that PayPal
          names.
        </p>
        <p>
          It stays yours on any device. If PayPal takes its time over a payment, the copy stays reserved for you until
          the answer is known.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Where the money goes',
    body: (
      <>
        <p>
          What a fan pays for a copy goes <strong>straight to the artist’s own PayPal account</strong>. We take no share
          of it and never hold it. PayPal deducts its own fee from the artist. Artists see to their own taxes.
        </p>
        <p>
          TuneMaker earns three things: the G-Key fee, the upload fee, and $9.95 for the Digital Music Library.
          Estimates in the workshop are estimates; what counts is the amount on the button when you pay.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <>
        <p>
          G-Key and upload fees are not refunded. For a copy, ask the artist, who has the money and can return it
          through PayPal. The Digital Music Library is paid to us, so ask us: a full refund closes it and leaves your
          copies where they are.
        </p>
        <ul>
          <li>
            <strong>A full refund ends access.</strong> The copy is no longer yours, and its number goes back to the
            artist.
          </li>
          <li>
            <strong>A partial refund keeps access.</strong> The copy stays yours.
          </li>
          <li>A dispute at PayPal changes nothing until it has been decided.</li>
        </ul>
        <p>
          If you paid and what you bought turns out to be gone, that is our fault and a person settles it within 48
          hours. Rights that the law gives you as a consumer stay untouched by all this.
        </p>
      </>
    ),
  },
  {
    id: 'rooms',
    title: 'Manners in the Green Room',
    body: (
      <p>
        It is the artist’s room. The artist may remove what is posted there and mute whoever disturbs it; a muted holder
        goes on reading and listening. You may take your own words back at any time. What you post stays yours; you
        allow us to show it to the people in that room. After a full refund the room closes, and what you said stays
        until you or the artist ask for it to go. No threats, no hate, no strangers’ private affairs, no advertising,
        nothing against the law.
      </p>
    ),
  },
  {
    id: 'evaluation',
    title: 'Evaluation G-Keys',
    body: (
      <p>
        They are there so that you can walk through every room at no cost. They cannot take payments or issue real
        Keymails, and demonstration codes cannot be redeemed. Other people may be using the same key, so put nothing
        private behind it.
      </p>
    ),
  },
  {
    id: 'godfrey',
    title: 'Godfrey and decisions',
    body: (
      <p>
        Godfrey, our AI agent, answers questions and checks documents. He can be mistaken. Nothing he says in a
        conversation approves an application, moves money or changes these terms. If you disagree with a decision of
        his, ask for a person, who answers within 24 to 48 hours.
      </p>
    ),
  },
  {
    id: 'closing',
    title: 'When a door closes',
    body: (
      <>
        <p>
          You can stop selling whenever you like. Copies that fans have bought go on playing for them, and you allow us
          to keep the files for that.
        </p>
        <p>
          We may take a song off sale or suspend a G-Key for false papers, somebody else’s work, fraud, or attacks on
          the house. You are told the reason and can have a person look at it again. Fees are not returned in that case.
        </p>
      </>
    ),
  },
  {
    id: 'promise',
    title: 'What we promise, and what not',
    body: (
      <>
        <p>
          We promise to count copies correctly, to let in everybody who has paid, and to correct our mistakes. We do not
          promise that a song will sell, that our service is never interrupted, or that PayPal is always available.
        </p>
        <p>
          As far as the law allows, what we owe you for a failure of ours is limited to what you have paid us. That
          limit does not apply to intent or gross negligence.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        If these terms change, the new ones stand here before they count, and what was bought before stays under the
        terms of that day. How we treat data is in the <Link to={paths.privacyPolicy.href}>Privacy Policy</Link>. Write
        to {MAIL} with anything else.
      </p>
    ),
  },
]

export function TermsOfServicePage() {
  return (
    <>
      <ContentHeader
        title="Terms of Service"
        lead="The house rules, in the words we would use across the counter. They bind you and us alike."
      />
      <Article chapters={CHAPTERS} />
      <AskGodfrey>Ask before you sign, not after.</AskGodfrey>
    </>
  )
}
