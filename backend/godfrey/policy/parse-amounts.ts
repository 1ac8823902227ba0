import type { Language } from '#contract/text'
import {
  calculatePaymentFeeCents,
  calculateTaxCents,
  calculateUploadFeeCents,
  SONGS_PER_PLAN_MAX,
} from '#contract/uploads'
import { calculateUploadEstimateCents, formatCents } from '#godfrey/knowledge/facts'
import { toUnaccentedText } from '#text/to-folded-text'
import { listNumberWords } from './number-words.ts'

const UNIT = String.raw`(?:[$€£¥%]|usd|(?:us[- ]?)?(?:dollars?|dollari|dolares|dolar)|bucks|euros?|percent|mb|gb|hours?|horas?|heures?|stunden|ore|days?|dias?|jours|tage[n]?|giorni|minutes?|minuten|minutos|minuti|美元|美金|块|元|小时|天|米?ドル|円|時間|日|分)`
const numberPattern = /\d+(?:[.,]\d+)*/g
const amountWithUnit = new RegExp(String.raw`[$€£¥]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?${UNIT}`, 'giu')

// Small numbers make no claim without a unit: steps, list items, "24/7".
const HARMLESS_MAX = 12

/** Every number written in digits, normalized to 1234.5. */
export function parseAmounts(text: string): number[] {
  return (text.normalize('NFKC').match(numberPattern) ?? []).map(toNumber).filter((value) => !Number.isNaN(value))
}

/** The numbers that claim something: with a unit, in digits or in words, or larger than a list needs. */
export function listClaimedAmounts(text: string, language: Language): number[] {
  const digits = toDigits(text, language)
  // Cents are money: “99 cents” is 0.99.
  const rest = digits.replaceAll(/\d+\s?(?:¢|cents?|centavos?|centesimi|centimes?)/g, ' ')
  const withUnit = (rest.match(amountWithUnit) ?? []).flatMap(parseAmounts)
  return [...new Set([...withUnit, ...parseAmounts(rest).filter((amount) => amount > HARMLESS_MAX)])]
}

const dollarWords = String.raw`\$(?!\s?\d)|usd|(?:us[- ]?)?(?:dollars?|dollari|dolares|dolar)|bucks|美元|美金|美刀|块|米?ドル`
const moneyAmount = new RegExp(
  String.raw`(?:\$|usd|us\$)\s?(?<before>\d+(?:[.,]\d+)*)|(?<after>\d+(?:[.,]\d+)*)\s?(?:${dollarWords})|(?<cents>\d+)\s?(?:¢|cents?|centavos?|centesimi|centimes?)`,
  'giu',
)
const otherCurrency = /(?:[€£¥]|r\$)\s?\d|\d\s?(?:[€£¥]|euros?\b|pounds?\b|reais\b|元|円)/iu

/** The amounts of money that a text names, in digits or in words, in dollars: “50 cents” is 0.5. */
export function listMoneyAmounts(text: string, language: Language): number[] {
  return [...toDigits(text, language).matchAll(moneyAmount)].flatMap(({ groups: { before, after, cents } = {} }) =>
    cents ? [Number(cents) / 100] : parseAmounts(before ?? after ?? ''),
  )
}

/** Whether a text names an amount that is not in dollars: “50 €”. */
export const isOtherCurrency = (text: string): boolean => otherCurrency.test(text.normalize('NFKC').toLowerCase())

/** "Five dollars" as "5 dollars": number words count only before a unit, since many are articles. */
export function toDigits(text: string, language: Language): string {
  let folded = toUnaccentedText(text.normalize('NFKC').toLowerCase()).replaceAll('ß', 'ss')
  for (const [word, number] of listNumberWords(language, { max: 100 }))
    folded = folded.replaceAll(
      new RegExp(String.raw`(?<![\p{Script=Latin}])${word.replaceAll('-', '[ -]')}(?=\s?${UNIT})`, 'gu'),
      String(number),
    )
  return folded
}

/** Accepts "1,234.50", "1.234,50", "2,9", "10.000" and "0.999". */
export function toNumber(written: string): number {
  const plain = written.replaceAll(/(?<!^0)[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  return Number(plain)
}

/** The fees, the estimated payment fee and tax, and the total of every upload plan. */
export function listUploadAmounts(): Set<number> {
  return new Set(
    Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) => at + 1).flatMap((songs) => {
      const fees = calculateUploadFeeCents(songs) ?? 0
      return [
        fees,
        calculatePaymentFeeCents(fees),
        calculateTaxCents(fees),
        calculateUploadEstimateCents(songs),
      ].flatMap((cents) => parseAmounts(formatCents(cents)))
    }),
  )
}
