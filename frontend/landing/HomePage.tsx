// Types only: the contract's code would be a quarter of this page's bundle.
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { useAccount } from '#frontend/auth/use-account.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { EntryLinks } from './EntryLinks.tsx'
import { SAMPLE_KEYMAIL } from './sample-keymail.ts'
import { SongsForSale } from './SongsForSale.tsx'
import { TestDrive } from './TestDrive.tsx'

export function HomePage() {
  const account = useAccount()
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
              {account?.isSignedIn ? (
                <Link to={paths.yours.href}>
                  {account.fans.length > 0 ? 'Your music and Green Rooms' : 'Open what is yours'}
                </Link>
              ) : (
                <Link to={paths.redeemKeymail.href}>Redeem a Keymail</Link>
              )}
            </Button>
            <Button size="large" variant="quiet" asChild>
              <Link to={paths.browseMusic.href}>Browse Music</Link>
            </Button>
          </>
        }
        aside={<TicketStub {...SAMPLE_KEYMAIL} className="lg:rotate-[1.4deg]" />}
      />
      <SongsForSale />
      <ArtGalleryLink />
      <EntryLinks />
      <TestDrive />
    </>
  )
}

/** The link to the art gallery. */
function ArtGalleryLink() {
  return (
    <p className="-mt-6 mb-14 sm:-mt-10 sm:mb-20">
      <Link
        to={paths.fineArt.href}
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
