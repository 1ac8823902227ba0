import type { Language } from '#contract/text'
import { encodeXml } from '#text/encode-xml'
import { config } from '#runtime/config'
import { EMBED_MIN_WIDTH, EMBED_SIZES } from '../contract.ts'
import type { SharedPage } from '../get-shared-page.ts'
import { formatTitle } from '../render-page-head.ts'

type EmbedFrame = { html: string; width: number; height: number }

/** The iframe that shows a release elsewhere, its sizes in pixels; undefined without a player or without room for it. */
export function buildEmbedFrame(
  shared: SharedPage,
  room: { maxwidth: number; maxheight: number },
  language: Language,
): EmbedFrame | undefined {
  if (shared.kind !== 'song' && shared.kind !== 'album') return undefined
  const kind = `${shared.kind}s` as const
  const size = EMBED_SIZES[kind]
  const width = Math.min(size.width, room.maxwidth)
  const height = Math.min(size.height, room.maxheight)
  if (width < EMBED_MIN_WIDTH || height < EMBED_SIZES.songs.height) return undefined
  const src = encodeXml(`${config.PUBLIC_URL}/embed/${kind}/${shared.id}`)
  const html = `<iframe src="${src}" title="${encodeXml(formatTitle(shared, language))}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
  return { html, width, height }
}
