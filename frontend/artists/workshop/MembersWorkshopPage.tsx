import { Link, Navigate } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { ArtCardsPanel } from '#frontend/art-cards/cards/ArtCardsPanel.tsx'
import { CloseAccountPanel } from '#frontend/artists/profile/CloseAccountPanel.tsx'
import { PaymentEmailPanel } from '#frontend/artists/profile/PaymentEmailPanel.tsx'
import { ProfilePanel } from '#frontend/artists/profile/ProfilePanel.tsx'
import { SessionsPanel } from '#frontend/auth/SessionsPanel.tsx'
import { RequireArtist } from '#frontend/auth/RequireArtist.tsx'
import { EditionsPanel } from '#frontend/catalog/EditionsPanel.tsx'
import { CorrectionHistory } from '#frontend/corrections/CorrectionHistory.tsx'
import { CreateKeymailPanel } from '#frontend/keymails/create/CreateKeymailPanel.tsx'
import { KeymailsPanel } from '#frontend/keymails/KeymailsPanel.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { OpenSalesPanel } from '#frontend/open-sales/OpenSalesPanel.tsx'
import { RevenuePanel } from '#frontend/revenue/RevenuePanel.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { ReleasePlanPanel } from '#frontend/uploads/ReleasePlanPanel.tsx'
import { AccountStatus } from './AccountStatus.tsx'
import { QrCodePanel } from './QrCodePanel.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { WorkshopSections } from './WorkshopSections.tsx'

export function MembersWorkshopPage() {
  return (
    <RequireArtist title="Members Workshop" fallback={<Navigate to={paths.gKeyLogin.href} replace />}>
      {(artist) => <Workshop artist={artist} />}
    </RequireArtist>
  )
}

function Workshop({ artist }: { artist: ArtistData }) {
  return (
    <>
      <PageHeader
        title="Members Workshop"
        className="lg:pb-12"
        lead={`Good to have you here, ${artist.artistName}. Price your copies, print your Keymails and see what came in.`}
        actions={
          <>
            <Button asChild>
              <Link to={paths.privateGreenRoom.href}>Private Green Room</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to={paths.uploadSongs.href}>Upload Songs</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to={paths.publicShowcase.href}>Public Showcase</Link>
            </Button>
            <SignOutButton />
          </>
        }
        aside={<AccountStatus artist={artist} />}
      />
      {artist.accountType === 'test' && (
        <Banner title="Evaluation mode" className="mb-10">
          You can look into every room and preview uploads and Keymails. Payments and real Keymails need a production
          G-Key:{' '}
          <Link to={paths.godfreyChat.href} className="link">
            contact Godfrey to upgrade
          </Link>
          .
        </Banner>
      )}
      <WorkshopSections
        rooms={[
          { id: 'money', label: 'Money', content: <MoneyPanels artist={artist} /> },
          { id: 'catalogue', label: 'Songs & albums', content: <EditionsPanel artist={artist} /> },
          { id: 'keymail-desk', label: 'Keymails', content: <KeymailPanels artist={artist} /> },
          { id: 'releases', label: 'Releases', content: <ReleasePlanPanel artist={artist} /> },
          { id: 'art', label: 'Art', content: <ArtCardsPanel artist={artist} /> },
          { id: 'promotion', label: 'Promotion', content: <PromotionPanels artist={artist} /> },
          { id: 'corrections', label: 'Corrections', content: <CorrectionHistory /> },
        ]}
      />
    </>
  )
}

const MoneyPanels = ({ artist }: { artist: ArtistData }) => (
  <>
    <RevenuePanel />
    <PaymentEmailPanel artist={artist} />
  </>
)

const KeymailPanels = ({ artist }: { artist: ArtistData }) => (
  <>
    <CreateKeymailPanel artist={artist} />
    <KeymailsPanel artist={artist} />
    <OpenSalesPanel artist={artist} />
  </>
)

const PromotionPanels = ({ artist }: { artist: ArtistData }) => (
  <>
    <ProfilePanel artist={artist} />
    <QrCodePanel />
    <SessionsPanel />
    <Section title="Programs of your own" intro="Every call that these pages make is described for developers.">
      <Link to={paths.developers.href} className="link inline-flex min-h-11 items-center">
        For developers
      </Link>
    </Section>
    <CloseAccountPanel artist={artist} />
  </>
)
