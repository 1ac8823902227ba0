/** What the compositions draw with: figures as SVG text, and chance. */

export type Random = () => number
/** ground, second ground, main, accent, light */
export type Inks = readonly [string, string, string, string, string]

export const getRandomBetween = (random: Random, low: number, high: number) => low + random() * (high - low)
export function getRandomItem<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('cannot pick from an empty list')
  return item
}
export const formatNumber = (value: number) => String(Math.round(value * 10) / 10)
export const renderTimes = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const renderRect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}" fill="${fill}"${more}/>`
export const renderDisc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="${fill}"${more}/>`
export const renderRing = (x: number, y: number, r: number, stroke: string, width: number) =>
  renderDisc(x, y, r, 'none', ` stroke="${stroke}" stroke-width="${formatNumber(width)}"`)
export const renderPath = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
export const renderLine = (d: string, stroke: string, width: number, more = '') =>
  renderPath(d, 'none', ` stroke="${stroke}" stroke-width="${formatNumber(width)}"${more}`)
export const renderRotated = (inside: string, angle: number, x = 200, y = 200) =>
  `<g transform="rotate(${formatNumber(angle)} ${formatNumber(x)} ${formatNumber(y)})">${inside}</g>`
export const renderOverprint = (inside: string, dark: boolean) =>
  `<g style="mix-blend-mode:${dark ? 'screen' : 'multiply'}">${inside}</g>`
export const isDark = (inks: Inks) => Number.parseInt(inks[0].slice(3, 5), 16) < 0x70
