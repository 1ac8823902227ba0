import { SONGS_PER_PLAN_MAX, calculateUploadFeeCents } from '#contract/uploads'
import { formatCents, facts, calculateUploadEstimateCents } from '#godfrey/knowledge/facts'
import { topics } from '#godfrey/knowledge/topics'
import { languages } from '#contract/text'
import { renderFacts } from '#godfrey/knowledge/facts'

const numberPattern = /\d+(?:[.,]\d+)*/g
// Small numbers make no claim: steps, list items, "24/7".
const HARMLESS_MAX = 12

/** Every number in a text, normalized to 1234.5. */
export function parseAmounts(text: string): number[] {
  return (text.normalize('NFKC').match(numberPattern) ?? []).map(toNumber).filter((value) => !Number.isNaN(value))
}

/** Accepts "1,234.50", "1.234,50", "2,9" and "10.000". */
function toNumber(written: string): number {
  const plain = written.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  return Number(plain)
}

let amountCache: Set<number> | undefined

/** Every number in our own answers and facts: prices, limits, hours, and the total of every upload plan. */
function getKnownAmounts(): Set<number> {
  amountCache ??= new Set([
    ...topics.flatMap((topic) => languages.flatMap((language) => parseAmounts(renderFacts(topic[language].answer)))),
    ...Object.values(facts).flatMap(parseAmounts),
    ...Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) => at + 1).flatMap((songs) =>
      [calculateUploadFeeCents(songs) ?? 0, calculateUploadEstimateCents(songs)].flatMap((cents) =>
        parseAmounts(formatCents(cents)),
      ),
    ),
  ])
  return amountCache
}

/**
 * Numbers in `text` that appear neither in our facts nor in `given` (the question and the tool outputs). Small numbers
 * are ignored.
 */
export function listUnknownAmounts(text: string, given: readonly string[]): number[] {
  const allowed = new Set(given.flatMap(parseAmounts))
  // With a currency or unit even a small number is a claim.
  const claims = new Set((text.match(amountWithUnit) ?? []).flatMap(parseAmounts))
  return parseAmounts(text).filter(
    (amount) => !getKnownAmounts().has(amount) && !allowed.has(amount) && (amount > HARMLESS_MAX || claims.has(amount)),
  )
}

const amountWithUnit =
  /[$€£¥]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:[$€£¥%]|usd|dollars?|dollari|dolares|dólares|euros?|mb|gb|hours?|horas?|heures?|stunden|ore|days?|d[ií]as?|jours|tage|giorni|dias|美元|元|小时|天|ドル|円|時間|日)/giu
