import { Link } from 'react-router-dom'
import type { CatalogSong } from '#contract/catalog'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface BuyCopyLinkProps {
  editionId: string
  /** The catalogue's `openSale`. If null, the edition is not on open sale and nothing is rendered. */
  openSale: CatalogSong['openSale']
  /** What is sold; completes the link's accessible name. */
  title: string
  className?: string
}

/**
 * The link on a song's card to buy a copy without a code, with the number available. Stacked above a link that covers
 * the whole card.
 */
export function BuyCopyLink({ editionId, openSale, title, className = '' }: BuyCopyLinkProps) {
  const t = useMessages(ui)
  if (!openSale) return null
  const soldOut = openSale.sold >= openSale.of
  return (
    <div className={`relative z-10 flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <Button variant={openSale.free > 0 ? 'primary' : 'quiet'} asChild>
        <Link
          to={paths.buyCopy.href(editionId)}
          aria-label={t('buy.about', { action: soldOut ? t('buy.joinWaitlist') : t('buy.copy'), title })}
        >
          {soldOut ? t('buy.waitlist') : t('buy.copy')}
        </Link>
      </Button>
      <span className="text-sm text-bone-3 tabular-nums">
        {soldOut
          ? t('buy.soldOut')
          : openSale.free > 0
            ? t('buy.free', { count: formatCount(openSale.free) })
            : t('buy.paying')}
      </span>
    </div>
  )
}
