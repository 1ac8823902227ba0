import {
  getRandomBetween,
  HEIGHT,
  inks,
  createNoiseField,
  buildPath,
  getRandomItem,
  toTenth,
  buildSvg,
  buildSmoothPath,
  WIDTH,
  type Point,
} from './paper.ts'
import { createRandom } from '#local/seed/music/synth/random'

/** Lines that follow one flow field and keep their distance from each other. */
export function renderFlow(seed: number) {
  const random = createRandom(seed)
  const noise = createNoiseField(seed)
  const margin = 130
  const cell = 5
  const columns = Math.ceil(WIDTH / cell)
  const taken = new Int32Array(columns * Math.ceil(HEIGHT / cell))
  const eddy: Point = [WIDTH * 0.63, HEIGHT * 0.36]
  const angle = (x: number, y: number) => {
    const dx = x - eddy[0]
    const dy = y - eddy[1]
    const pull = Math.exp(-(dx * dx + dy * dy) / 330_000)
    const turn = Math.atan2(dy, dx) + Math.PI / 2 + 0.18
    const drift = 0.35 + noise(x / 520, y / 520) * 1.5 + noise(x / 190 + 50, y / 190) * 0.3
    return Math.atan2(pull * 1.6 * Math.sin(turn) + Math.sin(drift), pull * 1.6 * Math.cos(turn) + Math.cos(drift))
  }
  const free = (x: number, y: number, own: number, gap: number) => {
    const reach = Math.ceil(gap / cell)
    const column = Math.floor(x / cell)
    const row = Math.floor(y / cell)
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const who = taken[(row + dy) * columns + column + dx]!
        if (who && who !== own) return false
      }
    }
    return true
  }
  const inside = (x: number, y: number) => x > margin && x < WIDTH - margin && y > margin && y < HEIGHT - margin
  let drawn = ''
  for (let own = 1; own < 6500; own++) {
    let x = getRandomBetween(random, margin, WIDTH - margin)
    let y = getRandomBetween(random, margin, HEIGHT - margin)
    const near = Math.hypot(x - eddy[0], y - eddy[1])
    const gap = own < 500 ? 9 : 5
    const points: Point[] = []
    while (points.length < 190 && inside(x, y) && free(x, y, own, gap)) {
      points.push([x, y])
      taken[Math.floor(y / cell) * columns + Math.floor(x / cell)] = own
      const heading = angle(x, y)
      x += Math.cos(heading) * 5
      y += Math.sin(heading) * 5
    }
    if (points.length < 9) continue
    const warm = near < 260 + 120 * random()
    const colour = warm
      ? getRandomItem(random, [inks.oxide, inks.oxide, inks.clay, inks.straw])
      : getRandomItem(random, [inks.cream, inks.cream, inks.sage, inks.mist, inks.brass, inks.moss])
    const width = own < 500 ? getRandomBetween(random, 3, 7.5) : getRandomBetween(random, 1.6, 3.6)
    drawn += `<path d="${buildPath(points.filter((_, index) => index % 3 === 0))}" stroke="${colour}" stroke-width="${toTenth(width)}"/>`
  }
  return buildSvg(inks.night, `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`)
}

/** Ink rings around a drop, each deformed by the previous one. */
export function renderRipples(seed: number) {
  const noise = createNoiseField(seed)
  const random = createRandom(seed)
  const centre: Point = [WIDTH * 0.44, HEIGHT * 0.42]
  let rings = ''
  let radius = 16
  let index = 0
  while (radius < 1500) {
    const wobble = Math.min(0.16, radius / 5200)
    const points = Array.from({ length: 150 }, (_, step): Point => {
      const turn = (step / 150) * Math.PI * 2
      const push =
        noise(Math.cos(turn) * 1.5 + 20, Math.sin(turn) * 1.5 + radius / 420) +
        0.4 * noise(Math.cos(turn) * 4 + 90, Math.sin(turn) * 4 + radius / 160)
      const size = radius * (1 + wobble * push)
      return [centre[0] + Math.cos(turn) * size, centre[1] + Math.sin(turn) * size * 1.04]
    })
    const beat = 0.5 + 0.5 * Math.sin(index * 0.42)
    const width = 1.4 + 9.5 * beat * beat * random() + 1.8 * random()
    const faded = Math.max(0.2, 1 - radius / 1500)
    rings += `<path d="${buildSmoothPath(points, true)}" stroke-width="${toTenth(width)}" stroke-opacity="${toTenth(0.35 + faded * 0.65)}"/>`
    radius += width + 5.5 + 7 * random() + 5 * (1 - beat)
    index++
  }
  const drops = Array.from({ length: 70 }, () => {
    const turn = random() * Math.PI * 2
    const far = getRandomBetween(random, 420, 1100)
    return `<circle cx="${toTenth(centre[0] + Math.cos(turn) * far)}" cy="${toTenth(centre[1] + Math.sin(turn) * far)}" r="${toTenth(1.5 + random() ** 4 * 13)}"/>`
  }).join('')
  const frame = 'M0 0H1600V2000H0Z M120 120V1880H1480V120Z'
  return buildSvg(
    inks.paper,
    `<g fill="none" stroke="${inks.night}">${rings}</g><g fill="${inks.night}">${drops}</g>
    <circle cx="${centre[0]}" cy="${centre[1]}" r="15" fill="${inks.oxide}"/>
    <circle cx="${WIDTH * 0.75}" cy="${HEIGHT * 0.76}" r="96" fill="${inks.oxide}" fill-opacity=".95"/>
    <path d="${frame}" fill="${inks.paper}" fill-rule="evenodd"/>`,
  )
}

/** Beacons, ships and the routes between them. */
export function renderOrbits(seed: number) {
  const random = createRandom(seed)
  const centre: Point = [WIDTH * 0.5, HEIGHT * 0.58]
  let drawn = ''
  for (let ring = 0; ring < 24; ring++) {
    const radius = 90 + ring * 33 + getRandomBetween(random, -8, 8)
    const arcs = 1 + Math.floor(random() * 3)
    let from = random() * Math.PI * 2
    for (let arc = 0; arc < arcs; arc++) {
      const sweep = getRandomBetween(random, 0.5, (Math.PI * 1.7) / arcs)
      const colour = getRandomItem(random, [
        inks.cream,
        inks.straw,
        inks.brass,
        inks.clay,
        inks.mist,
        inks.slate,
        inks.slate,
      ])
      const width = getRandomItem(random, [1.5, 1.5, 2.5, 5, 12, 20])
      const dashes = random() < 0.24 ? ` stroke-dasharray="${getRandomItem(random, ['2 12', '18 12', '1 24'])}"` : ''
      const start = getPointOnCircle(centre, radius, from)
      const end = getPointOnCircle(centre, radius, from + sweep)
      drawn += `<path d="M${start.map(toTenth).join(' ')}A${toTenth(radius)} ${toTenth(radius)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${end.map(toTenth).join(' ')}" stroke="${colour}" stroke-width="${width}"${dashes} fill="none" stroke-linecap="butt"/>`
      if (random() < 0.5)
        drawn += `<circle cx="${toTenth(end[0])}" cy="${toTenth(end[1])}" r="${getRandomItem(random, [5, 8, 13, 22])}" fill="${colour}"/>`
      if (random() < 0.2)
        drawn += `<circle cx="${toTenth(start[0])}" cy="${toTenth(start[1])}" r="30" fill="none" stroke="${inks.straw}" stroke-width="2"/><circle cx="${toTenth(start[0])}" cy="${toTenth(start[1])}" r="6" fill="${inks.straw}"/>`
      from += sweep + getRandomBetween(random, 0.3, 1)
    }
  }
  const beam = `M${centre.join(' ')}L${WIDTH * 0.86} 96L${WIDTH * 0.985} 330Z`
  const stars = Array.from(
    { length: 150 },
    () =>
      `<circle cx="${toTenth(random() * WIDTH)}" cy="${toTenth(random() * HEIGHT)}" r="${toTenth(0.8 + random() ** 3 * 2.6)}"/>`,
  ).join('')
  return buildSvg(
    '#0e1a22',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/><g fill="${inks.cream}" fill-opacity=".6">${stars}</g>
    <path d="${beam}" fill="url(#beam)"/>${drawn}
    <circle cx="${centre[0]}" cy="${centre[1]}" r="54" fill="${inks.oxide}"/><circle cx="${centre[0]}" cy="${centre[1]}" r="20" fill="${inks.cream}"/>`,
    `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b141b"/><stop offset="1" stop-color="#1b3a42"/></linearGradient>
    <linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="${centre[0]}" y1="${centre[1]}" x2="${WIDTH * 0.93}" y2="200"><stop offset="0" stop-color="${inks.straw}" stop-opacity=".75"/><stop offset="1" stop-color="${inks.straw}" stop-opacity="0"/></linearGradient>`,
  )
}

function getPointOnCircle([x, y]: Point, radius: number, turn: number): Point {
  return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
}
