// Types only: the contract's code would be a quarter of this page's bundle.
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { useAccount } from '#frontend/auth/use-account.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { EntryLinks } from './EntryLinks.tsx'
import { buildSampleKeymail } from './sample-keymail.ts'
import { SongsForSale } from './SongsForSale.tsx'
import { TestDrive } from './TestDrive.tsx'
import { home } from '#text/messages/catalogs/home/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function HomePage() {
  const t = useMessages(home)
  const account = useAccount()
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={t('tabTitle')}
        size="poster"
        lead={t('lead')}
        actions={
          <>
            <Button size="large" asChild>
              {account?.isSignedIn ? (
                <Link to={paths.yours.href}>{account.fans.length > 0 ? t('ownMusic') : t('own')}</Link>
              ) : (
                <Link to={paths.redeemKeymail.href}>{t('redeem')}</Link>
              )}
            </Button>
            <Button size="large" variant="quiet" asChild>
              <Link to={paths.browseMusic.href}>{t('browseMusic')}</Link>
            </Button>
          </>
        }
        aside={<TicketStub {...buildSampleKeymail(t)} className="lg:rotate-[1.4deg]" />}
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
  const t = useMessages(home)
  return (
    <p className="-mt-6 mb-14 sm:-mt-10 sm:mb-20">
      <Link
        to={paths.fineArt.href}
        className="group flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-y border-brass/40 bg-[radial-gradient(40rem_9rem_at_16%_-20%,#e2ae5233,transparent)] px-1 py-5 sm:px-4"
      >
        <span className="poster text-poster-s group-hover:text-brass-light">{t('art.title')}</span>
        <span className="max-w-measure text-bone-2">{t('art.text')}</span>
        <span className="link">{t('art.link')}</span>
      </Link>
    </p>
  )
}
