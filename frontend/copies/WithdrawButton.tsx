import { listCopies, listCopyHistory } from '#contract/copies'
import type { cancelGift } from '#contract/copies/gifts'
import type { cancelRefundRequest } from '#contract/copies/refund-requests'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface WithdrawButtonProps {
  copyId: string
  endpoint: typeof cancelGift | typeof cancelRefundRequest
  label: string
}

/** Withdraws an offer or a wish that nobody has answered yet. */
export function WithdrawButton({ copyId, endpoint, label }: WithdrawButtonProps) {
  const t = useMessages(wallet)
  const withdraw = useApiMutation(endpoint, { refresh: [listCopies, listCopyHistory] })
  const onError = (error: Error) =>
    createToast({ title: t('tooLate'), description: getErrorMessage(error, t('reach')), variant: 'destructive' })
  return (
    <Button
      variant="quiet"
      onClick={() => withdraw.mutate({ params: { id: copyId } }, { onError })}
      busy={withdraw.isPending}
      busyLabel={t('withdrawing')}
    >
      {label}
    </Button>
  )
}
