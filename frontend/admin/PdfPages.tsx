import { useEffect, useRef, useState } from 'react'
import type { getDocumentProxy } from 'unpdf'
import { Skeleton } from '#ui/Skeleton'
import { type Box, type Piece, findMarks } from './find-marks.ts'

const PAGES_SHOWN = 20
/** As sharp as most screens, and no sharper: a page of a picture book must not fill the memory. */
const SHARPNESS = 2

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

interface PdfPagesProps {
  bytes: ArrayBuffer
  label: string
  /** Words to be marked wherever they stand. */
  marks: readonly string[]
  onUnreadable: () => void
}

/** The pages of a PDF as pictures, drawn here: no plugin, no script of the document, the same on a phone. */
export function PdfPages({ bytes, label, marks, onUnreadable }: PdfPagesProps) {
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
  const shown = Math.min(pdf.numPages, PAGES_SHOWN)
  return (
    <>
      <ol
        className="grid max-h-[52rem] gap-4 overflow-auto rounded-md border border-wall-4 bg-wall-2 p-3 sm:p-5"
        // Scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
      >
        {Array.from({ length: shown }, (_, n) => (
          <li key={n + 1}>
            <PdfPage pdf={pdf} number={n + 1} marks={marks} label={label} />
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
  // A copy: the reader takes what it is given. Letters are drawn as outlines, so that no font of the document is loaded.
  return getDocumentProxy(new Uint8Array(bytes.slice(0)), {
    disableFontFace: true,
    maxImageSize: 32_000_000,
    verbosity: 0,
  })
}

/** As wide as in the face that most documents are set in, or one like it. */
function widthOf(text: string): number {
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return text.length
  ruler.font = '20px Helvetica, Arial, sans-serif'
  return ruler.measureText(text).width
}
let ruler: CanvasRenderingContext2D | null | undefined

function PdfPage({ pdf, number, marks, label }: { pdf: Pdf; number: number; marks: readonly string[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ratio, setRatio] = useState(1 / Math.SQRT2)
  const [boxes, setBoxes] = useState<Box[]>([])
  const words = marks.join('\n')
  useEffect(() => {
    let isOver = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      const size = page.getViewport({ scale: 1 })
      const target = canvas.current
      if (isOver || !target) return
      setRatio(size.width / size.height)
      const scale = (Math.min(target.parentElement?.clientWidth ?? 800, 900) * SHARPNESS) / size.width
      const viewport = page.getViewport({ scale })
      target.width = Math.round(viewport.width)
      target.height = Math.round(viewport.height)
      await page.render({ canvas: target, viewport }).promise
      const { items } = await page.getTextContent()
      if (!isOver)
        setBoxes(
          findMarks(
            items.filter((item): item is typeof item & Piece => 'str' in item),
            words.split('\n'),
            size,
            widthOf,
          ),
        )
    }
    // A page that cannot be drawn stays white; the others are shown.
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
