import type { CorrectionKind } from './contract.ts'
import { type Titled, findNamed, findRespelling, nearestSong } from './find-titles.ts'
import {
  bioWords,
  changeWords,
  emailWords,
  foldWish,
  howWords,
  notWords,
  paymentWords,
  priceWords,
  revenueWords,
  titleWords,
  toWords,
} from './wish-words.ts'

/** What the one who asks has. */
export type Belongings = {
  songs: Titled[]
  editions: (Titled & { price: number })[]
  email: string
}

export type Wish =
  | { change: { kind: CorrectionKind; subjectId?: string; subject?: string; becomes: string } }
  /** It is a correction, but of what or to what is unclear. */
  | { unclear: 'song' }

/** A title is said to be wrong, even when it is not said how. */
const misspelt =
  /\b(?:typo|misspel\w*|rename|wrong title|title is wrong|errata|mal escrit\w*|renombra\w*|faute|mal orthographi\w*|renomm\w*|tippfehler|falsch geschrieben|umbenenn\w*|refuso|rinomin\w*|erro de digitacao|renomei\w*)\b|错字|錯字|改名|誤字|曲名を/u
// Only what stands in an address: in Chinese and Japanese no space parts it from the words around it.
const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g
const KEYMAIL = /TM-\d{8}-[A-Z0-9]{8}/i
const AMOUNT = /\d{1,5}(?:[.,]\d{1,2})?(?![\p{N}%])/gu
const QUOTED = /["“”«»„「『《〈‹]\s*([^"“”«»„「」『』《》〈〉‹›]{1,200}?)\s*["“”«»」』》〉›]/gu

/**
 * Reads a wish for a correction out of free text in any of the eight languages, against what the artist has. Undefined
 * when it is none: a question about corrections, or something else entirely. Nothing is changed by reading.
 */
export function parseWish(text: string, own: Belongings): Wish | undefined {
  const folded = foldWish(text)
  if (!changeWords.test(folded)) return undefined
  const asksHow = howWords.test(folded)
  return (
    readAddress(text, folded, own) ??
    (asksHow ? undefined : readKeymail(text)) ??
    readPrice(text, folded, own) ??
    (asksHow ? undefined : readBio(text, folded)) ??
    readTitle(text, folded, own, asksHow) ??
    (asksHow ? undefined : readAccount(text, folded))
  )
}

function readAddress(text: string, folded: string, own: Belongings): Wish | undefined {
  const addresses = [...new Set(text.match(EMAIL) ?? [])].filter((address) => address !== own.email)
  const [becomes] = addresses
  if (!becomes || addresses.length > 1) return undefined
  if (paymentWords.test(folded)) return { change: { kind: 'payment-account', becomes } }
  return emailWords.test(folded.replaceAll(EMAIL, ' ')) ? { change: { kind: 'contact-email', becomes } } : undefined
}

function readKeymail(text: string): Wish | undefined {
  const code = KEYMAIL.exec(text)?.[0].toUpperCase()
  return code ? { change: { kind: 'keymail-code', subject: code, becomes: text } } : undefined
}

function readPrice(text: string, folded: string, { editions }: Belongings): Wish | undefined {
  if (!priceWords.test(folded)) return undefined
  const { named, rest } = findNamed(text, editions)
  const edition = named.length === 1 ? named[0] : named.length === 0 && editions.length === 1 ? editions[0] : undefined
  const amounts = new Set((rest.match(AMOUNT) ?? []).map((amount) => Number(amount.replace(',', '.'))))
  if (amounts.size === 0) return undefined
  if (!edition) return titleWords.test(folded) ? { unclear: 'song' } : undefined
  amounts.delete(edition.price)
  const [price] = amounts
  return price === undefined || amounts.size > 1
    ? undefined
    : { change: { kind: 'price', subjectId: edition.id, becomes: price.toFixed(2) } }
}

function readBio(text: string, folded: string): Wish | undefined {
  if (!bioWords.test(folded)) return undefined
  const quoted = longest(quotes(text))
  const behind = /[:：]\s*(\S[^]*)$/.exec(text)?.[1]
  const becomes = behind ?? quoted
  return becomes ? { change: { kind: 'bio', becomes: unquoted(becomes) } } : undefined
}

function readTitle(text: string, folded: string, { songs }: Belongings, asksHow: boolean): Wish | undefined {
  if (!titleWords.test(folded) && !misspelt.test(folded) && quotes(text).length < 2) return undefined
  const pair = quotedPair(text, songs) ?? findRespelling(text, songs)
  if (pair) return titleChange(pair.song, pair.becomes)
  if (asksHow) return undefined
  const renamed = readRename(text, songs)
  if (renamed) return titleChange(renamed.song, renamed.becomes)
  const [only] = quotes(text)
  if (!only) return undefined
  const song = nearestSong(only, songs)
  // One spelling in quotes that is nearly a title is what it shall say.
  if (song && song.title !== only) return titleChange(song, only)
  return misspelt.test(folded) ? { unclear: 'song' } : undefined
}

const titleChange = (song: Titled, becomes: string): Wish => ({
  change: { kind: 'song-title', subjectId: song.id, becomes },
})

/** Two titles in quotes: the one that a song has is the old one, in whatever order they stand. */
function quotedPair(text: string, songs: Titled[]) {
  const [one, two, more] = quotes(text)
  if (!one || !two || more) return undefined
  const exact = [one, two].filter((title) => songs.some((song) => song.title === title))
  const old = exact.length === 1 ? exact[0] : [one, two].find((title) => nearestSong(title, songs))
  const song = old && nearestSong(old, songs)
  return song ? { song, becomes: old === one ? two : one } : undefined
}

/** "X, not Y" and "Y to X" without quotes, where Y is a title of one's own: X may be anything. */
function readRename(text: string, songs: Titled[]) {
  const plain = text.replace(/[.!。！?？\s]+$/, '')
  for (const song of songs) {
    const title = song.title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const behindTo = new RegExp(`${title}["“”»」』]?(?:${toWords})(.{1,200})$`, 'iu').exec(plain)?.[1]
    const beforeNot = new RegExp(
      `(?:called|named|title is|llama|titula|appelle|titre est|hei(?:ß|ss)t|chiama|titolo (?:e|è)|chama(?:-se)?|叫|歌名是|是)\\s*(.{1,200}?)(?:${notWords})["“«„「『]?${title}`,
      'iu',
    ).exec(plain)?.[1]
    const becomes = behindTo === undefined ? beforeNot : withoutVerb(behindTo)
    if (becomes) return { song, becomes: unquoted(becomes) }
  }
  return undefined
}

/** Japanese says its verb last: "…を X に変更してください". */
function withoutVerb(text: string): string {
  return text.replace(/\s*(?:に|へ)\s*(?:変更|変え|直し|訂正|修正|改め|して).*$/u, '')
}

function readAccount(text: string, folded: string): Wish | undefined {
  const mine = /\b(?:my|mi|mis|mon|ma|mes|mein\w*|mio|mia|miei|meu|minha|meus)\b|我|私/.test(folded)
  if (!mine) return undefined
  const becomes = text.trim()
  if (revenueWords.test(folded)) return { change: { kind: 'revenue-history', becomes } }
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

function quotes(text: string): string[] {
  return [...text.matchAll(QUOTED)].map((match) => match[1] ?? '').filter(Boolean)
}

const longest = (texts: string[]) => texts.toSorted((a, b) => b.length - a.length)[0]
const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^["“”«»„「『《]\s*/u, '')
    .replace(/\s*["“”«»」』》]$/u, '')
    .trim()
