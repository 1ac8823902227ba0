import { Link } from 'react-router-dom'
import type { CatalogueSong } from '#contract/songs'
import { Button } from '#ui/Button'
import { paths } from '#web/paths'

interface BuyCopyProps {
  editionId: string
  /** As the catalogue says it; null: this edition is not on open sale, and nothing is shown. */
  openSale: CatalogueSong['openSale']
  /** What is sold, for whoever hears the link without seeing the card. */
  title: string
  className?: string
}

const count = (copies: number) => copies.toLocaleString('en-US')

/** On a song's card: the way to a copy without a code, and how many there are. Stands above a link that covers the card. */
export function BuyCopy({ editionId, openSale, title, className = '' }: BuyCopyProps) {
  if (!openSale) return null
  const soldOut = openSale.sold >= openSale.of
  return (
    <div className={`relative z-10 flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <Button look={openSale.free > 0 ? 'primary' : 'quiet'} asChild>
        <Link to={paths.buyCopy(editionId)} aria-label={`${soldOut ? 'Join the waiting list' : 'Buy copy'}: ${title}`}>
          {soldOut ? 'Waiting list' : 'Buy copy'}
        </Link>
      </Button>
      <span className="text-sm text-bone-3 tabular-nums">
        {soldOut
          ? 'Open sale sold out'
          : openSale.free > 0
            ? `${count(openSale.free)} on open sale`
            : 'All being paid for'}
      </span>
    </div>
  )
}
