import { listCopies } from '#contract/copies'
import { cancelGift } from '#contract/copies/gifts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import type { HeldCopy } from './held-copy.ts'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const offerMessages = {
  gift: 'give.pending',
  transfer: 'transfer.pending',
  unconfirmed: 'transfer.unconfirmed',
} as const

export function PendingGift({ copy }: { copy: HeldCopy }) {
  const t = useMessages(wallet)
  const withdraw = useApiMutation(cancelGift, { refresh: [listCopies] })
  return (
    <p className="flex w-full flex-wrap items-center gap-3 text-bone-2">
      {t(offerMessages[copy.offer ?? 'gift'])}
      <Button
        variant="quiet"
        onClick={() =>
          withdraw.mutate(
            { params: { id: copy.id } },
            {
              onError: (error) =>
                createToast({
                  title: t('tooLate'),
                  description: getErrorMessage(error, t('reach')),
                  variant: 'destructive',
                }),
            },
          )
        }
        busy={withdraw.isPending}
        busyLabel={t('takingBack')}
      >
        {t('give.takeBack')}
      </Button>
    </p>
  )
}
