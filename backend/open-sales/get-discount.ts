import { calculateDiscounted, getActiveDiscount } from '#module/open-sales/discounts'
import { getSalePrice } from './get-copy-quote.ts'

/** The price of a copy with a code; of a sale where the buyer decides, the least. Throws 404. */
export async function getDiscount(
  editionId: string,
  typed: string,
  caller: { address: string; proof: number },
): Promise<{ code: string; percent: number; price: number }> {
  const sale = await getSalePrice(editionId)
  const { code, percent } = await getActiveDiscount(editionId, typed, caller)
  return { code, percent, price: calculateDiscounted(sale.minimumCents ?? sale.cents, percent) / 100 }
}
