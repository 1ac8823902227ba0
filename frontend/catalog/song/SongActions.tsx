import { Link } from 'react-router-dom'
import type { CatalogSong } from '#contract/catalog'
import { EmbedCodeButton } from '#frontend/catalog/release/EmbedCodeButton.tsx'
import { BuyCopyLink } from '#frontend/checkout/BuyCopyLink.tsx'
import { WishButton } from '#frontend/follows/WishButton.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ShareButton } from '#frontend/ui/controls/ShareButton.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { clsx } from 'clsx'
import type { OwnCopy } from './use-own-copies.ts'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface SongActionsProps {
  song: CatalogSong
  /** The visitor's copy, if any. */
  own: OwnCopy | undefined
  className?: string
}

/** The price and the one next step: open mine, buy, join the waiting list, or ask the artist for a Keymail. */
export function SongActions({ song, own, className }: SongActionsProps) {
  const t = useMessages(music)
  const { artist, artistId, openSale, soldOut } = song
  return (
    <div className={className}>
      <Money cents={Math.round(song.price * 100)} className="poster text-poster-s tabular-nums" />
      <p className="mt-4 max-w-measure text-bone-2">
        {own
          ? t('song.ownText', { artist })
          : soldOut
            ? t('soldOutText')
            : openSale
              ? t('song.openSaleText', { artist })
              : t('song.keymailText', { artist })}
      </p>
      {!own && (
        <BuyCopyLink editionId={song.editionId} openSale={openSale} title={song.editionTitle} className="mt-6" />
      )}
      <div className={clsx('flex flex-wrap gap-3', openSale && !own ? 'mt-3' : 'mt-6')}>
        {own ? (
          <Button asChild>
            <Link to={`${paths.privateGreenRoom.href}?room=fan-${artistId}`}>{t('openRoom')}</Link>
          </Button>
        ) : (
          !soldOut && (
            <>
              <Button variant={openSale ? 'quiet' : 'primary'} asChild>
                <Link to={paths.redeemKeymail.href}>{t('redeem')}</Link>
              </Button>
              {!openSale && (
                <Button variant="quiet" asChild>
                  <Link to={paths.artist.href(artistId)}>{t('ask', { artist })}</Link>
                </Button>
              )}
            </>
          )
        )}
        {!own && <WishButton songId={song.id} title={song.title} />}
        <ShareButton title={t('work', { title: song.title, artist })} />
        <EmbedCodeButton kind="songs" id={song.id} title={t('work', { title: song.title, artist })} />
      </div>
    </div>
  )
}
