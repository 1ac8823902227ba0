import { PRICE_MAX_CENTS, PRICE_MIN_CENTS } from '#contract/catalog/editions'
import { KEYMAIL_PRICE_DEFAULT_CENTS } from '#contract/keymails/issuing'
import type { Language } from '#contract/text'
import { formatCents } from '#godfrey/knowledge/facts'
import { formatTemplate } from '#godfrey/knowledge/format-template'
import { toPatternText } from '#text/to-folded-text'

/** What copies cost, how many there are, and what becomes of the money. */
export const saleTopics: ReadonlySet<string> = new Set([
  'how-artists-are-paid',
  'how-tunemaker-earns',
  'six-revenue-streams',
  'keymail-price',
  'song-price',
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
const price = new RegExp(
  String.raw`\$ ?(${digits})|(${digits}) ?(?:\$|usd\b|us-dollars?\b|dol+ar\w*|bucks?\b|ドル|美元|美金|刀|块)`,
  'g',
)

const copyWords = String.raw`(?:cop(?:y|ies|ias?|ie)|copias?|exemplaires?|exemplare?n?|kopien?|esemplari|unidades|unites?|stuck|pieces|pezzi|keymails?|codes?|codigos?|codici|fans?|sales|ventas|ventes|verkaufe\w*|vendite|vendas|people|buyers|personas|personnes|leute|persone|pessoas)\b|[份张枚部個个人]|コピー|本`

/** Numbers that are words in a language, of those that editions are spoken of with. */
const roundNumbers: Record<Language, Record<string, number>> = {
  english: { 'a hundred': 100, 'one hundred': 100, hundred: 100, 'a thousand': 1000, thousand: 1000 },
  spanish: { cien: 100, mil: 1000, cincuenta: 50 },
  french: { cent: 100, mille: 1000, cinquante: 50 },
  german: { hundert: 100, tausend: 1000, funfzig: 50 },
  italian: { cento: 100, mille: 1000, cinquanta: 50 },
  portuguese: { cem: 100, mil: 1000, cinquenta: 50 },
  chinese: { 一百: 100, 一千: 1000, 一万: 10_000, 五十: 50, 两百: 200 },
  japanese: { 百: 100, 千: 1000, 一万: 10_000, 五十: 50 },
}

/** What may follow a number of copies that are not named: “10,000 at $2?”. */
const uncounted =
  /^ *(?:$|[^\p{L}\d\s.,%]|(?:at|for|a|por|zu|fur|je|pour|de|per|da|cada|each) *(?:$|[^\p{L}\d])|の?(?:で|なら|だと)?$|呢)/u

const COPIES_MAX = 1_000_000

/**
 * What as many copies as a message names bring at a price that it names or that was spoken of in `context`; undefined if either
 * is missing, or the number may be of something else.
 */
export function buildSalesSum(
  message: string,
  context: string | undefined,
  language: Language,
  questionLanguage: Language,
): string | undefined {
  const own = parsePriceCents(message)
  const copies = parseCopies(message, questionLanguage, context !== undefined && own !== undefined)
  const spoken = context === undefined ? undefined : parseCopies(context, questionLanguage, false)
  // One of the two is new: else nobody asks for a sum.
  const n = copies ?? (own === undefined ? undefined : spoken)
  const cents = own ?? (context === undefined ? undefined : (parsePriceCents(context) ?? KEYMAIL_PRICE_DEFAULT_CENTS))
  if (n === undefined || cents === undefined || cents < PRICE_MIN_CENTS || cents > PRICE_MAX_CENTS) return undefined
  return formatTemplate(sumTemplates[language], {
    n: n.toLocaleString('en-US'),
    price: formatCents(cents),
    total: formatCents(n * cents),
  })
}

/** The only price that a text names, in cents. */
function parsePriceCents(text: string): number | undefined {
  const amounts = [...toPatternText(text).matchAll(price)].map(([, before, behind]) => toNumber(before ?? behind ?? ''))
  return amounts.length === 1 && amounts[0] !== undefined ? Math.round(amounts[0] * 100) : undefined
}

/** The number of copies that a text names, two or more; with `isPriced` also a number that only its price follows. */
function parseCopies(text: string, language: Language, isPriced: boolean): number | undefined {
  const words = Object.entries(roundNumbers[language])
  const isHan = language === 'chinese' || language === 'japanese'
  let rest = toPatternText(text).replaceAll(price, ' $ ')
  for (const [word, n] of words) rest = rest.replaceAll(isHan ? word : new RegExp(`\\b${word}\\b`, 'g'), String(n))
  const counted = new RegExp(`(?<![\\p{L}\\d.,-])(${digits}) ?(?:[a-z]+ )?(?:${copyWords})`, isHan ? 'g' : 'gu')
  const named = [...(isHan ? rest.matchAll(new RegExp(`(${digits}) ?(?:${copyWords})`, 'g')) : rest.matchAll(counted))]
  const bare = isPriced
    ? [...rest.matchAll(new RegExp(`(?<![\\p{L}\\d.,-])(${digits})(?![\\p{L}\\d])`, 'gu'))].filter((found) =>
        uncounted.test(rest.slice(found.index + found[0].length)),
      )
    : []
  const [found, another] = named.length > 0 ? named : bare
  const n = found && !another ? toNumber(found[1] ?? '') : undefined
  return n !== undefined && Number.isInteger(n) && n > 1 && n <= COPIES_MAX ? n : undefined
}

/** “10,000”, “10.000”, “7.50” and “7,50”. */
const toNumber = (written: string) => Number(written.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
