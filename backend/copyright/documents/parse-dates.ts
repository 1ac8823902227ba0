import { toUnaccentedText } from '#text/to-folded-text'

/** A date found in a document. `impossible` marks one that no calendar has. */
export type ParsedDate = { written: string; year: number; date: Date | null; impossible: boolean }

const months: Record<string, number> = {}
for (const [at, names] of [
  'january jan enero ene janvier janv januar janner gennaio gen janeiro',
  'february feb febrero fevrier fevr februar febbraio fevereiro fev',
  'march mar marzo mars marz maerz marco',
  'april apr abril abr avril avr aprile',
  'may mayo mai maggio mag maio',
  'june jun junio juin juni giugno giu junho',
  'july jul julio juillet juil juli luglio lug julho',
  'august aug agosto ago aout',
  'september sept sep septiembre septembre settembre set setembro',
  'october oct octubre octobre oktober okt ottobre ott outubro out',
  'november nov noviembre novembre novembro',
  'december dec diciembre dic decembre dezember dez dicembre dezembro',
].entries()) {
  for (const name of names.split(' ')) months[name] = at + 1
}

// Offset of each Japanese era: its first year minus one.
const eras: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925 }

type DateParts = { year: number; month: number; day: number } | undefined
const dateFormats: { pattern: RegExp; read: (parts: string[]) => DateParts[] }[] = [
  { pattern: /(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/g, read: ([y, m, d]) => [toDateParts(y, m, d)] },
  { pattern: /(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/g, read: ([y, m, d]) => [toDateParts(y, m, d)] },
  {
    pattern: /(令和|平成|昭和)\s*(元|\d{1,2})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/g,
    read: ([era = '', y, m, d]) => [toDateParts(String((eras[era] ?? 0) + (y === '元' ? 1 : Number(y))), m, d)],
  },
  // Ambiguous between day-first and month-first: both are tried.
  {
    pattern: /(?<![\d/.-])(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?!\d)/g,
    read: ([a, b, y]) => [toDateParts(y, b, a), toDateParts(y, a, b)],
  },
  {
    pattern:
      /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s+(?:of\s+|de\s+|di\s+)?(\p{L}{3,12})\.?,?\s+(?:de\s+|del\s+|di\s+)?(\d{4})(?!\d)/giu,
    read: ([d, m, y]) => [toNamedMonthParts(y, m, d)],
  },
  {
    pattern: /(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/giu,
    read: ([m, d, y]) => [toNamedMonthParts(y, m, d)],
  },
]

/** Parses the dates in a text, in the formats of the eight languages. */
export function parseDates(text: string): ParsedDate[] {
  const found: ParsedDate[] = []
  for (const { pattern, read } of dateFormats) {
    for (const match of text.matchAll(pattern)) {
      const readings = read(match.slice(1).map((part) => part ?? '')).filter((parts) => parts !== undefined)
      if (readings.length === 0) continue
      const date = readings.map(toDate).find((one) => one !== null) ?? null
      found.push({ written: match[0], year: readings[0]?.year ?? 0, date, impossible: date === null })
    }
  }
  return found
}

function toDateParts(year?: string, month?: string, day?: string): DateParts {
  return { year: Number(year), month: Number(month), day: Number(day) }
}

/** Undefined when the word is not a month, in which case the match is not a date. */
function toNamedMonthParts(year?: string, month = '', day?: string): DateParts {
  const number = months[toUnaccentedText(month).toLowerCase()]
  return number ? { year: Number(year), month: number, day: Number(day) } : undefined
}

function toDate({ year, month, day }: NonNullable<DateParts>): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}
