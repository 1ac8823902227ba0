import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { SONGS_PER_PLAN_MAX } from '#contract/uploads'
import { RequireArtist } from '#frontend/auth/RequireArtist.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { calculateUploadCost, getReleasePlan } from '#frontend/lib/release-plan.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { closeToast, createToast } from '#frontend/ui/feedback/Toast.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { CostBreakdownDialog } from './CostBreakdownDialog.tsx'
import { UploadForm } from './form/UploadForm.tsx'
import { UploadedSongs } from './UploadedSongs.tsx'
import { UploadFeePanel } from './UploadFeePanel.tsx'
import { UploadFeeSummary } from './UploadFeeSummary.tsx'
import { useReturnAfterPayment } from './use-return-after-payment.ts'
import { useUploadingNotice } from './use-uploading-notice.ts'

// `plannedAt` of the plan whose breakdown was dismissed, so that it does not open again on every visit.
let answeredPlan = ''

export function UploadSongsPage() {
  return (
    <RequireArtist title="Upload Songs" fallback={<SignInRequired />}>
      {(artist) => <UploadSongsContent artist={artist} />}
    </RequireArtist>
  )
}

function UploadSongsContent({ artist }: { artist: ArtistData }) {
  const [plan] = useState(getReleasePlan)
  const [breakdown, setBreakdown] = useState(plan !== undefined && plan.plannedAt !== answeredPlan)
  const navigate = useNavigate()
  const onPaid = useReturnAfterPayment()
  useUploadingNotice()

  // On narrow screens a toast would cover the dialog's buttons.
  useEffect(() => {
    if (breakdown) closeToast()
  }, [breakdown])

  const closeBreakdown = () => {
    answeredPlan = plan?.plannedAt ?? ''
    setBreakdown(false)
  }
  const complete = () => {
    closeBreakdown()
    createToast({
      title: 'Ready to Upload!',
      description: `Your upload fees are ${formatCents(calculateUploadCost(plan?.songCount ?? 1).fees)}.`,
      variant: 'success',
    })
  }
  const recalculate = () => {
    closeBreakdown()
    createToast({ title: 'Redirecting to Planning', description: 'Change the number of songs or how you sell them.' })
    void navigate(`${paths.membersWorkshop.href}#release-plan`)
  }

  return (
    <>
      <PageHeader
        title="Upload Songs"
        back={
          <Link to={paths.membersWorkshop.href}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Members Workshop
          </Link>
        }
        lead="One recording becomes one edition: a fixed number of copies, sold by you, paid to you."
        actions={
          <>
            <Button asChild variant="quiet">
              <a href="#your-songs">Your songs</a>
            </Button>
            <Button asChild variant="quiet">
              <Link to={paths.publicShowcase.href}>Public Showcase</Link>
            </Button>
          </>
        }
        aside={
          <UploadFeeSummary
            plan={plan}
            action={
              plan && (
                <button
                  type="button"
                  onClick={() => setBreakdown(true)}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline focus-visible:outline-ink"
                >
                  See the cost breakdown
                </button>
              )
            }
          />
        }
      />
      {artist.accountType === 'test' ? (
        <Banner title="Evaluation Mode - Upload Preview" className="mb-10">
          Look around and try the form. Nothing is charged, sent or stored with an evaluation G-Key.{' '}
          <Link to={paths.godfreyChat.href} className="link">
            Contact Godfrey to upgrade
          </Link>
          .
        </Banner>
      ) : (
        !artist.paypalEmail && (
          <Banner
            tone="warning"
            title="PayPal Account Required"
            className="mb-10"
            action={
              <Button asChild variant="quiet">
                <Link to={`${paths.membersWorkshop.href}#payment`}>Connect it</Link>
              </Button>
            }
          >
            Please connect your PayPal account before uploading songs.
            {artist.pendingPaypalEmail && ` The mail to ${artist.pendingPaypalEmail} still waits for your answer.`}
          </Banner>
        )
      )}
      <UploadFeePanel artist={artist} songCount={plan?.songCount ?? 1} onPaid={onPaid} />
      <UploadForm artist={artist} maxSongs={plan?.songCount ?? SONGS_PER_PLAN_MAX} />
      <UploadedSongs />
      {plan && (
        <CostBreakdownDialog
          plan={plan}
          open={breakdown}
          onOpenChange={(open) => (open ? setBreakdown(true) : closeBreakdown())}
          onComplete={complete}
          onRecalculate={recalculate}
        />
      )}
    </>
  )
}

function SignInRequired() {
  return (
    <PageHeader
      title="Upload Songs"
      lead="Uploading is for artists with a G-Key: it proves that the song is yours to sell. You set the price and the number of copies; fans pay you directly."
      actions={
        <>
          <Button asChild size="large">
            <Link to={paths.gKeyLogin.href}>Sign in with your G-Key</Link>
          </Button>
          <Button asChild variant="quiet" size="large">
            <Link to={paths.governanceInfo.href}>What is a G-Key?</Link>
          </Button>
        </>
      }
      aside={<UploadFeeSummary />}
    />
  )
}
