import {
  getRandomBetween,
  HEIGHT,
  inks,
  createNoiseField,
  getRandomItem,
  toTenth,
  buildSvg,
  buildSmoothPath,
  WIDTH,
  type Point,
} from './paper.ts'
import { createRandom } from '#local/seed/music/synth/random'

/** Three overprinted inks, slightly out of register. */
export function renderOverprint(seed: number) {
  const random = createRandom(seed)
  const unit = 340
  const left = (WIDTH - unit * 4) / 2
  const top = (HEIGHT - unit * 5) / 2
  const inks = ['#d9532c', '#e5ad3b', '#1f6b5e']
  const plates = inks.map(() => '')
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 4; column++) {
      const x = left + column * unit
      const y = top + row * unit
      const shapes = [
        `<circle cx="${x + unit / 2}" cy="${y + unit / 2}" r="${unit / 2}"/>`,
        `<path d="M${x} ${y}A${unit} ${unit} 0 0 1 ${x + unit} ${y + unit}H${x}Z"/>`,
        `<path d="M${x + unit} ${y}A${unit} ${unit} 0 0 0 ${x} ${y + unit}H${x + unit}Z"/>`,
        `<path d="M${x} ${y + unit / 2}A${unit / 2} ${unit / 2} 0 0 1 ${x + unit} ${y + unit / 2}ZM${x} ${y + unit}A${unit / 2} ${unit / 2} 0 0 1 ${x + unit} ${y + unit}Z"/>`,
        `<path d="M${x} ${y + unit}A${unit} ${unit} 0 0 1 ${x + unit} ${y}A${unit} ${unit} 0 0 1 ${x} ${y + unit}Z"/>`,
        Array.from(
          { length: 6 },
          (_, bar) => `<rect x="${x}" y="${y + (bar * unit) / 6}" width="${unit}" height="${unit / 12}"/>`,
        ).join(''),
        `<circle cx="${x + unit / 2}" cy="${y + unit / 2}" r="${unit / 4}"/>`,
      ]
      const plate = (row + column * 2 + Math.floor(random() * 2)) % 3
      plates[plate] += getRandomItem(random, shapes.slice(0, 6))
      if (random() < 0.62) plates[(plate + 1) % 3] += getRandomItem(random, shapes)
      if (random() < 0.16) plates[(plate + 2) % 3] += shapes[6]!
    }
  }
  const shifts: Point[] = [
    [0, 0],
    [7, -5],
    [-5, 8],
  ]
  const printed = plates
    .map(
      (plate, index) =>
        `<g fill="${inks[index]}" style="mix-blend-mode:multiply" transform="translate(${shifts[index]!.join(' ')})">${plate}</g>`,
    )
    .join('')
  return buildSvg('#f4ead6', printed)
}

/** A landscape in layers that get lighter with distance. */
export function renderWoodcut(seed: number) {
  const random = createRandom(seed)
  const noise = createNoiseField(seed)
  const layers = [
    { base: 940, height: 250, colour: '#8fa79b' },
    { base: 1130, height: 300, colour: '#5f8074' },
    { base: 1310, height: 300, colour: '#38594e' },
    { base: 1480, height: 240, colour: '#1d3a31' },
  ]
  const sun: Point = [1060, 640]
  let drawn = ''
  for (let y = 130; y < 1280; y += 25) {
    const thick = 3 + (y / 1280) * 9
    let x = 100
    while (x < WIDTH - 100) {
      const length = getRandomBetween(random, 90, 420)
      const end = Math.min(WIDTH - 100, x + length)
      drawn += renderSliver(x, end, y + noise(x / 200, y / 90) * 5, thick * getRandomBetween(random, 0.5, 1), '#d98b55')
      x = end + getRandomBetween(random, 8, 46)
    }
  }
  drawn += `<circle cx="${sun[0]}" cy="${sun[1]}" r="214" fill="#f3e3bd"/><circle cx="${sun[0]}" cy="${sun[1]}" r="190" fill="${inks.oxide}"/>`
  for (let y = sun[1] + 40; y < sun[1] + 190; y += 26) {
    const half = Math.sqrt(190 ** 2 - (y - sun[1]) ** 2)
    drawn += renderSliver(sun[0] - half, sun[0] + half, y, 3 + (y - sun[1] - 40) / 14, '#f3e3bd')
  }
  for (const [index, { base, height, colour }] of layers.entries()) {
    const ridge = (x: number) =>
      base -
      height * (0.5 + 0.5 * noise(x / (430 - index * 40) + index * 17, index * 9)) -
      46 * noise(x / 110, index * 5 + 3) -
      12 * noise(x / 31, index + 40)
    const points: Point[] = []
    for (let x = 100; x <= WIDTH - 100; x += 10) points.push([x, ridge(x)])
    drawn += `<path d="M100 1660L${points.map(([x, y]) => `${x} ${toTenth(y)}`).join('L')}L${WIDTH - 100} 1660Z" fill="${colour}" stroke="#f3e3bd" stroke-width="${4 - index * 0.6}"/>`
    drawn += renderGouges(ridge, index, random)
  }
  drawn += `<rect x="100" y="1530" width="${WIDTH - 200}" height="370" fill="#10241f"/>`
  for (let y = 1548; y < 1890; y += 17) {
    const depth = (y - 1530) / 360
    for (let n = 0; n < 9; n++) {
      const glint = random() < 0.5
      const spread = 80 + depth * 330
      const middle = glint
        ? sun[0] + getRandomBetween(random, -spread, spread) * random()
        : getRandomBetween(random, 150, 1450)
      const half = getRandomBetween(random, 14, 70) * (0.5 + depth)
      drawn += renderSliver(
        Math.max(100, middle - half),
        Math.min(WIDTH - 100, middle + half),
        y + getRandomBetween(random, -5, 5),
        2.5 + depth * 6,
        glint ? '#d98b55' : '#38594e',
      )
    }
  }
  const boat = `<path d="M380 1652h190c-18 34-40 46-70 46h-58c-30 0-50-14-62-46Z" fill="#050c0a"/><path d="M470 1452v196" stroke="#050c0a" stroke-width="7"/><path d="M480 1462c52 60 72 118 76 178h-76Z" fill="#f3e3bd"/><path d="M460 1492c-34 50-52 98-56 148h56Z" fill="#e0c48f"/>`
  return buildSvg('#f3e3bd', drawn + boat)
}

/** One gouge cut: thick in the middle, pointed at both ends. */
function renderSliver(from: number, to: number, y: number, thick: number, colour: string) {
  const middle = (from + to) / 2
  return `<path d="M${toTenth(from)} ${toTenth(y)}Q${toTenth(middle)} ${toTenth(y - thick)} ${toTenth(to)} ${toTenth(y)}Q${toTenth(middle)} ${toTenth(y + thick)} ${toTenth(from)} ${toTenth(y)}Z" fill="${colour}"/>`
}

function renderGouges(ridge: (x: number) => number, index: number, random: () => number) {
  let cuts = ''
  for (let n = 0; n < 210; n++) {
    const x = getRandomBetween(random, 112, WIDTH - 130)
    const slope = (ridge(x + 14) - ridge(x - 14)) / 28
    if (slope < -0.05) continue
    const start = ridge(x) + getRandomBetween(random, 14, 150)
    const length = getRandomBetween(random, 26, 88)
    const lean = 0.35 + slope * 0.5
    const end = Math.min(WIDTH - 104, x + length * lean)
    cuts += `<path d="M${toTenth(x)} ${toTenth(start)}Q${toTenth((x + end) / 2 + 4)} ${toTenth(start + length / 2)} ${toTenth(end)} ${toTenth(start + length)}Q${toTenth((x + end) / 2 - 3)} ${toTenth(start + length / 2)} ${toTenth(x)} ${toTenth(start)}Z" fill="#f3e3bd" fill-opacity="${toTenth(0.85 - index * 0.16)}"/>`
  }
  return cuts
}

/** Terraced rice fields as contour lines, each level in another evening color. */
export function renderTerraces(seed: number) {
  const random = createRandom(seed)
  const noise = createNoiseField(seed)
  const colours = [
    '#10201b',
    '#1b3a3b',
    '#2d5a5a',
    '#5c8580',
    '#a5b79b',
    '#e2cf98',
    '#dfa55c',
    '#c9714d',
    '#a5402b',
    '#6e2c33',
    '#3c2230',
    '#1a2530',
  ]
  let drawn = `<rect width="${WIDTH}" height="760" fill="url(#sky)"/><circle cx="520" cy="330" r="92" fill="#fff3d6"/>`
  const levels = 46
  for (let level = 0; level < levels; level++) {
    const t = level / (levels - 1)
    const base = 430 + Math.pow(t, 1.22) * 1520
    const swell = 150 * (1 - t * 0.25)
    const points: Point[] = []
    for (let x = -40; x <= WIDTH + 40; x += 20) {
      const fold =
        noise(x / 430 + 7, t * 3.2) * swell + noise(x / 150 + t * 2, t * 6 + 30) * 34 + noise(x / 60, t * 20) * 6
      points.push([x, base + fold])
    }
    const band = colours[Math.floor((t * 11.99 + (level % 3) * 0.9) % 12)]!
    const curve = buildSmoothPath(points)
    drawn += `<path d="${curve}L${WIDTH + 40} 2040L-40 2040Z" fill="${band}"/><path d="${curve}" fill="none" stroke="#f7ecd2" stroke-width="${toTenth(1.4 + t * 3.4)}" stroke-opacity="${toTenth(0.5 + 0.4 * random())}"/>`
    if (level % 2) drawn += renderTufts(points, t, random)
  }
  return buildSvg(
    inks.cream,
    drawn,
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#24454c"/><stop offset=".45" stop-color="#d6a06a"/><stop offset="1" stop-color="#f3dfae"/></linearGradient>`,
  )
}

function renderTufts(points: Point[], t: number, random: () => number) {
  let strokes = ''
  const step = Math.max(1, Math.round(3 - t * 2))
  for (let i = 0; i < points.length; i += step) {
    if (random() < 0.35) continue
    const [x, y] = points[i]!
    const height = (5 + 15 * t) * getRandomBetween(random, 0.6, 1.3)
    strokes += `M${toTenth(x)} ${toTenth(y + 2)}l${toTenth(getRandomBetween(random, -4, 4) * t)} ${toTenth(-height)}`
  }
  return `<path d="${strokes}" stroke="#f3dfae" stroke-width="${toTenth(1 + t * 1.6)}" stroke-linecap="round" stroke-opacity=".65" fill="none"/>`
}
