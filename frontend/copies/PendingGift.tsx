import { cancelGift } from '#contract/copies/gifts'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { HeldCopy } from './held-copy.ts'
import { WithdrawButton } from './WithdrawButton.tsx'

const offerMessages = {
  gift: 'give.pending',
  transfer: 'transfer.pending',
  unconfirmed: 'transfer.unconfirmed',
} as const

export function PendingGift({ copy }: { copy: HeldCopy }) {
  const t = useMessages(wallet)
  return (
    <p className="flex w-full flex-wrap items-center gap-3 text-bone-2">
      {t(offerMessages[copy.offer ?? 'gift'])}
      <WithdrawButton copyId={copy.id} endpoint={cancelGift} label={t('give.withdraw')} />
    </p>
  )
}
