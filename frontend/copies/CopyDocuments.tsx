import { useMutation } from '@tanstack/react-query'
import { FileBadge, Receipt } from 'lucide-react'
import { Link } from 'react-router-dom'
import { downloadCertificate, downloadReceipt, listCopies } from '#contract/copies'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { downloadDocument } from '#frontend/api/download-document.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { GiftDialog } from './GiftDialog.tsx'
import type { HeldCopy } from './held-copy.ts'
import { PendingGift } from './PendingGift.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'

/** Certificate, receipt and gift for each of the fan's copies by this artist. */
export function CopyDocuments({ artistId }: { artistId: string }) {
  const copies = useApiQuery(listCopies)
  const held = (copies.data ?? []).filter((copy) => copy.artistId === artistId)
  if (held.length === 0) return null
  return (
    <Section title="Documents" intro="Proof of what you own.">
      <ul className="grid gap-6">
        {held.map((copy) => (
          <CopyDocumentsRow key={copy.id} copy={copy} />
        ))}
      </ul>
    </Section>
  )
}

function CopyDocumentsRow({ copy }: { copy: HeldCopy }) {
  const certificate = useDownload(buildUrl(downloadCertificate, { params: { id: copy.id } }))
  const receipt = useDownload(buildUrl(downloadReceipt, { params: { id: copy.id } }))
  const name = `“${copy.title}”, No. ${formatCount(copy.copy)} of ${formatCount(copy.of)}`
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-wall-3 pt-5">
      <Link to={paths.copy.href(copy.id)} className="link mr-auto inline-flex min-h-11 items-center">
        {name}
      </Link>
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
      {copy.giveable && <GiftDialog copy={copy} name={name} />}
      {copy.offered && <PendingGift copy={copy} />}
    </li>
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
