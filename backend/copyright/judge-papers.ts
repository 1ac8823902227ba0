import type { Reason, Verdict } from './contract.ts'
import { type NameMatch, compareNames, compareTitles } from './compare-names.ts'
import { type Fields, type Found, namesIn } from './find-fields.ts'
import type { DocumentReading } from './read-document.ts'
import { type ReadDate, findDates } from './read-date.ts'
import { findRegistrations } from './registration-number.ts'

/** What the artist says: who holds the rights, in what, and what they wrote about the papers. */
export type Declared = {
  /** Each spelling of the one who must be a holder: the legal name, and for a verified artist the stage name. */
  holder: string[]
  /** A stage name that nobody has verified: it is no proof, but worth a word. */
  stageName?: string
  /** Everybody else who may be named. */
  others: string[]
  /** The song's title; an application has none of its own. */
  title?: string
  /** Free text: what the applicant wrote about titles, numbers and dates. */
  details: string
}

export type Judgement = { verdict: Verdict; reasons: Reason[]; numbers: string[] }

const OLDEST_YEAR = 1900

/**
 * The policy. Papers are verified when a readable document names one well-formed registration number, the declared title,
 * the declared holder and nobody undeclared, and a possible date. Whatever is missing or unclear is a person's to
 * judge. Declined is only what plainly concerns somebody else's work: other people, another title, another number.
 * What a document says beside its fields, to whomever, is never read as anything but text.
 */
export function judgePapers(declared: Declared, reading: DocumentReading, fields: Fields, now = new Date()): Judgement {
  const reasons: Reason[] = [...reading.problems]
  const { number, reasons: numberReasons } = judgeNumber(declared, fields)
  if (reading.lines.length > 0) {
    const holder = judgeHolder(declared, fields.found)
    const title = judgeTitle(declared, fields, number)
    reasons.push(...numberReasons, ...holder, ...title, ...judgeDates(fields, now))
    const elses =
      reading.problems.length === 0 &&
      holder.includes('holder-differs') &&
      title.includes('title-differs') &&
      (numberReasons.includes('number-differs') || declared.title !== undefined) &&
      number !== undefined
    if (elses) return { verdict: 'declined', reasons: ['somebody-elses'], numbers: [] }
  }
  const numbers = fields.registrations.map((one) => one.number)
  return { verdict: reasons.length === 0 ? 'verified' : 'needs-review', reasons: [...new Set(reasons)], numbers }
}

/** The document's one number: the labelled one, or the only one there is. It must be the declared one, where one is declared. */
function judgeNumber(
  { details }: Declared,
  { registrations }: Fields,
): { number: string | undefined; reasons: Reason[] } {
  const labelled = registrations.filter((one) => one.labelled)
  const candidates = labelled.length > 0 ? labelled : registrations
  const [only, another] = candidates
  if (!only) return { number: undefined, reasons: ['no-number'] }
  if (another) return { number: undefined, reasons: ['several-numbers'] }
  const wanted = findRegistrations(details)
  const differs = wanted.length > 0 && !wanted.some(({ number }) => number === only.number)
  return { number: only.number, reasons: differs ? ['number-differs'] : [] }
}

/** Whoever owns: the claimants where the document names any, else the authors. */
function judgeHolder({ holder, stageName, others, details }: Declared, found: Found[]): Reason[] {
  const claimants = found.filter(({ field }) => field === 'claimant')
  const named = (claimants.length > 0 ? claimants : found.filter(({ field }) => field === 'author')).map(
    ({ value }) => value,
  )
  if (named.length === 0) return ['no-holder']
  const people = named.flatMap(namesIn).flatMap((part) => splitAtCommas(part, [...holder, ...others]))
  const best = bestOf(people.flatMap((person) => holder.map((name) => compareNames(person, name))))
  if (best !== 'same') {
    const staged = stageName && people.some((person) => sameWords(person, stageName))
    return [staged ? 'stage-name-only' : best === 'near' ? 'holder-near' : 'holder-differs']
  }
  const known = [...holder, ...others, ...(stageName ? [stageName] : [])]
  const strangers = people.filter(
    (person) =>
      !known.some((name) => compareNames(person, name) === 'same' || sameWords(person, name)) &&
      !containsWords(details, person),
  )
  const missing = others.filter(
    (name) => !people.some((person) => compareNames(person, name) === 'same' || sameWords(person, name)),
  )
  return strangers.length > 0 || missing.length > 0 ? ['other-holders'] : []
}

/** "Example, Ada" is one person where that is one we look for, else as many as there are commas. */
function splitAtCommas(part: string, names: string[]): string[] {
  if (!/[,，]/.test(part) || names.some((name) => compareNames(part, name) === 'same')) return [part]
  return part.split(/\s*[,，]\s*/).filter(Boolean)
}

function judgeTitle(declared: Declared, { found }: Fields, number: string | undefined): Reason[] {
  const titles = found
    .filter(({ field }) => field === 'title')
    .map(({ value }) => value.replaceAll(/^["“”«»„「『《]+|["“”«»」』》]+$/gu, ''))
  if (titles.length === 0) return ['no-title']
  const matches = titles.map((title) => matchTitle(declared, title, number))
  if (matches.every((match) => match === 'same')) return []
  return [matches.includes('different') ? 'title-differs' : 'title-near']
}

function matchTitle(
  { title, details, holder, stageName }: Declared,
  found: string,
  number: string | undefined,
): NameMatch {
  if (title !== undefined) return compareTitles(title, found)
  if (containsWords(details, found)) return 'same'
  // An applicant who gave nothing but the number has said which work is meant.
  const rest = withoutBoilerplate(details, [...holder, ...(stageName ? [stageName] : [])])
  const numbered = number !== undefined && findRegistrations(details).some((one) => one.number === number)
  return numbered && !rest ? 'same' : 'different'
}

const boilerplate = new Set(
  `registered registration registrations copyright number no in on of the a and for my song songs work works title us uscopyright office certificate year date
   registrado registrada registro numero derechos autor de la el en del mi cancion obra fecha
   enregistre enregistree enregistrement droit auteur du le les ma chanson oeuvre date numero
   eingetragen registriert urheberrecht nummer am im der die das vom mein lied werk datum
   registrato registrata registrazione diritto autore il nel mia canzone opera data
   registrada direitos autorais numero do da em minha musica obra data`.split(/\s+/),
)
const months =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|fev|avr|mai|jui|aou|okt|dez|gen|mag|giu|lug|set|ott|out)\p{L}*$/u

/** What an applicant wrote beside numbers, dates and set phrases: words that would name a work. */
function withoutBoilerplate(details: string, names: string[]): string {
  let rest = details
  for (const { written } of findRegistrations(details)) rest = rest.replaceAll(written, ' ')
  const known = new Set(names.flatMap((name) => words(name)))
  return words(rest.replaceAll(/登记号|登録番号|登録|登记|著作权|著作権|年|月|日/gu, ' '))
    .filter((word) => !/^\d+$/.test(word) && !boilerplate.has(word) && !months.test(word) && !known.has(word))
    .join(' ')
}

function judgeDates({ found }: Fields, now: Date): Reason[] {
  const registered = found.filter(({ field }) => field === 'date').flatMap(({ value }) => findDates(value))
  if (registered.length === 0) return ['no-date']
  const completed = found
    .filter(({ field }) => field === 'completed')
    .map(({ value }) => Number(/(?<!\d)(\d{4})(?!\d)/.exec(value)?.[1] ?? NaN))
    .filter((year) => !Number.isNaN(year))
  const latest = now.getTime() + 86_400_000
  const possible = ({ date, impossible, year }: ReadDate) =>
    !impossible &&
    date !== null &&
    date.getTime() <= latest &&
    year >= OLDEST_YEAR &&
    completed.every((one) => one <= year)
  return registered.every(possible) ? [] : ['date-impossible']
}

function bestOf(matches: NameMatch[]): NameMatch {
  return matches.includes('same') ? 'same' : matches.includes('near') ? 'near' : 'different'
}

function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const sameWords = (one: string, other: string) => words(one).join(' ') === words(other).join(' ')

/** Whether all words of `part` stand in `text` one after another. */
function containsWords(text: string, part: string): boolean {
  const [whole, wanted] = [` ${words(text).join(' ')} `, words(part).join(' ')]
  if (!wanted) return false
  // Where no spaces part the words, they are looked for inside.
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(wanted)
    ? whole.includes(wanted)
    : whole.includes(` ${wanted} `)
}
