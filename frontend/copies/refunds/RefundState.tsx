import { cancelRefundRequest } from '#contract/copies/refund-requests'
import type { HeldCopy } from '#frontend/copies/held-copy.ts'
import { WithdrawButton } from '#frontend/copies/WithdrawButton.tsx'
import { formatDate } from '#frontend/lib/format-date.ts'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface RefundStateProps {
  copy: HeldCopy
  refund: NonNullable<HeldCopy['refund']>
}

/** What became of the wish for a refund: open, with the way back, or declined with the artist's answer. */
export function RefundState({ copy, refund }: RefundStateProps) {
  const t = useMessages(wallet)
  if (refund.state === 'declined') {
    return (
      <div className="w-full text-bone-2">
        <p>{t('refund.declined', { artist: copy.artistName, date: formatDate(refund.at) })}</p>
        {refund.answer && <blockquote className="mt-2 border-l-2 border-rail pl-4">{refund.answer}</blockquote>}
      </div>
    )
  }
  return (
    <p className="flex w-full flex-wrap items-center gap-3 text-bone-2">
      {t('refund.open', { artist: copy.artistName, date: formatDate(refund.at) })}
      <WithdrawButton copyId={copy.id} endpoint={cancelRefundRequest} label={t('refund.withdraw')} />
    </p>
  )
}
