import { redeemKeymail } from '#contract/keymails'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ApiError } from '#frontend/api/api-error.ts'
import { publishSessionChange } from '#frontend/api/artist-session.ts'
import { startFanSession } from '#frontend/auth/start-fan-session.ts'
import { PayPalButton } from '#frontend/checkout/PayPalButton.tsx'
import { getPagePath } from '#frontend/lib/messages/current-language.ts'
import { paths } from '#frontend/lib/paths.ts'
import { deleteSessionItems } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { closeToast, createToast } from '#frontend/ui/feedback/Toast.tsx'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { focusStep } from './focus-step.ts'
import type { KeymailOffer } from './keymail-offer.ts'
import { getDelivery } from '#frontend/checkout/get-delivery.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatAmount } from '#frontend/lib/format-money.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'

/** How long the torn ticket stays on screen before the redirect. */
const TEAR_ANIMATION_MS = 1_900

export function PurchaseStep({ offer, onStartOver }: { offer: KeymailOffer; onStartOver: () => void }) {
  usePageTitle('Complete Your Purchase')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [gone, setGone] = useState(false)
  const [stuck, setStuck] = useState(false)
  const [admitted, setAdmitted] = useState(false)
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
        title: 'Redemption Error',
        description: 'Payment successful but redemption failed. Please contact support.',
        variant: 'destructive',
      })
      setStuck(true)
      throw error
    }
    deleteSessionItems('keymailOffer')
    setAdmitted(true)
    createToast({
      title: 'Access Granted',
      description: `Welcome to ${offer.artistName}’s Private Green Room.`,
      variant: 'success',
    })
    await new Promise((resolve) => setTimeout(resolve, TEAR_ANIMATION_MS))
    if (getPagePath() === paths.redeemKeymail.href) void navigate(paths.privateGreenRoom.href, { replace: true })
  }
  const refused = (error: ApiError) => {
    setGone(error.code === 'keymail-taken' || error.code === 'keymail-unknown')
    // Bought in another tab before this one began to pay.
    if (error.code !== 'keymail-yours') return
    createToast({ title: 'Yours Already', description: error.userMessage, variant: 'success' })
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
          {admitted ? 'You are in' : 'Complete Your Purchase'}
        </h1>
        <div className="max-lg:order-3 lg:mt-9">
          <dl className="border-t border-wall-3 [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-6 [&>div]:border-b [&>div]:border-wall-3 [&>div]:py-3 [&_dd]:min-w-0 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:shrink-0 [&_dt]:text-bone-2">
            <div>
              <dt>Artist</dt>
              <dd>{offer.artistName}</dd>
            </div>
            <div>
              <dt>{offer.songs > 1 ? 'Album' : 'Song'}</dt>
              <dd>
                {offer.songTitle}
                {offer.songs > 1 && <span className="font-normal text-bone-2">, {offer.songs} songs</span>}
              </dd>
            </div>
            <div>
              <dt>Copy</dt>
              <dd className="code text-brass-light">
                No. {formatCount(offer.copy)} of {formatCount(offer.of)}
              </dd>
            </div>
            <div>
              <dt>One-time price</dt>
              <dd className="poster text-poster-s">
                <Money cents={cents} />
              </dd>
            </div>
          </dl>

          {admitted ? (
            <Button variant="go" size="large" className="mt-7 w-full" asChild>
              <Link to={paths.privateGreenRoom.href} replace>
                Enter the Green Room
              </Link>
            </Button>
          ) : (
            <>
              <p className="mt-5 mb-6 text-sm text-bone-2">
                A full refund ends your access and voids this copy; a partial refund keeps it.
              </p>
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
                disabled={gone}
              />
              {!busy && (
                <Button variant={gone ? 'primary' : 'plain'} className="mt-5 min-h-11" onClick={onStartOver}>
                  <ArrowLeft aria-hidden="true" />
                  Enter Different Code
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
          price={cents}
          state={admitted ? 'redeemed' : gone ? 'void' : busy && !stuck ? 'paying' : 'issued'}
        />
      </div>

      <dl className="mt-4 grid max-w-[46rem] gap-x-8 gap-y-5 max-lg:order-4 sm:grid-cols-3 lg:col-start-1 lg:row-start-2 [&_dd]:mt-1 [&_dd]:text-sm [&_dd]:text-bone-2 [&_dt]:font-semibold">
        <div>
          <dt>The number is yours</dt>
          <dd>
            No. {formatCount(offer.copy)} exists once. After {formatCount(offer.of)} copies there are no more.
          </dd>
        </div>
        <div>
          <dt>It stays with you</dt>
          <dd>Your Green Room opens on any device. To come back, enter your code and we’ll mail you a link.</dd>
        </div>
        <div>
          <dt>The artist is paid</dt>
          <dd>PayPal sends the price to {offer.artistName}. TuneMaker keeps nothing of it.</dd>
        </div>
      </dl>
    </div>
  )
}
