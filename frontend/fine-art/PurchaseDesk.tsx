import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type ArtCardDetail, getCard, listCards, listCollection, startCardPurchase } from '#contract/fine-art'
import type { EndpointReply } from '#contract/platform'
import { PayPalButton } from '#pay/PayPalButton'
import { Button } from '#ui/Button'
import { formatCents } from '#ui/Money'
import { showToast } from '#ui/Toast'
import { ApiError, buildUrl, getErrorMessage, useApiMutation } from '#web/api'
import { paths } from '#web/paths'
import { getSessionItem, setSessionItem } from '#web/session-keys'
import { getStoredCollectorId, useCollector } from './collector.ts'

type CardPurchase = EndpointReply<typeof startCardPurchase>

/** Buys one copy of a card: reserves it, then hands over to CardCheckout. */
export function PurchasePanel({ card }: { card: ArtCardDetail }) {
  const { collector, isPending } = useCollector()
  const [started, setStarted] = useState<CardPurchase>()
  const [asksToLogIn, setAsksToLogIn] = useState(false)
  const purchase = useApiMutation(startCardPurchase, { refresh: [listCards] })
  const cache = useQueryClient()
  const { remainingCopies, canPurchase } = card.scarcityInfo
  // Resumes a payment that was approved before a reload.
  const [resumes, setResumes] = useState(() => {
    const order = getSessionItem('paypalOrder')
    return order?.purpose === 'art-card' && order.reference === card.id
  })

  const lookAgain = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [buildUrl(getCard, { params: { id: card.id } })] }),
      cache.invalidateQueries({ queryKey: [buildUrl(listCards)] }),
    ])
  const start = () => {
    if (purchase.isPending) return
    const collectorId = getStoredCollectorId()
    if (!collectorId) {
      setAsksToLogIn(true)
      showToast({ title: 'Purchase Failed', description: 'Please log in to purchase', variant: 'destructive' })
      return
    }
    purchase.mutate(
      { body: { cardId: card.id, collectorId, paymentMethod: 'paypal' } },
      {
        onSuccess: (made) => {
          setStarted(made)
          void lookAgain()
          showToast({
            title: 'Purchase Initiated',
            description: 'Proceed to PayPal to complete your purchase',
            variant: 'success',
          })
        },
        onError: (error) => {
          void lookAgain()
          if (error instanceof ApiError && error.status === 401) setAsksToLogIn(true)
          showToast({
            title: 'Purchase Failed',
            description: getErrorMessage(error, 'Unable to process purchase'),
            variant: 'destructive',
          })
        },
      },
    )
  }

  if (started ?? resumes) {
    const stop = () => {
      setStarted(undefined)
      setResumes(false)
      void lookAgain()
    }
    return <CardCheckout card={card} purchase={started} onClose={stop} onChange={() => void lookAgain()} />
  }
  return (
    <div className="mt-6">
      {remainingCopies <= 0 ? (
        <Button size="large" className="w-full" disabled>
          Sold Out
        </Button>
      ) : (
        <Button
          variant="go"
          size="large"
          className="w-full"
          onClick={start}
          busy={purchase.isPending || (isPending && !getStoredCollectorId())}
          busyLabel={purchase.isPending ? 'Reserving your copy...' : 'Purchase'}
          disabled={!canPurchase}
        >
          Purchase
        </Button>
      )}
      {!canPurchase && remainingCopies > 0 && (
        <p className="mt-3 text-sm text-bone-2">
          {card.artist} has no PayPal account connected at the moment, so this card cannot be bought right now.
        </p>
      )}
      {collector ? (
        <p className="mt-3 text-sm text-bone-3">
          You collect as {collector.name}. {card.artist} is paid directly; TuneMaker keeps nothing of it.
        </p>
      ) : (
        remainingCopies > 0 &&
        !isPending && (
          <p className={`mt-3 text-sm ${asksToLogIn ? 'text-lamp' : 'text-bone-3'}`}>
            Buying needs a collector’s name on the certificate:{' '}
            <Link to={paths.fineArtRegister} className="link" onClick={() => setSessionItem('wantedCard', card.id)}>
              register or log in
            </Link>
            , it takes a minute.
          </p>
        )
      )}
    </div>
  )
}

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

interface CardCheckoutProps {
  card: ArtCardDetail
  /** Undefined after a reload, when an order that was approved earlier resumes. */
  purchase: CardPurchase | undefined
  onClose: () => void
  onChange: () => void
}

function CardCheckout({ card, purchase, onClose, onChange }: CardCheckoutProps) {
  const [busy, setBusy] = useState(false)
  const [gone, setGone] = useState(false)
  const navigate = useNavigate()
  const cache = useQueryClient()
  const paid = async () => {
    await cache.invalidateQueries({ queryKey: [buildUrl(listCollection)] })
    onChange()
    showToast({
      title: 'Payment Successful!',
      description: `“${card.title}” is yours. Your certificate and the full-resolution file are in your collection.`,
      variant: 'success',
    })
    await navigate(paths.fineArtCollection)
  }
  return (
    <section
      aria-label="Payment"
      className="mt-6 rounded-lg border border-brass/50 bg-[radial-gradient(26rem_12rem_at_50%_-10%,#e2ae522e,transparent)] p-5 sm:p-6"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">
          {purchase ? (
            <>
              Copy <span className="code text-brass-light">No. {purchase.copy.toLocaleString('en-US')}</span> of{' '}
              {purchase.of.toLocaleString('en-US')}
            </>
          ) : (
            card.title
          )}
        </span>
        <span className="poster text-poster-s">{formatCents(Math.round(card.price * 100))}</span>
      </p>
      {purchase && !gone && (
        <p className="mt-1 mb-5 text-sm text-bone-2">
          Kept for you until {timeFormat.format(new Date(purchase.heldUntil))}. A full refund later would void its
          certificate.
        </p>
      )}
      <PayPalButton
        order={{ amount: purchase?.amount ?? card.price.toFixed(2), purpose: 'art-card', reference: card.id }}
        {...(purchase ? { existingOrderId: purchase.orderId } : {})}
        onPaid={paid}
        onRejected={(error) => {
          setGone(error.status === 409)
          onChange()
        }}
        onCancel={onClose}
        onBusyChange={setBusy}
      />
      {!busy && (
        <Button variant="plain" className="mt-4 min-h-11" onClick={onClose}>
          Not now
        </Button>
      )}
    </section>
  )
}
