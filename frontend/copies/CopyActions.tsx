import { useMutation } from '@tanstack/react-query'
import { FileBadge, Receipt } from 'lucide-react'
import { downloadCertificate, downloadReceipt } from '#contract/copies'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { downloadDocument } from '#frontend/api/download-document.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import type { HeldCopy } from './held-copy.ts'
import { OfferCopyDialog } from './OfferCopyDialog.tsx'
import { PendingGift } from './PendingGift.tsx'
import type { Translate } from '#text/messages/catalog'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** A copy within a sentence; `t` has the messages of copies. */
export const formatCopyName = ({ title, copy, of }: HeldCopy, t: Translate<(typeof wallet)['messages']>) =>
  t('name', { title, copy: formatCount(copy), of: formatCount(of) })

/** What can be done with a copy: its certificate, receipt and gift, as buttons in a row. */
export function CopyActions({ copy }: { copy: HeldCopy }) {
  const t = useMessages(wallet)
  const certificate = useDownload(buildUrl(downloadCertificate, { params: { id: copy.id } }))
  const receipt = useDownload(buildUrl(downloadReceipt, { params: { id: copy.id } }))
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => certificate.mutate()}
        busy={certificate.isPending}
        busyLabel={t('preparing')}
      >
        <FileBadge aria-hidden="true" />
        {t('certificate')}
      </Button>
      {copy.receipt && (
        <Button variant="quiet" onClick={() => receipt.mutate()} busy={receipt.isPending} busyLabel={t('preparing')}>
          <Receipt aria-hidden="true" />
          {t('receipt')}
        </Button>
      )}
      {copy.giveable && <OfferCopyDialog kind="give" copy={copy} name={formatCopyName(copy, t)} />}
      {copy.transferable && <OfferCopyDialog kind="transfer" copy={copy} name={formatCopyName(copy, t)} />}
      {copy.offered && <PendingGift copy={copy} />}
    </>
  )
}

function useDownload(address: string) {
  const t = useMessages(wallet)
  return useMutation({
    mutationFn: () => downloadDocument(address),
    onError: (error) =>
      createToast({
        title: t('pdfFailed'),
        description: getErrorMessage(error, t('reachAgain')),
        variant: 'destructive',
      }),
  })
}
