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
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

export function UploadSongsPage() {
  const t = useMessages(uploadMessages)
  return (
    <RequireArtist title={t('page.title')} fallback={<SignInRequired />}>
      {(artist) => <UploadSongsContent artist={artist} />}
    </RequireArtist>
  )
}

function UploadSongsContent({ artist }: { artist: ArtistData }) {
  const t = useMessages(uploadMessages)
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
      title: t('ready'),
      description: t('readyText', { fees: formatCents(calculateUploadCost(plan?.songCount ?? 1).fees) }),
      variant: 'success',
    })
  }
  const recalculate = () => {
    closeBreakdown()
    createToast({ title: t('toPlanning'), description: t('toPlanningText') })
    void navigate(`${paths.membersWorkshop.href}#release-plan`)
  }

  return (
    <>
      <PageHeader
        title={t('page.title')}
        back={
          <Link to={paths.membersWorkshop.href}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('page.workshop')}
          </Link>
        }
        lead={t('page.lead')}
        actions={
          <>
            <Button asChild variant="quiet">
              <a href="#your-songs">{t('songs.title')}</a>
            </Button>
            <Button asChild variant="quiet">
              <Link to={paths.publicShowcase.href}>{t('page.showcase')}</Link>
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
                  {t('page.seeCosts')}
                </button>
              )
            }
          />
        }
      />
      {artist.accountType === 'test' ? (
        <Banner title={t('evaluation')} className="mb-10">
          <RichText
            text={t('page.evaluation')}
            tags={{ link: <Link to={paths.godfreyChat.href} className="link" /> }}
          />
        </Banner>
      ) : (
        !artist.paypalEmail && (
          <Banner
            tone="warning"
            title={t('payPalRequired')}
            className="mb-10"
            action={
              <Button asChild variant="quiet">
                <Link to={`${paths.membersWorkshop.href}#payment`}>{t('page.connect')}</Link>
              </Button>
            }
          >
            {t('payPalRequiredText')}
            {artist.pendingPaypalEmail && ` ${t('page.pending', { email: artist.pendingPaypalEmail })}`}
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
  const t = useMessages(uploadMessages)
  return (
    <PageHeader
      title={t('page.title')}
      lead={t('page.signInLead')}
      actions={
        <>
          <Button asChild size="large">
            <Link to={paths.gKeyLogin.href}>{t('page.signIn')}</Link>
          </Button>
          <Button asChild variant="quiet" size="large">
            <Link to={paths.governanceInfo.href}>{t('page.whatIsGKey')}</Link>
          </Button>
        </>
      }
      aside={<UploadFeeSummary />}
    />
  )
}
