import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { listSongs } from '#contract/catalog'
import type { FanData } from '#contract/keymails'
import { confirmPurchase, type OpenSale } from '#contract/open-sales'
import { startFanSession } from '#frontend/auth/start-fan-session.ts'
import { FollowOption } from '#frontend/checkout/follow/FollowOption.tsx'
import { sendPlannedFollow } from '#frontend/checkout/follow/planned-follow.ts'
import { GiftOption } from '#frontend/checkout/gift/GiftOption.tsx'
import { getPlannedGift, sendPlannedGift } from '#frontend/checkout/gift/planned-gift.ts'
import { PayPalButton } from '#frontend/checkout/PayPalButton.tsx'
import { getPagePath } from '#frontend/lib/messages/current-language.ts'
import { paths } from '#frontend/lib/paths.ts'
import { getUnfinishedOrder } from '#frontend/checkout/unfinished-order.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { closeToast, createToast } from '#frontend/ui/feedback/Toast.tsx'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { getDelivery } from '#frontend/checkout/get-delivery.ts'
import { WaitlistForm } from './WaitlistForm.tsx'
import { EditionProofLink } from '#frontend/edition-log/EditionProofLink.tsx'
import { formatAmount } from '#frontend/lib/format-money.ts'
import type { ApiError } from '#frontend/api/api-error.ts'
import { errors as discountErrors } from '#contract/open-sales/discounts'
import { PriceFields } from './PriceFields.tsx'
import { PurchaseSummary } from './PurchaseSummary.tsx'
import { useCopyPrice } from './use-copy-price.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Time for a released copy to be back on sale before the page refreshes. */
const RELEASE_DELAY_MS = 1_000

/** How long the torn ticket stays on screen before the redirect. */
const TEAR_ANIMATION_MS = 1_900

interface OpenSaleCheckoutProps {
  sale: OpenSale
  onRefresh: () => void
  /** The last refresh failed, so the data may be outdated. */
  stale: boolean
}

export function OpenSaleCheckout({ sale, onRefresh, stale }: OpenSaleCheckoutProps) {
  const t = useMessages(checkout)
  const cache = useQueryClient()
  const navigate = useNavigate()
  // True from the click on: the buyer's own held copy is then missing from the free ones, and the button must stay.
  const [atDesk, setAtDesk] = useState(
    () => getUnfinishedOrder({ purpose: 'edition', reference: sale.editionId }) !== undefined,
  )
  const [busy, setBusy] = useState(false)
  const [bought, setBought] = useState<FanData>()
  const [isGiftReady, setIsGiftReady] = useState(() => getPlannedGift(sale.editionId)?.email !== '')
  const [isGift, setIsGift] = useState(false)
  const back = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(back.current), [])
  usePageTitle(bought ? t('admitted') : t('sale.tabTitle', { title: sale.title }))

  const leaveDesk = () => {
    clearTimeout(back.current)
    back.current = setTimeout(() => {
      onRefresh()
      setAtDesk(false)
    }, RELEASE_DELAY_MS)
  }
  const tellBusy = (started: boolean) => {
    setBusy(started)
    clearTimeout(back.current)
    if (started) {
      setAtDesk(true)
      closeToast()
    } else leaveDesk()
  }
  const enter = async (paypalOrderId: string) => {
    let fanData: FanData
    try {
      fanData = await getDelivery(confirmPurchase, { body: { paypalOrderId } })
    } catch (error) {
      createToast({
        title: t('redemptionError'),
        description: t('redemptionErrorText'),
        variant: 'destructive',
      })
      throw error
    }
    startFanSession(cache, fanData)
    const news = await sendPlannedFollow(sale.editionId, fanData.keymailCode, sale.artistName, t)
    const given = await sendPlannedGift(cache, sale.editionId, fanData.keymailCode, t)
    setIsGift(given === 'sent')
    setBought(fanData)
    if (given === 'none') {
      createToast({
        title: t('accessGranted'),
        description: `${t('welcome', { artist: fanData.artistName })} ${news}`.trim(),
        variant: 'success',
      })
    }
    await new Promise((resolve) => setTimeout(resolve, TEAR_ANIMATION_MS))
    if (getPagePath() === paths.buyCopy.href(sale.editionId))
      void navigate(given === 'none' ? paths.privateGreenRoom.href : paths.wallet.href, { replace: true })
  }
  const price = useCopyPrice(sale)
  const refused = ({ code }: ApiError) => {
    if (code === discountErrors['discount-used-up'].code) price.clear()
    void cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listSongs.path) })
    onRefresh()
  }
  const open = atDesk || sale.free > 0

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 pt-6 pb-20 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      {bought ? (
        <div className="stage-beam relative">
          <TicketStub
            artist={bought.artistName}
            song={bought.songTitle}
            code={bought.keymailCode}
            copy={bought.copy}
            of={bought.of}
            cover={{ id: sale.songs[0]?.id ?? sale.editionId, url: sale.coverUrl }}
            price={Math.round(bought.pricing * 100)}
            state="redeemed"
          />
        </div>
      ) : (
        <Cover
          id={sale.songs[0]?.id ?? sale.editionId}
          url={sale.coverUrl}
          large
          className={`max-lg:max-w-80 ${sale.sold >= sale.of ? 'opacity-70 grayscale-50' : ''}`}
        />
      )}

      <div className="min-w-0">
        {!busy && !bought && (
          <Link
            to={paths.browseMusic.href}
            className="mb-5 inline-flex min-h-11 items-center gap-2 text-sm text-bone-2 hover:text-bone"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('browseMusic')}
          </Link>
        )}
        <h1 className="poster max-w-[9em] text-poster-l [overflow-wrap:anywhere]">
          {bought ? t(isGift ? 'gift.sent' : 'admitted') : sale.title}
        </h1>
        <p className="mt-4 text-xl text-brass-light">{sale.artistName}</p>
        <PurchaseSummary sale={sale} bought={bought} price={price} />
        {bought ? (
          <Button variant="go" size="large" className="mt-7 w-full" asChild>
            <Link to={isGift ? paths.wallet.href : paths.privateGreenRoom.href} replace>
              {t(isGift ? 'gift.wallet' : 'enterRoom')}
            </Link>
          </Button>
        ) : (
          <>
            {stale && (
              <p role="status" className="mt-5 text-sm text-lamp">
                {t('sale.stale')}
              </p>
            )}
            {open ? (
              <>
                {!busy && <PriceFields price={price} artistName={sale.artistName} />}
                <p className="mt-5 text-sm text-bone-2">{t('sale.held')}</p>
                <p className="mt-2 mb-6 text-sm text-bone-2">{t('refundNote')}</p>
                <GiftOption reference={sale.editionId} onReady={setIsGiftReady} disabled={busy} />
                <FollowOption reference={sale.editionId} artistName={sale.artistName} disabled={busy} />
                <PayPalButton
                  order={{
                    amount: formatAmount(price.cents ?? price.least),
                    purpose: 'edition',
                    reference: sale.editionId,
                    ...(price.applied ? { discountCode: price.applied.code } : {}),
                  }}
                  disabled={price.cents === undefined || !isGiftReady}
                  onPaid={enter}
                  onRejected={refused}
                  onBusyChange={tellBusy}
                />
              </>
            ) : (
              <NoFreeCopies sale={sale} />
            )}
            <EditionProofLink editionId={sale.editionId} className="mt-6" />
          </>
        )}
      </div>
    </div>
  )
}

/**
 * Distinguishes held from sold out: held copies may be released at any moment, sold-out ones return only if the artist
 * adds copies.
 */
function NoFreeCopies({ sale }: { sale: OpenSale }) {
  const t = useMessages(checkout)
  const soldOut = sale.sold >= sale.of
  return (
    <section aria-labelledby="nothing-free" className="mt-7">
      <h2 id="nothing-free" className="text-xl font-semibold">
        {soldOut ? t('soldOut') : t('sale.othersPaying')}
      </h2>
      <p className="mt-2 max-w-measure text-bone-2">
        {soldOut ? t('sale.soldOutText', { artist: sale.artistName }) : t('sale.othersPayingText')}
      </p>
      <WaitlistForm editionId={sale.editionId} />
    </section>
  )
}
