import { useEffect, useState } from 'react'
import { type describeReview, showPaper } from '#contract/admin'
import type { ReplyOf } from '#contract/platform'
import { Button } from '#ui/Button'
import { showToast } from '#ui/Toast'
import { addressOf } from '#web/api'
import { staffHeaders } from '#web/staff-session'
import { PdfPages } from './PdfPages.tsx'

type Paper = ReplyOf<typeof describeReview>['papers'][number]

interface PapersProps {
  reviewId: string
  papers: readonly Paper[]
  /** What was found in them, to be marked where it stands. */
  marks: readonly string[]
}

/** The documents that came with a matter, each opened where it stands. */
export function Papers({ reviewId, papers, marks }: PapersProps) {
  if (papers.length === 0) return <p className="text-sm text-bone-3">No document came with it.</p>
  return (
    <ul className="grid gap-5">
      {papers.map((paper, n) => (
        // A review's papers never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={n} className="min-w-0">
          <PaperView reviewId={reviewId} n={n} paper={paper} marks={marks} />
        </li>
      ))}
    </ul>
  )
}

/** Its call carries the staff session, so no plain link can fetch it; what was fetched is shown from memory. */
function PaperView({ reviewId, n, paper, marks }: Omit<PapersProps, 'papers'> & { n: number; paper: Paper }) {
  const [url, setUrl] = useState('')
  const [pdf, setPdf] = useState<ArrayBuffer>()
  const [busy, setBusy] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  const { label, type, bytes } = paper
  const kilobytes = Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')

  const open = async () => {
    setBusy(true)
    try {
      const address = addressOf(showPaper, { params: { id: reviewId, n } })
      const answer = await fetch(address, { headers: staffHeaders() })
      if (!answer.ok) throw new Error(`the document answered ${answer.status}`)
      const blob = await answer.blob()
      if (type === 'application/pdf') setPdf(await blob.arrayBuffer())
      setUrl(URL.createObjectURL(blob))
    } catch {
      showToast({ title: 'No Document', description: 'The document could not be read.', variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  if (!url) {
    return (
      <Button look="quiet" data-shortcut="v" onClick={() => void open()} busy={busy}>
        Show the document ({type.split('/').at(-1)?.toUpperCase()}, {kilobytes} KB)
      </Button>
    )
  }
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-6 text-sm text-bone-3">
        <span>{label}</span>
        <a href={url} download={`paper-${n + 1}.${type.split('/').at(-1)}`} className="link">
          Save it
        </a>
      </figcaption>
      {type.startsWith('image/') ? (
        <img src={url} alt={label} className="max-h-[40rem] w-auto max-w-full rounded-md border border-wall-4" />
      ) : pdf ? (
        <PdfPages bytes={pdf} label={label} marks={marks} onUnreadable={() => setPdf(undefined)} />
      ) : (
        // What we cannot draw the browser may. A sandboxed frame shows no PDF. The type was found in the bytes by us: a PDF, never a page that runs something.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe src={url} title={label} className="h-[40rem] w-full rounded-md border border-wall-4 bg-bone" />
      )}
    </figure>
  )
}
