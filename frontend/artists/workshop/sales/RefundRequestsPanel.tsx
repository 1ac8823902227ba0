import type { EndpointReply } from '#contract/http'
import { listRefundRequests } from '#contract/copies/refund-requests'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { DeclineRefundDialog } from './DeclineRefundDialog.tsx'

export type RefundRequest = EndpointReply<typeof listRefundRequests>[number]

const STATE_LABELS: Record<RefundRequest['state'], string> = {
  open: 'Open',
  withdrawn: 'Taken back by the fan',
  declined: 'Declined',
  refunded: 'Refunded',
}

/** What fans would like to have back; absent until somebody asks. */
export function RefundRequestsPanel() {
  const requests = useApiQuery(listRefundRequests)
  if (!requests.data?.length) return null
  return (
    <Section
      id="refund-requests"
      title="Wishes for refunds"
      intro="You were paid, so only you can send money back: open the payment in PayPal and choose “Refund”. A full refund ends the copy by itself."
      layout="split"
    >
      <ul className="border-b border-wall-3">
        {requests.data.map((request) => (
          <RequestItem key={request.id} request={request} />
        ))}
      </ul>
    </Section>
  )
}

function RequestItem({ request }: { request: RefundRequest }) {
  const { title, copy, of, cents, refundedCents, keymailCode, captureId, reason, answer, state, at } = request
  return (
    <li className="grid gap-2 border-t border-wall-3 py-5">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong>{`“${title}”, No. ${formatCount(copy)} of ${formatCount(of)}`}</strong>
        <span>{formatCents(cents)}</span>
        <span className={state === 'open' ? 'text-lamp' : 'text-bone-3'}>{STATE_LABELS[state]}</span>
      </p>
      {reason && <blockquote className="border-l-2 border-rail pl-4 text-bone-2">{reason}</blockquote>}
      <p className="text-sm text-bone-3">
        {`Asked on ${formatDate(at)}. Keymail `}
        <span className="code">{keymailCode}</span>, PayPal payment <span className="code">{captureId}</span>
        {refundedCents > 0 && `, ${formatCents(refundedCents)} refunded`}
      </p>
      {answer && <p className="text-sm text-bone-2">{`You answered: ${answer}`}</p>}
      {state === 'open' && (
        <div>
          <DeclineRefundDialog request={request} />
        </div>
      )}
    </li>
  )
}
