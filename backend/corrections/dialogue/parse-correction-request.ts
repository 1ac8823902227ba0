import type { CorrectionKind } from '#contract/corrections'
import { toPatternText } from '#text/to-folded-text'
import { type TitledItem, parseTitles, parseRespelling, getNearestSong, isRespelling } from './parse-titles.ts'
import {
  bioPattern,
  changePattern,
  emailPattern,
  howPattern,
  notSource,
  paymentPattern,
  pricePattern,
  revenuePattern,
  titlePattern,
  toSource,
} from './lexicon.ts'

/** The artist's own items, against which a request is resolved. */
export type CorrectableItems = {
  songs: TitledItem[]
  editions: (TitledItem & { price: number })[]
  email: string
}

export type CorrectionRequest =
  | { change: { kind: CorrectionKind; subjectId?: string; subject?: string; becomes: string } }
  /** A correction whose target or new value is unclear. */
  | { unclear: 'song' }

/** Says that a title is wrong, even without saying how. */
const misspeltPattern =
  /\b(?:typo|misspel\w*|rename|wrong title|title is wrong|errata|mal escrit\w*|renombra\w*|faute|mal orthographi\w*|renomm\w*|tippfehler|falsch geschrieben|umbenenn\w*|refuso|rinomin\w*|erro de digitacao|renomei\w*)\b|错字|錯字|改名|誤字|曲名を/u
// ASCII only: Chinese and Japanese text may follow an address without a space.
const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g
const KEYMAIL = /TM-\d{8}-[A-Z0-9]{8}/i
const AMOUNT = /\d{1,5}(?:[.,]\d{1,2})?(?![\p{N}%])/gu
const QUOTED = /["“”«»„「『《〈‹]\s*([^"“”«»„「」『』《》〈〉‹›]{1,200}?)\s*["“”«»」』》〉›]/gu

/**
 * Parses a correction request from free text in any of the eight languages, resolved against the artist's items.
 * Undefined for anything else, including a question about corrections. Has no side effects.
 */
export function parseCorrectionRequest(text: string, own: CorrectableItems): CorrectionRequest | undefined {
  const folded = toPatternText(text)
  if (!changePattern.test(folded)) return undefined
  const asksHow = howPattern.test(folded)
  return (
    parseAddress(text, folded, own) ??
    (asksHow ? undefined : parseKeymail(text)) ??
    parsePriceRequest(text, folded, own) ??
    (asksHow ? undefined : parseBio(text, folded)) ??
    parseTitle(text, folded, own, asksHow) ??
    (asksHow ? undefined : parseAccountRequest(text, folded))
  )
}

function parseAddress(text: string, folded: string, own: CorrectableItems): CorrectionRequest | undefined {
  const addresses = [...new Set(text.match(EMAIL) ?? [])].filter((address) => address !== own.email)
  const [becomes] = addresses
  if (!becomes || addresses.length > 1) return undefined
  if (paymentPattern.test(folded)) return { change: { kind: 'payment-account', becomes } }
  return emailPattern.test(folded.replaceAll(EMAIL, ' ')) ? { change: { kind: 'contact-email', becomes } } : undefined
}

function parseKeymail(text: string): CorrectionRequest | undefined {
  const code = KEYMAIL.exec(text)?.[0].toUpperCase()
  return code ? { change: { kind: 'keymail-code', subject: code, becomes: text } } : undefined
}

function parsePriceRequest(
  text: string,
  folded: string,
  { editions }: CorrectableItems,
): CorrectionRequest | undefined {
  if (!pricePattern.test(folded)) return undefined
  const { named, rest } = parseTitles(text, editions)
  const edition = named.length === 1 ? named[0] : named.length === 0 && editions.length === 1 ? editions[0] : undefined
  const amounts = new Set((rest.match(AMOUNT) ?? []).map((amount) => Number(amount.replace(',', '.'))))
  if (amounts.size === 0) return undefined
  if (!edition) return titlePattern.test(folded) ? { unclear: 'song' } : undefined
  amounts.delete(edition.price)
  const [price] = amounts
  return price === undefined || amounts.size > 1
    ? undefined
    : { change: { kind: 'price', subjectId: edition.id, becomes: price.toFixed(2) } }
}

function parseBio(text: string, folded: string): CorrectionRequest | undefined {
  if (!bioPattern.test(folded)) return undefined
  const quoted = getLongest(listQuoted(text))
  const behind = /[:：]\s*(\S[^]*)$/.exec(text)?.[1]
  const becomes = behind ?? quoted
  return becomes ? { change: { kind: 'bio', becomes: toUnquoted(becomes) } } : undefined
}

function parseTitle(
  text: string,
  folded: string,
  { songs }: CorrectableItems,
  asksHow: boolean,
): CorrectionRequest | undefined {
  if (!titlePattern.test(folded) && !misspeltPattern.test(folded) && listQuoted(text).length < 2) return undefined
  const pair = parseQuotedPair(text, songs) ?? parseRespelling(text, songs)
  if (pair) return buildTitleChange(pair.song, pair.becomes)
  if (asksHow) return undefined
  const renamed = parseRename(text, songs)
  if (renamed) return buildTitleChange(renamed.song, renamed.becomes)
  const [only] = listQuoted(text)
  // Both spellings, of a song that the artist has under neither.
  if (!only) return misspeltPattern.test(folded) && isRespelling(text) ? { unclear: 'song' } : undefined
  const song = getNearestSong(only, songs)
  // A single quoted near match of a title is the new spelling.
  if (song && song.title !== only) return buildTitleChange(song, only)
  return misspeltPattern.test(folded) ? { unclear: 'song' } : undefined
}

const buildTitleChange = (song: TitledItem, becomes: string): CorrectionRequest => ({
  change: { kind: 'song-title', subjectId: song.id, becomes },
})

/** Two quoted titles: the one a song has now is the old one, in either order. */
function parseQuotedPair(text: string, songs: TitledItem[]) {
  const [one, two, more] = listQuoted(text)
  if (!one || !two || more) return undefined
  const exact = [one, two].filter((title) => songs.some((song) => song.title === title))
  const old = exact.length === 1 ? exact[0] : [one, two].find((title) => getNearestSong(title, songs))
  const song = old && getNearestSong(old, songs)
  return song ? { song, becomes: old === one ? two : one } : undefined
}

/** Unquoted "X, not Y" and "Y to X", where Y is one of the artist's titles and X is free text. */
function parseRename(text: string, songs: TitledItem[]) {
  const plain = text.replace(/[.!。！?？\s]+$/, '')
  for (const song of songs) {
    const title = song.title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const behindTo = new RegExp(`${title}["“”»」』]?(?:${toSource})(.{1,200})$`, 'iu').exec(plain)?.[1]
    const beforeNot = new RegExp(
      `(?:called|named|title is|llama|titula|appelle|titre est|hei(?:ß|ss)t|chiama|titolo (?:e|è)|chama(?:-se)?|叫|歌名是|是)\\s*(.{1,200}?)(?:${notSource})["“«„「『]?${title}`,
      'iu',
    ).exec(plain)?.[1]
    const becomes = behindTo === undefined ? beforeNot : parseRenameTarget(behindTo)
    if (becomes) return { song, becomes: toUnquoted(becomes) }
  }
  return undefined
}

/** In Japanese the verb comes last: "…を X に変更してください". */
function parseRenameTarget(text: string): string {
  return text.replace(/\s*(?:に|へ)\s*(?:変更|変え|直し|訂正|修正|改め|して).*$/u, '')
}

function parseAccountRequest(text: string, folded: string): CorrectionRequest | undefined {
  const mine = /\b(?:my|mi|mis|mon|ma|mes|mein\w*|mio|mia|miei|meu|minha|meus)\b|我|私/.test(folded)
  if (!mine) return undefined
  const becomes = text.trim()
  if (revenuePattern.test(folded)) return { change: { kind: 'revenue-history', becomes } }
  if (
    /\bg-?\s?key(?: id)?\b/.test(folded) &&
    /\b(?:replace|change|new|cambi\w*|nuev\w*|remplac\w*|chang\w*|nouvelle|ersetz\w*|ander\w*|neu\w*|sostitu\w*|nuova|troca\w*|muda\w*|nova)\b|换|更换|交換|変更|新し/.test(
      folded,
    )
  ) {
    return { change: { kind: 'g-key-id', becomes } }
  }
  return undefined
}

function listQuoted(text: string): string[] {
  return [...text.matchAll(QUOTED)].map((match) => match[1] ?? '').filter(Boolean)
}

const getLongest = (texts: string[]) => texts.toSorted((a, b) => b.length - a.length)[0]
const toUnquoted = (text: string) =>
  text
    .trim()
    .replace(/^["“”«»„「『《]\s*/u, '')
    .replace(/\s*["“”«»」』》]$/u, '')
    .trim()
