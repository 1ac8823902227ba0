import { ExternalLink } from 'lucide-react'
import { formatCents } from '#frontend/lib/format-money.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface RefundGuideProps {
  title: string
  cents: number
  refundedCents: number
  paymentUrl: string
}

/** The way to refund one payment; nothing for an example. Only its payee can: PayPal lets nobody else move the artist's money. */
export function RefundGuide({ title, cents, refundedCents, paymentUrl }: RefundGuideProps) {
  const t = useMessages(revenueMessages)
  const left = cents - refundedCents
  if (paymentUrl === '') return null
  if (left <= 0) return <span className="text-xs text-bone-3">{t('refunded')}</span>
  return (
    <Dialog
      title={t('refund.title', { title })}
      description={t('refund.intro')}
      trigger={
        <Button variant="plain" aria-label={t('refund.label', { title, amount: formatCents(cents) })}>
          {t('refund.action')}
        </Button>
      }
      actions={
        <Button asChild>
          <a href={paymentUrl} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {t('refund.open')}
          </a>
        </Button>
      }
    >
      <ol className="grid list-decimal gap-3 pl-5 text-bone-2">
        <li>{t('refund.step1')}</li>
        <li>{t('refund.step2')}</li>
        <li>{t('refund.step3', { left: formatCents(left) })}</li>
        <li>{t('refund.step4')}</li>
      </ol>
      <p className="mt-5 text-bone-2">{t('refund.note')}</p>
    </Dialog>
  )
}
