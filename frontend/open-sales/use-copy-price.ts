import { useState } from 'react'
import { getDiscount, type OpenSale } from '#contract/open-sales'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatCents, formatTypedCents } from '#frontend/lib/format-money.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { parseDollars, toCents } from '#frontend/lib/parse-dollars.ts'

/** What this buyer pays: the sale's price, less a discount; or what they offer, from the minimum on. */
export function useCopyPrice(sale: OpenSale) {
  const t = useMessages(checkout)
  const [code, setCode] = useState('')
  const [offer, setOffer] = useState(formatTypedCents(toCents(sale.price)))
  const [problem, setProblem] = useState('')
  const discount = useApiMutation(getDiscount)

  const full = toCents(sale.minimumPrice ?? sale.price)
  const least = discount.data ? toCents(discount.data.price) : full
  const offered = parseDollars(offer)
  const isOffer = sale.minimumPrice !== null
  const offerError =
    isOffer && (offered === undefined || offered < least) ? t('price.tooLow', { price: formatCents(least) }) : undefined

  const apply = () => {
    if (discount.isPending) return
    if (!code.trim()) {
      setProblem(t('price.codeMissing'))
      return
    }
    setProblem('')
    discount.mutate(
      { params: { editionId: sale.editionId }, body: { code } },
      { onError: (error) => setProblem(getErrorMessage(error, t('waitlist.unreachable'))) },
    )
  }
  return {
    /** Undefined while the offer is below the minimum. */
    cents: isOffer ? (offerError ? undefined : offered) : least,
    full,
    isOffer,
    offer,
    setOffer,
    offerError,
    least,
    code,
    setCode: (next: string) => {
      setCode(next)
      setProblem('')
      discount.reset()
    },
    apply,
    isApplying: discount.isPending,
    applied: discount.data,
    problem,
    /** After a discount was used up by others. */
    clear: () => discount.reset(),
  }
}

export type CopyPrice = ReturnType<typeof useCopyPrice>
