import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/gkeys'
import { ArtCards } from '#art/ArtCards'
import { describeUploadCredits } from '#contract/songs'
import { CorrectionHistory } from '#corrections/CorrectionHistory'
import { EditionDesk } from '#songs/EditionDesk'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { PageHead } from '#ui/PageHead'
import { showToast } from '#ui/Toast'
import { sentenceOf, useRead } from '#web/api'
import { signOut } from '#web/artist-session'
import { paths } from '#web/paths'
import { recall } from '#web/session-keys'
import { BackstagePass } from './BackstagePass.tsx'
import { KeymailList } from './KeymailList.tsx'
import { KeymailMaker } from './KeymailMaker.tsx'
import { OpenSales } from './OpenSales.tsx'
import { PaymentEmail } from './PaymentEmail.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { Profile } from './Profile.tsx'
import { QrMaker } from './QrMaker.tsx'
import { ReleasePlanner } from './ReleasePlanner.tsx'
import { Revenue } from './Revenue.tsx'
import { SignedInArtist } from './SignedInArtist.tsx'
import { WorkshopRooms } from './WorkshopRooms.tsx'

export function MembersWorkshopPage() {
  return (
    <SignedInArtist title="Members Workshop" otherwise={<Navigate to={paths.gKeyLogin} replace />}>
      {(artist) => <Workshop artist={artist} />}
    </SignedInArtist>
  )
}

function Workshop({ artist }: { artist: ArtistData }) {
  return (
    <>
      <PageHead
        title="Members Workshop"
        className="lg:pb-12"
        lead={`Good to have you here, ${artist.artistName}. Price your copies, print your Keymails and see what came in.`}
        actions={
          <>
            <Button asChild>
              <Link to={paths.privateGreenRoom}>Private Green Room</Link>
            </Button>
            <Button asChild look="quiet">
              <Link to={paths.uploadSongs}>Upload Songs</Link>
            </Button>
            <Button asChild look="quiet">
              <Link to={paths.publicShowcase}>Public Showcase</Link>
            </Button>
            <SignOut />
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
      <WorkshopRooms
        rooms={[
          { id: 'money', label: 'Money', content: <Money artist={artist} /> },
          { id: 'catalogue', label: 'Songs & albums', content: <EditionDesk artist={artist} /> },
          { id: 'keymail-desk', label: 'Keymails', content: <KeymailDesk artist={artist} /> },
          { id: 'releases', label: 'Releases', content: <ReleasePlanner artist={artist} /> },
          { id: 'art', label: 'Art', content: <ArtCards artist={artist} /> },
          { id: 'promotion', label: 'Promotion', content: <Promotion artist={artist} /> },
          { id: 'corrections', label: 'Corrections', content: <CorrectionHistory /> },
        ]}
      />
    </>
  )
}

const Money = ({ artist }: { artist: ArtistData }) => (
  <>
    <Revenue />
    <PaymentEmail artist={artist} />
  </>
)

const KeymailDesk = ({ artist }: { artist: ArtistData }) => (
  <>
    <KeymailMaker artist={artist} />
    <KeymailList artist={artist} />
    <OpenSales artist={artist} />
  </>
)

const Promotion = ({ artist }: { artist: ArtistData }) => (
  <>
    <Profile artist={artist} />
    <QrMaker />
    <CloseAccount artist={artist} />
  </>
)

/** The pass carries what there is to know about the account. */
function AccountStatus({ artist }: { artist: ArtistData }) {
  const evaluating = artist.accountType === 'test'
  const uploads = useRead(describeUploadCredits, { enabled: !evaluating })
  const credits = uploads.data?.credits
  return (
    <section aria-label="Account status">
      <BackstagePass
        name={artist.artistName}
        code={masked(recall('gKeyId'))}
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

/** Enough to recognise the key, too little to use it. */
function masked(gKeyId: string | undefined): string {
  return gKeyId ? `GK-••••-••••-••••-${gKeyId.slice(-4)}` : 'GK-••••-••••-••••-••••'
}

function SignOut() {
  const [busy, setBusy] = useState(false)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    setBusy(true)
    try {
      await signOut(cache)
      showToast({ title: 'Signed Out', description: 'This device no longer holds your session.' })
      await navigate(paths.gKeyLogin)
    } catch (error) {
      setBusy(false)
      showToast({
        title: 'Still Signed In',
        description: sentenceOf(error, 'We could not reach the house. Please try again.'),
        variant: 'destructive',
      })
    }
  }
  return (
    <Button look="quiet" busy={busy} busyLabel="Signing out..." onClick={() => void leave()}>
      <LogOut aria-hidden="true" />
      Sign out
    </Button>
  )
}
