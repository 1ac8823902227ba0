import { between, HEIGHT, ink, pick, round, sheet, WIDTH, type Point } from './artwork-paper.ts'
import { seeded } from './synth-random.ts'

/** Threads that pass over and under each other. */
export function drawWeave(seed: number) {
  const random = seeded(seed)
  const unit = 68
  const columns = 20
  const rows = 26
  const left = (WIDTH - columns * unit) / 2
  const top = (HEIGHT - rows * unit) / 2
  const thread = unit * 0.72
  const inset = (unit - thread) / 2
  const warp = runs(columns, random, [ink.cream, ink.straw, ink.oxide, ink.clay])
  const weft = runs(rows, random, [ink.pine, ink.slate, ink.sage, ink.cream, ink.brass])
  const twill = [2, 2, 3, 1, 4]
  let drawn = ''
  const vertical = (column: number, row: number) =>
    `<rect x="${round(left + column * unit + inset)}" y="${round(top + row * unit - inset)}" width="${round(thread)}" height="${unit + inset * 2}" fill="${warp[column]}"/>${strands(left + column * unit + inset, top + row * unit - inset, thread, unit + inset * 2, true)}`
  const horizontal = (column: number, row: number) =>
    `<rect x="${round(left + column * unit - inset)}" y="${round(top + row * unit + inset)}" width="${unit + inset * 2}" height="${round(thread)}" fill="${weft[row]}"/>${strands(left + column * unit - inset, top + row * unit + inset, thread, unit + inset * 2, false)}`
  const over: string[] = []
  for (let row = 0; row < rows; row++) {
    const block = twill[Math.floor(row / 5.2) % twill.length]!
    for (let column = 0; column < columns; column++) {
      const mirrored = column < columns / 2 ? column : columns - 1 - column
      const warpOnTop = (mirrored + row) % (block + 1) === 0 || (mirrored * 2 + row) % 7 < 2
      drawn += warpOnTop ? horizontal(column, row) : vertical(column, row)
      const shade = warpOnTop
        ? `<rect x="${round(left + column * unit + inset - 7)}" y="${round(top + row * unit + inset)}" width="${round(thread + 14)}" height="${round(thread)}" fill="#0a1512" fill-opacity=".34"/>`
        : `<rect x="${round(left + column * unit + inset)}" y="${round(top + row * unit + inset - 7)}" width="${round(thread)}" height="${round(thread + 14)}" fill="#0a1512" fill-opacity=".34"/>`
      over.push(shade + (warpOnTop ? vertical(column, row) : horizontal(column, row)))
    }
  }
  return sheet(ink.night, drawn + over.join(''))
}

/** Colours in bands of changing width, as on a loom. */
function runs(count: number, random: () => number, colours: string[]) {
  const half: string[] = []
  let last = ''
  while (half.length < Math.ceil(count / 2)) {
    const colour = pick(
      random,
      colours.filter((one) => one !== last),
    )
    last = colour
    for (let n = pick(random, [1, 1, 2, 3]); n > 0; n--) half.push(colour)
  }
  const kept = half.slice(0, Math.ceil(count / 2))
  return [...kept, ...kept.toReversed().slice(count % 2)]
}

function strands(x: number, y: number, thick: number, length: number, upright: boolean) {
  let lines = ''
  for (let n = 1; n < 5; n++) {
    const offset = round((thick * n) / 5)
    lines += upright
      ? `M${round(x + offset)} ${round(y)}v${round(length)}`
      : `M${round(x)} ${round(y + offset)}h${round(length)}`
  }
  return `<path d="${lines}" stroke="#0a1512" stroke-width="1.6" stroke-opacity=".26"/>`
}

/** Plants cut out of coloured paper and laid on one sheet. */
export function drawGarden(seed: number) {
  const random = seeded(seed)
  const stems = Array.from({ length: 9 }, (_, index) => ({
    x: 230 + index * 143 + between(random, -26, 26),
    height: between(random, 780, 1480) * (index % 2 ? 0.78 : 1),
  }))
  const order = stems.map((stem, index) => ({ ...stem, kind: index % 5 })).toSorted((a, b) => b.height - a.height)
  const plants = order.map(({ x, height, kind }) => plant(x, 1800, height, kind, random)).join('')
  const grass = Array.from({ length: 58 }, () => {
    const x = between(random, 110, WIDTH - 110)
    const lean = between(random, -50, 50)
    const height = between(random, 80, 250)
    return `<path d="M${round(x - 9)} 1812Q${round(x + lean * 0.2)} ${round(1812 - height * 0.6)} ${round(x + lean)} ${round(1812 - height)}Q${round(x + lean * 0.4 + 12)} ${round(1812 - height * 0.5)} ${round(x + 9)} 1812Z" fill="${pick(random, [ink.pine, ink.moss, ink.sage, '#7c8c55'])}"/>`
  }).join('')
  return sheet(
    '#eadfc4',
    `<rect x="80" y="80" width="1440" height="1840" fill="#f6eddb"/><circle cx="1090" cy="520" r="300" fill="#ecc98a" fill-opacity=".75"/>${plants}${grass}<rect x="80" y="1806" width="1440" height="114" fill="${ink.night}"/>`,
  )
}

function plant(x: number, ground: number, height: number, kind: number, random: () => number) {
  const lean = between(random, -70, 70)
  const top: Point = [x + lean, ground - height]
  const green = pick(random, [ink.pine, ink.moss, '#41604f', '#7c8c55'])
  const along = (t: number): Point => [x + lean * t * t, ground - height * t]
  let drawn = `<path d="M${round(x)} ${ground}Q${round(x)} ${round(ground - height * 0.5)} ${top.map(round).join(' ')}" stroke="${green}" stroke-width="11" fill="none" stroke-linecap="round"/>`
  const pairs = 4 + Math.floor(height / 210)
  for (let n = 1; n <= pairs; n++) {
    const [lx, ly] = along((n / (pairs + 1.4)) * 0.9)
    const size = between(random, 70, 128) * (1.15 - n / pairs / 2)
    const tilt = between(random, 28, 52)
    drawn += leaf(lx, ly, size, -tilt, green) + leaf(lx, ly, size * between(random, 0.8, 1.1), 180 + tilt, green)
  }
  return drawn + flower(top, kind, random)
}

function leaf(x: number, y: number, size: number, turn: number, colour: string) {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"><path d="M0 0C${round(size * 0.3)} ${round(-size * 0.36)} ${round(size * 0.8)} ${round(-size * 0.3)} ${round(size)} 0C${round(size * 0.75)} ${round(size * 0.22)} ${round(size * 0.3)} ${round(size * 0.2)} 0 0Z" fill="${colour}"/><path d="M6 0H${round(size * 0.82)}" stroke="#f6eddb" stroke-width="2.4" stroke-opacity=".7"/></g>`
}

function flower([x, y]: Point, kind: number, random: () => number) {
  const colour = pick(random, [ink.oxide, ink.clay, ink.brass, ink.plum, '#d88a76', '#b5523c'])
  const petals = (count: number, size: number, width: number, fill: string) =>
    Array.from(
      { length: count },
      (_, n) =>
        `<path transform="rotate(${round((360 / count) * n)})" d="M0 0C${width} ${-size * 0.4} ${width} ${-size * 0.9} 0 ${-size}C${-width} ${-size * 0.9} ${-width} ${-size * 0.4} 0 0Z" fill="${fill}"/>`,
    ).join('')
  const heads = [
    `${petals(13, 128, 25, colour)}<circle r="45" fill="${ink.night}"/><circle r="26" fill="${ink.straw}"/>`,
    `${petals(7, 134, 64, colour)}${petals(7, 72, 32, ink.rose)}<circle r="20" fill="${ink.plum}"/>`,
    `<path d="M-84 -38C-84 60 84 60 84 -38L56 -112L28 -40L0 -124L-28 -40L-56 -112Z" fill="${colour}"/><path d="M-40 4C-14 24 14 24 40 4" stroke="#f6eddb" stroke-width="5" fill="none" stroke-opacity=".7"/>`,
    Array.from(
      { length: 26 },
      (_, n) =>
        `<circle cx="${round(Math.sin(n * 2.4) * (8 + n * 1.6))}" cy="${round(110 - n * 11)}" r="${round(26 - n * 0.7)}" fill="${n % 3 ? colour : ink.rose}"/>`,
    ).join(''),
    `${Array.from({ length: 22 }, (_, n) => `<g transform="rotate(${round((360 / 22) * n)})"><path d="M0 -20V-104" stroke="${ink.pine}" stroke-width="3.4"/><circle cy="-110" r="12" fill="${colour}"/></g>`).join('')}<circle r="24" fill="${ink.pine}"/>`,
  ]
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(between(random, -14, 14))})">${heads[kind]}</g>`
}
