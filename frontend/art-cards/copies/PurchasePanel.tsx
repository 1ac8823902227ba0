import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type ArtCardDetail, getCard, listCards } from '#contract/art-cards/cards'
import { startCardPurchase } from '#contract/art-cards/copies'
import { buildUrl } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { getStoredCollectorId, useCollector } from '#frontend/art-cards/collectors/collector-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { getUnfinishedOrder } from '#frontend/checkout/unfinished-order.ts'
import { updateSessionItem } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { CardCheckout, type CardPurchase } from './CardCheckout.tsx'

/** Buys one copy of a card: reserves it, then hands over to CardCheckout. */
export function PurchasePanel({ card }: { card: ArtCardDetail }) {
  const { collector, isPending } = useCollector()
  const [order, setOrder] = useState<CardPurchase>()
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const purchase = useApiMutation(startCardPurchase, { refresh: [listCards] })
  const cache = useQueryClient()
  const { remainingCopies, canPurchase } = card.scarcityInfo
  // Resumes a payment that was approved before a reload.
  const [isResuming, setIsResuming] = useState(
    () => getUnfinishedOrder({ purpose: 'art-card', reference: card.id }) !== undefined,
  )

  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [buildUrl(getCard, { params: { id: card.id } })] }),
      cache.invalidateQueries({ queryKey: [buildUrl(listCards)] }),
    ])
  const start = () => {
    if (purchase.isPending) return
    const collectorId = getStoredCollectorId()
    if (!collectorId) {
      setNeedsSignIn(true)
      createToast({ title: 'Purchase Failed', description: 'Please log in to purchase', variant: 'destructive' })
      return
    }
    purchase.mutate(
      { body: { cardId: card.id, collectorId, paymentMethod: 'paypal' } },
      {
        onSuccess: (created) => {
          setOrder(created)
          void refresh()
          createToast({
            title: 'Purchase Initiated',
            description: 'Proceed to PayPal to complete your purchase',
            variant: 'success',
          })
        },
        onError: (error) => {
          void refresh()
          if (error instanceof ApiError && error.status === 401) setNeedsSignIn(true)
          createToast({
            title: 'Purchase Failed',
            description: getErrorMessage(error, 'Unable to process purchase'),
            variant: 'destructive',
          })
        },
      },
    )
  }

  if (order ?? isResuming) {
    const closeCheckout = () => {
      setOrder(undefined)
      setIsResuming(false)
      void refresh()
    }
    return <CardCheckout card={card} purchase={order} onClose={closeCheckout} onChange={() => void refresh()} />
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
          <p className={`mt-3 text-sm ${needsSignIn ? 'text-lamp' : 'text-bone-3'}`}>
            Buying needs a collector’s name on the certificate:{' '}
            <Link
              to={paths.fineArtRegister.href}
              className="link"
              onClick={() => updateSessionItem('wantedCard', card.id)}
            >
              register or log in
            </Link>
            , it takes a minute.
          </p>
        )
      )}
    </div>
  )
}
