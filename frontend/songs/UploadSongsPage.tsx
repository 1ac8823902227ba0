import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/gkeys'
import { SONGS_PER_PLAN_MAX, describeUploadCredits } from '#contract/songs'
import { SignedInArtist } from '#gkeys/SignedInArtist'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { formatMoney } from '#ui/Money'
import { PageHead } from '#ui/PageHead'
import { closeToast, showToast } from '#ui/Toast'
import { addressOf } from '#web/api'
import { paths } from '#web/paths'
import { estimateCost, recallPlan } from '#web/release-plan'
import { CostBreakdown } from './CostBreakdown.tsx'
import { OwnSongs } from './OwnSongs.tsx'
import { PriceSlip } from './PriceSlip.tsx'
import { UploadFee } from './UploadFee.tsx'
import { UploadForm } from './UploadForm.tsx'
import { isUploading } from './upload-run.ts'

const LEAVE_MS = 2000

// A plan whose breakdown was answered does not ask again on every visit.
let answeredPlan = ''

export function UploadSongsPage() {
  return (
    <SignedInArtist title="Upload Songs" otherwise={<MembersOnly />}>
      {(artist) => <UploadDesk artist={artist} />}
    </SignedInArtist>
  )
}

function UploadDesk({ artist }: { artist: ArtistData }) {
  const [plan] = useState(recallPlan)
  const [breakdown, setBreakdown] = useState(plan !== undefined && plan.plannedAt !== answeredPlan)
  const navigate = useNavigate()
  const onPaid = useReturnAfterPayment()
  useWordOnLeaving()

  // On a phone an older message would lie over the buttons of the breakdown.
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
      description: `Your upload fees are ${formatMoney(estimateCost(plan?.songCount ?? 1).fees)}.`,
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
      <PageHead
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
            <Button asChild look="quiet">
              <a href="#your-songs">Your songs</a>
            </Button>
            <Button asChild look="quiet">
              <Link to={paths.publicShowcase}>Public Showcase</Link>
            </Button>
          </>
        }
        aside={
          <PriceSlip
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
              <Button asChild look="quiet">
                <Link to={`${paths.membersWorkshop}#payment`}>Connect it</Link>
              </Button>
            }
          >
            Please connect your PayPal account before uploading songs.
            {artist.pendingPaypalEmail && ` The mail to ${artist.pendingPaypalEmail} still waits for your answer.`}
          </Banner>
        )
      )}
      <UploadFee artist={artist} songCount={plan?.songCount ?? 1} onPaid={onPaid} />
      <UploadForm artist={artist} atMost={plan?.songCount ?? SONGS_PER_PLAN_MAX} />
      <OwnSongs />
      {plan && (
        <CostBreakdown
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

/** As specified: two seconds after the payment to the workshop. Not while a song is on its way. */
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
    void cache.invalidateQueries({ queryKey: [addressOf(describeUploadCredits)] })
    leaving.current = setTimeout(() => {
      if (!isUploading()) void navigate(paths.membersWorkshop)
    }, LEAVE_MS)
  }
}

/** Another room of the house is no reason to stop an upload; closing the tab is, and the browser asks about that. */
function useWordOnLeaving(): void {
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

function MembersOnly() {
  return (
    <PageHead
      title="Upload Songs"
      lead="Uploading is for artists with a G-Key: it proves that the song is yours to sell. You set the price and the number of copies; fans pay you directly."
      actions={
        <>
          <Button asChild size="large">
            <Link to={paths.gKeyLogin}>Sign in with your G-Key</Link>
          </Button>
          <Button asChild look="quiet" size="large">
            <Link to={paths.governanceInfo}>What is a G-Key?</Link>
          </Button>
        </>
      }
      aside={<PriceSlip />}
    />
  )
}
