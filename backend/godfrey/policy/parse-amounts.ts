import type { Language } from '#contract/text'
import {
  calculatePaymentFeeCents,
  calculateTaxCents,
  calculateUploadFeeCents,
  SONGS_PER_PLAN_MAX,
} from '#contract/uploads'
import { calculateUploadEstimateCents, formatCents } from '#godfrey/knowledge/facts'
import { toUnaccentedText } from '#text/to-folded-text'

// One to twelve, fifteen, twenty, twenty-five, thirty, forty, fifty, hundred. Without accents.
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50, 100]
const numberWords: Record<Language, string> = {
  english:
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty twenty-five thirty forty fifty hundred',
  spanish:
    'un dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte veinticinco treinta cuarenta cincuenta cien',
  french:
    'un deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt vingt-cinq trente quarante cinquante cent',
  german:
    'einen zwei drei vier funf sechs sieben acht neun zehn elf zwolf funfzehn zwanzig funfundzwanzig dreissig vierzig funfzig hundert',
  italian:
    'un due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti venticinque trenta quaranta cinquanta cento',
  portuguese:
    'um dois tres quatro cinco seis sete oito nove dez onze doze quinze vinte vinte-e-cinco trinta quarenta cinquenta cem',
  chinese: '一 两 三 四 五 六 七 八 九 十 十一 十二 十五 二十 二十五 三十 四十 五十 一百',
  japanese: '一 二 三 四 五 六 七 八 九 十 十一 十二 十五 二十 二十五 三十 四十 五十 百',
}

const UNIT = String.raw`(?:[$€£¥%]|usd|dollars?|dollari|dolares|dolar|bucks|euros?|cents?|percent|mb|gb|hours?|horas?|heures?|stunden|ore|days?|dias?|jours|tage[n]?|giorni|minutes?|minuten|minutos|minuti|美元|元|小时|天|ドル|円|時間|日|分)`
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
  const digits = replaceNumberWords(text, language)
  const withUnit = (digits.match(amountWithUnit) ?? []).flatMap(parseAmounts)
  return [...new Set([...withUnit, ...parseAmounts(digits).filter((amount) => amount > HARMLESS_MAX)])]
}

/** "Five dollars" as "5 dollars": number words count only before a unit, since many are articles. */
function replaceNumberWords(text: string, language: Language): string {
  const words = numberWords[language]
    .split(' ')
    .map((word, at): [string, number] => [word.replaceAll('-', '[ -]'), NUMBERS[at] ?? 0])
    .toSorted(([a], [b]) => b.length - a.length)
  let folded = toUnaccentedText(text.normalize('NFKC').toLowerCase()).replaceAll('ß', 'ss')
  for (const [word, number] of words)
    folded = folded.replaceAll(
      new RegExp(String.raw`(?<![\p{Script=Latin}])${word}(?=\s?${UNIT})`, 'gu'),
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
