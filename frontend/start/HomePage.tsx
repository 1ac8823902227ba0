import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
// Types only: the contract's code would be a quarter of this page's bundle.
import type { listSongs } from '#contract/songs'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { Cover } from '#ui/Cover'
import { EditionMeter } from '#ui/EditionMeter'
import { Money } from '#ui/Money'
import { PageHeader } from '#ui/PageHead'
import { Section } from '#ui/Section'
import { Skeleton } from '#ui/Skeleton'
import { TicketStub } from '#ui/TicketStub'
import { useApiQuery } from '#web/api'
import { paths } from '#web/paths'
import { SAMPLE_KEYMAIL } from './keymail-specimen.ts'

/** A sample of the test-drive code format. The working codes are listed on the page that the hint links to. */
const TEST_DRIVE_CODE = 'GK-TEST-DR1V-E000-2026'
const COPYRIGHT_FILING_FAQ = 'https://www.copyright.gov/help/faq/'
const listSongsEndpoint = { method: 'GET', path: '/api/songs' } as typeof listSongs
const SONG_COUNT = 6

export function HomePage() {
  return (
    <>
      <PageHeader
        title="Some songs come with a number"
        tabTitle="Home"
        size="poster"
        lead="Independent artists sell a song here in a fixed number of copies, straight to the people who want it. You pay the artist once, own copy No. 7 of 100, and walk backstage into their Private Green Room."
        actions={
          <>
            <Button size="large" asChild>
              <Link to={paths.redeemKeymail}>Redeem a Keymail</Link>
            </Button>
            <Button size="large" variant="quiet" asChild>
              <Link to={paths.browseMusic}>Browse Music</Link>
            </Button>
          </>
        }
        aside={<TicketStub {...SAMPLE_KEYMAIL} className="lg:rotate-[1.4deg]" />}
      />
      <SongsForSale />
      <ArtGalleryLink />
      <EntryLinks />
      <Banner
        title={
          <>
            Test-drive code{' '}
            <span className="code ml-2 font-semibold whitespace-nowrap text-brass-light">{TEST_DRIVE_CODE}</span>
          </>
        }
        action={
          <Link to={paths.gKeyLogin} className="link inline-flex min-h-11 items-center font-semibold">
            Choose Members -&gt; Take a Tour
          </Link>
        }
        className="mb-16 sm:mb-24"
      >
        This one is a sample. The G-Keys that let you walk through the whole workshop for free are waiting on the
        Members page.
      </Banner>
    </>
  )
}

/** The newest songs for sale, in a row with reserved height. */
function SongsForSale() {
  const songs = useApiQuery(listSongsEndpoint, { query: { limit: SONG_COUNT } })
  return (
    <Section
      title="Now selling"
      action={
        <Link to={paths.browseMusic} className="link inline-flex min-h-11 items-center">
          All songs
        </Link>
      }
    >
      {songs.isError && <SongsPlaceholder>The songs could not be fetched just now. The doors below work all the same.</SongsPlaceholder>}
      {songs.data?.length === 0 && <SongsPlaceholder>The first songs are being hung. Artists, this wall is yours.</SongsPlaceholder>}
      {/* Scrolls horizontally on a phone. */}
      <ul
        aria-label="Songs for sale"
        className="-mx-[clamp(1rem,4.4vw,4.5rem)] grid min-h-[19.5rem] auto-cols-[min(11.5rem,56vw)] grid-flow-col gap-5 overflow-x-auto overscroll-x-contain px-[clamp(1rem,4.4vw,4.5rem)] pb-3 lg:mx-0 empty:hidden lg:min-h-[20.75rem] lg:auto-cols-fr lg:overflow-visible lg:px-0"
      >
        {songs.data?.map((song) => (
          <li key={song.id} className="group relative flex min-w-0 flex-col">
            <Cover id={song.id} className={song.soldOut ? 'opacity-60 grayscale' : ''} />
            <Link
              to={`${paths.browseMusic}?q=${encodeURIComponent(song.title)}`}
              className="mt-3 line-clamp-2 leading-snug font-semibold -outline-offset-2 group-hover:text-brass-light after:absolute after:inset-0"
            >
              {song.title}
            </Link>
            <p className="mb-2 flex justify-between gap-3 text-sm text-bone-2">
              <span className="truncate">{song.artist}</span>
              <Money cents={Math.round(song.price * 100)} />
            </p>
            <EditionMeter sold={song.copies - song.copiesLeft} of={song.copies} className="mt-auto" />
          </li>
        ))}
        {songs.isPending &&
          Array.from({ length: SONG_COUNT }, (_, index) => (
            <li key={index}>
              <Skeleton className="aspect-square w-full" />
              <Skeleton className="mt-3 h-5 w-4/5" />
              <Skeleton className="mt-2 h-4 w-3/5" />
            </li>
          ))}
      </ul>
    </Section>
  )
}

const SongsPlaceholder = ({ children }: { children: ReactNode }) => (
  <p className="grid min-h-[19.5rem] place-items-center rounded-lg border border-dashed border-wall-4 px-6 text-center text-bone-2 lg:min-h-[20.75rem]">
    {children}
  </p>
)

/** The link to the art gallery. */
function ArtGalleryLink() {
  return (
    <p className="-mt-6 mb-14 sm:-mt-10 sm:mb-20">
      <Link
        to={paths.fineArt}
        className="group flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-y border-brass/40 bg-[radial-gradient(40rem_9rem_at_16%_-20%,#e2ae5233,transparent)] px-1 py-5 sm:px-4"
      >
        <span className="poster text-poster-s group-hover:text-brass-light">Art on the walls</span>
        <span className="max-w-measure text-bone-2">
          Pictures by the same hands, in numbered editions, for collectors.
        </span>
        <span className="link">See the art cards</span>
      </Link>
    </p>
  )
}

/** Links to the five main areas: a wide one for listeners, four for writers. */
function EntryLinks() {
  return (
    <Section title="Pick a door">
      <ul className="grid gap-px overflow-hidden rounded-lg border border-wall-3 bg-wall-3 sm:grid-cols-2 lg:grid-cols-4">
        <EntryLink to={paths.fanVisitorChoice} title="Fan or Visitor" wide>
          You hold a Keymail, or you would like to see what all this is about. Either way, start here.
        </EntryLink>
        <EntryLink to={paths.governanceInfo} title="Governance Tracker">
          The G-Key: proof that the song is yours, and your key to the house.
        </EntryLink>
        <EntryLink to={paths.uploadSongs} title="Upload Songs">
          Hang a recording on the wall, in as many copies as you decide.
        </EntryLink>
        <EntryLink href={COPYRIGHT_FILING_FAQ} title="Copyright Your Material">
          How to file with the U.S. Copyright Office, in their own words.
        </EntryLink>
        <EntryLink to={paths.generateIncome} title="Generate Income">
          Six ways a song can pay its writer, and what each one takes.
        </EntryLink>
      </ul>
    </Section>
  )
}

type EntryLinkProps = { title: string; wide?: boolean; children: ReactNode } & ({ to: string } | { href: string })

function EntryLink({ title, wide = false, children, ...way }: EntryLinkProps) {
  const dress = `group flex h-full flex-col bg-wall-1 p-6 transition-colors -outline-offset-4 hover:bg-wall-2 sm:p-8 ${
    wide ? 'bg-[radial-gradient(70rem_24rem_at_80%_-30%,#e2ae5226,transparent)]' : 'min-h-52'
  }`
  const inside = (
    <>
      <div className={wide ? 'grid items-baseline gap-x-16 gap-y-3 lg:grid-cols-2' : 'grid gap-3'}>
        <h3 className={`poster ${wide ? 'text-poster-m' : 'text-poster-s'} group-hover:text-brass-light`}>{title}</h3>
        <p className={`text-bone-2 ${wide ? 'max-w-measure text-lg' : ''}`}>{children}</p>
      </div>
      <span className="mt-auto flex justify-end pt-6">
        <LinkIcon leaves={'href' in way} />
      </span>
    </>
  )
  return (
    <li className={wide ? 'sm:col-span-2 lg:col-span-4' : ''}>
      {'to' in way ? (
        <Link to={way.to} className={dress}>
          {inside}
        </Link>
      ) : (
        <a href={way.href} target="_blank" rel="noreferrer" className={dress}>
          {inside}
        </a>
      )}
    </li>
  )
}

/** A door icon, or an arrow if the link leaves the site. */
function LinkIcon({ leaves }: { leaves: boolean }) {
  if (leaves) {
    return (
      <>
        <span className="sr-only">(opens copyright.gov in a new tab)</span>
        <svg
          viewBox="0 0 28 28"
          className="size-7 text-brass"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d="M8 20 20 8M10 8h10v10" />
        </svg>
      </>
    )
  }
  return (
    <svg
      viewBox="0 0 28 28"
      className="size-7 text-brass"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M7 25V4h14v21M3 25h22" />
      <path
        d="M7 4l9 3.5V25"
        className="origin-[25%_50%] fill-brass/20 transition-transform duration-300 group-hover:scale-x-[0.55]"
      />
    </svg>
  )
}
