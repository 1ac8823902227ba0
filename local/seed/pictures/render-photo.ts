import sharp from 'sharp'
import { createRandom } from '#local/seed/music/synth/random'

const W = 1500
const H = 1000

/** Renders a photo for the demo Green Rooms, lit like a snapshot: JPEG, as from a phone. */
export async function renderPhoto(scene: keyof typeof scenes): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 }
  const grain = await sharp({ create: { width: 1050, height: 700, channels: 3, background: '#808080', noise } })
    .greyscale()
    .png()
    .toBuffer()
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="1050" height="700">
    <defs>${blurs}</defs>${scenes[scene]()}<rect width="${W}" height="${H}" fill="url(#vignette)"/></svg>`),
  )
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 84 })
    .toBuffer()
}

const blurs = `${[3, 9, 26, 70].map((deviation) => `<filter id="b${deviation}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`).join('')}
  <radialGradient id="vignette" cx="50%" cy="46%" r="75%"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".62"/></radialGradient>`

const repeat = (count: number, draw: (n: number) => string) => Array.from({ length: count }, (_, n) => draw(n)).join('')
const renderBox = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const renderDot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${fill}" ${more}/>`

const scenes = {
  /** Twenty-five oranges in a crate, lamp on the left. */
  oranges() {
    const random = createRandom(25)
    const fruit = repeat(30, (n) => {
      const x = 190 + (n % 6) * 225 + (Math.floor(n / 6) % 2) * 90 + random() * 30
      const y = 190 + Math.floor(n / 6) * 175 + random() * 24
      const r = 112 + random() * 14
      return `${renderDot(x + 18, y + 26, r, '#1c0d04', 'opacity=".55" filter="url(#b9)"')}${renderDot(x, y, r, ['#d9741a', '#e28a24', '#c9620f'][n % 3]!)}
        ${renderDot(x - 34, y - 38, r * 0.62, '#f6b251', 'opacity=".75" filter="url(#b26)"')}${renderDot(x - 46, y - 50, r * 0.15, '#ffe9c4', 'opacity=".8" filter="url(#b9)"')}
        ${renderDot(x + 14, y + 8, 6, '#4c3a14')}`
    })
    return `${renderBox(0, 0, W, H, '#2a170c')}${fruit}${renderBox(0, 0, 70, H, '#6b4a2b')}${renderBox(0, 930, W, 70, '#5b3d22')}${repeat(4, (n) => renderBox(0, 944 + n * 14, W, 2, '#3d2814'))}`
  },
  /** A lamp over a table, sheet music, a window with rain. */
  kitchen() {
    const random = createRandom(4)
    const lights = repeat(26, () =>
      renderDot(
        830 + random() * 520,
        90 + random() * 400,
        8 + random() * 26,
        random() < 0.6 ? '#f0b35c' : '#7fb6c9',
        `opacity="${(0.25 + random() * 0.5).toFixed(2)}" filter="url(#b9)"`,
      ),
    )
    const sheet = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) skewX(-16)">${renderBox(12, 14, 330, 210, '#0b0705', 'filter="url(#b9)"')}${renderBox(0, 0, 330, 210, '#e6d6b4')}
      ${repeat(5, (staff) => `${repeat(5, (line) => renderBox(22, 22 + staff * 38 + line * 5, 286, 1, '#6f6350'))}${repeat(9, () => renderDot(36 + random() * 262, 24 + staff * 38 + random() * 20, 4, '#2b2419'))}`)}</g>`
    return `${renderBox(0, 0, W, H, '#1a120d')}${renderBox(800, 40, 600, 500, '#0c1a22')}${lights}${renderBox(1092, 40, 16, 500, '#241a12')}${renderBox(780, 530, 640, 26, '#3a2819')}
      ${renderBox(0, 640, W, 360, '#4a2f1a')}${renderDot(420, 360, 330, '#f6c877', 'opacity=".38" filter="url(#b70)"')}<path d="M300 250h240l-60-130h-120z" fill="#b78a3c"/>${renderBox(416, 0, 8, 124, '#0d0906')}
      ${renderDot(420, 262, 60, '#fff1cf', 'filter="url(#b26)"')}<ellipse cx="440" cy="800" rx="520" ry="130" fill="#e3a04a" opacity=".42" filter="url(#b70)"/>${sheet(260, 700, 5)}${sheet(560, 730, -9)}
      <ellipse cx="1060" cy="770" rx="70" ry="22" fill="#2a1a10"/>${renderBox(990, 690, 140, 80, '#d8cbb2')}<ellipse cx="1060" cy="690" rx="70" ry="20" fill="#3a2415"/>`
  },
  /** Snow, a mast with guy wires, blue hour. */
  antenna() {
    const random = createRandom(9)
    return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0d1f3c"/><stop offset=".6" stop-color="#4c7399"/><stop offset="1" stop-color="#c6a9a2"/></linearGradient></defs>
      ${renderBox(0, 0, W, H, 'url(#sky)')}<path d="M0 640 220 520 430 610 690 470 900 600 1180 500 1500 630V760H0z" fill="#2c4a6b"/><path d="M0 700Q400 620 780 700T1500 690V1000H0z" fill="#a9c0d6"/><path d="M0 800Q500 730 900 810T1500 790V1000H0z" fill="#cddbe8"/>
      <g stroke="#0a1420" fill="none"><path d="M980 760V120" stroke-width="14"/><path d="M980 160 640 770M980 160 1330 770M980 330 720 770M980 330 1240 770" stroke-width="3"/>${repeat(12, (n) => `<path d="M966 ${180 + n * 46}h28l-28 30h28" stroke-width="3"/>`)}</g>
      ${renderDot(980, 112, 9, '#ff6a4d')}${renderDot(980, 112, 44, '#ff5a3d', 'opacity=".5" filter="url(#b26)"')}${repeat(170, () => renderDot(random() * W, random() * H, 1.5 + random() * 5, '#f2f7fb', `opacity="${(0.2 + random() * 0.7).toFixed(2)}" filter="url(#b3)"`))}`
  },
  /** A vending machine on an empty platform after midnight. */
  platform() {
    const random = createRandom(12)
    const cans = repeat(24, (n) => {
      const x = 470 + (n % 8) * 52
      const y = 270 + Math.floor(n / 8) * 128
      return `${renderBox(x, y, 34, 72, ['#b8452f', '#d9b24a', '#2f6f8a', '#e6e0d0', '#7a3f6b'][Math.floor(random() * 5)]!)}${renderBox(x + 4, y, 7, 72, '#fff', 'opacity=".35"')}${renderBox(x + 6, y + 84, 22, 9, n % 3 ? '#d8483a' : '#4a90c8')}`
    })
    return `${renderBox(0, 0, W, H, '#0a0d14')}${renderBox(0, 760, W, 240, '#1b2029')}${repeat(12, (n) => renderBox(n * 130, 800, 110, 26, '#8a7a2c', 'opacity=".7"'))}
      ${renderDot(680, 480, 420, '#cfe8f2', 'opacity=".32" filter="url(#b70)"')}${renderBox(420, 160, 500, 640, '#d7e4e6')}${renderBox(448, 200, 444, 400, '#f7fbf8')}${cans}${renderBox(500, 650, 340, 80, '#39434c')}${renderBox(448, 612, 444, 12, '#a9b8bb')}
      <path d="M420 800h500l220 200H200z" fill="#cfe8f2" opacity=".16" filter="url(#b26)"/>${repeat(9, (n) => renderDot(1050 + n * 52, 300 - n * 8, 15 - n, '#ffd98a', 'opacity=".75" filter="url(#b9)"'))}${renderBox(1040, 420, 500, 14, '#2a313c')}
      ${repeat(70, () => renderBox(random() * W, random() * H, 1.5, 26 + random() * 30, '#a9c3d6', 'opacity=".16"'))}`
  },
  /** A small boat on a rope, calm sea, evening. */
  boat() {
    const random = createRandom(31)
    return `<defs><linearGradient id="eve" x2="0" y2="1"><stop stop-color="#2b3f63"/><stop offset=".7" stop-color="#d98a5f"/><stop offset="1" stop-color="#f2c184"/></linearGradient><linearGradient id="sea" x2="0" y2="1"><stop stop-color="#d59468"/><stop offset=".4" stop-color="#3f5f70"/><stop offset="1" stop-color="#132733"/></linearGradient></defs>
      ${renderBox(0, 0, W, 520, 'url(#eve)')}${renderDot(1080, 470, 70, '#fff0c9', 'filter="url(#b9)"')}${renderDot(1080, 470, 220, '#ffd08a', 'opacity=".5" filter="url(#b70)"')}${renderBox(0, 516, W, 484, 'url(#sea)')}
      ${repeat(80, () => {
        const y = 530 + random() * random() * 440
        return renderBox(
          880 + (random() - 0.5) * (240 + (y - 520)),
          y,
          30 + random() * 120,
          3 + (y - 520) / 90,
          '#ffdca3',
          `opacity="${(0.15 + random() * 0.5).toFixed(2)}"`,
        )
      })}
      <path d="M0 560 160 500 330 520 420 516H0z" fill="#1d2733"/><ellipse cx="560" cy="805" rx="330" ry="34" fill="#0a151c" opacity=".7" filter="url(#b9)"/>
      <path d="M250 690q40 100 120 110h370q110-20 150-130-60 40-140 44H330q-50 0-80-24z" fill="#7c2f22"/><path d="M250 690q40 40 90 44h410q80-6 140-64" fill="none" stroke="#e8d2a8" stroke-width="9"/>${renderBox(470, 640, 12, 90, '#2a1a10')}${renderBox(600, 700, 190, 16, '#c9a06a')}<path d="M250 690Q90 790 0 980" fill="none" stroke="#d9c39a" stroke-width="5"/>`
  },
}

export type PhotoScene = keyof typeof scenes
