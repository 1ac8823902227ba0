import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/gkeys'
import { ArtCardsPanel } from '#art/ArtCards'
import { getUploadCredits } from '#contract/songs'
import { CorrectionHistory } from '#corrections/CorrectionHistory'
import { EditionsPanel } from '#songs/EditionDesk'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { PageHeader } from '#ui/PageHead'
import { showToast } from '#ui/Toast'
import { getErrorMessage, useApiQuery } from '#web/api'
import { signOutArtist } from '#web/artist-session'
import { paths } from '#web/paths'
import { getSessionItem } from '#web/session-keys'
import { BackstagePass } from './BackstagePass.tsx'
import { KeymailsPanel } from './KeymailList.tsx'
import { CreateKeymailPanel } from './KeymailMaker.tsx'
import { OpenSalesPanel } from './OpenSales.tsx'
import { PaymentEmailPanel } from './PaymentEmail.tsx'
import { CloseAccountPanel } from './CloseAccount.tsx'
import { ProfilePanel } from './Profile.tsx'
import { QrCodePanel } from './QrMaker.tsx'
import { ReleasePlanPanel } from './ReleasePlanner.tsx'
import { RevenuePanel } from './Revenue.tsx'
import { RequireArtist } from './SignedInArtist.tsx'
import { WorkshopSections } from './WorkshopRooms.tsx'

export function MembersWorkshopPage() {
  return (
    <RequireArtist title="Members Workshop" fallback={<Navigate to={paths.gKeyLogin} replace />}>
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
              <Link to={paths.privateGreenRoom}>Private Green Room</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to={paths.uploadSongs}>Upload Songs</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to={paths.publicShowcase}>Public Showcase</Link>
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
          <Link to={paths.godfreyChat} className="link">
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
    <CloseAccountPanel artist={artist} />
  </>
)

/** The artist's account as a BackstagePass. */
function AccountStatus({ artist }: { artist: ArtistData }) {
  const evaluating = artist.accountType === 'test'
  const uploads = useApiQuery(getUploadCredits, { enabled: !evaluating })
  const credits = uploads.data?.credits
  return (
    <section aria-label="Account status">
      <BackstagePass
        name={artist.artistName}
        code={formatMaskedGKey(getSessionItem('gKeyId'))}
        kind={artist.accountType}
        facts={[
          { label: 'Account', value: evaluating ? 'Test' : 'Production' },
          { label: 'E-mail', value: artist.email },
          ...(artist.trackingNumber
            ? [{ label: 'Tracking', value: <span className="code text-xs">{artist.trackingNumber}</span> }]
            : []),
          {
            label: 'PayPal',
            value: artist.paypalEmail ? 'Connected' : artist.pendingPaypalEmail ? 'Waiting for you' : 'Not connected',
          },
          ...(credits === undefined ? [] : [{ label: 'Uploads paid for', value: credits }]),
        ]}
      />
    </section>
  )
}

/** Shows the last four characters only: enough to recognize the key, not to use it. */
function formatMaskedGKey(gKeyId: string | undefined): string {
  return gKeyId ? `GK-••••-••••-••••-${gKeyId.slice(-4)}` : 'GK-••••-••••-••••-••••'
}

function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    setBusy(true)
    try {
      await signOutArtist(cache)
      showToast({ title: 'Signed Out', description: 'This device no longer holds your session.' })
      await navigate(paths.gKeyLogin)
    } catch (error) {
      setBusy(false)
      showToast({
        title: 'Still Signed In',
        description: getErrorMessage(error, 'We could not reach the house. Please try again.'),
        variant: 'destructive',
      })
    }
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Signing out..." onClick={() => void leave()}>
      <LogOut aria-hidden="true" />
      Sign out
    </Button>
  )
}
