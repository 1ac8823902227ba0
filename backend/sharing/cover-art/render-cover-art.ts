/**
 * Generates a cover from an id; the same id always yields the same picture. Ten compositions in ten palettes, printed
 * slightly off register on grained paper.
 */

type Random = () => number
/** ground, second ground, main, accent, light */
type Inks = readonly [string, string, string, string, string]

const PALETTES: readonly Inks[] = [
  ['#101c17', '#17442f', '#e2ae52', '#d5482c', '#f2e8d2'],
  ['#f0e5cc', '#efc66e', '#d5482c', '#174f3c', '#14201b'],
  ['#12233a', '#1f5f6b', '#f0cf86', '#e58a6b', '#f2e8d2'],
  ['#5e1b20', '#a33c22', '#eda98a', '#e2ae52', '#f6e6cc'],
  ['#dfa645', '#c4642b', '#1b241d', '#a3281c', '#f8ecd2'],
  ['#b4d0c6', '#5d9a94', '#14303d', '#d5482c', '#f4ead5'],
  ['#164230', '#0e2119', '#8fb596', '#f0cf86', '#f0b7a0'],
  ['#ecb49c', '#d9694a', '#5b1a22', '#16424a', '#faeed8'],
  ['#2a1a1c', '#7a2320', '#e0573a', '#f0cf86', '#b9d6d0'],
  ['#1d6a69', '#124349', '#f0cf86', '#e8623f', '#f4ead5'],
]

function createRandom(id: string): Random {
  let seed = 2166136261
  for (let at = 0; at < id.length; at++) seed = Math.imul(seed ^ id.charCodeAt(at), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const pickBetween = (random: Random, low: number, high: number) => low + random() * (high - low)
function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('cannot pick from an empty list')
  return item
}
const formatNumber = (value: number) => String(Math.round(value * 10) / 10)
const renderTimes = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}" fill="${fill}"${more}/>`
const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="${fill}"${more}/>`
const ring = (x: number, y: number, r: number, stroke: string, width: number) =>
  disc(x, y, r, 'none', ` stroke="${stroke}" stroke-width="${formatNumber(width)}"`)
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
const line = (d: string, stroke: string, width: number, more = '') =>
  path(d, 'none', ` stroke="${stroke}" stroke-width="${formatNumber(width)}"${more}`)
const renderRotated = (inside: string, angle: number, x = 200, y = 200) =>
  `<g transform="rotate(${formatNumber(angle)} ${formatNumber(x)} ${formatNumber(y)})">${inside}</g>`
const renderOverprint = (inside: string, dark: boolean) =>
  `<g style="mix-blend-mode:${dark ? 'screen' : 'multiply'}">${inside}</g>`
const isDark = (inks: Inks) => Number.parseInt(inks[0].slice(3, 5), 16) < 0x70

/** A vinyl record, close up. */
function grooves(random: Random, [ground, second, main, accent, light]: Inks) {
  const [x, y] = pick<readonly [number, number]>(random, [
    [200, 200],
    [92, 306],
    [318, 96],
    [200, 404],
    [400, 210],
  ])
  const label = pickBetween(random, 58, 82)
  let out = disc(x, y, 520, second) + disc(x, y, label + 214, ground)
  let gap = 0
  for (let r = label + 14; r < label + 206; r += 4.6) {
    if (gap-- < 0 && random() < 0.09) {
      gap = 5
      r += 7
      continue
    }
    out += ring(x, y, r, main, pickBetween(random, 0.5, 2.7))
  }
  const sheen = pickBetween(random, 0, 180)
  const wedge = `M${x} ${y}l-34-480h68z`
  out +=
    renderRotated(path(wedge, light, ' opacity=".2"'), sheen, x, y) +
    renderRotated(path(wedge, light, ' opacity=".13"'), sheen + 180, x, y)
  return (
    out +
    disc(x, y, label, accent) +
    path(
      `M${formatNumber(x - label)} ${y}a${formatNumber(label)} ${formatNumber(label)} 0 0 0 ${formatNumber(label * 2)} 0z`,
      light,
      ' opacity=".9"',
    ) +
    disc(x, y, 7, ground)
  )
}

/** Stage lights and a microphone on an empty stage. */
function lamps(random: Random, inks: Inks) {
  const dark = isDark(inks)
  const [ground, second, main, accent, light] = dark
    ? inks
    : ([inks[4] === '#14201b' ? inks[4] : inks[2], inks[3], inks[0], inks[1], '#f8ecd2'] as const)
  const floor = pickBetween(random, 288, 320)
  const stand = pickBetween(random, 130, 270)
  const tints = [main, accent, light] as const
  const beams = renderTimes(3, (index) => {
    const from = pickBetween(random, 30, 120) + index * 125
    const to = index === 1 ? stand : pickBetween(random, 60, 340)
    const half = pickBetween(random, 52, 96)
    const tint = tints[index] ?? light
    const base = floor + 26
    return (
      path(
        `M${formatNumber(from - 7)}-8h14L${formatNumber(to + half)} ${formatNumber(base)}A${formatNumber(half)} 20 0 0 1 ${formatNumber(to - half)} ${formatNumber(base)}z`,
        tint,
        ' opacity=".5"',
      ) +
      `<ellipse cx="${formatNumber(to)}" cy="${formatNumber(base)}" rx="${formatNumber(half)}" ry="19" fill="${tint}" opacity=".55"/>`
    )
  })
  const mic = `M${formatNumber(stand)} ${formatNumber(floor + 26)}V${formatNumber(floor - 92)}`
  return (
    rect(0, 0, 400, 400, ground) +
    rect(0, floor, 400, 400, second) +
    `<g style="mix-blend-mode:screen">${beams}</g>` +
    line(mic, ground, 4) +
    line(`M${formatNumber(stand - 24)} ${formatNumber(floor + 30)}q24-16 48 0`, ground, 5, ' stroke-linecap="round"') +
    renderRotated(rect(stand - 8, floor - 122, 16, 34, ground, ' rx="8"'), -24, stand, floor - 92)
  )
}

/** Three overlapping cut-out shapes. */
function cutouts(random: Random, inks: Inks) {
  const [ground, second, main, accent, light] = inks
  const dark = isDark(inks)
  const shape = (fill: string) => {
    const r = pickBetween(random, 92, 148)
    const x = pickBetween(random, 120, 280)
    const y = pickBetween(random, 120, 280)
    const form = Math.floor(random() * 4)
    const drawn =
      form === 0
        ? disc(x, y, r, fill)
        : form === 1
          ? path(
              `M${formatNumber(x - r)} ${formatNumber(y)}a${formatNumber(r)} ${formatNumber(r)} 0 0 1 ${formatNumber(2 * r)} 0z`,
              fill,
            )
          : form === 2
            ? path(
                `M${formatNumber(x - r)} ${formatNumber(y - r)}h${formatNumber(2 * r)}A${formatNumber(2 * r)} ${formatNumber(2 * r)} 0 0 1 ${formatNumber(x - r)} ${formatNumber(y + r)}z`,
                fill,
              )
            : rect(x - r * 0.36, y - r * 1.5, r * 0.72, r * 3, fill)
    return renderRotated(drawn, pick(random, [0, 0, 45, 90, 180, 270]), x, y)
  }
  const dots =
    pickBetween(random, 0, 1) < 0.6
      ? `<g opacity=".9">${renderTimes(49, (index) => disc(40 + (index % 7) * 53.3, 40 + Math.floor(index / 7) * 53.3, 3.2, light))}</g>`
      : ''
  return (
    rect(0, 0, 400, 400, ground) +
    dots +
    renderOverprint(shape(second), dark) +
    renderOverprint(shape(main), dark) +
    renderOverprint(shape(accent), dark)
  )
}

const fan = (ink: string, angle: number, bow: number) =>
  renderRotated(
    `<g stroke="${ink}" stroke-width="1.7" fill="none">${renderTimes(44, (index) => {
      const at = index / 43
      return `<path d="M${formatNumber(24 + at * 352)} ${formatNumber(372 - bow * Math.sin(at * Math.PI))}L${formatNumber(24 + 352 * Math.abs(Math.sin(at * Math.PI * 0.5)))} ${formatNumber(28 + at * 330)}"/>`
    })}</g>`,
    angle,
  )

/** String art: straight threads between two rows of nails form a curve. */
function strings(random: Random, [ground, second, main, accent, light]: Inks) {
  const first = pick(random, [0, 90, 180, 270])
  return (
    rect(0, 0, 400, 400, ground) +
    disc(pickBetween(random, 110, 290), pickBetween(random, 110, 290), pickBetween(random, 70, 120), accent) +
    fan(main, first, pickBetween(random, 0, 120)) +
    fan(pick(random, [second, light]), first + pick(random, [90, 180]), pickBetween(random, 0, 160))
  )
}

/** A moon and its reflection on water. */
function moon(random: Random, [ground, second, main, accent, light]: Inks) {
  const horizon = pickBetween(random, 232, 286)
  const r = pickBetween(random, 62, 104)
  const x = pickBetween(random, 130, 270)
  const y = pickBetween(random, 90, horizon - 20)
  const stars = renderTimes(26, () =>
    disc(random() * 400, random() * horizon * 0.9, pickBetween(random, 0.8, 2), light),
  )
  const road = renderTimes(11, (index) => {
    const width = r * 2 * (0.94 - index * 0.055) * pickBetween(random, 0.7, 1.1)
    return rect(
      x - width / 2 + pickBetween(random, -9, 9),
      horizon + 7 + index * 13,
      width,
      pickBetween(random, 4, 7),
      index % 4 === 3 ? accent : main,
      ' rx="3"',
    )
  })
  const crescent =
    random() < 0.4
      ? disc(x + r * 0.42, y - r * 0.16, r * 0.86, ground)
      : disc(x - r * 0.3, y + r * 0.2, r * 0.16, accent, ' opacity=".5"') +
        disc(x + r * 0.26, y - r * 0.3, r * 0.1, accent, ' opacity=".5"')
  return (
    rect(0, 0, 400, 400, ground) + stars + disc(x, y, r, main) + crescent + rect(0, horizon, 400, 200, second) + road
  )
}

/** Layered hills and a low sun. */
function hills(random: Random, [ground, second, main, accent, light]: Inks) {
  const layers = [light, main, accent, second, ground]
  const sun = disc(pickBetween(random, 90, 310), pickBetween(random, 96, 160), pickBetween(random, 46, 78), accent)
  const phase = pickBetween(random, 0, 9)
  const ridge = (index: number) => {
    const base = 168 + index * 46
    const points = renderTimes(21, (at) => {
      const x = at * 20
      const y = base + Math.sin(x / 61 + phase * (index + 1)) * 20 + Math.sin(x / 23 + phase * 3 * index) * 7
      return `L${x} ${formatNumber(y)}`
    })
    return path(`M0 400${points}V400z`, layers[index + 1] ?? ground)
  }
  return rect(0, 0, 400, 400, light) + sun + renderTimes(4, ridge) + line('M0 396H400', ground, 8)
}

/** Organ pipes, piano keys or a skyline. */
function pipes(random: Random, [ground, second, main, accent, light]: Inks) {
  const count = pick(random, [7, 9, 11, 13])
  const width = 360 / count
  const phase = pickBetween(random, 0, 6)
  const speed = pickBetween(random, 0.5, 1.1)
  const height = (index: number) => 96 + 128 * Math.abs(Math.sin(index * speed + phase)) + random() * 40
  const bars = (ink: string, shift: number, opacity: string) =>
    renderTimes(count, (index) => {
      const tall = height(index)
      return rect(
        20 + index * width + width * 0.13 + shift,
        348 - tall,
        width * 0.74,
        tall,
        ink,
        ` rx="${formatNumber(width * 0.37)}"${opacity}`,
      )
    })
  return (
    rect(0, 0, 400, 400, ground) +
    disc(pick(random, [92, 308]), pickBetween(random, 84, 120), pickBetween(random, 34, 58), accent) +
    bars(second, 0, '') +
    renderOverprint(bars(main, width * 0.2, ' opacity=".92"'), isDark([ground, second, main, accent, light])) +
    rect(0, 340, 400, 60, ground) +
    line('M20 356H380', light, 3)
  )
}

/** A flower cut from tissue paper. */
function bloom(random: Random, inks: Inks) {
  const [ground, second, main, accent, light] = inks
  const petals = pick(random, [6, 8, 9, 12])
  const x = pickBetween(random, 170, 230)
  const y = pickBetween(random, 165, 215)
  const wreath = (ink: string, long: number, wide: number, offset: number) =>
    renderOverprint(
      renderTimes(petals, (index) =>
        renderRotated(
          `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y - long * 0.62)}" rx="${formatNumber(wide)}" ry="${formatNumber(long * 0.6)}" fill="${ink}" opacity=".82"/>`,
          (360 / petals) * index + offset,
          x,
          y,
        ),
      ),
      isDark(inks),
    )
  return (
    rect(0, 0, 400, 400, ground) +
    line(
      `M${formatNumber(x)} ${formatNumber(y)}Q${formatNumber(x + pickBetween(random, -60, 60))} 320 200 420`,
      second,
      9,
    ) +
    wreath(second, pickBetween(random, 150, 178), 300 / petals, 0) +
    wreath(main, pickBetween(random, 108, 132), 230 / petals, 180 / petals) +
    disc(x, y, 30, accent) +
    renderTimes(14, (index) =>
      disc(
        x + Math.cos(index * 2.4) * Math.sqrt(index) * 6.4,
        y + Math.sin(index * 2.4) * Math.sqrt(index) * 6.4,
        2,
        light,
      ),
    )
  )
}

/** Quarter circles on a grid, after classic jazz labels. */
function tiles(random: Random, inks: Inks) {
  const cells = pick(random, [3, 4, 4, 5])
  const size = 400 / cells
  const [ground] = inks
  const draw = (index: number) => {
    const x = (index % cells) * size
    const y = Math.floor(index / cells) * size
    const back = pick(random, [ground, ground, inks[1], inks[2]])
    const front = pick(
      random,
      [inks[2], inks[3], inks[4], inks[1]].filter((ink) => ink !== back),
    )
    const form = random()
    const figure =
      form < 0.56
        ? path(
            `M${formatNumber(x - 0.4)} ${formatNumber(y - 0.4)}h${formatNumber(size + 0.4)}A${formatNumber(size)} ${formatNumber(size)} 0 0 1 ${formatNumber(x - 0.4)} ${formatNumber(y + size)}z`,
            front,
          )
        : form < 0.74
          ? path(
              `M${formatNumber(x)} ${formatNumber(y)}h${formatNumber(size)}a${formatNumber(size / 2)} ${formatNumber(size / 2)} 0 0 1 ${formatNumber(-size)} 0z`,
              front,
            )
          : form < 0.9
            ? disc(x + size / 2, y + size / 2, size * 0.36, front)
            : ''
    return (
      rect(x - 0.4, y - 0.4, size + 0.8, size + 0.8, back) +
      renderRotated(figure, pick(random, [0, 90, 180, 270]), x + size / 2, y + size / 2)
    )
  }
  return rect(0, 0, 400, 400, ground) + renderTimes(cells * cells, draw)
}

/** Parallel lines distorted by a wave. */
function swell(random: Random, [ground, second, main, accent, light]: Inks) {
  const x = pickBetween(random, 130, 270)
  const y = pickBetween(random, 130, 270)
  const spread = pickBetween(random, 2600, 6000)
  const push = pickBetween(random, 34, 64)
  const turn = pick(random, [0, 0, 90, 45])
  const rows = renderTimes(27, (index) => {
    const base = -60 + index * 20
    const points = renderTimes(43, (at) => {
      const px = -60 + at * 12.5
      const lift = push * Math.exp(-((px - x) ** 2 + (base - y) ** 2) / spread) * Math.sin((px - x) / 26 + index * 0.5)
      return `${at ? 'L' : 'M'}${formatNumber(px)} ${formatNumber(base + lift)}`
    })
    return line(points, index % 9 === 4 ? accent : main, index % 9 === 4 ? 8 : 5)
  })
  return (
    rect(0, 0, 400, 400, ground) +
    disc(x, y, pickBetween(random, 92, 128), second) +
    renderRotated(rows, turn) +
    disc(x, y, 9, light)
  )
}

const COMPOSITIONS = [grooves, lamps, cutouts, strings, moon, hills, pipes, bloom, tiles, swell] as const

/** The picture as SVG text, 400 by 400. */
export function renderCoverArt(id: string): string {
  const random = createRandom(id)
  const family = pick(random, COMPOSITIONS)
  const inks = pick(random, PALETTES)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><clipPath id="c"><path d="M0 0h400v400H0z"/></clipPath><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${Math.floor(random() * 99)}"/><feColorMatrix values="0 0 0 0 .06 0 0 0 0 .08 0 0 0 0 .06 0 0 0 -1.3 .82"/></filter></defs><g clip-path="url(#c)"><path fill="${inks[0]}" d="M0 0h400v400H0z"/>${family(random, inks)}</g><path d="M0 0h400v400H0z" filter="url(#g)" opacity=".34"/></svg>`
}
