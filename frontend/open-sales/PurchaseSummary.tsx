import type { FanData } from '#contract/keymails'
import type { OpenSale } from '#contract/open-sales'
import { formatCount } from '#frontend/lib/format-number.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Money } from '#frontend/ui/display/Money.tsx'
import { checkout } from '#text/messages/catalogs/checkout/en'
import type { CopyPrice } from './use-copy-price.ts'

interface PurchaseSummaryProps {
  sale: OpenSale
  bought: FanData | undefined
  price: CopyPrice
}

/** What is bought, how many are left, and what it costs this buyer. */
export function PurchaseSummary({ sale, bought, price }: PurchaseSummaryProps) {
  const cents = bought ? Math.round(bought.pricing * 100) : (price.cents ?? price.least)
  const t = useMessages(checkout)
  return (
    <dl className="mt-8 border-t border-wall-3 [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-6 [&>div]:border-b [&>div]:border-wall-3 [&>div]:py-3 [&_dd]:min-w-0 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:shrink-0 [&_dt]:text-bone-2">
      {(sale.kind === 'album' || bought) && (
        <div>
          <dt>{sale.kind === 'album' ? t('album') : t('song')}</dt>
          <dd>
            {sale.title}
            {sale.songs.length > 1 && (
              <span className="font-normal text-bone-2">{t('songsOfAlbum', { songs: sale.songs.length })}</span>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('copy')}</dt>
        <dd className="code text-brass-light">
          {bought
            ? t('copyNumber', { copy: formatCount(bought.copy), of: formatCount(sale.copies) })
            : t('sale.next', { of: formatCount(sale.copies) })}
        </dd>
      </div>
      {!bought && (
        <div>
          <dt>{t('sale.onOpenSale')}</dt>
          <dd aria-live="polite" className="tabular-nums">
            {sale.sold >= sale.of ? (
              t('soldOut')
            ) : (
              <>
                {t('sale.available', { count: sale.free })}
                {sale.held > 0 && (
                  <span className="font-normal text-bone-2">{t('sale.beingPaid', { count: sale.held })}</span>
                )}
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('oneTimePrice')}</dt>
        <dd className="poster text-poster-s">
          {!bought && price.applied && !price.isOffer && (
            <s className="mr-3 font-body text-base font-normal text-bone-3">
              <Money cents={price.full} />
            </s>
          )}
          <Money cents={cents} />
        </dd>
      </div>
    </dl>
  )
}
