import { getRandomBetween, HEIGHT, inks, getRandomItem, toTenth, buildSvg, WIDTH, type Point } from './paper.ts'
import { createRandom } from '#local/seed/music/synth/random'

/** Threads that pass over and under each other. */
export function renderWeave(seed: number) {
  const random = createRandom(seed)
  const unit = 68
  const columns = 20
  const rows = 26
  const left = (WIDTH - columns * unit) / 2
  const top = (HEIGHT - rows * unit) / 2
  const thread = unit * 0.72
  const inset = (unit - thread) / 2
  const warp = buildColorBands(columns, random, [inks.cream, inks.straw, inks.oxide, inks.clay])
  const weft = buildColorBands(rows, random, [inks.pine, inks.slate, inks.sage, inks.cream, inks.brass])
  const twill = [2, 2, 3, 1, 4]
  let drawn = ''
  const vertical = (column: number, row: number) =>
    `<rect x="${toTenth(left + column * unit + inset)}" y="${toTenth(top + row * unit - inset)}" width="${toTenth(thread)}" height="${unit + inset * 2}" fill="${warp[column]}"/>${renderStrands(left + column * unit + inset, top + row * unit - inset, thread, unit + inset * 2, true)}`
  const horizontal = (column: number, row: number) =>
    `<rect x="${toTenth(left + column * unit - inset)}" y="${toTenth(top + row * unit + inset)}" width="${unit + inset * 2}" height="${toTenth(thread)}" fill="${weft[row]}"/>${renderStrands(left + column * unit - inset, top + row * unit + inset, thread, unit + inset * 2, false)}`
  const over: string[] = []
  for (let row = 0; row < rows; row++) {
    const block = twill[Math.floor(row / 5.2) % twill.length]!
    for (let column = 0; column < columns; column++) {
      const mirrored = column < columns / 2 ? column : columns - 1 - column
      const warpOnTop = (mirrored + row) % (block + 1) === 0 || (mirrored * 2 + row) % 7 < 2
      drawn += warpOnTop ? horizontal(column, row) : vertical(column, row)
      const shade = warpOnTop
        ? `<rect x="${toTenth(left + column * unit + inset - 7)}" y="${toTenth(top + row * unit + inset)}" width="${toTenth(thread + 14)}" height="${toTenth(thread)}" fill="#0a1512" fill-opacity=".34"/>`
        : `<rect x="${toTenth(left + column * unit + inset)}" y="${toTenth(top + row * unit + inset - 7)}" width="${toTenth(thread)}" height="${toTenth(thread + 14)}" fill="#0a1512" fill-opacity=".34"/>`
      over.push(shade + (warpOnTop ? vertical(column, row) : horizontal(column, row)))
    }
  }
  return buildSvg(inks.night, drawn + over.join(''))
}

/** Color bands of varying width, as on a loom. */
function buildColorBands(count: number, random: () => number, colours: string[]) {
  const half: string[] = []
  let last = ''
  while (half.length < Math.ceil(count / 2)) {
    const colour = getRandomItem(
      random,
      colours.filter((one) => one !== last),
    )
    last = colour
    for (let n = getRandomItem(random, [1, 1, 2, 3]); n > 0; n--) half.push(colour)
  }
  const kept = half.slice(0, Math.ceil(count / 2))
  return [...kept, ...kept.toReversed().slice(count % 2)]
}

function renderStrands(x: number, y: number, thick: number, length: number, upright: boolean) {
  let lines = ''
  for (let n = 1; n < 5; n++) {
    const offset = toTenth((thick * n) / 5)
    lines += upright
      ? `M${toTenth(x + offset)} ${toTenth(y)}v${toTenth(length)}`
      : `M${toTenth(x)} ${toTenth(y + offset)}h${toTenth(length)}`
  }
  return `<path d="${lines}" stroke="#0a1512" stroke-width="1.6" stroke-opacity=".26"/>`
}

/** Plants as paper cut-outs on one sheet. */
export function renderGarden(seed: number) {
  const random = createRandom(seed)
  const stems = Array.from({ length: 9 }, (_, index) => ({
    x: 230 + index * 143 + getRandomBetween(random, -26, 26),
    height: getRandomBetween(random, 780, 1480) * (index % 2 ? 0.78 : 1),
  }))
  const order = stems.map((stem, index) => ({ ...stem, kind: index % 5 })).toSorted((a, b) => b.height - a.height)
  const plants = order.map(({ x, height, kind }) => renderPlant(x, 1800, height, kind, random)).join('')
  const grass = Array.from({ length: 58 }, () => {
    const x = getRandomBetween(random, 110, WIDTH - 110)
    const lean = getRandomBetween(random, -50, 50)
    const height = getRandomBetween(random, 80, 250)
    return `<path d="M${toTenth(x - 9)} 1812Q${toTenth(x + lean * 0.2)} ${toTenth(1812 - height * 0.6)} ${toTenth(x + lean)} ${toTenth(1812 - height)}Q${toTenth(x + lean * 0.4 + 12)} ${toTenth(1812 - height * 0.5)} ${toTenth(x + 9)} 1812Z" fill="${getRandomItem(random, [inks.pine, inks.moss, inks.sage, '#7c8c55'])}"/>`
  }).join('')
  return buildSvg(
    '#eadfc4',
    `<rect x="80" y="80" width="1440" height="1840" fill="#f6eddb"/><circle cx="1090" cy="520" r="300" fill="#ecc98a" fill-opacity=".75"/>${plants}${grass}<rect x="80" y="1806" width="1440" height="114" fill="${inks.night}"/>`,
  )
}

function renderPlant(x: number, ground: number, height: number, kind: number, random: () => number) {
  const lean = getRandomBetween(random, -70, 70)
  const top: Point = [x + lean, ground - height]
  const green = getRandomItem(random, [inks.pine, inks.moss, '#41604f', '#7c8c55'])
  const along = (t: number): Point => [x + lean * t * t, ground - height * t]
  let drawn = `<path d="M${toTenth(x)} ${ground}Q${toTenth(x)} ${toTenth(ground - height * 0.5)} ${top.map(toTenth).join(' ')}" stroke="${green}" stroke-width="11" fill="none" stroke-linecap="round"/>`
  const pairs = 4 + Math.floor(height / 210)
  for (let n = 1; n <= pairs; n++) {
    const [lx, ly] = along((n / (pairs + 1.4)) * 0.9)
    const size = getRandomBetween(random, 70, 128) * (1.15 - n / pairs / 2)
    const tilt = getRandomBetween(random, 28, 52)
    drawn +=
      renderLeaf(lx, ly, size, -tilt, green) +
      renderLeaf(lx, ly, size * getRandomBetween(random, 0.8, 1.1), 180 + tilt, green)
  }
  return drawn + renderFlower(top, kind, random)
}

function renderLeaf(x: number, y: number, size: number, turn: number, colour: string) {
  return `<g transform="translate(${toTenth(x)} ${toTenth(y)}) rotate(${toTenth(turn)})"><path d="M0 0C${toTenth(size * 0.3)} ${toTenth(-size * 0.36)} ${toTenth(size * 0.8)} ${toTenth(-size * 0.3)} ${toTenth(size)} 0C${toTenth(size * 0.75)} ${toTenth(size * 0.22)} ${toTenth(size * 0.3)} ${toTenth(size * 0.2)} 0 0Z" fill="${colour}"/><path d="M6 0H${toTenth(size * 0.82)}" stroke="#f6eddb" stroke-width="2.4" stroke-opacity=".7"/></g>`
}

function renderFlower([x, y]: Point, kind: number, random: () => number) {
  const colour = getRandomItem(random, [inks.oxide, inks.clay, inks.brass, inks.plum, '#d88a76', '#b5523c'])
  const petals = (count: number, size: number, width: number, fill: string) =>
    Array.from(
      { length: count },
      (_, n) =>
        `<path transform="rotate(${toTenth((360 / count) * n)})" d="M0 0C${width} ${-size * 0.4} ${width} ${-size * 0.9} 0 ${-size}C${-width} ${-size * 0.9} ${-width} ${-size * 0.4} 0 0Z" fill="${fill}"/>`,
    ).join('')
  const heads = [
    `${petals(13, 128, 25, colour)}<circle r="45" fill="${inks.night}"/><circle r="26" fill="${inks.straw}"/>`,
    `${petals(7, 134, 64, colour)}${petals(7, 72, 32, inks.rose)}<circle r="20" fill="${inks.plum}"/>`,
    `<path d="M-84 -38C-84 60 84 60 84 -38L56 -112L28 -40L0 -124L-28 -40L-56 -112Z" fill="${colour}"/><path d="M-40 4C-14 24 14 24 40 4" stroke="#f6eddb" stroke-width="5" fill="none" stroke-opacity=".7"/>`,
    Array.from(
      { length: 26 },
      (_, n) =>
        `<circle cx="${toTenth(Math.sin(n * 2.4) * (8 + n * 1.6))}" cy="${toTenth(110 - n * 11)}" r="${toTenth(26 - n * 0.7)}" fill="${n % 3 ? colour : inks.rose}"/>`,
    ).join(''),
    `${Array.from({ length: 22 }, (_, n) => `<g transform="rotate(${toTenth((360 / 22) * n)})"><path d="M0 -20V-104" stroke="${inks.pine}" stroke-width="3.4"/><circle cy="-110" r="12" fill="${colour}"/></g>`).join('')}<circle r="24" fill="${inks.pine}"/>`,
  ]
  return `<g transform="translate(${toTenth(x)} ${toTenth(y)}) rotate(${toTenth(getRandomBetween(random, -14, 14))})">${heads[kind]}</g>`
}
