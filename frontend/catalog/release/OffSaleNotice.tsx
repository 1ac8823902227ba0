import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'

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
export const OffSaleNotice = ({ artist, artistId, soldOut, isOwner, children }: OffSaleNoticeProps) => (
  <div className="mt-8">
    <p className="poster text-poster-s">Off sale</p>
    <p className="mt-4 max-w-measure text-bone-2">
      {isOwner && 'Your copy stays yours. '}
      {artist} sells no new copies for now. Whoever owns a copy keeps it, and every code that was handed out can still
      be redeemed.
    </p>
    <div className="mt-6 flex flex-wrap gap-3">
      {isOwner ? (
        <Button asChild>
          <Link to={`${paths.privateGreenRoom.href}?room=fan-${artistId}`}>Open the Green Room</Link>
        </Button>
      ) : (
        !soldOut && (
          <Button asChild>
            <Link to={paths.redeemKeymail.href}>Redeem a Keymail</Link>
          </Button>
        )
      )}
      {children}
    </div>
  </div>
)
