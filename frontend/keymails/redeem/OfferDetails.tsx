import { formatCount } from '#frontend/lib/format-number.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Money } from '#frontend/ui/display/Money.tsx'
import { checkout } from '#text/messages/catalogs/checkout/en'
import type { KeymailOffer } from './keymail-offer.ts'

/** What is sold: artist, song or album, number of the copy, price. */
export function OfferDetails({ offer }: { offer: KeymailOffer }) {
  const t = useMessages(checkout)
  return (
    <dl className="border-t border-wall-3 [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-6 [&>div]:border-b [&>div]:border-wall-3 [&>div]:py-3 [&_dd]:min-w-0 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:shrink-0 [&_dt]:text-bone-2">
      <div>
        <dt>{t('artist')}</dt>
        <dd>{offer.artistName}</dd>
      </div>
      <div>
        <dt>{offer.songs > 1 ? t('album') : t('song')}</dt>
        <dd>
          {offer.songTitle}
          {offer.songs > 1 && (
            <span className="font-normal text-bone-2">{t('songsOfAlbum', { songs: offer.songs })}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('copy')}</dt>
        <dd className="code text-brass-light">
          {t('copyNumber', { copy: formatCount(offer.copy), of: formatCount(offer.of) })}
        </dd>
      </div>
      <div>
        <dt>{t('oneTimePrice')}</dt>
        <dd className="poster text-poster-s">
          <Money cents={Math.round(offer.pricing * 100)} />
        </dd>
      </div>
    </dl>
  )
}

/** What holds for every copy. */
export function OfferPromises({ offer }: { offer: KeymailOffer }) {
  const t = useMessages(checkout)
  return (
    <dl className="mt-4 grid max-w-[46rem] gap-x-8 gap-y-5 max-lg:order-4 sm:grid-cols-3 lg:col-start-1 lg:row-start-2 [&_dd]:mt-1 [&_dd]:text-sm [&_dd]:text-bone-2 [&_dt]:font-semibold">
      <div>
        <dt>{t('promise.number')}</dt>
        <dd>{t('promise.numberText', { copy: formatCount(offer.copy), of: formatCount(offer.of) })}</dd>
      </div>
      <div>
        <dt>{t('promise.stays')}</dt>
        <dd>{t('promise.staysText')}</dd>
      </div>
      <div>
        <dt>{t('promise.paid')}</dt>
        <dd>{t('promise.paidText', { artist: offer.artistName })}</dd>
      </div>
    </dl>
  )
}
