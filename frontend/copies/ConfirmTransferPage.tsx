import { Link, useSearchParams } from 'react-router-dom'
import { confirmTransfer } from '#contract/copies/gifts'
import { errors } from '#contract/keymails'
import { getErrorMessage, isTransientError } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'

/** Target of the link mailed to a copy's owner. Opening it confirms nothing, because mail programs prefetch links. */
export function ConfirmTransferPage() {
  const t = useMessages(wallet)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const confirm = useApiMutation(confirmTransfer)
  const walletLink = (
    <Button size="large" asChild>
      <Link to={paths.wallet.href}>{t('wallet.title')}</Link>
    </Button>
  )
  if (confirm.data) {
    const { to, title, copy } = confirm.data
    return (
      <PageHeader
        title={t('transfer.asked')}
        lead={t('transfer.askedText', { title, copy: formatCount(copy), to })}
        actions={walletLink}
      />
    )
  }
  if (!token || (confirm.isError && !isTransientError(confirm.error))) {
    return (
      <PageHeader
        title={t('transfer.linkGone')}
        lead={getErrorMessage(confirm.error, errors['transfer-link-expired'].message)}
        actions={walletLink}
      />
    )
  }
  return (
    <PageHeader
      title={t('transfer.question')}
      lead={t('transfer.questionText')}
      actions={
        <>
          <Button
            size="large"
            busy={confirm.isPending}
            busyLabel={t('transfer.confirming')}
            onClick={() => confirm.mutate({ body: { token } })}
          >
            {t('transfer.confirm')}
          </Button>
          {confirm.error && (
            <p role="alert" className="text-lamp">
              {getErrorMessage(confirm.error, t('transfer.unreachable'))}
            </p>
          )}
        </>
      }
    />
  )
}
