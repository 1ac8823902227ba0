import { useEffect, useRef, useState } from 'react'
import type { getDocumentProxy } from 'unpdf'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { PdfPage } from './PdfPage.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

const PAGE_LIMIT = 20

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

interface PdfViewerProps {
  bytes: ArrayBuffer
  label: string
  /** Values to highlight wherever they occur. */
  highlights: readonly string[]
  onUnreadable: () => void
}

/** Renders PDF pages to canvas: no plugin, no scripts from the document, and the same result on a phone. */
export function PdfViewer({ bytes, label, highlights, onUnreadable }: PdfViewerProps) {
  const t = useMessages(staffReviews)
  const [pdf, setPdf] = useState<Pdf>()
  const unreadable = useRef(onUnreadable)
  useEffect(() => {
    let isOver = false
    let opened: Pdf | undefined
    void openPdf(bytes)
      .then((document) => {
        opened = document
        if (isOver) void document.loadingTask.destroy()
        else setPdf(document)
      })
      .catch(() => unreadable.current())
    return () => {
      isOver = true
      void opened?.loadingTask.destroy()
    }
  }, [bytes])
  if (!pdf) return <Skeleton className="h-[40rem]" />
  const shown = Math.min(pdf.numPages, PAGE_LIMIT)
  return (
    <>
      <ol
        className="grid max-h-[52rem] gap-4 overflow-auto rounded-md border border-wall-4 bg-wall-2 p-3 sm:p-5"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
        tabIndex={0}
        aria-label={label}
      >
        {Array.from({ length: shown }, (_, n) => (
          <li key={n + 1}>
            <PdfPage pdf={pdf} number={n + 1} highlights={highlights} label={label} />
          </li>
        ))}
      </ol>
      {pdf.numPages > shown && (
        <p className="mt-2 text-sm text-bone-3">{t('firstPages', { shown, pages: pdf.numPages })}</p>
      )}
    </>
  )
}

async function openPdf(bytes: ArrayBuffer): Promise<Pdf> {
  const { getDocumentProxy } = await import('unpdf')
  // A copy, because the library takes ownership of the buffer. Glyphs are drawn as outlines so that no font from the
  // document is loaded.
  return getDocumentProxy(new Uint8Array(bytes.slice(0)), {
    disableFontFace: true,
    maxImageSize: 32_000_000,
    verbosity: 0,
  })
}
