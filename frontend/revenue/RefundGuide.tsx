import { ExternalLink } from 'lucide-react'
import { formatCents } from '#frontend/lib/format-money.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'

interface RefundGuideProps {
  title: string
  cents: number
  refundedCents: number
  paymentUrl: string
}

/** The way to refund one payment. Only its payee can: PayPal lets nobody else move the artist's money. */
export function RefundGuide({ title, cents, refundedCents, paymentUrl }: RefundGuideProps) {
  const left = cents - refundedCents
  if (left <= 0) return <span className="text-xs text-bone-3">Refunded</span>
  return (
    <Dialog
      title={`Refund “${title}”`}
      description="The fan paid your own PayPal account, so only you can send the money back."
      trigger={
        <Button variant="plain" aria-label={`Refund “${title}”, ${formatCents(cents)}`}>
          Refund
        </Button>
      }
      actions={
        <Button asChild>
          <a href={paymentUrl} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            Open this payment in PayPal
          </a>
        </Button>
      }
    >
      <ol className="grid list-decimal gap-3 pl-5 text-bone-2">
        <li>Open this payment in PayPal and sign in to the account that fans pay.</li>
        <li>Choose “Refund this payment” or “Issue refund”.</li>
        <li>
          Type {formatCents(left)} to give all of it back: the copy’s access ends then, and its number is free for you
          to issue again. With a smaller amount the fan keeps the copy.
        </li>
        <li>Confirm. PayPal may keep its fee.</li>
      </ol>
      <p className="mt-5 text-bone-2">
        You need to tell us nothing. As soon as PayPal reports it, this page shows the refund, and the fan hears of it
        by email.
      </p>
    </Dialog>
  )
}
