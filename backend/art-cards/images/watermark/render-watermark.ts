import { OBFUSCATION, type ObfuscationLevel } from '#contract/art-cards/images'

// The wordmark as outlines (from frontend/ui/Wordmark.tsx), since a server without fonts would render nothing.
const LETTERS =
  'M14.5 30V13.2H11.1V10H21.6V13.2H18.2V30ZM28.7 30.2Q25.8 30.2 24.6 29.1Q23.3 28 23.3 25.3Q23.2 21.5 23.2 17.7Q23.2 13.8 23.3 10H26.9Q26.8 12.5 26.8 15.2Q26.8 17.9 26.9 20.6Q26.9 23.2 26.9 25.8Q26.9 26.5 27.3 26.9Q27.8 27.3 28.7 27.3Q29.5 27.3 30 26.9Q30.4 26.5 30.4 25.8Q30.4 23.2 30.5 20.6Q30.5 17.9 30.5 15.2Q30.4 12.5 30.4 10H34Q34.1 13.8 34.1 17.7Q34.1 21.5 34 25.3Q34 28 32.7 29.1Q31.5 30.2 28.7 30.2ZM36.9 30V10H42.8L44.3 16.4L45.7 26.8H46.8L46.1 18.5L45.8 10H49.5V30H43.2L41.8 23.4L40.7 13.2H39.5L40.2 22.3L40.5 30ZM52.5 30V10H61.4V13.2H56.1V18.2H61.2V21.4H56.1V26.8H61.4V30ZM80.4 30V10H86.9L88.5 17.6L88.9 26.8H90L90.3 17.6L91.9 10H98.4V30H94.7V23.8L95.4 13.2H94.3L93.2 24.1L91.6 30H87.1L85.6 24.1L84.5 13.2H83.4L84.1 23.8V30ZM100.6 30 103.4 10H109.6L112.3 30H108.6L108.2 25.7H104.8L104.4 30ZM105.1 22.5H107.8L107.4 18.1L107.1 13.2H105.9L105.6 18.1ZM114.5 30V10H118.4L118.3 14.8L117.9 19.4H118.8L120 14.8L121.8 10H125.7L122.4 18.3L125.9 30H122.2L119.9 22L118.2 25.5V30ZM127.8 30V10H136.8V13.2H131.4V18.2H136.5V21.4H131.4V26.8H136.8V30ZM139.2 30V10H144.2Q146.9 10 148.1 11.1Q149.3 12.2 149.4 14.8Q149.4 15.5 149.4 16Q149.4 16.6 149.4 17.2Q149.4 17.7 149.4 18.4Q149.3 20 148.8 21Q148.4 22 147.3 22.6L149.7 30H145.8L144 23.2H142.8V30ZM142.8 20H144.2Q144.9 20 145.3 19.6Q145.7 19.3 145.8 18.6Q145.8 18 145.8 17.3Q145.8 16.6 145.8 15.9Q145.8 15.2 145.8 14.6Q145.7 13.9 145.3 13.5Q144.9 13.2 144.2 13.2H142.8Z'
const LEFT = 11
const WIDTH = 139
const TOP = 10
const HEIGHT = 20

/**
 * The visible watermark of a public picture, as an SVG of its size in pixels. Light with a dark edge, so it shows on
 * any background.
 */
export function renderWatermark(level: ObfuscationLevel, width: number, height: number): Buffer {
  const { mark, strength } = OBFUSCATION[level]
  const name = (scale: number) =>
    `<path d="${LETTERS}" transform="scale(${scale}) translate(${-LEFT} ${-TOP})" fill="#fff" fill-opacity="${strength}" fill-rule="evenodd" stroke="#000" stroke-opacity="${strength * 0.7}" stroke-width=".8" paint-order="stroke"/>`
  const long = Math.max(width, height)
  const sign = (long * 0.13) / WIDTH
  const tile = (long * 0.3) / WIDTH
  const drawn =
    mark === 'corner'
      ? `<g transform="translate(${width - (WIDTH + 9) * sign} ${height - (HEIGHT + 9) * sign})">${name(sign)}</g>`
      : `<defs><pattern id="p" width="${WIDTH * tile * 1.45}" height="${HEIGHT * tile * 5.4}" patternUnits="userSpaceOnUse" patternTransform="rotate(-27)">
           ${name(tile)}<g transform="translate(${WIDTH * tile * -0.72} ${HEIGHT * tile * 2.7})">${name(tile)}</g><g transform="translate(${WIDTH * tile * 0.73} ${HEIGHT * tile * 2.7})">${name(tile)}</g>
         </pattern></defs><rect width="100%" height="100%" fill="url(#p)"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`,
  )
}
