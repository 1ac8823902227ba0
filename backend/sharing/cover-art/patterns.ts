import {
  type Inks,
  type Random,
  getRandomBetween,
  getRandomItem,
  formatNumber,
  renderTimes,
  renderRect,
  renderDisc,
  renderPath,
  renderLine,
  renderRotated,
  renderOverprint,
  isDark,
} from './drawing.ts'

/** Three overlapping cut-out shapes. */
function cutouts(random: Random, inks: Inks) {
  const [ground, second, main, accent, light] = inks
  const dark = isDark(inks)
  const shape = (fill: string) => {
    const r = getRandomBetween(random, 92, 148)
    const x = getRandomBetween(random, 120, 280)
    const y = getRandomBetween(random, 120, 280)
    const form = Math.floor(random() * 4)
    const drawn =
      form === 0
        ? renderDisc(x, y, r, fill)
        : form === 1
          ? renderPath(
              `M${formatNumber(x - r)} ${formatNumber(y)}a${formatNumber(r)} ${formatNumber(r)} 0 0 1 ${formatNumber(2 * r)} 0z`,
              fill,
            )
          : form === 2
            ? renderPath(
                `M${formatNumber(x - r)} ${formatNumber(y - r)}h${formatNumber(2 * r)}A${formatNumber(2 * r)} ${formatNumber(2 * r)} 0 0 1 ${formatNumber(x - r)} ${formatNumber(y + r)}z`,
                fill,
              )
            : renderRect(x - r * 0.36, y - r * 1.5, r * 0.72, r * 3, fill)
    return renderRotated(drawn, getRandomItem(random, [0, 0, 45, 90, 180, 270]), x, y)
  }
  const dots =
    getRandomBetween(random, 0, 1) < 0.6
      ? `<g opacity=".9">${renderTimes(49, (index) => renderDisc(40 + (index % 7) * 53.3, 40 + Math.floor(index / 7) * 53.3, 3.2, light))}</g>`
      : ''
  return (
    renderRect(0, 0, 400, 400, ground) +
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
  const first = getRandomItem(random, [0, 90, 180, 270])
  return (
    renderRect(0, 0, 400, 400, ground) +
    renderDisc(
      getRandomBetween(random, 110, 290),
      getRandomBetween(random, 110, 290),
      getRandomBetween(random, 70, 120),
      accent,
    ) +
    fan(main, first, getRandomBetween(random, 0, 120)) +
    fan(
      getRandomItem(random, [second, light]),
      first + getRandomItem(random, [90, 180]),
      getRandomBetween(random, 0, 160),
    )
  )
}

/** Quarter circles on a grid, after classic jazz labels. */
function tiles(random: Random, inks: Inks) {
  const cells = getRandomItem(random, [3, 4, 4, 5])
  const size = 400 / cells
  const [ground] = inks
  const draw = (index: number) => {
    const x = (index % cells) * size
    const y = Math.floor(index / cells) * size
    const back = getRandomItem(random, [ground, ground, inks[1], inks[2]])
    const front = getRandomItem(
      random,
      [inks[2], inks[3], inks[4], inks[1]].filter((ink) => ink !== back),
    )
    const form = random()
    const figure =
      form < 0.56
        ? renderPath(
            `M${formatNumber(x - 0.4)} ${formatNumber(y - 0.4)}h${formatNumber(size + 0.4)}A${formatNumber(size)} ${formatNumber(size)} 0 0 1 ${formatNumber(x - 0.4)} ${formatNumber(y + size)}z`,
            front,
          )
        : form < 0.74
          ? renderPath(
              `M${formatNumber(x)} ${formatNumber(y)}h${formatNumber(size)}a${formatNumber(size / 2)} ${formatNumber(size / 2)} 0 0 1 ${formatNumber(-size)} 0z`,
              front,
            )
          : form < 0.9
            ? renderDisc(x + size / 2, y + size / 2, size * 0.36, front)
            : ''
    return (
      renderRect(x - 0.4, y - 0.4, size + 0.8, size + 0.8, back) +
      renderRotated(figure, getRandomItem(random, [0, 90, 180, 270]), x + size / 2, y + size / 2)
    )
  }
  return renderRect(0, 0, 400, 400, ground) + renderTimes(cells * cells, draw)
}

/** Parallel lines distorted by a wave. */
function swell(random: Random, [ground, second, main, accent, light]: Inks) {
  const x = getRandomBetween(random, 130, 270)
  const y = getRandomBetween(random, 130, 270)
  const spread = getRandomBetween(random, 2600, 6000)
  const push = getRandomBetween(random, 34, 64)
  const turn = getRandomItem(random, [0, 0, 90, 45])
  const rows = renderTimes(27, (index) => {
    const base = -60 + index * 20
    const points = renderTimes(43, (at) => {
      const px = -60 + at * 12.5
      const lift = push * Math.exp(-((px - x) ** 2 + (base - y) ** 2) / spread) * Math.sin((px - x) / 26 + index * 0.5)
      return `${at ? 'L' : 'M'}${formatNumber(px)} ${formatNumber(base + lift)}`
    })
    return renderLine(points, index % 9 === 4 ? accent : main, index % 9 === 4 ? 8 : 5)
  })
  return (
    renderRect(0, 0, 400, 400, ground) +
    renderDisc(x, y, getRandomBetween(random, 92, 128), second) +
    renderRotated(rows, turn) +
    renderDisc(x, y, 9, light)
  )
}

/** Compositions of shapes alone. */
export const patterns = { cutouts, strings, tiles, swell }
