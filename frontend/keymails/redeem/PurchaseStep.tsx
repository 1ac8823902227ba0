import { redeemKeymail } from '#contract/keymails'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ApiError } from '#frontend/api/api-error.ts'
import { publishSessionChange } from '#frontend/api/artist-session.ts'
import { startFanSession } from '#frontend/auth/start-fan-session.ts'
import { FollowOption } from '#frontend/checkout/follow/FollowOption.tsx'
import { sendPlannedFollow } from '#frontend/checkout/follow/planned-follow.ts'
import { GiftOption } from '#frontend/checkout/gift/GiftOption.tsx'
import { getPlannedGift, sendPlannedGift } from '#frontend/checkout/gift/planned-gift.ts'
import { PayPalButton } from '#frontend/checkout/PayPalButton.tsx'
import { getPagePath } from '#frontend/lib/messages/current-language.ts'
import { paths } from '#frontend/lib/paths.ts'
import { deleteSessionItems } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { closeToast, createToast } from '#frontend/ui/feedback/Toast.tsx'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { focusStep } from './focus-step.ts'
import type { KeymailOffer } from './keymail-offer.ts'
import { OfferDetails, OfferPromises } from './OfferDetails.tsx'
import { OthersPaying } from './OthersPaying.tsx'
import { getDelivery } from '#frontend/checkout/get-delivery.ts'
import { formatAmount } from '#frontend/lib/format-money.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** How long the torn ticket stays on screen before the redirect. */
const TEAR_ANIMATION_MS = 1_900

interface PurchaseStepProps {
  offer: KeymailOffer
  /** The same code, looked up anew. */
  onOffer: (offer: KeymailOffer) => void
  onStartOver: () => void
}

export function PurchaseStep({ offer, onOffer, onStartOver }: PurchaseStepProps) {
  const t = useMessages(checkout)
  usePageTitle(t('complete'))
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [gone, setGone] = useState(false)
  const [stuck, setStuck] = useState(false)
  const [admitted, setAdmitted] = useState(false)
  const [isGiftReady, setIsGiftReady] = useState(() => getPlannedGift(offer.keymailCode)?.email !== '')
  const [isGift, setIsGift] = useState(false)
  const cents = Math.round(offer.pricing * 100)

  const enter = async (paypalOrderId: string) => {
    setStuck(false)
    try {
      startFanSession(
        cache,
        await getDelivery(redeemKeymail, { body: { keymailCode: offer.keymailCode, paypalOrderId } }),
      )
    } catch (error) {
      createToast({
        title: t('redemptionError'),
        description: t('redemptionErrorText'),
        variant: 'destructive',
      })
      setStuck(true)
      throw error
    }
    deleteSessionItems('keymailOffer')
    const news = await sendPlannedFollow(offer.keymailCode, offer.keymailCode, offer.artistName, t)
    const given = await sendPlannedGift(cache, offer.keymailCode, offer.keymailCode, t)
    setIsGift(given === 'sent')
    setAdmitted(true)
    if (given === 'none') {
      createToast({
        title: t('accessGranted'),
        description: `${t('welcome', { artist: offer.artistName })} ${news}`.trim(),
        variant: 'success',
      })
    }
    await new Promise((resolve) => setTimeout(resolve, TEAR_ANIMATION_MS))
    const next = given === 'none' ? paths.privateGreenRoom.href : paths.wallet.href
    if (getPagePath() === paths.redeemKeymail.href) void navigate(next, { replace: true })
  }
  const refused = (error: ApiError) => {
    setGone(error.code === 'keymail-taken' || error.code === 'keymail-unknown')
    // Bought in another tab before this one began to pay.
    if (error.code !== 'keymail-yours') return
    createToast({ title: t('yoursAlready'), description: error.userMessage, variant: 'success' })
    void publishSessionChange(cache)
    deleteSessionItems('keymailOffer')
    setAdmitted(true)
  }

  return (
    // Narrow screens: title, ticket, price, explanations. Wide screens: the ticket on the left, title and price on the
    // right.
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 pt-6 pb-12 sm:pt-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h1 ref={focusStep} tabIndex={-1} className="poster max-w-[9em] text-poster-l outline-none max-lg:order-1">
          {t(admitted ? (isGift ? 'gift.sent' : 'admitted') : 'complete')}
        </h1>
        <div className="max-lg:order-3 lg:mt-9">
          <OfferDetails offer={offer} />
          {admitted ? (
            <Button variant="go" size="large" className="mt-7 w-full" asChild>
              <Link to={isGift ? paths.wallet.href : paths.privateGreenRoom.href} replace>
                {t(isGift ? 'gift.wallet' : 'enterRoom')}
              </Link>
            </Button>
          ) : (
            <>
              <p className="mt-5 mb-6 text-sm text-bone-2">{t('refundNote')}</p>
              {offer.paying ? (
                <OthersPaying offer={offer} onOffer={onOffer} />
              ) : (
                <>
                  <GiftOption reference={offer.keymailCode} onReady={setIsGiftReady} disabled={busy} />
                  <FollowOption reference={offer.keymailCode} artistName={offer.artistName} disabled={busy} />
                  <PayPalButton
                    order={{
                      amount: formatAmount(toCents(offer.pricing)),
                      purpose: 'keymail',
                      reference: offer.keymailCode,
                    }}
                    onPaid={enter}
                    onRejected={refused}
                    onBusyChange={(started) => {
                      setBusy(started)
                      // Close the previous attempt's message.
                      if (started) closeToast()
                    }}
                    disabled={gone || !isGiftReady}
                  />
                </>
              )}
              {!busy && (
                <Button variant={gone ? 'primary' : 'plain'} className="mt-5 min-h-11" onClick={onStartOver}>
                  <ArrowLeft aria-hidden="true" />
                  {t('enterDifferent')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>

      <div className="stage-beam relative max-lg:order-2 lg:col-start-1 lg:row-start-1 lg:pt-2">
        <TicketStub
          artist={offer.artistName}
          song={offer.songTitle}
          code={offer.keymailCode}
          copy={offer.copy}
          of={offer.of}
          cover={offer.cover}
          price={cents}
          state={admitted ? 'redeemed' : gone ? 'void' : (busy && !stuck) || offer.paying ? 'paying' : 'issued'}
        />
      </div>

      <OfferPromises offer={offer} />
    </div>
  )
}
