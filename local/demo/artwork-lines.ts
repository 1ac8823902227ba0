import {
  between,
  HEIGHT,
  ink,
  noiseField,
  path,
  pick,
  round,
  sheet,
  smooth,
  WIDTH,
  type Point,
} from './artwork-paper.ts'
import { seeded } from './synth-random.ts'

/** Lines that follow one current and keep their distance from each other. */
export function drawFlow(seed: number) {
  const random = seeded(seed)
  const noise = noiseField(seed)
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
    let x = between(random, margin, WIDTH - margin)
    let y = between(random, margin, HEIGHT - margin)
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
      ? pick(random, [ink.oxide, ink.oxide, ink.clay, ink.straw])
      : pick(random, [ink.cream, ink.cream, ink.sage, ink.mist, ink.brass, ink.moss])
    const width = own < 500 ? between(random, 3, 7.5) : between(random, 1.6, 3.6)
    drawn += `<path d="${path(points.filter((_, index) => index % 3 === 0))}" stroke="${colour}" stroke-width="${round(width)}"/>`
  }
  return sheet(ink.night, `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`)
}

/** Rings of ink around one drop, each pressed by the one before. */
export function drawRipples(seed: number) {
  const noise = noiseField(seed)
  const random = seeded(seed)
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
    rings += `<path d="${smooth(points, true)}" stroke-width="${round(width)}" stroke-opacity="${round(0.35 + faded * 0.65)}"/>`
    radius += width + 5.5 + 7 * random() + 5 * (1 - beat)
    index++
  }
  const drops = Array.from({ length: 70 }, () => {
    const turn = random() * Math.PI * 2
    const far = between(random, 420, 1100)
    return `<circle cx="${round(centre[0] + Math.cos(turn) * far)}" cy="${round(centre[1] + Math.sin(turn) * far)}" r="${round(1.5 + random() ** 4 * 13)}"/>`
  }).join('')
  const frame = 'M0 0H1600V2000H0Z M120 120V1880H1480V120Z'
  return sheet(
    ink.paper,
    `<g fill="none" stroke="${ink.night}">${rings}</g><g fill="${ink.night}">${drops}</g>
    <circle cx="${centre[0]}" cy="${centre[1]}" r="15" fill="${ink.oxide}"/>
    <circle cx="${WIDTH * 0.75}" cy="${HEIGHT * 0.76}" r="96" fill="${ink.oxide}" fill-opacity=".95"/>
    <path d="${frame}" fill="${ink.paper}" fill-rule="evenodd"/>`,
  )
}

/** Beacons, ships and the ways between them. */
export function drawOrbits(seed: number) {
  const random = seeded(seed)
  const centre: Point = [WIDTH * 0.5, HEIGHT * 0.58]
  let drawn = ''
  for (let ring = 0; ring < 24; ring++) {
    const radius = 90 + ring * 33 + between(random, -8, 8)
    const arcs = 1 + Math.floor(random() * 3)
    let from = random() * Math.PI * 2
    for (let arc = 0; arc < arcs; arc++) {
      const sweep = between(random, 0.5, (Math.PI * 1.7) / arcs)
      const colour = pick(random, [ink.cream, ink.straw, ink.brass, ink.clay, ink.mist, ink.slate, ink.slate])
      const width = pick(random, [1.5, 1.5, 2.5, 5, 12, 20])
      const dashes = random() < 0.24 ? ` stroke-dasharray="${pick(random, ['2 12', '18 12', '1 24'])}"` : ''
      const start = onCircle(centre, radius, from)
      const end = onCircle(centre, radius, from + sweep)
      drawn += `<path d="M${start.map(round).join(' ')}A${round(radius)} ${round(radius)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${end.map(round).join(' ')}" stroke="${colour}" stroke-width="${width}"${dashes} fill="none" stroke-linecap="butt"/>`
      if (random() < 0.5)
        drawn += `<circle cx="${round(end[0])}" cy="${round(end[1])}" r="${pick(random, [5, 8, 13, 22])}" fill="${colour}"/>`
      if (random() < 0.2)
        drawn += `<circle cx="${round(start[0])}" cy="${round(start[1])}" r="30" fill="none" stroke="${ink.straw}" stroke-width="2"/><circle cx="${round(start[0])}" cy="${round(start[1])}" r="6" fill="${ink.straw}"/>`
      from += sweep + between(random, 0.3, 1)
    }
  }
  const beam = `M${centre.join(' ')}L${WIDTH * 0.86} 96L${WIDTH * 0.985} 330Z`
  const stars = Array.from(
    { length: 150 },
    () =>
      `<circle cx="${round(random() * WIDTH)}" cy="${round(random() * HEIGHT)}" r="${round(0.8 + random() ** 3 * 2.6)}"/>`,
  ).join('')
  return sheet(
    '#0e1a22',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/><g fill="${ink.cream}" fill-opacity=".6">${stars}</g>
    <path d="${beam}" fill="url(#beam)"/>${drawn}
    <circle cx="${centre[0]}" cy="${centre[1]}" r="54" fill="${ink.oxide}"/><circle cx="${centre[0]}" cy="${centre[1]}" r="20" fill="${ink.cream}"/>`,
    `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b141b"/><stop offset="1" stop-color="#1b3a42"/></linearGradient>
    <linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="${centre[0]}" y1="${centre[1]}" x2="${WIDTH * 0.93}" y2="200"><stop offset="0" stop-color="${ink.straw}" stop-opacity=".75"/><stop offset="1" stop-color="${ink.straw}" stop-opacity="0"/></linearGradient>`,
  )
}

function onCircle([x, y]: Point, radius: number, turn: number): Point {
  return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
}
