import { clsx } from 'clsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface EditionNumbersProps {
  /** How many copies there are. */
  of: number
  sold: readonly number[]
  own: readonly number[]
  className?: string
}

/** The edition as its numbers, each a stub: torn where it has an owner, marked where it is yours. */
export function EditionNumbers({ of, sold, own, className }: EditionNumbersProps) {
  const t = useMessages(music)
  const soldNumbers = new Set(sold)
  const ownNumbers = new Set(own)
  const label =
    t('numbers.sold', { sold: sold.length, of: formatCount(of) }) +
    (own.length > 0 ? ` ${t('numbers.own', { numbers: own.map(formatCount).join(', ') })}` : '')
  return (
    <figure className={className}>
      <div role="img" aria-label={label} className="flex flex-wrap gap-1">
        {Array.from({ length: of }, (_, at) => at + 1).map((number) => (
          <span
            key={number}
            className={clsx(
              'grid h-6 min-w-8 place-items-center rounded-xs px-1 text-xs tabular-nums',
              ownNumbers.has(number)
                ? 'bg-brass font-semibold text-brass-ink'
                : soldNumbers.has(number)
                  ? 'border border-dashed border-wall-4 text-bone-3 line-through'
                  : 'bg-paper text-brass-ink',
            )}
          >
            {number}
          </span>
        ))}
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-bone-3">
        <Key className="bg-paper">{t('numbers.available')}</Key>
        <Key className="border border-dashed border-wall-4">{t('numbers.owned')}</Key>
        {own.length > 0 && <Key className="bg-brass">{t('numbers.yours')}</Key>}
      </figcaption>
    </figure>
  )
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={clsx('size-3 rounded-xs', className)} />
    {children}
  </span>
)
