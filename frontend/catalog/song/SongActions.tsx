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

interface SongActionsProps {
  song: CatalogSong
  /** The visitor's copy, if any. */
  own: OwnCopy | undefined
  className?: string
}

/** The price and the one next step: open mine, buy, join the waiting list, or ask the artist for a Keymail. */
export function SongActions({ song, own, className }: SongActionsProps) {
  const { artist, artistId, openSale, soldOut } = song
  return (
    <div className={className}>
      <Money cents={Math.round(song.price * 100)} className="poster text-poster-s tabular-nums" />
      <p className="mt-4 max-w-measure text-bone-2">
        {own
          ? `This one is yours. It plays here, in your library and in ${artist}’s Private Green Room.`
          : soldOut
            ? 'Every copy has its owner. There will never be another one.'
            : openSale
              ? `Buy the next free number and pay ${artist} directly. You hear the whole song and have a place in the Private Green Room.`
              : `Copies are handed out by ${artist} as Keymails: one code, one copy. Whoever pays for it owns that number, hears the whole song and has a place in the Private Green Room.`}
      </p>
      {!own && (
        <BuyCopyLink editionId={song.editionId} openSale={openSale} title={song.editionTitle} className="mt-6" />
      )}
      <div className={clsx('flex flex-wrap gap-3', openSale && !own ? 'mt-3' : 'mt-6')}>
        {own ? (
          <Button asChild>
            <Link to={`${paths.privateGreenRoom.href}?room=fan-${artistId}`}>Open the Green Room</Link>
          </Button>
        ) : (
          !soldOut && (
            <>
              <Button variant={openSale ? 'quiet' : 'primary'} asChild>
                <Link to={paths.redeemKeymail.href}>Redeem a Keymail</Link>
              </Button>
              {!openSale && (
                <Button variant="quiet" asChild>
                  <Link to={paths.artist.href(artistId)}>Ask {artist} for a copy</Link>
                </Button>
              )}
            </>
          )
        )}
        {!own && <WishButton songId={song.id} title={song.title} />}
        <ShareButton title={`${song.title} by ${artist}`} />
        <EmbedCodeButton kind="songs" id={song.id} title={`${song.title} by ${artist}`} />
      </div>
    </div>
  )
}
