import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { SONGS_PER_PLAN_MAX, getUploadCredits } from '#contract/uploads'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { RequireArtist } from '#frontend/auth/RequireArtist.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { updateSessionItem } from '#frontend/lib/session-storage.ts'
import { calculateUploadCost, getReleasePlan, type ReleasePlan } from '#frontend/lib/release-plan.ts'
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

export function UploadSongsPage() {
  return (
    <RequireArtist title="Upload Songs" fallback={<SignInRequired />}>
      {(artist) => <UploadSongsContent artist={artist} />}
    </RequireArtist>
  )
}

function UploadSongsContent({ artist }: { artist: ArtistData }) {
  const [plan] = useState(getUnpaidPlan)
  const [breakdown, setBreakdown] = useState(plan !== undefined && !plan.answered)
  const navigate = useNavigate()
  const returnAfterPayment = useReturnAfterPayment()
  const uploads = useApiQuery(getUploadCredits, { enabled: artist.accountType !== 'test' })
  const paidEach = uploads.data && uploads.data.credits > 0 ? uploads.data.paidEachCents : null
  useUploadingNotice()

  // On narrow screens a toast would cover the dialog's buttons.
  useEffect(() => {
    if (breakdown) closeToast()
  }, [breakdown])

  const closeBreakdown = () => {
    if (plan) updateSessionItem('uploadPlan', { ...plan, answered: true })
    setBreakdown(false)
  }
  const onPaid = () => {
    if (plan) updateSessionItem('uploadPlan', { ...plan, answered: true, paid: true })
    returnAfterPayment()
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
      <UploadForm
        artist={artist}
        maxSongs={plan?.songCount ?? SONGS_PER_PLAN_MAX}
        feeCents={paidEach ?? calculateUploadCost(plan?.songCount ?? 1).each}
      />
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

/** The stored plan, until its uploads are paid for: a reload does not ask for them again. */
function getUnpaidPlan(): ReleasePlan | undefined {
  const plan = getReleasePlan()
  return plan?.paid ? undefined : plan
}

function SignInRequired() {
  return (
    <PageHeader
      title="Upload Songs"
      lead="Uploading is for artists with a G-Key, whose papers agree with what they declared. You set the price and the number of copies; fans pay you directly."
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
