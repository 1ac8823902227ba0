import { G_KEY_NORMAL_PRICE_CENTS, G_KEY_PRICE_CENTS } from '#contract/applications'
import { Money } from '#frontend/ui/display/Money.tsx'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The G-Key's price and its terms, shown before payment. */
export function GKeyPrice() {
  const t = useMessages(applications)
  return (
    <div className="border-l-2 border-brass pl-5">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <s className="text-xl text-bone-3">
          <span className="sr-only">{t('priceNormally')} </span>
          <Money cents={G_KEY_NORMAL_PRICE_CENTS} />
        </s>
        <span className="poster text-poster-m">
          <span className="sr-only">{t('priceNow')} </span>
          <Money cents={G_KEY_PRICE_CENTS} />
        </span>
      </p>
      <p className="mt-1 font-semibold text-brass-light">{t('priceOffer')}</p>
      <p className="mt-1 max-w-measure text-sm text-bone-2">{t('priceTerms')}</p>
    </div>
  )
}
