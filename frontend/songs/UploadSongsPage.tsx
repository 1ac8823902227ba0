import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/gkeys'
import { SONGS_PER_PLAN_MAX, getUploadCredits } from '#contract/songs'
import { RequireArtist } from '#gkeys/SignedInArtist'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { formatCents } from '#ui/Money'
import { PageHeader } from '#ui/PageHead'
import { closeToast, showToast } from '#ui/Toast'
import { buildUrl } from '#web/api'
import { paths } from '#web/paths'
import { calculateUploadCost, getReleasePlan } from '#web/release-plan'
import { CostBreakdownDialog } from './CostBreakdown.tsx'
import { UploadedSongs } from './OwnSongs.tsx'
import { UploadFeeSummary } from './PriceSlip.tsx'
import { UploadFeePanel } from './UploadFee.tsx'
import { UploadForm } from './UploadForm.tsx'
import { isUploading } from './upload-run.ts'

const REDIRECT_DELAY_MS = 2000

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
    showToast({
      title: 'Ready to Upload!',
      description: `Your upload fees are ${formatCents(calculateUploadCost(plan?.songCount ?? 1).fees)}.`,
      variant: 'success',
    })
  }
  const recalculate = () => {
    closeBreakdown()
    showToast({ title: 'Redirecting to Planning', description: 'Change the number of songs or how you sell them.' })
    void navigate(`${paths.membersWorkshop}#release-plan`)
  }

  return (
    <>
      <PageHeader
        title="Upload Songs"
        back={
          <Link to={paths.membersWorkshop}>
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
              <Link to={paths.publicShowcase}>Public Showcase</Link>
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
          <Link to={paths.godfreyChat} className="link">
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
                <Link to={`${paths.membersWorkshop}#payment`}>Connect it</Link>
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

/** As specified: redirects to the workshop two seconds after payment, unless an upload is running. */
function useReturnAfterPayment(): () => void {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  return () => {
    showToast({
      title: 'Payment Successful!',
      description: 'Your upload is paid for. What you typed here is kept.',
      variant: 'success',
    })
    void cache.invalidateQueries({ queryKey: [buildUrl(getUploadCredits)] })
    leaving.current = setTimeout(() => {
      if (!isUploading()) void navigate(paths.membersWorkshop)
    }, REDIRECT_DELAY_MS)
  }
}

/**
 * Navigating within the app does not stop an upload, so only a toast says that it continues. Closing the tab would stop
 * it; the browser warns about that.
 */
function useUploadingNotice(): void {
  useEffect(
    () => () => {
      if (!isUploading()) return
      showToast({
        title: 'Still Uploading',
        description: 'Your song keeps uploading while you look around. Please leave this tab open.',
      })
    },
    [],
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
            <Link to={paths.gKeyLogin}>Sign in with your G-Key</Link>
          </Button>
          <Button asChild variant="quiet" size="large">
            <Link to={paths.governanceInfo}>What is a G-Key?</Link>
          </Button>
        </>
      }
      aside={<UploadFeeSummary />}
    />
  )
}
