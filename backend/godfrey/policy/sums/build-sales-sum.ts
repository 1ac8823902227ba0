import { COPIES_MAX, PRICE_MAX_CENTS, PRICE_MIN_CENTS } from '#contract/catalog/editions'
import { KEYMAIL_PRICE_DEFAULT_CENTS } from '#contract/keymails/issuing'
import { isEastAsian, type Language } from '#contract/text'
import { formatCents } from '#godfrey/knowledge/facts'
import { formatTemplate } from '#godfrey/knowledge/format-template'
import { toPatternText } from '#text/to-folded-text'
import { isNumberComposed, listNumberWords } from '../number-words.ts'
import { toDigits, toNumber } from '../parse-amounts.ts'
import { isContinued } from '../thread/is-follow-up.ts'
import type { SaidMessage } from '../thread/to-previous-turn.ts'
import { isAmountAsked, isPlainSum } from './sum-words.ts'

/** What copies cost, and what becomes of the money. */
export const incomeTopics: ReadonlySet<string> = new Set([
  'how-artists-are-paid',
  'how-tunemaker-earns',
  'six-revenue-streams',
  'keymail-price',
  'song-price',
])

/** The same, and how many copies there are. */
export const saleTopics: ReadonlySet<string> = new Set([
  ...incomeTopics,
  'what-is-an-edition',
  'digital-scarcity',
  'change-copy-number',
  'several-copies',
])

const sumTemplates: Record<Language, string> = {
  english:
    '{n} copies at {price} each come to {total}. It goes to the artist’s own PayPal account, less PayPal’s own fee; TuneMaker takes nothing from it.',
  spanish:
    '{n} copias a {price} cada una suman {total}. Va a la cuenta de PayPal del propio artista, menos la comisión de PayPal; TuneMaker no se queda con nada.',
  french:
    '{n} exemplaires à {price} chacun font {total}. La somme va sur le compte PayPal de l’artiste, moins les frais de PayPal ; TuneMaker n’en prend rien.',
  german:
    '{n} Exemplare zu je {price} ergeben {total}. Das Geld geht auf das eigene PayPal-Konto des Künstlers, abzüglich der PayPal-Gebühr; TuneMaker nimmt davon nichts.',
  italian:
    '{n} copie a {price} l’una fanno {total}. Vanno sul conto PayPal dell’artista, meno la commissione di PayPal; TuneMaker non trattiene nulla.',
  portuguese:
    '{n} cópias a {price} cada dão {total}. O valor vai para a conta PayPal do próprio artista, menos a taxa do PayPal; o TuneMaker não fica com nada.',
  chinese:
    '{n}份、每份{price}，一共{total}。扣除PayPal自己的手续费后，直接进入音乐人本人的PayPal账户；TuneMaker不抽成。',
  japanese:
    '1部{price}で{n}部なら合計{total}です。PayPalの手数料を除き、アーティスト本人のPayPal口座に入ります。TuneMakerは何も受け取りません。',
}

const digits = String.raw`\d+(?:[.,]\d+)*`
/** Their numbers are no dollars, and are never added up. */
const otherCurrency =
  /[€£¥]|\p{L}\$|\b(?:cad|aud|hkd|nzd|mxn|canad\w+|austral\w+|mexican\w+)\b|港币|加元|澳元|\b(?:eur(?:os?)?|gbp|pounds?|livres?|reais|real|yen|yuan|rmb|chf|franken|pesos?)\b|欧元|人民币|ユーロ/u

const copyWords = String.raw`(?:cop(?:y|ies|ias?|ie)|copias?|exemplaires?|exemplare?n?|kopien?|esemplari|unidades|unites?|stuck|pieces|pezzi|keymails?|codes?|codigos?|codici|fans?|sales|ventas|ventes|verkaufe\w*|vendite|vendas)\b|[份张枚部]|コピー`

/** With cents and without a unit it is a price, too: “at 7.50”. */
const bare = String.raw`(?<=\b(?:at|for|a|por|zu|fur|je|pour|per) )(\d{1,4}[.,]\d{2})(?= *(?:$|[.?!,;](?!\d)|each\b|apiece\b|cada\b|chacun|la\b|l[’']|pro\b|${copyWords}))`
const price = new RegExp(
  String.raw`\$ ?(${digits})|(${digits}) ?(?:\$|usd\b|us-dollars?\b|dol+ar\w*|bucks?\b|ドル|美元|美金|刀|块)|${bare}`,
  'g',
)

/** Smaller numbers as words are rarely of copies. */
const WORD_MIN = 50

const counted = new RegExp(`(?<![\\p{L}\\d.,-])(${digits}) ?(?:[a-z]+ )?(?:${copyWords})`, 'gu')
const countedHan = new RegExp(`(?<![\\d.,-])(${digits}) ?(?:${copyWords})`, 'gu')
/** “10,000 at $2?” */
const priced = new RegExp(
  `(?<![\\p{L}\\d.,-])(${digits})(?= *(?:(?:at|for|a|por|zu|fur|je|pour|de|per|da|x) *)?(?:\\$|$|[?!]))`,
  'gu',
)

/**
 * What as many copies as a message names bring at the price that it names, or that was said in the talk so far; undefined if
 * either is missing, or the number may be of something else.
 */
export function buildSalesSum(
  message: string,
  said: readonly SaidMessage[],
  language: Language,
  questionLanguage: Language,
): string | undefined {
  const own = parseSale(message, questionLanguage, said.length > 0)
  if (own === undefined || (own.copies === undefined && own.cents === undefined)) return undefined
  if (!isPlainSum(message, questionLanguage)) return undefined
  // Without a price it must go on with the talk: “can I lower it to 50 copies later?” asks for no sum.
  if (own.cents === undefined && !isContinued(message, questionLanguage)) return undefined
  const before = parseSaidSale(said, questionLanguage)
  // A price that nobody named is the one that the workshop suggests.
  const cents = own.cents ?? before.cents ?? (before.isPriced ? KEYMAIL_PRICE_DEFAULT_CENTS : undefined)
  return formatSum(own.copies ?? before.copies, cents, language)
}

/** What the copies bring whose number and price were both said, if a message without numbers asks how much it is. */
export function buildSaidSalesSum(
  message: string,
  said: readonly SaidMessage[],
  language: Language,
  questionLanguage: Language,
): string | undefined {
  const own = parseSale(message, questionLanguage, true)
  const isOwn = own === undefined || own.copies !== undefined || own.cents !== undefined
  if (isOwn || !isAmountAsked(message, questionLanguage) || !isPlainSum(message, questionLanguage)) return undefined
  const { copies, cents } = parseSaidSale(said, questionLanguage)
  return formatSum(copies, cents, language)
}

function formatSum(n: number | undefined, cents: number | undefined, language: Language): string | undefined {
  if (n === undefined || cents === undefined || cents < PRICE_MIN_CENTS || cents > PRICE_MAX_CENTS) return undefined
  return formatTemplate(sumTemplates[language], {
    n: n.toLocaleString('en-US'),
    price: formatCents(cents),
    total: formatCents(n * cents),
  })
}

/** The copies that were said last, and the price where copies were spoken of; nothing behind a message that names several. */
function parseSaidSale(said: readonly SaidMessage[], language: Language): Sale & { isPriced: boolean } {
  const found: Sale & { isPriced: boolean } = { isPriced: false }
  for (const [at, { question, topics }] of said.toReversed().entries()) {
    const isOfSale = topics.some((id) => saleTopics.has(id))
    const sale = parseSale(question, language, false)
    if (!sale) {
      if (isOfSale) break
      continue
    }
    if (at === 0) found.isPriced = topics.some((id) => incomeTopics.has(id))
    found.copies ??= sale.copies
    if (isOfSale) found.cents ??= sale.cents
  }
  return found
}

/** The one price that a text names, in cents; undefined if it names none, several, or one in words that are composed. */
export function parsePriceCents(text: string, language: Language): number | undefined {
  const plain = toPatternText(toDigits(text, language))
  const [found, another] = [...plain.matchAll(price)]
  if (!found || another || otherCurrency.test(plain) || isNumberComposed(plain, language)) return undefined
  return toCents(found)
}

/** What a match of `price` says, undefined if it is no whole number of cents. */
function toCents(found: RegExpExecArray): number | undefined {
  const cents = toNumber(found.slice(1).find((each) => each !== undefined) ?? '') * 100
  return Math.abs(cents - Math.round(cents)) > 1e-6 ? undefined : Math.round(cents)
}

type Sale = { copies?: number | undefined; cents?: number | undefined }

/**
 * The number of copies and the price that a text names, at most one of each; undefined if it names several, or a number of
 * something else. Where it `isTalk` and names a price, a number that only the price follows is of copies.
 */
function parseSale(text: string, language: Language, isTalk: boolean): Sale | undefined {
  let rest = toPatternText(text)
  if (otherCurrency.test(rest)) return undefined
  const prices = [...rest.matchAll(price)].map(toCents)
  rest = rest.replaceAll(price, ' $ ')
  for (const [word, n] of listNumberWords(language, { min: WORD_MIN }))
    rest = rest.replaceAll(isEastAsian(language) ? word : new RegExp(`\\b${word}\\b`, 'g'), String(n))
  // “$500 altogether” is no price each.
  const isTotal =
    /\$ *(?:altogether|in (?:total|all)|total|together|en total|en tout|au total|insgesamt|zusammen|in tutto|no total|ao todo)|(?:一共|总共|合计|合計) *\$/.test(
      rest,
    )
  const isComposed = isTotal || isNumberComposed(rest, language)
  const copies: number[] = []
  const take = (_: string, n: string) => {
    copies.push(toNumber(n))
    return ' '
  }
  rest = rest.replaceAll(isEastAsian(language) ? countedHan : counted, take)
  if (isTalk && prices.length > 0 && copies.length === 0) rest = rest.replaceAll(priced, take)
  const isOdd = isComposed || /\d/.test(rest) || prices.length > 1 || copies.length > 1
  const [n] = copies
  const isPossible = n === undefined || (Number.isInteger(n) && n > 1 && n <= COPIES_MAX)
  if (isOdd || !isPossible || (prices.length > 0 && prices[0] === undefined)) return undefined
  return { copies: n, cents: prices[0] }
}
