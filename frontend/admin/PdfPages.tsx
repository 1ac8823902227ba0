import { useEffect, useRef, useState } from 'react'
import type { getDocumentProxy } from 'unpdf'
import { Skeleton } from '#ui/Skeleton'
import { type HighlightBox, type TextItem, getHighlightBoxes } from './find-marks.ts'

const PAGE_LIMIT = 20
/** Canvas pixels per CSS pixel. Enough for most screens; more would exhaust memory on image-heavy PDFs. */
const PIXEL_RATIO = 2

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

interface PdfViewerProps {
  bytes: ArrayBuffer
  label: string
  /** Values to highlight wherever they occur. */
  highlights: readonly string[]
  onUnreadable: () => void
}

/** Renders PDF pages to canvas: no plugin, no scripts from the document, and the same result on a phone. */
export function PdfViewer({ bytes, label, highlights, onUnreadable }: PdfViewerProps) {
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
            <PdfPage pdf={pdf} number={n + 1} marks={highlights} label={label} />
          </li>
        ))}
      </ol>
      {pdf.numPages > shown && (
        <p className="mt-2 text-sm text-bone-3">
          The first {shown} of {pdf.numPages} pages. Save it to read the rest.
        </p>
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

/** Text width in Helvetica or Arial, which approximates the font of most documents. */
function getTextWidth(text: string): number {
  canvasContext ??= document.createElement('canvas').getContext('2d')
  if (!canvasContext) return text.length
  canvasContext.font = '20px Helvetica, Arial, sans-serif'
  return canvasContext.measureText(text).width
}
let canvasContext: CanvasRenderingContext2D | null | undefined

function PdfPage({ pdf, number, marks, label }: { pdf: Pdf; number: number; marks: readonly string[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ratio, setRatio] = useState(1 / Math.SQRT2)
  const [boxes, setBoxes] = useState<HighlightBox[]>([])
  const words = marks.join('\n')
  useEffect(() => {
    let isOver = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      const size = page.getViewport({ scale: 1 })
      const target = canvas.current
      if (isOver || !target) return
      setRatio(size.width / size.height)
      const scale = (Math.min(target.parentElement?.clientWidth ?? 800, 900) * PIXEL_RATIO) / size.width
      const viewport = page.getViewport({ scale })
      target.width = Math.round(viewport.width)
      target.height = Math.round(viewport.height)
      await page.render({ canvas: target, viewport }).promise
      const { items } = await page.getTextContent()
      if (!isOver)
        setBoxes(
          getHighlightBoxes(
            items.filter((item): item is typeof item & TextItem => 'str' in item),
            words.split('\n'),
            size,
            getTextWidth,
          ),
        )
    }
    // A page that cannot be rendered stays blank; the others are still shown.
    void draw().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [pdf, number, words])
  return (
    <div
      className="relative mx-auto w-full max-w-[56rem] bg-white max-sm:w-[38rem] max-sm:max-w-none"
      style={{ aspectRatio: ratio }}
    >
      <canvas ref={canvas} role="img" aria-label={`${label}, page ${number}`} className="size-full" />
      {boxes.map((box) => (
        <span
          key={`${box.left} ${box.top} ${box.width}`}
          data-mark
          aria-hidden="true"
          className="absolute rounded-xs bg-[#e2ae5280] mix-blend-multiply"
          style={{ left: `${box.left}%`, top: `${box.top}%`, width: `${box.width}%`, height: `${box.height}%` }}
        />
      ))}
    </div>
  )
}
