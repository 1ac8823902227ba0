import type { Reason, Verdict } from './verdicts.ts'
import { type NameMatch, calculateNameMatch } from './calculate-name-match.ts'
import { calculateTitleMatch } from './calculate-title-match.ts'
import { type DocumentFields, type FoundField, parseNames } from '#module/copyright/documents'
import type { DocumentReading } from '#module/copyright/documents'
import { type ParsedDate, parseDates } from '#module/copyright/documents'
import { parseRegistrations } from '#module/copyright/documents'
import { toFoldedText } from '#text/to-folded-text'

/** What the artist declares about the work and its rights holders. */
export type Declaration = {
  /** Spellings of the required holder: the legal name, and for a verified artist also the stage name. */
  holderNames: string[]
  /** An unverified stage name. It proves nothing but gives a more precise reason. */
  stageName?: string
  /** Other declared holders. */
  otherHolders: string[]
  /** The song's title; an application declares none. */
  title?: string
  /** Free text from the applicant about titles, numbers and dates. */
  details: string
}

export type Evaluation = { verdict: Verdict; reasons: Reason[]; numbers: string[] }

const YEAR_MIN = 1900

/**
 * The policy. Verified: a readable document with exactly one well-formed registration number, the declared title, the
 * declared holder and no undeclared one, and a possible date. Declined: only what clearly covers another person's work,
 * that is other holders, another title and, for an application, another number. Everything else goes to review. Text
 * outside the fields never influences the verdict.
 */
export function verifyRegistration(
  declared: Declaration,
  reading: DocumentReading,
  fields: DocumentFields,
  now = new Date(),
): Evaluation {
  const reasons: Reason[] = [...reading.problems]
  const { number, reasons: numberReasons } = evaluateNumber(declared, fields)
  if (reading.lines.length > 0) {
    const holder = evaluateHolder(declared, fields.found)
    const title = evaluateTitle(declared, fields, number)
    reasons.push(...numberReasons, ...holder, ...title, ...evaluateDates(fields, now))
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

/**
 * The document's single number: the labelled one, else the only one. It must equal the declared number, if there is
 * one.
 */
function evaluateNumber(
  { details }: Declaration,
  { registrations }: DocumentFields,
): { number: string | undefined; reasons: Reason[] } {
  const labelled = registrations.filter((one) => one.labelled)
  const candidates = labelled.length > 0 ? labelled : registrations
  const [only, another] = candidates
  if (!only) return { number: undefined, reasons: ['no-number'] }
  if (another) return { number: undefined, reasons: ['several-numbers'] }
  const wanted = parseRegistrations(details)
  const differs = wanted.length > 0 && !wanted.some(({ number }) => number === only.number)
  return { number: only.number, reasons: differs ? ['number-differs'] : [] }
}

/** Holders are the claimants, or the authors where the document names no claimant. */
function evaluateHolder({ holderNames, stageName, otherHolders, details }: Declaration, found: FoundField[]): Reason[] {
  const claimants = found.filter(({ field }) => field === 'claimant')
  const named = (claimants.length > 0 ? claimants : found.filter(({ field }) => field === 'author')).map(
    ({ value }) => value,
  )
  if (named.length === 0) return ['no-holder']
  const people = named
    .flatMap(parseNames)
    .flatMap((part) => parseCommaSeparatedNames(part, [...holderNames, ...otherHolders]))
  const best = getBestMatch(people.flatMap((person) => holderNames.map((name) => calculateNameMatch(person, name))))
  if (best !== 'same') {
    const staged = stageName && people.some((person) => hasSameWords(person, stageName))
    return [staged ? 'stage-name-only' : best === 'near' ? 'holder-near' : 'holder-differs']
  }
  const known = [...holderNames, ...otherHolders, ...(stageName ? [stageName] : [])]
  const strangers = people.filter(
    (person) =>
      !known.some((name) => calculateNameMatch(person, name) === 'same' || hasSameWords(person, name)) &&
      !hasWordSequence(details, person),
  )
  const missing = otherHolders.filter(
    (name) => !people.some((person) => calculateNameMatch(person, name) === 'same' || hasSameWords(person, name)),
  )
  return strangers.length > 0 || missing.length > 0 ? ['other-holders'] : []
}

/** "Example, Ada" is one person if it matches an expected name; otherwise commas separate people. */
function parseCommaSeparatedNames(part: string, names: string[]): string[] {
  if (!/[,，]/.test(part) || names.some((name) => calculateNameMatch(part, name) === 'same')) return [part]
  return part.split(/\s*[,，]\s*/).filter(Boolean)
}

function evaluateTitle(declared: Declaration, { found }: DocumentFields, number: string | undefined): Reason[] {
  const titles = found
    .filter(({ field }) => field === 'title')
    .map(({ value }) => value.replaceAll(/^["“”«»„「『《]+|["“”«»」』》]+$/gu, ''))
  if (titles.length === 0) return ['no-title']
  const matches = titles.map((title) => compareDeclaredTitle(declared, title, number))
  if (matches.every((match) => match === 'same')) return []
  return [matches.includes('different') ? 'title-differs' : 'title-near']
}

function compareDeclaredTitle(
  { title, details, holderNames, stageName }: Declaration,
  found: string,
  number: string | undefined,
): NameMatch {
  if (title !== undefined) return calculateTitleMatch(title, found)
  if (hasWordSequence(details, found)) return 'same'
  // An applicant who declares only the number has identified the work.
  const rest = getDistinctiveWords(details, [...holderNames, ...(stageName ? [stageName] : [])])
  const numbered = number !== undefined && parseRegistrations(details).some((one) => one.number === number)
  return numbered && !rest ? 'same' : 'different'
}

const boilerplateWords = new Set(
  `registered registration registrations copyright number no in on of the a and for my song songs work works title us uscopyright office certificate year date
   registrado registrada registro numero derechos autor de la el en del mi cancion obra fecha
   enregistre enregistree enregistrement droit auteur du le les ma chanson oeuvre date numero
   eingetragen registriert urheberrecht nummer am im der die das vom mein lied werk datum
   registrato registrata registrazione diritto autore il nel mia canzone opera data
   registrada direitos autorais numero do da em minha musica obra data`.split(/\s+/),
)
const monthPattern =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|fev|avr|mai|jui|aou|okt|dez|gen|mag|giu|lug|set|ott|out)\p{L}*$/u

/** The applicant's words that could name a work: without numbers, dates, set phrases and names. */
function getDistinctiveWords(details: string, names: string[]): string {
  let rest = details
  for (const { written } of parseRegistrations(details)) rest = rest.replaceAll(written, ' ')
  const known = new Set(names.flatMap(listWords))
  return listWords(rest.replaceAll(/登记号|登録番号|登録|登记|著作权|著作権|年|月|日/gu, ' '))
    .filter(
      (word) => !/^\d+$/.test(word) && !boilerplateWords.has(word) && !monthPattern.test(word) && !known.has(word),
    )
    .join(' ')
}

function evaluateDates({ found }: DocumentFields, now: Date): Reason[] {
  const registered = found.filter(({ field }) => field === 'date').flatMap(({ value }) => parseDates(value))
  if (registered.length === 0) return ['no-date']
  const completed = found
    .filter(({ field }) => field === 'completed')
    .map(({ value }) => Number(/(?<!\d)(\d{4})(?!\d)/.exec(value)?.[1] ?? NaN))
    .filter((year) => !Number.isNaN(year))
  const latest = now.getTime() + 86_400_000
  const possible = ({ date, impossible, year }: ParsedDate) =>
    !impossible &&
    date !== null &&
    date.getTime() <= latest &&
    year >= YEAR_MIN &&
    completed.every((one) => one <= year)
  return registered.every(possible) ? [] : ['date-impossible']
}

function getBestMatch(matches: NameMatch[]): NameMatch {
  return matches.includes('same') ? 'same' : matches.includes('near') ? 'near' : 'different'
}

const listWords = (text: string) => toFoldedText(text).split(' ').filter(Boolean)

const hasSameWords = (one: string, other: string) => toFoldedText(one) === toFoldedText(other)

/** Whether `text` contains all words of `part` in sequence. */
function hasWordSequence(text: string, part: string): boolean {
  const [whole, wanted] = [` ${toFoldedText(text)} `, toFoldedText(part)]
  if (!wanted) return false
  // Chinese and Japanese have no spaces between words: any substring matches.
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(wanted)
    ? whole.includes(wanted)
    : whole.includes(` ${wanted} `)
}
