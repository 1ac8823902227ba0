/**
 * A cover drawn from an id: the same id always gives the same picture.
 * Ten compositions in ten palettes of the same house inks, printed slightly off register on grained stock.
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

function randomFrom(id: string): Random {
  let seed = 2166136261
  for (let at = 0; at < id.length; at++) seed = Math.imul(seed ^ id.charCodeAt(at), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const between = (random: Random, low: number, high: number) => low + random() * (high - low)
function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
const n = (value: number) => String(Math.round(value * 10) / 10)
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more}/>`
const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`
const ring = (x: number, y: number, r: number, stroke: string, width: number) =>
  disc(x, y, r, 'none', ` stroke="${stroke}" stroke-width="${n(width)}"`)
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
const line = (d: string, stroke: string, width: number, more = '') =>
  path(d, 'none', ` stroke="${stroke}" stroke-width="${n(width)}"${more}`)
const turned = (inside: string, angle: number, x = 200, y = 200) =>
  `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${inside}</g>`
const overprint = (inside: string, dark: boolean) =>
  `<g style="mix-blend-mode:${dark ? 'screen' : 'multiply'}">${inside}</g>`
const isDark = (inks: Inks) => Number.parseInt(inks[0].slice(3, 5), 16) < 0x70

/** A record, close up. */
function grooves(random: Random, [ground, second, main, accent, light]: Inks) {
  const [x, y] = pick<readonly [number, number]>(random, [
    [200, 200],
    [92, 306],
    [318, 96],
    [200, 404],
    [400, 210],
  ])
  const label = between(random, 58, 82)
  let out = disc(x, y, 520, second) + disc(x, y, label + 214, ground)
  let gap = 0
  for (let r = label + 14; r < label + 206; r += 4.6) {
    if (gap-- < 0 && random() < 0.09) {
      gap = 5
      r += 7
      continue
    }
    out += ring(x, y, r, main, between(random, 0.5, 2.7))
  }
  const sheen = between(random, 0, 180)
  const wedge = `M${x} ${y}l-34-480h68z`
  out +=
    turned(path(wedge, light, ' opacity=".2"'), sheen, x, y) +
    turned(path(wedge, light, ' opacity=".13"'), sheen + 180, x, y)
  return (
    out +
    disc(x, y, label, accent) +
    path(`M${n(x - label)} ${y}a${n(label)} ${n(label)} 0 0 0 ${n(label * 2)} 0z`, light, ' opacity=".9"') +
    disc(x, y, 7, ground)
  )
}

/** Lamps on an empty stage, and a microphone waiting. */
function lamps(random: Random, inks: Inks) {
  const dark = isDark(inks)
  const [ground, second, main, accent, light] = dark
    ? inks
    : ([inks[4] === '#14201b' ? inks[4] : inks[2], inks[3], inks[0], inks[1], '#f8ecd2'] as const)
  const floor = between(random, 288, 320)
  const stand = between(random, 130, 270)
  const tints = [main, accent, light] as const
  const beams = times(3, (index) => {
    const from = between(random, 30, 120) + index * 125
    const to = index === 1 ? stand : between(random, 60, 340)
    const half = between(random, 52, 96)
    const tint = tints[index] ?? light
    const base = floor + 26
    return (
      path(
        `M${n(from - 7)}-8h14L${n(to + half)} ${n(base)}A${n(half)} 20 0 0 1 ${n(to - half)} ${n(base)}z`,
        tint,
        ' opacity=".5"',
      ) + `<ellipse cx="${n(to)}" cy="${n(base)}" rx="${n(half)}" ry="19" fill="${tint}" opacity=".55"/>`
    )
  })
  const mic = `M${n(stand)} ${n(floor + 26)}V${n(floor - 92)}`
  return (
    rect(0, 0, 400, 400, ground) +
    rect(0, floor, 400, 400, second) +
    `<g style="mix-blend-mode:screen">${beams}</g>` +
    line(mic, ground, 4) +
    line(`M${n(stand - 24)} ${n(floor + 30)}q24-16 48 0`, ground, 5, ' stroke-linecap="round"') +
    turned(rect(stand - 8, floor - 122, 16, 34, ground, ' rx="8"'), -24, stand, floor - 92)
  )
}

/** Three cut shapes, one over the other. */
function cutouts(random: Random, inks: Inks) {
  const [ground, second, main, accent, light] = inks
  const dark = isDark(inks)
  const shape = (fill: string) => {
    const r = between(random, 92, 148)
    const x = between(random, 120, 280)
    const y = between(random, 120, 280)
    const form = Math.floor(random() * 4)
    const drawn =
      form === 0
        ? disc(x, y, r, fill)
        : form === 1
          ? path(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z`, fill)
          : form === 2
            ? path(`M${n(x - r)} ${n(y - r)}h${n(2 * r)}A${n(2 * r)} ${n(2 * r)} 0 0 1 ${n(x - r)} ${n(y + r)}z`, fill)
            : rect(x - r * 0.36, y - r * 1.5, r * 0.72, r * 3, fill)
    return turned(drawn, pick(random, [0, 0, 45, 90, 180, 270]), x, y)
  }
  const dots =
    between(random, 0, 1) < 0.6
      ? `<g opacity=".9">${times(49, (index) => disc(40 + (index % 7) * 53.3, 40 + Math.floor(index / 7) * 53.3, 3.2, light))}</g>`
      : ''
  return (
    rect(0, 0, 400, 400, ground) +
    dots +
    overprint(shape(second), dark) +
    overprint(shape(main), dark) +
    overprint(shape(accent), dark)
  )
}

const fan = (ink: string, angle: number, bow: number) =>
  turned(
    `<g stroke="${ink}" stroke-width="1.7" fill="none">${times(44, (index) => {
      const at = index / 43
      return `<path d="M${n(24 + at * 352)} ${n(372 - bow * Math.sin(at * Math.PI))}L${n(24 + 352 * Math.abs(Math.sin(at * Math.PI * 0.5)))} ${n(28 + at * 330)}"/>`
    })}</g>`,
    angle,
  )

/** Threads between two rows of nails: a curve made of straight lines. */
function strings(random: Random, [ground, second, main, accent, light]: Inks) {
  const first = pick(random, [0, 90, 180, 270])
  return (
    rect(0, 0, 400, 400, ground) +
    disc(between(random, 110, 290), between(random, 110, 290), between(random, 70, 120), accent) +
    fan(main, first, between(random, 0, 120)) +
    fan(pick(random, [second, light]), first + pick(random, [90, 180]), between(random, 0, 160))
  )
}

/** A moon and its road on the water. */
function moon(random: Random, [ground, second, main, accent, light]: Inks) {
  const horizon = between(random, 232, 286)
  const r = between(random, 62, 104)
  const x = between(random, 130, 270)
  const y = between(random, 90, horizon - 20)
  const stars = times(26, () => disc(random() * 400, random() * horizon * 0.9, between(random, 0.8, 2), light))
  const road = times(11, (index) => {
    const width = r * 2 * (0.94 - index * 0.055) * between(random, 0.7, 1.1)
    return rect(
      x - width / 2 + between(random, -9, 9),
      horizon + 7 + index * 13,
      width,
      between(random, 4, 7),
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

/** Hills behind hills, and a low sun. */
function hills(random: Random, [ground, second, main, accent, light]: Inks) {
  const layers = [light, main, accent, second, ground]
  const sun = disc(between(random, 90, 310), between(random, 96, 160), between(random, 46, 78), accent)
  const phase = between(random, 0, 9)
  const ridge = (index: number) => {
    const base = 168 + index * 46
    const points = times(21, (at) => {
      const x = at * 20
      const y = base + Math.sin(x / 61 + phase * (index + 1)) * 20 + Math.sin(x / 23 + phase * 3 * index) * 7
      return `L${x} ${n(y)}`
    })
    return path(`M0 400${points}V400z`, layers[index + 1] ?? ground)
  }
  return rect(0, 0, 400, 400, light) + sun + times(4, ridge) + line('M0 396H400', ground, 8)
}

/** Organ pipes, or keys, or a skyline: as loud as the song is. */
function pipes(random: Random, [ground, second, main, accent, light]: Inks) {
  const count = pick(random, [7, 9, 11, 13])
  const width = 360 / count
  const phase = between(random, 0, 6)
  const speed = between(random, 0.5, 1.1)
  const height = (index: number) => 96 + 128 * Math.abs(Math.sin(index * speed + phase)) + random() * 40
  const bars = (ink: string, shift: number, opacity: string) =>
    times(count, (index) => {
      const tall = height(index)
      return rect(
        20 + index * width + width * 0.13 + shift,
        348 - tall,
        width * 0.74,
        tall,
        ink,
        ` rx="${n(width * 0.37)}"${opacity}`,
      )
    })
  return (
    rect(0, 0, 400, 400, ground) +
    disc(pick(random, [92, 308]), between(random, 84, 120), between(random, 34, 58), accent) +
    bars(second, 0, '') +
    overprint(bars(main, width * 0.2, ' opacity=".92"'), isDark([ground, second, main, accent, light])) +
    rect(0, 340, 400, 60, ground) +
    line('M20 356H380', light, 3)
  )
}

/** A flower cut from tissue paper. */
function bloom(random: Random, inks: Inks) {
  const [ground, second, main, accent, light] = inks
  const petals = pick(random, [6, 8, 9, 12])
  const x = between(random, 170, 230)
  const y = between(random, 165, 215)
  const wreath = (ink: string, long: number, wide: number, offset: number) =>
    overprint(
      times(petals, (index) =>
        turned(
          `<ellipse cx="${n(x)}" cy="${n(y - long * 0.62)}" rx="${n(wide)}" ry="${n(long * 0.6)}" fill="${ink}" opacity=".82"/>`,
          (360 / petals) * index + offset,
          x,
          y,
        ),
      ),
      isDark(inks),
    )
  return (
    rect(0, 0, 400, 400, ground) +
    line(`M${n(x)} ${n(y)}Q${n(x + between(random, -60, 60))} 320 200 420`, second, 9) +
    wreath(second, between(random, 150, 178), 300 / petals, 0) +
    wreath(main, between(random, 108, 132), 230 / petals, 180 / petals) +
    disc(x, y, 30, accent) +
    times(14, (index) =>
      disc(
        x + Math.cos(index * 2.4) * Math.sqrt(index) * 6.4,
        y + Math.sin(index * 2.4) * Math.sqrt(index) * 6.4,
        2,
        light,
      ),
    )
  )
}

/** Quarter circles on a grid, as a good jazz label would. */
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
            `M${n(x - 0.4)} ${n(y - 0.4)}h${n(size + 0.4)}A${n(size)} ${n(size)} 0 0 1 ${n(x - 0.4)} ${n(y + size)}z`,
            front,
          )
        : form < 0.74
          ? path(`M${n(x)} ${n(y)}h${n(size)}a${n(size / 2)} ${n(size / 2)} 0 0 1 ${n(-size)} 0z`, front)
          : form < 0.9
            ? disc(x + size / 2, y + size / 2, size * 0.36, front)
            : ''
    return (
      rect(x - 0.4, y - 0.4, size + 0.8, size + 0.8, back) +
      turned(figure, pick(random, [0, 90, 180, 270]), x + size / 2, y + size / 2)
    )
  }
  return rect(0, 0, 400, 400, ground) + times(cells * cells, draw)
}

/** Straight lines that a loud note has bent. */
function swell(random: Random, [ground, second, main, accent, light]: Inks) {
  const x = between(random, 130, 270)
  const y = between(random, 130, 270)
  const spread = between(random, 2600, 6000)
  const push = between(random, 34, 64)
  const turn = pick(random, [0, 0, 90, 45])
  const rows = times(27, (index) => {
    const base = -60 + index * 20
    const points = times(43, (at) => {
      const px = -60 + at * 12.5
      const lift = push * Math.exp(-((px - x) ** 2 + (base - y) ** 2) / spread) * Math.sin((px - x) / 26 + index * 0.5)
      return `${at ? 'L' : 'M'}${n(px)} ${n(base + lift)}`
    })
    return line(points, index % 9 === 4 ? accent : main, index % 9 === 4 ? 8 : 5)
  })
  return (
    rect(0, 0, 400, 400, ground) +
    disc(x, y, between(random, 92, 128), second) +
    turned(rows, turn) +
    disc(x, y, 9, light)
  )
}

const FAMILIES = [grooves, lamps, cutouts, strings, moon, hills, pipes, bloom, tiles, swell] as const

/** The picture as SVG text, 400 by 400. */
export function coverArt(id: string): string {
  const random = randomFrom(id)
  const family = pick(random, FAMILIES)
  const inks = pick(random, PALETTES)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><clipPath id="c"><path d="M0 0h400v400H0z"/></clipPath><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${Math.floor(random() * 99)}"/><feColorMatrix values="0 0 0 0 .06 0 0 0 0 .08 0 0 0 0 .06 0 0 0 -1.3 .82"/></filter></defs><g clip-path="url(#c)"><path fill="${inks[0]}" d="M0 0h400v400H0z"/>${family(random, inks)}</g><path d="M0 0h400v400H0z" filter="url(#g)" opacity=".34"/></svg>`
}
