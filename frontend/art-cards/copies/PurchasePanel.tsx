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
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

/** Buys one copy of a card: reserves it, then hands over to CardCheckout. */
export function PurchasePanel({ card }: { card: ArtCardDetail }) {
  const t = useMessages(fineArt)
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
      createToast({ title: t('buy.failed'), description: t('buy.logIn'), variant: 'destructive' })
      return
    }
    purchase.mutate(
      { body: { cardId: card.id, collectorId, paymentMethod: 'paypal' } },
      {
        onSuccess: (created) => {
          setOrder(created)
          void refresh()
          createToast({
            title: t('buy.initiated'),
            description: t('buy.initiatedText'),
            variant: 'success',
          })
        },
        onError: (error) => {
          void refresh()
          if (error instanceof ApiError && error.status === 401) setNeedsSignIn(true)
          createToast({
            title: t('buy.failed'),
            description: getErrorMessage(error, t('buy.unable')),
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
          {t('soldOut')}
        </Button>
      ) : (
        <Button
          variant="go"
          size="large"
          className="w-full"
          onClick={start}
          busy={purchase.isPending || (isPending && !getStoredCollectorId())}
          busyLabel={purchase.isPending ? t('buy.reserving') : t('buy.purchase')}
          disabled={!canPurchase}
        >
          {t('buy.purchase')}
        </Button>
      )}
      {!canPurchase && remainingCopies > 0 && (
        <p className="mt-3 text-sm text-bone-2">{t('buy.noAccount', { artist: card.artist })}</p>
      )}
      {collector ? (
        <p className="mt-3 text-sm text-bone-3">{t('buy.as', { name: collector.name, artist: card.artist })}</p>
      ) : (
        remainingCopies > 0 &&
        !isPending && (
          <p className={`mt-3 text-sm ${needsSignIn ? 'text-lamp' : 'text-bone-3'}`}>
            <RichText
              text={t('buy.needsName')}
              tags={{
                link: (
                  <Link
                    to={paths.fineArtRegister.href}
                    className="link"
                    onClick={() => updateSessionItem('wantedCard', card.id)}
                  />
                ),
              }}
            />
          </p>
        )
      )}
    </div>
  )
}
