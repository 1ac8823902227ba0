import {
  type Inks,
  type Random,
  getRandomBetween,
  getRandomItem,
  formatNumber,
  renderTimes,
  renderRect,
  renderDisc,
  renderRing,
  renderPath,
  renderLine,
  renderRotated,
  renderOverprint,
  isDark,
} from './drawing.ts'

/** A vinyl record, close up. */
function grooves(random: Random, [ground, second, main, accent, light]: Inks) {
  const [x, y] = getRandomItem<readonly [number, number]>(random, [
    [200, 200],
    [92, 306],
    [318, 96],
    [200, 404],
    [400, 210],
  ])
  const label = getRandomBetween(random, 58, 82)
  let out = renderDisc(x, y, 520, second) + renderDisc(x, y, label + 214, ground)
  let gap = 0
  for (let r = label + 14; r < label + 206; r += 4.6) {
    if (gap-- < 0 && random() < 0.09) {
      gap = 5
      r += 7
      continue
    }
    out += renderRing(x, y, r, main, getRandomBetween(random, 0.5, 2.7))
  }
  const sheen = getRandomBetween(random, 0, 180)
  const wedge = `M${x} ${y}l-34-480h68z`
  out +=
    renderRotated(renderPath(wedge, light, ' opacity=".2"'), sheen, x, y) +
    renderRotated(renderPath(wedge, light, ' opacity=".13"'), sheen + 180, x, y)
  return (
    out +
    renderDisc(x, y, label, accent) +
    renderPath(
      `M${formatNumber(x - label)} ${y}a${formatNumber(label)} ${formatNumber(label)} 0 0 0 ${formatNumber(label * 2)} 0z`,
      light,
      ' opacity=".9"',
    ) +
    renderDisc(x, y, 7, ground)
  )
}

/** Stage lights and a microphone on an empty stage. */
function lamps(random: Random, inks: Inks) {
  const dark = isDark(inks)
  const [ground, second, main, accent, light] = dark
    ? inks
    : ([inks[4] === '#14201b' ? inks[4] : inks[2], inks[3], inks[0], inks[1], '#f8ecd2'] as const)
  const floor = getRandomBetween(random, 288, 320)
  const stand = getRandomBetween(random, 130, 270)
  const tints = [main, accent, light] as const
  const beams = renderTimes(3, (index) => {
    const from = getRandomBetween(random, 30, 120) + index * 125
    const to = index === 1 ? stand : getRandomBetween(random, 60, 340)
    const half = getRandomBetween(random, 52, 96)
    const tint = tints[index] ?? light
    const base = floor + 26
    return (
      renderPath(
        `M${formatNumber(from - 7)}-8h14L${formatNumber(to + half)} ${formatNumber(base)}A${formatNumber(half)} 20 0 0 1 ${formatNumber(to - half)} ${formatNumber(base)}z`,
        tint,
        ' opacity=".5"',
      ) +
      `<ellipse cx="${formatNumber(to)}" cy="${formatNumber(base)}" rx="${formatNumber(half)}" ry="19" fill="${tint}" opacity=".55"/>`
    )
  })
  const mic = `M${formatNumber(stand)} ${formatNumber(floor + 26)}V${formatNumber(floor - 92)}`
  return (
    renderRect(0, 0, 400, 400, ground) +
    renderRect(0, floor, 400, 400, second) +
    `<g style="mix-blend-mode:screen">${beams}</g>` +
    renderLine(mic, ground, 4) +
    renderLine(
      `M${formatNumber(stand - 24)} ${formatNumber(floor + 30)}q24-16 48 0`,
      ground,
      5,
      ' stroke-linecap="round"',
    ) +
    renderRotated(renderRect(stand - 8, floor - 122, 16, 34, ground, ' rx="8"'), -24, stand, floor - 92)
  )
}

/** A moon and its reflection on water. */
function moon(random: Random, [ground, second, main, accent, light]: Inks) {
  const horizon = getRandomBetween(random, 232, 286)
  const r = getRandomBetween(random, 62, 104)
  const x = getRandomBetween(random, 130, 270)
  const y = getRandomBetween(random, 90, horizon - 20)
  const stars = renderTimes(26, () =>
    renderDisc(random() * 400, random() * horizon * 0.9, getRandomBetween(random, 0.8, 2), light),
  )
  const road = renderTimes(11, (index) => {
    const width = r * 2 * (0.94 - index * 0.055) * getRandomBetween(random, 0.7, 1.1)
    return renderRect(
      x - width / 2 + getRandomBetween(random, -9, 9),
      horizon + 7 + index * 13,
      width,
      getRandomBetween(random, 4, 7),
      index % 4 === 3 ? accent : main,
      ' rx="3"',
    )
  })
  const crescent =
    random() < 0.4
      ? renderDisc(x + r * 0.42, y - r * 0.16, r * 0.86, ground)
      : renderDisc(x - r * 0.3, y + r * 0.2, r * 0.16, accent, ' opacity=".5"') +
        renderDisc(x + r * 0.26, y - r * 0.3, r * 0.1, accent, ' opacity=".5"')
  return (
    renderRect(0, 0, 400, 400, ground) +
    stars +
    renderDisc(x, y, r, main) +
    crescent +
    renderRect(0, horizon, 400, 200, second) +
    road
  )
}

/** Layered hills and a low sun. */
function hills(random: Random, [ground, second, main, accent, light]: Inks) {
  const layers = [light, main, accent, second, ground]
  const sun = renderDisc(
    getRandomBetween(random, 90, 310),
    getRandomBetween(random, 96, 160),
    getRandomBetween(random, 46, 78),
    accent,
  )
  const phase = getRandomBetween(random, 0, 9)
  const ridge = (index: number) => {
    const base = 168 + index * 46
    const points = renderTimes(21, (at) => {
      const x = at * 20
      const y = base + Math.sin(x / 61 + phase * (index + 1)) * 20 + Math.sin(x / 23 + phase * 3 * index) * 7
      return `L${x} ${formatNumber(y)}`
    })
    return renderPath(`M0 400${points}V400z`, layers[index + 1] ?? ground)
  }
  return renderRect(0, 0, 400, 400, light) + sun + renderTimes(4, ridge) + renderLine('M0 396H400', ground, 8)
}

/** Organ pipes, piano keys or a skyline. */
function pipes(random: Random, [ground, second, main, accent, light]: Inks) {
  const count = getRandomItem(random, [7, 9, 11, 13])
  const width = 360 / count
  const phase = getRandomBetween(random, 0, 6)
  const speed = getRandomBetween(random, 0.5, 1.1)
  const height = (index: number) => 96 + 128 * Math.abs(Math.sin(index * speed + phase)) + random() * 40
  const bars = (ink: string, shift: number, opacity: string) =>
    renderTimes(count, (index) => {
      const tall = height(index)
      return renderRect(
        20 + index * width + width * 0.13 + shift,
        348 - tall,
        width * 0.74,
        tall,
        ink,
        ` rx="${formatNumber(width * 0.37)}"${opacity}`,
      )
    })
  return (
    renderRect(0, 0, 400, 400, ground) +
    renderDisc(
      getRandomItem(random, [92, 308]),
      getRandomBetween(random, 84, 120),
      getRandomBetween(random, 34, 58),
      accent,
    ) +
    bars(second, 0, '') +
    renderOverprint(bars(main, width * 0.2, ' opacity=".92"'), isDark([ground, second, main, accent, light])) +
    renderRect(0, 340, 400, 60, ground) +
    renderLine('M20 356H380', light, 3)
  )
}

/** A flower cut from tissue paper. */
function bloom(random: Random, inks: Inks) {
  const [ground, second, main, accent, light] = inks
  const petals = getRandomItem(random, [6, 8, 9, 12])
  const x = getRandomBetween(random, 170, 230)
  const y = getRandomBetween(random, 165, 215)
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
    renderRect(0, 0, 400, 400, ground) +
    renderLine(
      `M${formatNumber(x)} ${formatNumber(y)}Q${formatNumber(x + getRandomBetween(random, -60, 60))} 320 200 420`,
      second,
      9,
    ) +
    wreath(second, getRandomBetween(random, 150, 178), 300 / petals, 0) +
    wreath(main, getRandomBetween(random, 108, 132), 230 / petals, 180 / petals) +
    renderDisc(x, y, 30, accent) +
    renderTimes(14, (index) =>
      renderDisc(
        x + Math.cos(index * 2.4) * Math.sqrt(index) * 6.4,
        y + Math.sin(index * 2.4) * Math.sqrt(index) * 6.4,
        2,
        light,
      ),
    )
  )
}

/** Compositions that show something. */
export const scenes = { grooves, lamps, moon, hills, pipes, bloom }
