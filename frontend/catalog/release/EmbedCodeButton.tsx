import { EMBED_SIZES } from '#contract/sharing'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface EmbedCodeButtonProps {
  kind: 'songs' | 'albums'
  /** The song, or the album by its edition. */
  id: string
  /** Title and artist. */
  title: string
}

/** Copies the HTML that shows a release's player on another site. */
export function EmbedCodeButton({ kind, id, title }: EmbedCodeButtonProps) {
  const t = useMessages(music)
  return <CopyButton text={() => buildEmbedCode({ kind, id, title })} label={t('embed.copy')} />
}

function buildEmbedCode({ kind, id, title }: EmbedCodeButtonProps): string {
  const { width, height } = EMBED_SIZES[kind]
  const frame = document.createElement('iframe')
  const attributes = { src: `${location.origin}/embed/${kind}/${id}`, title, width, height, loading: 'lazy' }
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, String(value))
  frame.style.cssText = 'border:0;max-width:100%'
  // The browser writes it, so that no title can end an attribute.
  return frame.outerHTML
}
