import { useMutation } from '@tanstack/react-query'
import { FileBadge, Receipt } from 'lucide-react'
import { downloadCertificate, downloadReceipt } from '#contract/copies'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { downloadDocument } from '#frontend/api/download-document.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { GiftDialog } from './GiftDialog.tsx'
import type { HeldCopy } from './held-copy.ts'
import { PendingGift } from './PendingGift.tsx'

export const formatCopyName = ({ title, copy, of }: HeldCopy) =>
  `“${title}”, No. ${formatCount(copy)} of ${formatCount(of)}`

/** What can be done with a copy: its certificate, receipt and gift, as buttons in a row. */
export function CopyActions({ copy }: { copy: HeldCopy }) {
  const certificate = useDownload(buildUrl(downloadCertificate, { params: { id: copy.id } }))
  const receipt = useDownload(buildUrl(downloadReceipt, { params: { id: copy.id } }))
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => certificate.mutate()}
        busy={certificate.isPending}
        busyLabel="Preparing the PDF..."
      >
        <FileBadge aria-hidden="true" />
        Certificate
      </Button>
      {copy.receipt && (
        <Button
          variant="quiet"
          onClick={() => receipt.mutate()}
          busy={receipt.isPending}
          busyLabel="Preparing the PDF..."
        >
          <Receipt aria-hidden="true" />
          Receipt
        </Button>
      )}
      {copy.giveable && <GiftDialog copy={copy} name={formatCopyName(copy)} />}
      {copy.offered && <PendingGift copy={copy} />}
    </>
  )
}

function useDownload(address: string) {
  return useMutation({
    mutationFn: () => downloadDocument(address),
    onError: (error) =>
      createToast({
        title: 'The PDF is not ready',
        description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
        variant: 'destructive',
      }),
  })
}
