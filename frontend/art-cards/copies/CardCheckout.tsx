import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ArtCardDetail } from '#contract/art-cards/cards'
import type { startCardPurchase } from '#contract/art-cards/copies'
import { listCollection } from '#contract/art-cards/copies'
import type { EndpointReply } from '#contract/http'
import { buildUrl } from '#frontend/api/api-client.ts'
import { PayPalButton } from '#frontend/checkout/PayPalButton.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { formatAmount, formatCents } from '#frontend/lib/format-money.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatTime } from '#frontend/lib/format-date.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

export type CardPurchase = EndpointReply<typeof startCardPurchase>

interface CardCheckoutProps {
  card: ArtCardDetail
  /** Undefined after a reload, when an order that was approved earlier resumes. */
  purchase: CardPurchase | undefined
  onClose: () => void
  onChange: () => void
}

export function CardCheckout({ card, purchase, onClose, onChange }: CardCheckoutProps) {
  const t = useMessages(fineArt)
  const [busy, setBusy] = useState(false)
  const [isUnavailable, setIsUnavailable] = useState(false)
  const navigate = useNavigate()
  const cache = useQueryClient()
  const onPaid = async () => {
    await cache.invalidateQueries({ queryKey: [buildUrl(listCollection)] })
    onChange()
    createToast({
      title: t('buy.paid'),
      description: t('buy.paidText', { title: card.title }),
      variant: 'success',
    })
    await navigate(paths.fineArtCollection.href)
  }
  return (
    <section
      aria-label={t('buy.payment')}
      className="mt-6 rounded-lg border border-brass/50 bg-[radial-gradient(26rem_12rem_at_50%_-10%,#e2ae522e,transparent)] p-5 sm:p-6"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">
          {purchase ? (
            <RichText
              text={t('buy.copy', { copy: formatCount(purchase.copy), of: formatCount(purchase.of) })}
              tags={{ number: <span className="code text-brass-light" /> }}
            />
          ) : (
            card.title
          )}
        </span>
        <span className="poster text-poster-s">{formatCents(Math.round(card.price * 100))}</span>
      </p>
      {purchase && !isUnavailable && (
        <p className="mt-1 mb-5 text-sm text-bone-2">{t('buy.heldUntil', { time: formatTime(purchase.heldUntil) })}</p>
      )}
      <PayPalButton
        order={{
          amount: purchase?.amount ?? formatAmount(toCents(card.price)),
          purpose: 'art-card',
          reference: card.id,
        }}
        {...(purchase ? { existingOrderId: purchase.orderId } : {})}
        onPaid={onPaid}
        onRejected={(error) => {
          setIsUnavailable(error.status === 409)
          onChange()
        }}
        onCancel={onClose}
        onBusyChange={setBusy}
      />
      {!busy && (
        <Button variant="plain" className="mt-4 min-h-11" onClick={onClose}>
          {t('notNow')}
        </Button>
      )}
    </section>
  )
}
