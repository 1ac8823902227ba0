// Code 128: six digits per symbol, the widths of its alternating bars and gaps.
const SYMBOLS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const STOP = '2331112'
const START_B = 104

const getSymbol = (value: number) => SYMBOLS.slice(value * 6, value * 6 + 6)

/** The widths of the bars and gaps that encode `text`, starting with a bar. */
export function encodeCode128(text: string): number[] {
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - 32)
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % 103
  return Array.from([START_B, ...values, check].map(getSymbol).join('') + STOP, Number)
}

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
