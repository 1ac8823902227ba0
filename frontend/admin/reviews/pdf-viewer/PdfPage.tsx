import { useEffect, useRef, useState } from 'react'
import { getHighlightBoxes, type HighlightBox, type TextItem } from './get-highlight-boxes.ts'
import type { Pdf } from './PdfViewer.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** Canvas pixels per CSS pixel. Enough for most screens; more would exhaust memory on image-heavy PDFs. */
const PIXEL_RATIO = 2

/** Text width in Helvetica or Arial, which approximates the font of most documents. */
function getTextWidth(text: string): number {
  canvasContext ??= document.createElement('canvas').getContext('2d')
  if (!canvasContext) return text.length
  canvasContext.font = '20px Helvetica, Arial, sans-serif'
  return canvasContext.measureText(text).width
}

let canvasContext: CanvasRenderingContext2D | null | undefined

export function PdfPage({
  pdf,
  number,
  highlights,
  label,
}: {
  pdf: Pdf
  number: number
  highlights: readonly string[]
  label: string
}) {
  const t = useMessages(staffReviews)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ratio, setRatio] = useState(1 / Math.SQRT2)
  const [boxes, setBoxes] = useState<HighlightBox[]>([])
  const joinedHighlights = highlights.join('\n')
  useEffect(() => {
    let isOver = false
    const renderPage = async () => {
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
            joinedHighlights.split('\n'),
            size,
            getTextWidth,
          ),
        )
    }
    // A page that cannot be rendered stays blank; the others are still shown.
    void renderPage().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [pdf, number, joinedHighlights])
  return (
    <div
      className="relative mx-auto w-full max-w-[56rem] bg-white max-sm:w-[38rem] max-sm:max-w-none"
      style={{ aspectRatio: ratio }}
    >
      <canvas ref={canvas} role="img" aria-label={t('pageOf', { label, number })} className="size-full" />
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
