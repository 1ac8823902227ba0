import { useEffect, useState } from 'react'
import { type getReview, getReviewDocument } from '#contract/admin/reviews'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { PdfViewer } from './pdf-viewer/PdfViewer.tsx'
import { formatBytes } from '#frontend/lib/format-bytes.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

type ReviewDocument = EndpointReply<typeof getReview>['papers'][number]

interface ReviewDocumentsProps {
  reviewId: string
  documents: readonly ReviewDocument[]
  /** Values to highlight wherever they occur. */
  highlights: readonly string[]
}

/** The documents attached to a review, each opened in place. */
export function ReviewDocuments({ reviewId, documents, highlights }: ReviewDocumentsProps) {
  const t = useMessages(staffReviews)
  if (documents.length === 0) return <p className="text-sm text-bone-3">{t('noDocuments')}</p>
  return (
    <ul className="grid gap-5">
      {documents.map((reviewDocument, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- the documents of a review never change their order
        <li key={n} className="min-w-0">
          <DocumentView reviewId={reviewId} n={n} reviewDocument={reviewDocument} highlights={highlights} />
        </li>
      ))}
    </ul>
  )
}

/**
 * The request needs the staff session header, so a plain link cannot load the document: it is fetched and shown from a
 * blob URL.
 */
function DocumentView({
  reviewId,
  n,
  reviewDocument,
  highlights,
}: Omit<ReviewDocumentsProps, 'documents'> & { n: number; reviewDocument: ReviewDocument }) {
  const t = useMessages(staffReviews)
  const [url, setUrl] = useState('')
  const [pdf, setPdf] = useState<ArrayBuffer>()
  const [busy, setBusy] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  const { label, type, bytes } = reviewDocument

  const open = async () => {
    setBusy(true)
    try {
      const documentUrl = buildUrl(getReviewDocument, { params: { id: reviewId, n } })
      const response = await fetch(documentUrl, { headers: getStaffHeaders() })
      if (!response.ok) throw new Error(`Document request failed with status ${response.status}`)
      const blob = await response.blob()
      if (type === 'application/pdf') setPdf(await blob.arrayBuffer())
      setUrl(URL.createObjectURL(blob))
    } catch {
      createToast({ title: t('noDocument'), description: t('documentFailed'), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  if (!url) {
    return (
      <Button variant="quiet" data-shortcut="v" onClick={() => void open()} busy={busy}>
        {t('showDocument', { type: type.split('/').at(-1)?.toUpperCase() ?? '', size: formatBytes(bytes) })}
      </Button>
    )
  }
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-6 text-sm text-bone-3">
        <span>{label}</span>
        <a href={url} download={`paper-${n + 1}.${type.split('/').at(-1)}`} className="link">
          {t('saveIt')}
        </a>
      </figcaption>
      {type.startsWith('image/') ? (
        <img src={url} alt={label} className="max-h-[40rem] w-auto max-w-full rounded-md border border-wall-4" />
      ) : pdf ? (
        <PdfViewer bytes={pdf} label={label} highlights={highlights} onUnreadable={() => setPdf(undefined)} />
      ) : (
        // Fallback to the browser's own PDF viewer, which a sandboxed frame would block. Safe: the server detected the
        // type from the bytes, so this is a PDF and never a page that runs scripts.
        //
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe src={url} title={label} className="h-[40rem] w-full rounded-md border border-wall-4 bg-bone" />
      )}
    </figure>
  )
}
