import type { CorrectionKind } from '#contract/corrections'
import { formatAmount } from '#frontend/lib/format-money.ts'
import { parseDollars } from '#frontend/lib/parse-dollars.ts'

/** What was typed, as the API takes it: a price with a decimal point. What is no price goes as it is and is refused there. */
export function toCorrectionValue(kind: CorrectionKind, typed: string): string {
  const cents = kind === 'price' ? parseDollars(typed) : undefined
  return cents === undefined ? typed : formatAmount(cents)
}
