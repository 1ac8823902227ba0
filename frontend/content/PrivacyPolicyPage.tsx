import { Link } from 'react-router-dom'
import { CHAT_RETENTION_DAYS } from '#contract/godfrey'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { type Chapter, Article } from './Article.tsx'
import { DefinitionList } from './DefinitionList.tsx'

const MAIL = <a href="mailto:hello@tunemaker.example">hello@tunemaker.example</a>

const RETENTION_PERIODS: readonly (readonly [string, string])[] = [
  ['Session of a visitor who is not signed in', '7 days'],
  ['Session of a signed-in artist or fan', '1 year, 180 days without a visit, or until you sign out'],
  ['G-Key application whose address nobody confirmed', '7 days, with its documents'],
  ['Unfinished upload of a recording', '24 hours'],
  ['Links in our emails', '30 minutes to sign in, 24 hours for a payment address; deleted a day later'],
  ['Counts of tries, and of copies held without paying, by network address', 'about a day'],
  [
    'Visits: a hash of network address and browser name, under a key that is made anew each day',
    'until the day (UTC) is over; then only the counts remain',
  ],
  ['Network address of our own staff signing in', '30 days as a trusted address'],
  ['What you post in a Green Room', 'until you or the artist delete it; deleted files are gone within three hours'],
  ['What you and Godfrey say to each other', `${CHAT_RETENTION_DAYS} days, or until you choose Start over in the chat`],
  ['An address left for news or a graphic', '30 days without your confirmation, else until you take it back'],
  ['An address that an artist mailed a Keymail to', '90 days; then only a fingerprint (a hash)'],
  ['An address that wants no more mail from artists', 'as a fingerprint, until you ask us to lift it'],
  ['The words of a wish for a refund and of its answer', '180 days'],
  ['The address and the words of a gift', 'until it is taken or taken back, 30 days at most; the words 30 days more'],
  [
    'An address that follows artists or songs',
    '30 days without your confirmation, else 30 days after it follows nothing',
  ],
  ['An address on a waiting list', 'until 30 days after our one mail, or a year without a turn'],
  ['An archive of your data that you asked for', '7 days, or until you ask for a new one'],
  ['An address that our mail server was told does not exist', '30 days'],
  ['Songs and copyright documents', 'while the song is here or somebody holds a copy'],
  [
    'Orders, payments and the ledger, with the address each receipt went to',
    'permanently, the address until you have it deleted; the ledger cannot be rewritten',
  ],
  ['Who holds which copy', 'as long as the copy exists'],
  [
    'In the public log of copies: a seal over each owner’s address, which nobody can open without a secret of ours',
    'permanently; the log cannot be rewritten',
  ],
]

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <>
        <p>
          <strong>You can look around without telling us anything.</strong> If you buy a copy, we learn your name and
          email address from PayPal, because that is how we know whose copy it is. If you sell here, we keep what shows
          that your songs are yours and where you want to be paid.
        </p>
        <p>We show no advertisements, we sell no data, and nothing on these pages follows you to another site.</p>
      </>
    ),
  },
  {
    id: 'fans',
    title: 'What we keep about fans',
    body: (
      <>
        <p>When you redeem a Keymail and pay:</p>
        <ul>
          <li>your name and email address, as PayPal passes them on with the payment;</li>
          <li>which copy you bought, when, for how much, and PayPal’s numbers for that payment;</li>
          <li>whether you bought the Digital Music Library;</li>
          <li>that your receipt was mailed to that address;</li>
          <li>in a Green Room, the name you choose there, what you post, and how far you have read.</li>
        </ul>
        <p>
          We need this to let you in, on any device, and to mail you a sign-in link when you ask for one. You choose no
          password and we keep none.
        </p>
      </>
    ),
  },
  {
    id: 'artists',
    title: 'What we keep about artists',
    body: (
      <ul>
        <li>
          From the application: legal name, artist name, email address, telephone number if you give one, and what you
          say about your copyright.
        </li>
        <li>Your G-Key, only as a fingerprint (a hash). We cannot read it back.</li>
        <li>The PayPal address your fans pay to, once you have confirmed it by mail.</li>
        <li>Your bio, and what you write or post in your workshop and Green Room.</li>
        <li>
          For each song: the recording, title, copyright holders, a contact, the copyright document, price, number of
          copies, and the Keymails issued.
        </li>
        <li>
          <strong>Not</strong> the five identity digits on the upload form. They stay in your browser and are never
          sent.
        </li>
      </ul>
    ),
  },
  {
    id: 'collectors',
    title: 'What we keep about art collectors',
    body: (
      <ul>
        <li>
          Name and email address, once you have confirmed it by the mailed link. An address that nobody confirms is
          forgotten after seven days.
        </li>
        <li>
          Which copies you own. Your name stands on your certificates; who checks a certificate’s code does not see it.
        </li>
        <li>
          The full-resolution file that you get carries an invisible mark that leads to your copy. Only our admins can
          read it, when a picture turns up where it should not be.
        </li>
      </ul>
    ),
  },
  {
    id: 'given',
    title: 'Addresses that somebody else gives us',
    body: (
      <>
        <p>
          <strong>An artist who mails you a Keymail</strong> gives us your address for that one mail. We send it in the
          artist’s words and show the artist in the list of Keymails where it went and whether it arrived. After 90 days
          the address is erased; what stays is its fingerprint (a hash), so that the link in the mail keeps working.
        </p>
        <p>
          <strong>That link ends such mail for good,</strong> from every artist here, without signing in, and so does
          the button of your mail program. From then on we keep the fingerprint of your address and compare with it
          before a mail leaves. The artist sees that you want no more mail.
        </p>
        <p>
          <strong>A fan who gives you a copy</strong> gives us your address, and a few words if they like. You get one
          mail, with the giver’s name as PayPal told it to us. If you take the gift, your address says whose copy it is
          and stays with it. If you do not, it is erased when the offer is taken back, or after 30 days, and the words
          at the latest 30 days after that. Nothing else is ever sent there.
        </p>
        <p>We add none of these addresses to a list of ours, and we never write to them about anything else.</p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments and PayPal',
    body: (
      <>
        <p>
          You pay on PayPal’s side. Card numbers and bank details never reach us. PayPal tells us whether the payment
          went through, the amount, its fee, and the payer’s name and email address, and later sends messages about
          refunds. We keep those.
        </p>
        <p>
          A copy is paid into the artist’s own PayPal account. So the artist sees your payment there, with what PayPal
          shows about a payer.
        </p>
        <p>
          PayPal’s script is loaded only where there is something to pay. It may set cookies of its own; PayPal’s
          privacy statement covers them.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What lies in your browser',
    body: (
      <>
        <p>
          <strong>The cookie tm_session (over HTTPS __Host-tm_session).</strong> It is set when you check a Keymail
          code, start a payment, sign in or write to Godfrey. It holds a random number and nothing else, scripts cannot
          read it, and we store only its hash. Without it, we would not know you when you come back.
        </p>
        <p>
          <strong>The language that you read</strong> (a cookie, tm_language), so that pages and emails come in it. It
          holds two letters.
        </p>
        <p>
          <strong>A note that you have been here</strong> (tunemaker-visited, in local storage), so that you see the
          opening only once.
        </p>
        <p>
          <strong>What you are doing in this tab</strong> (session storage): the code you typed, a release plan, an
          order under way, a half-filled upload form. It is gone when you close the tab.
        </p>
        <p>
          <strong>Where the music stopped</strong> (tunemaker-boombox, in local storage), if you use the Digital Music
          Library: the song, the second, shuffle and repeat. It never leaves this device.
        </p>
        <p>None of these is for tracking, and so there is no cookie banner to click away.</p>
      </>
    ),
  },
  {
    id: 'not',
    title: 'What we do not do',
    body: (
      <ul>
        <li>No outside analytics, no advertising networks, no tracking cookies, no fingerprinting of your device.</li>
        <li>No fonts, pictures or scripts from elsewhere, PayPal’s excepted.</li>
        <li>No selling, renting or lending of personal data.</li>
        <li>No profile of what you listen to.</li>
      </ul>
    ),
  },
  {
    id: 'others',
    title: 'What others can see',
    body: (
      <>
        <p>
          Everybody sees an artist’s name, song titles, prices, and how many copies are left. What an artist or a holder
          posts in a Green Room is seen by that artist and the other holders there, under the number of their copy or
          the name they chose, never under the name or address they paid with. A private conversation there is seen by
          its holder and the artist. Photos are made anew without what the camera noted about place and time. Copyright
          documents are private: for the check, and for the people here who review it.
        </p>
        <p>
          Our staff see what a review or a question of yours requires. Beyond that we pass on data only where the law
          obliges us to.
        </p>
      </>
    ),
  },
  {
    id: 'godfrey',
    title: 'Godfrey',
    body: (
      <>
        <p>
          Godfrey is an AI agent. What you write to him is kept for {CHAT_RETENTION_DAYS} days, so that he can follow a
          conversation and a person can take over a matter he hands on; Start over in the chat deletes it at once. To
          put an answer into words, or to read a copyright document, he may use the service of a language-model
          provider, which then receives that text.
        </p>
        <p>
          He speaks about your own data only, and only when you are signed in. Please send him no G-Keys and no
          passwords.
        </p>
      </>
    ),
  },
  {
    id: 'mails',
    title: 'Mails we send',
    body: (
      <p>
        Emails about something you did: a link to sign in, a confirmation of an address, a receipt, your G-Key, the
        result of a review, a change to your account, a copy that came free for you on a waiting list. Keymails and
        gifts that others send you are described above. If you leave your address for news or for a gift, we use it for
        that and nothing else: one mail asks you to confirm it, news come only after that, and every one of them has a
        link that ends them. The same holds for artists you follow and songs you wish for; the Notifications page shows
        and ends all of it.
      </p>
    ),
  },
  {
    id: 'long',
    title: 'How long we keep it',
    body: (
      <>
        <DefinitionList rows={RETENTION_PERIODS} />
        <p>
          The counts exist so that nobody can try codes or passwords by the thousand, or keep copies from others without
          paying. They hold a network address, what is counted (for held copies, of which edition) and a number.
        </p>
      </>
    ),
  },
  {
    id: 'protection',
    title: 'How it is protected',
    body: (
      <p>
        Session numbers, G-Keys and mailed links are stored as hashes, so a stolen database gives no access. Recordings
        play only for the artist and for those who hold a copy. A new session number is given at every sign-in. No
        system is beyond failing; if yours is the data that suffers, we will tell you.
      </p>
    ),
  },
  {
    id: 'choices',
    title: 'Your choices',
    body: (
      <>
        <p>
          <Link to={paths.yourData.href}>Your data</Link> gives you a copy of everything we hold about you, or deletes
          it, by a link mailed to the address it is about. A deletion takes seven days, and until then a link in our
          mail stops it. To have something explained or corrected, write to {MAIL} from that address: a person answers
          within 24 to 48 hours.
        </p>
        <p>
          Two things cannot be deleted: the record of payments, which has to stay complete but loses your name and
          address, and the fact that a copy is sold. A copy whose owner is deleted can be played by nobody any more. Of
          an artist, the stage name and the releases that others own stay. Signing out ends a session at once. Small
          mistakes are put right through <Link to={paths.requestCorrection.href}>Request a Correction</Link>.
        </p>
        <p>Artists who sell here must be 18 or older. We do not ask for the age of anybody else.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'When this changes',
    body: (
      <p>
        The date above changes with the text. If we ever want to use data for something new, we say so here first.
        Questions go to {MAIL}.
      </p>
    ),
  },
]

export function PrivacyPolicyPage() {
  return (
    <>
      <ContentHeader
        title="Privacy Policy"
        lead={
          <>
            What this house remembers about you, why, and for how long.
            <span className="mt-4 block text-sm text-bone-3">Last updated: October 2025</span>
          </>
        }
      />
      <Article chapters={CHAPTERS} />
      <AskGodfrey>Is something here unclear? Ask.</AskGodfrey>
    </>
  )
}
