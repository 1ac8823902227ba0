import {
  calculatePaymentFeeCents,
  calculateTaxCents,
  calculateUploadFeeCents,
  SONGS_PER_PLAN_MAX,
} from '#contract/uploads'
import { formatCents, calculateUploadEstimateCents } from '#godfrey/knowledge/facts'
import { isEastAsian, type Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'
import { formatTemplate } from '#godfrey/knowledge/format-template'
import type { SaidMessage } from '../thread/to-previous-turn.ts'
import { parseSaidSongCounts, priceTopics } from './parse-said-song-counts.ts'
import {
  isOneSong,
  isOtherCounted,
  parseComparedSongCounts,
  parseSongCount,
  perSong,
  SONGS_MAX,
  songWords,
} from './parse-song-count.ts'
import { parseSongChange } from './parse-song-change.ts'
import { isAmountAsked, isPlainSum } from './sum-words.ts'

/** {n} songs, {total} upload fees, {each} per song, {saved} less than the {apart} of as many single ones, {estimate} including the estimated {fee} and {tax}. */
const priceTemplates: Record<Language, { one: string; plan: string; saves: string; more: string; all: string }> = {
  english: {
    one: 'Uploading one song costs {total}. With the estimated payment fee of {fee} and tax of {tax} your books would show about {estimate}; PayPal charges exactly {total}.',
    plan: 'Uploading {n} songs together costs {total}, which is {each} each. With the estimated payment fee of {fee} and tax of {tax} your books would show about {estimate}; PayPal charges exactly {total}.',
    saves: 'Paid one at a time they would cost {apart}, so you save {saved}.',
    more: 'Uploads are bought at most {max} at a time: {n} songs come to {total} in all, {parts}.',
    all: 'The total by number of songs: {totals}.',
  },
  spanish: {
    one: 'Subir una canción cuesta {total}. Con la comisión ({fee}) y el impuesto ({tax}) estimados serían unos {estimate} en tus cuentas; PayPal cobra exactamente {total}.',
    plan: 'Subir {n} canciones juntas cuesta {total}, es decir, {each} cada una. Con la comisión ({fee}) y el impuesto ({tax}) estimados serían unos {estimate} en tus cuentas; PayPal cobra exactamente {total}.',
    saves: 'De una en una costarían {apart}: ahorras {saved}.',
    more: 'Se compran como máximo {max} subidas a la vez: {n} canciones suman {total} en total, {parts}.',
    all: 'El total según el número de canciones: {totals}.',
  },
  french: {
    one: 'Mettre en ligne une chanson coûte {total}. Avec les frais ({fee}) et la taxe ({tax}) estimés, vos comptes afficheraient environ {estimate} ; PayPal débite exactement {total}.',
    plan: 'Mettre en ligne {n} chansons ensemble coûte {total}, soit {each} chacune. Avec les frais ({fee}) et la taxe ({tax}) estimés, vos comptes afficheraient environ {estimate} ; PayPal débite exactement {total}.',
    saves: 'Une par une, elles coûteraient {apart} : vous économisez {saved}.',
    more: 'On achète au plus {max} mises en ligne à la fois : {n} chansons font {total} en tout, {parts}.',
    all: 'Le total selon le nombre de chansons : {totals}.',
  },
  german: {
    one: 'Einen Song hochzuladen kostet {total}. Mit geschätzter Zahlungsgebühr ({fee}) und Steuer ({tax}) stünden etwa {estimate} in Ihren Büchern; PayPal bucht genau {total} ab.',
    plan: '{n} Songs zusammen hochzuladen kostet {total}, also {each} pro Song. Mit geschätzter Zahlungsgebühr ({fee}) und Steuer ({tax}) stünden etwa {estimate} in Ihren Büchern; PayPal bucht genau {total} ab.',
    saves: 'Einzeln bezahlt wären es {apart}; Sie sparen {saved}.',
    more: 'Uploads kauft man höchstens {max} auf einmal: {n} Songs machen zusammen {total}, {parts}.',
    all: 'Der Gesamtpreis nach der Zahl der Songs: {totals}.',
  },
  italian: {
    one: 'Caricare una canzone costa {total}. Con commissione ({fee}) e tassa ({tax}) stimate nei tuoi conti sarebbero circa {estimate}; PayPal addebita esattamente {total}.',
    plan: 'Caricare {n} canzoni insieme costa {total}, cioè {each} l’una. Con commissione ({fee}) e tassa ({tax}) stimate nei tuoi conti sarebbero circa {estimate}; PayPal addebita esattamente {total}.',
    saves: 'Una alla volta costerebbero {apart}: risparmi {saved}.',
    more: 'Si comprano al massimo {max} caricamenti alla volta: {n} canzoni fanno {total} in tutto, {parts}.',
    all: 'Il totale secondo il numero di canzoni: {totals}.',
  },
  portuguese: {
    one: 'Enviar uma música custa {total}. Com a taxa ({fee}) e o imposto ({tax}) estimados seriam cerca de {estimate} nas suas contas; o PayPal cobra exatamente {total}.',
    plan: 'Enviar {n} músicas juntas custa {total}, ou seja, {each} cada. Com a taxa ({fee}) e o imposto ({tax}) estimados seriam cerca de {estimate} nas suas contas; o PayPal cobra exatamente {total}.',
    saves: 'Uma a uma custariam {apart}: você economiza {saved}.',
    more: 'Compram-se no máximo {max} envios de uma vez: {n} músicas dão {total} no total, {parts}.',
    all: 'O total pelo número de músicas: {totals}.',
  },
  chinese: {
    one: '上传一首歌要{total}。加上估算的手续费（{fee}）和税（{tax}）约为{estimate}，供记账参考；PayPal实际收取{total}。',
    plan: '一起上传{n}首歌要{total}，相当于每首{each}。加上估算的手续费（{fee}）和税（{tax}）约为{estimate}，供记账参考；PayPal实际收取{total}。',
    saves: '一首一首付要{apart}，一起付省{saved}。',
    more: '一次最多购买{max}首：{n}首总共{total}（{parts}）。',
    all: '一起购买的总价，按歌曲数量：{totals}。',
  },
  japanese: {
    one: '一曲のアップロードは{total}です。手数料（{fee}）と税（{tax}）の概算を加えると約{estimate}ですが、PayPalで請求されるのは{total}だけです。',
    plan: '{n}曲をまとめてアップロードすると{total}、一曲あたり{each}です。手数料（{fee}）と税（{tax}）の概算を加えると約{estimate}ですが、PayPalで請求されるのは{total}だけです。',
    saves: '1曲ずつ払うと{apart}なので、{saved}お得です。',
    more: '一度に買えるのは{max}曲分までです。{n}曲では合計{total}になります（{parts}）。',
    all: 'まとめて買う場合の合計：{totals}。',
  },
}

/** "One" and "a single one": only after a price was asked, since it is also the article. */
const singleSong =
  /\b(?:one|single|una?|une|uno|sola?|solo|un seul|une seule|seule?|ein(?:e[nmrs]?|s)?|einzeln\w*|einzig\w*|uma?|so uma?)\b|[一1]首|(?:1|一)曲|一つ/g

/**
 * The price of uploading as many songs as a message about prices names, computed from the checkout's own constants. In a talk the
 * totals of all numbers follow, and stand alone where none is named for sure: “should I wait for a third?”, “and half of them?”
 * `said`: the talk so far, if it only makes sense with it.
 */
export function buildUploadPrice(
  message: string,
  said: readonly SaidMessage[],
  language: Language,
  questionLanguage: Language,
): string | undefined {
  const price = buildNamedPrice(message, said, language, questionLanguage)
  const isTold = said.some(({ topics }) => topics.some((id) => priceTopics.has(id)))
  if (!isTold || !isCountAsked(message, questionLanguage)) return price
  return [...(price ? [price] : []), formatTotals(language)].join('\n')
}

/** Whether a message asks for the price of another number of songs, be it half of them. */
export const isCountAsked = (message: string, language: Language): boolean =>
  parseSongCount(message, language) !== undefined ||
  parseSongChange(message, language) !== undefined ||
  isOneAsked(message, language) ||
  parts.test(toPatternText(message))

/** A number of albums beside one of songs. */
const albums =
  /(?:\d|\b(?:two|three|four|dos|tres|cuatro|deux|trois|quatre|zwei|drei|vier|due|tre|quattro|dois|quatro)) (?:albums|albuns|alben|discos|disques|dischi|records|eps)\b|[2-9二两三四五] ?张专辑|[2-9二三四五] ?枚/

/** Numbers that are not read: what they are of is told in the totals. */
const parts =
  /\b(?:half|double|twice|triple|doble|mitad|moitie|doppel\w*|halfte|halb|doppio|meta|triplo|dobro|metade|alb(?:ums|en|uns)|discos|disques|dischi)\b|倍|半|专辑|枚/

function formatTotals(language: Language): string {
  const totals = Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) => {
    return `${at + 1}${counters[language] ?? ' – '}${formatCents(calculateUploadFeeCents(at + 1) ?? 0)}`
  })
  return formatTemplate(priceTemplates[language].all, { totals: totals.join(isEastAsian(language) ? '、' : ', ') })
}

const counters: Partial<Record<Language, string>> = { chinese: '首', japanese: '曲' }

function buildNamedPrice(
  message: string,
  said: readonly SaidMessage[],
  language: Language,
  questionLanguage: Language,
): string | undefined {
  // “Two albums with eight songs each”, “with ten songs in total”: which of the two is not read.
  if (albums.test(toPatternText(message))) return undefined
  const counts = parseSaidSongCounts(said, questionLanguage)
  const last = counts.at(-1)
  const change = parseSongChange(message, questionLanguage)
  // “A song” is a number only for what is added to it: “and for an album?” after it is no question about one.
  const base = last ?? (said.some(isPriceOfOne) ? 1 : undefined)
  if (base !== undefined && change !== undefined) return formatUploadPrice(base + change, language)
  for (const spoken of new Set([questionLanguage, language])) {
    const compared = parseComparedSongCounts(message, spoken)
    if (compared.length > 0) return compared.map((songs) => formatUploadPrice(songs, language)).join('\n')
    const songs = parseSongCount(message, spoken, said.length > 0)
    if (songs === undefined || songs > SONGS_MAX) continue
    // Another number after one asks what the difference is, whatever its words.
    const before = counts.findLast((each) => each !== songs)
    return [songs, before].flatMap((each) => formatUploadPrice(each, language) ?? []).join('\n')
  }
  if (said.length === 0) return undefined
  // “And for one?”, or “and each?” and “with the fees?” about as many as before.
  const isOne = isOneAsked(message, questionLanguage)
  return formatUploadPrice(isOne ? 1 : last, language)
}

/** Whether a message in a talk counts something else than songs, and asks for no amount: “and is it online in two days?” */
export const isOtherCountAsked = (message: string, language: Language): boolean =>
  parseSongChange(message, language) === undefined &&
  isOtherCounted(message, language) &&
  !isAmountAsked(message, language)

/** Whether a message asks for the price of one, and of nothing else: “one more question” does not. */
export function isOneAsked(message: string, language: Language): boolean {
  const folded = toPatternText(message).replaceAll(perSong, ' ')
  const rest = folded.replaceAll(singleSong, ' ')
  return (rest !== folded || isOneSong(message)) && isPlainSum(rest.replace(songWord, ' '), language)
}

const songWord = new RegExp(`\\b${songWords}\\b`)

const isPriceOfOne = ({ question, topics }: SaidMessage) =>
  topics.some((id) => priceTopics.has(id)) && isOneSong(question)

function formatUploadPrice(n: number | undefined, language: Language): string | undefined {
  if (n === undefined || !Number.isInteger(n) || n < 1 || n > SONGS_MAX) return undefined
  const fees = calculateUploadFeeCents(n)
  if (fees !== undefined) {
    const { one, plan, saves } = priceTemplates[language]
    const apart = n * (calculateUploadFeeCents(1) ?? 0)
    const gap = isEastAsian(language) ? '' : ' '
    return formatTemplate(n === 1 ? one : apart > fees ? `${plan}${gap}${saves}` : plan, {
      n: String(n),
      total: formatCents(fees),
      each: formatCents(fees / n),
      fee: formatCents(calculatePaymentFeeCents(fees)),
      tax: formatCents(calculateTaxCents(fees)),
      estimate: formatCents(calculateUploadEstimateCents(n)),
      apart: formatCents(apart),
      saved: formatCents(apart - fees),
    })
  }
  const full = Math.floor(n / SONGS_PER_PLAN_MAX)
  const rest = n % SONGS_PER_PLAN_MAX
  const fullFees = calculateUploadFeeCents(SONGS_PER_PLAN_MAX) ?? 0
  const restFees = rest > 0 ? (calculateUploadFeeCents(rest) ?? 0) : 0
  const parts = [`${full} × ${formatCents(fullFees)}`, ...(rest > 0 ? [formatCents(restFees)] : [])].join(' + ')
  return formatTemplate(priceTemplates[language].more, {
    n: String(n),
    max: String(SONGS_PER_PLAN_MAX),
    total: formatCents(full * fullFees + restFees),
    parts,
  })
}
