import { encodeCode128 } from './encode-code128.ts'

/** A scannable barcode. Fills its box; CSS picks the upright version if the box is taller than wide. */
export function Barcode({ code }: { code: string }) {
  const strokes: { x: number; width: number }[] = []
  let length = 0
  encodeCode128(code).forEach((width, index) => {
    if (index % 2 === 0) strokes.push({ x: length, width })
    length += width
  })
  const lying = strokes.map(({ x, width }) => `M${x} 0h${width}v1h-${width}z`).join('')
  const upright = strokes.map(({ x, width }) => `M0 ${x}v${width}h1v-${width}z`).join('')
  return (
    <>
      <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" className="barcode-lying" aria-hidden="true">
        <path d={lying} fill="currentColor" />
      </svg>
      <svg viewBox={`0 0 1 ${length}`} preserveAspectRatio="none" className="barcode-upright" aria-hidden="true">
        <path d={upright} fill="currentColor" />
      </svg>
    </>
  )
}
