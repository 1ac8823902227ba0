import sharp from 'sharp'
import { renderFlow, renderOrbits, renderRipples } from './lines.ts'
import { HEIGHT, WIDTH } from './paper.ts'
import { renderGarden, renderWeave } from './patterns.ts'
import { renderOverprint, renderTerraces, renderWoodcut } from './shapes.ts'
import type { ArtStyle, DemoCard } from '#local/seed/catalog/types'
import { createRandom } from '#local/seed/music/synth/random'

const styles: Record<ArtStyle, (seed: number) => string> = {
  flow: renderFlow,
  overprint: renderOverprint,
  ripples: renderRipples,
  woodcut: renderWoodcut,
  weave: renderWeave,
  orbits: renderOrbits,
  terraces: renderTerraces,
  garden: renderGarden,
}

/** Renders an art card on slightly grained paper: WebP, 1600 by 2000 pixels, or smaller in the same shape. */
export async function renderArtwork({ style, seed }: Pick<DemoCard, 'style' | 'seed'>, width = WIDTH): Promise<Buffer> {
  const drawing = Buffer.from(styles[style](seed))
  return sharp(drawing, { unlimited: true })
    .resize(width, Math.round((width * HEIGHT) / WIDTH))
    .composite([
      { input: renderGrain(seed), raw: { width: GRAIN, height: GRAIN, channels: 4 }, tile: true, blend: 'over' },
    ])
    .webp({ quality: 78, effort: 3 })
    .toBuffer()
}

const GRAIN = 400

/** Paper grain: faint light and dark specks, soft enough to compress well. */
function renderGrain(seed: number) {
  const random = createRandom(seed + 1)
  const pixels = Buffer.alloc(GRAIN * GRAIN * 4)
  for (let i = 0; i < pixels.length; i += 4) {
    const light = random() < 0.5
    pixels.fill(light ? 255 : 0, i, i + 3)
    pixels[i + 3] = Math.floor(random() * random() * (light ? 12 : 15))
  }
  return pixels
}
