import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type ArtCardDetail, describeCard, listCards, listCollection, purchaseCard } from '#contract/fine-art'
import type { ReplyOf } from '#contract/platform'
import { PayPalButton } from '#pay/PayPalButton'
import { Button } from '#ui/Button'
import { formatMoney } from '#ui/Money'
import { showToast } from '#ui/Toast'
import { CallError, addressOf, sentenceOf, useCall } from '#web/api'
import { paths } from '#web/paths'
import { recall, remember } from '#web/session-keys'
import { collectorIdKept, useCollector } from './collector.ts'

type Purchase = ReplyOf<typeof purchaseCard>

/** From "Purchase" to the copy that is one's own. */
export function PurchaseDesk({ card }: { card: ArtCardDetail }) {
  const { collector, isPending } = useCollector()
  const [started, setStarted] = useState<Purchase>()
  const [asksToLogIn, setAsksToLogIn] = useState(false)
  const purchase = useCall(purchaseCard, { refresh: [listCards] })
  const cache = useQueryClient()
  const { remainingCopies, canPurchase } = card.scarcityInfo
  // A payment that was approved before a reload goes on where it was.
  const [resumes, setResumes] = useState(() => {
    const order = recall('paypalOrder')
    return order?.purpose === 'art-card' && order.reference === card.id
  })

  const lookAgain = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [addressOf(describeCard, { params: { id: card.id } })] }),
      cache.invalidateQueries({ queryKey: [addressOf(listCards)] }),
    ])
  const start = () => {
    if (purchase.isPending) return
    const collectorId = collectorIdKept()
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
          if (error instanceof CallError && error.status === 401) setAsksToLogIn(true)
          showToast({
            title: 'Purchase Failed',
            description: sentenceOf(error, 'Unable to process purchase'),
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
    return <PayDesk card={card} purchase={started} onEnd={stop} onChange={() => void lookAgain()} />
  }
  return (
    <div className="mt-6">
      {remainingCopies <= 0 ? (
        <Button size="large" className="w-full" disabled>
          Sold Out
        </Button>
      ) : (
        <Button
          look="go"
          size="large"
          className="w-full"
          onClick={start}
          busy={purchase.isPending || (isPending && !collectorIdKept())}
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
            <Link to={paths.fineArtRegister} className="link" onClick={() => remember('wantedCard', card.id)}>
              register or log in
            </Link>
            , it takes a minute.
          </p>
        )
      )}
    </div>
  )
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

interface PayDeskProps {
  card: ArtCardDetail
  /** Absent after a reload, when the order goes on that was approved before. */
  purchase: Purchase | undefined
  onEnd: () => void
  onChange: () => void
}

function PayDesk({ card, purchase, onEnd, onChange }: PayDeskProps) {
  const [busy, setBusy] = useState(false)
  const [gone, setGone] = useState(false)
  const navigate = useNavigate()
  const cache = useQueryClient()
  const paid = async () => {
    await cache.invalidateQueries({ queryKey: [addressOf(listCollection)] })
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
        <span className="poster text-poster-s">{formatMoney(Math.round(card.price * 100))}</span>
      </p>
      {purchase && !gone && (
        <p className="mt-1 mb-5 text-sm text-bone-2">
          Kept for you until {clock.format(new Date(purchase.heldUntil))}. A full refund later would void its
          certificate.
        </p>
      )}
      <PayPalButton
        order={{ amount: purchase?.amount ?? card.price.toFixed(2), purpose: 'art-card', reference: card.id }}
        {...(purchase ? { made: purchase.orderId } : {})}
        onPaid={paid}
        onRefused={(error) => {
          setGone(error.status === 409)
          onChange()
        }}
        onCancel={onEnd}
        onBusy={setBusy}
      />
      {!busy && (
        <Button look="plain" className="mt-4 min-h-11" onClick={onEnd}>
          Not now
        </Button>
      )}
    </section>
  )
}
