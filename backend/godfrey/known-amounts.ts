import { SONGS_PER_PLAN_MAX, uploadFeeCents } from '#contract/songs'
import { dollars, facts, uploadEstimateCents } from './knowledge/facts.ts'
import { topics } from './knowledge/index.ts'
import { languages } from './knowledge/topic.ts'
import { renderFacts } from './compose-answer.ts'

const number = /\d+(?:[.,]\d+)*/g
// What a sentence may count or list without claiming anything: steps, years, "24/7".
const HARMLESS = 12

/** Every number of a text, as 1234.5. */
export function amountsIn(text: string): number[] {
  return (text.normalize('NFKC').match(number) ?? []).map(toNumber).filter((value) => !Number.isNaN(value))
}

/** "1,234.50", "1.234,50", "2,9" and "10.000" alike. */
function toNumber(written: string): number {
  const plain = written.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  return Number(plain)
}

let known: Set<number> | undefined

/** The numbers that our own sentences name: prices, limits, hours, and the sums of every plan. */
function knownAmounts(): Set<number> {
  known ??= new Set([
    ...topics.flatMap((topic) => languages.flatMap((language) => amountsIn(renderFacts(topic[language].answer)))),
    ...Object.values(facts).flatMap(amountsIn),
    ...Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) => at + 1).flatMap((songs) =>
      [uploadFeeCents(songs) ?? 0, uploadEstimateCents(songs)].flatMap((cents) => amountsIn(dollars(cents))),
    ),
  ])
  return known
}

/** Numbers in `text` that neither we nor the asker nor the asker's own rows (`given`) have named; small ones are harmless. */
export function unknownAmounts(text: string, given: readonly string[]): number[] {
  const allowed = new Set(given.flatMap(amountsIn))
  // With a currency or a unit even a small number claims something.
  const claims = new Set((text.match(claiming) ?? []).flatMap(amountsIn))
  return amountsIn(text).filter(
    (amount) => !knownAmounts().has(amount) && !allowed.has(amount) && (amount > HARMLESS || claims.has(amount)),
  )
}

const claiming =
  /[$€£¥]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:[$€£¥%]|usd|dollars?|dollari|dolares|dólares|euros?|mb|gb|hours?|horas?|heures?|stunden|ore|days?|d[ií]as?|jours|tage|giorni|dias|美元|元|小时|天|ドル|円|時間|日)/giu
