import type { EndpointReply } from '#contract/http'
import { listRefundRequests } from '#contract/copies/refund-requests'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { RefundGuide } from '#frontend/revenue/RefundGuide.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { DeclineRefundDialog } from './DeclineRefundDialog.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

export type RefundRequest = EndpointReply<typeof listRefundRequests>[number]

const STATE_LABELS = {
  open: 'refund.open',
  withdrawn: 'refund.withdrawn',
  declined: 'refund.declined',
  refunded: 'refund.refunded',
} as const satisfies Record<RefundRequest['state'], string>

/** What fans would like to have back; absent until somebody asks. */
export function RefundRequestsPanel() {
  const t = useMessages(workshop)
  const requests = useApiQuery(listRefundRequests)
  if (!requests.data?.length) return null
  return (
    <Section id="refund-requests" title={t('refund.title')} intro={t('refund.intro')} layout="split">
      <ul className="border-b border-wall-3">
        {requests.data.map((request) => (
          <RequestItem key={request.id} request={request} />
        ))}
      </ul>
    </Section>
  )
}

function RequestItem({ request }: { request: RefundRequest }) {
  const t = useMessages(workshop)
  const { title, copy, of, cents, refundedCents, keymailCode, captureId, paymentUrl, reason, answer, state, at } =
    request
  return (
    <li className="grid gap-2 border-t border-wall-3 py-5">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong>{t('refund.copy', { title, copy: formatCount(copy), of: formatCount(of) })}</strong>
        <span>{formatCents(cents)}</span>
        <span className={state === 'open' ? 'text-lamp' : 'text-bone-3'}>{t(STATE_LABELS[state])}</span>
      </p>
      {reason && <blockquote className="border-l-2 border-rail pl-4 text-bone-2">{reason}</blockquote>}
      <p className="text-sm text-bone-3">
        <RichText
          text={t('refund.facts', { date: formatDate(at), keymail: keymailCode, payment: captureId })}
          tags={{ code: <span className="code" />, capture: <span className="code" /> }}
        />
        {refundedCents > 0 && t('refund.part', { refundedCents: formatCents(refundedCents) })}
      </p>
      {answer && <p className="text-sm text-bone-2">{t('refund.answered', { answer })}</p>}
      {state === 'open' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <RefundGuide title={title} cents={cents} refundedCents={refundedCents} paymentUrl={paymentUrl} />
          <DeclineRefundDialog request={request} />
        </div>
      )}
    </li>
  )
}
