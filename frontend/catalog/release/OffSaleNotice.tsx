import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface OffSaleNoticeProps {
  artist: string
  artistId: string
  soldOut: boolean
  /** The visitor owns a copy. */
  isOwner: boolean
  /** Further actions. */
  children: ReactNode
}

/** In place of what can be bought: that the artist sells no new copies for now, and whose copies stay good. */
export function OffSaleNotice({ artist, artistId, soldOut, isOwner, children }: OffSaleNoticeProps) {
  const t = useMessages(music)
  return (
    <div className="mt-8">
      <p className="poster text-poster-s">{t('offSale.title')}</p>
      <p className="mt-4 max-w-measure text-bone-2">
        {isOwner ? t('offSale.ownText', { artist }) : t('offSale.text', { artist })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isOwner ? (
          <Button asChild>
            <Link to={`${paths.privateGreenRoom.href}?room=fan-${artistId}`}>{t('openRoom')}</Link>
          </Button>
        ) : (
          !soldOut && (
            <Button asChild>
              <Link to={paths.redeemKeymail.href}>{t('redeem')}</Link>
            </Button>
          )
        )}
        {children}
      </div>
    </div>
  )
}
