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
import { isElliptic } from '../thread/is-follow-up.ts'
import type { SaidMessage } from '../thread/to-previous-turn.ts'
import { parseSaidSongCounts, priceTopics } from './parse-said-song-counts.ts'
import {
  isOtherCounted,
  isOneSong,
  parseComparedSongCounts,
  parseSongCount,
  perSong,
  SONGS_MAX,
} from './parse-song-count.ts'
import { parseSongChange } from './parse-song-change.ts'

/** {n} songs, {total} upload fees, {each} per song, {saved} less than the {apart} of as many single ones, {estimate} including the estimated {fee} and {tax}. */
const priceTemplates: Record<Language, { one: string; plan: string; saves: string; more: string; all: string }> = {
  english: {
    one: 'Uploading one song costs {total}. With the estimated payment fee of {fee} and tax of {tax} your books would show about {estimate}; PayPal charges exactly {total}.',
    plan: 'Uploading {n} songs together costs {total}, which is {each} each. With the estimated payment fee of {fee} and tax of {tax} your books would show about {estimate}; PayPal charges exactly {total}.',
    saves: 'Paid one at a time they would cost {apart}, so you save {saved}.',
    more: 'Uploads are bought at most {max} at a time: {n} songs come to {total} in all, {parts}.',
    all: 'For 1 to {max} songs together the totals are {totals}.',
  },
  spanish: {
    one: 'Subir una canción cuesta {total}. Con la comisión ({fee}) y el impuesto ({tax}) estimados serían unos {estimate} en tus cuentas; PayPal cobra exactamente {total}.',
    plan: 'Subir {n} canciones juntas cuesta {total}, es decir, {each} cada una. Con la comisión ({fee}) y el impuesto ({tax}) estimados serían unos {estimate} en tus cuentas; PayPal cobra exactamente {total}.',
    saves: 'De una en una costarían {apart}: ahorras {saved}.',
    more: 'Se compran como máximo {max} subidas a la vez: {n} canciones suman {total} en total, {parts}.',
    all: 'De 1 a {max} canciones juntas, los totales son {totals}.',
  },
  french: {
    one: 'Mettre en ligne une chanson coûte {total}. Avec les frais ({fee}) et la taxe ({tax}) estimés, vos comptes afficheraient environ {estimate} ; PayPal débite exactement {total}.',
    plan: 'Mettre en ligne {n} chansons ensemble coûte {total}, soit {each} chacune. Avec les frais ({fee}) et la taxe ({tax}) estimés, vos comptes afficheraient environ {estimate} ; PayPal débite exactement {total}.',
    saves: 'Une par une, elles coûteraient {apart} : vous économisez {saved}.',
    more: 'On achète au plus {max} mises en ligne à la fois : {n} chansons font {total} en tout, {parts}.',
    all: 'De 1 à {max} chansons ensemble, les totaux sont {totals}.',
  },
  german: {
    one: 'Einen Song hochzuladen kostet {total}. Mit geschätzter Zahlungsgebühr ({fee}) und Steuer ({tax}) stünden etwa {estimate} in Ihren Büchern; PayPal bucht genau {total} ab.',
    plan: '{n} Songs zusammen hochzuladen kostet {total}, also {each} pro Song. Mit geschätzter Zahlungsgebühr ({fee}) und Steuer ({tax}) stünden etwa {estimate} in Ihren Büchern; PayPal bucht genau {total} ab.',
    saves: 'Einzeln bezahlt wären es {apart}; Sie sparen {saved}.',
    more: 'Uploads kauft man höchstens {max} auf einmal: {n} Songs machen zusammen {total}, {parts}.',
    all: 'Für 1 bis {max} Songs zusammen sind es insgesamt {totals}.',
  },
  italian: {
    one: 'Caricare una canzone costa {total}. Con commissione ({fee}) e tassa ({tax}) stimate nei tuoi conti sarebbero circa {estimate}; PayPal addebita esattamente {total}.',
    plan: 'Caricare {n} canzoni insieme costa {total}, cioè {each} l’una. Con commissione ({fee}) e tassa ({tax}) stimate nei tuoi conti sarebbero circa {estimate}; PayPal addebita esattamente {total}.',
    saves: 'Una alla volta costerebbero {apart}: risparmi {saved}.',
    more: 'Si comprano al massimo {max} caricamenti alla volta: {n} canzoni fanno {total} in tutto, {parts}.',
    all: 'Da 1 a {max} canzoni insieme i totali sono {totals}.',
  },
  portuguese: {
    one: 'Enviar uma música custa {total}. Com a taxa ({fee}) e o imposto ({tax}) estimados seriam cerca de {estimate} nas suas contas; o PayPal cobra exatamente {total}.',
    plan: 'Enviar {n} músicas juntas custa {total}, ou seja, {each} cada. Com a taxa ({fee}) e o imposto ({tax}) estimados seriam cerca de {estimate} nas suas contas; o PayPal cobra exatamente {total}.',
    saves: 'Uma a uma custariam {apart}: você economiza {saved}.',
    more: 'Compram-se no máximo {max} envios de uma vez: {n} músicas dão {total} no total, {parts}.',
    all: 'De 1 a {max} músicas juntas, os totais são {totals}.',
  },
  chinese: {
    one: '上传一首歌要{total}。加上估算的手续费（{fee}）和税（{tax}）约为{estimate}，供记账参考；PayPal实际收取{total}。',
    plan: '一起上传{n}首歌要{total}，相当于每首{each}。加上估算的手续费（{fee}）和税（{tax}）约为{estimate}，供记账参考；PayPal实际收取{total}。',
    saves: '一首一首付要{apart}，一起付省{saved}。',
    more: '一次最多购买{max}首：{n}首总共{total}（{parts}）。',
    all: '一起上传1至{max}首的总价依次为{totals}。',
  },
  japanese: {
    one: '一曲のアップロードは{total}です。手数料（{fee}）と税（{tax}）の概算を加えると約{estimate}ですが、PayPalで請求されるのは{total}だけです。',
    plan: '{n}曲をまとめてアップロードすると{total}、一曲あたり{each}です。手数料（{fee}）と税（{tax}）の概算を加えると約{estimate}ですが、PayPalで請求されるのは{total}だけです。',
    saves: '1曲ずつ払うと{apart}なので、{saved}お得です。',
    more: '一度に買えるのは{max}曲分までです。{n}曲では合計{total}になります（{parts}）。',
    all: 'まとめて1曲から{max}曲までの合計は、順に{totals}です。',
  },
}

/** "One" and "a single one": only after a price was asked, since it is also the article. */
export const singleSong =
  /\b(?:one|single|una?|uno|sola?|solo|un seul|une seule|ein(?:e[nmrs]?|s)?|einzeln\w*|uma?|so uma?)\b|[一1]首|(?:1|一)曲|一つ/

/**
 * The price of uploading as many songs as a message about prices names, computed from the checkout's own constants. In a talk the
 * totals of all numbers follow: “should I wait for a third?” has two of them.
 * `said`: the talk so far, if it only makes sense with it.
 */
export function buildUploadPrice(
  message: string,
  said: readonly SaidMessage[],
  language: Language,
  questionLanguage: Language,
): string | undefined {
  const price = buildNamedPrice(message, said, language, questionLanguage)
  return price && said.length > 0 ? `${price}\n${formatTotals(language)}` : price
}

function formatTotals(language: Language): string {
  const totals = Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) =>
    formatCents(calculateUploadFeeCents(at + 1) ?? 0),
  )
  const gap = isEastAsian(language) ? '、' : ', '
  return formatTemplate(priceTemplates[language].all, { max: String(SONGS_PER_PLAN_MAX), totals: totals.join(gap) })
}

function buildNamedPrice(
  message: string,
  said: readonly SaidMessage[],
  language: Language,
  questionLanguage: Language,
): string | undefined {
  const counts = parseSaidSongCounts(said, questionLanguage)
  const last = counts.at(-1)
  const change = parseSongChange(message, questionLanguage)
  // “A song” is a number only for what is added to it: “and for an album?” after it is no question about one.
  const base = last ?? (said.some(isPriceOfOne) ? 1 : undefined)
  if (base !== undefined && change) return formatUploadPrice(change(base), language)
  for (const spoken of new Set([questionLanguage, language])) {
    const compared = parseComparedSongCounts(message, spoken)
    if (compared.length > 0) return compared.map((songs) => formatUploadPrice(songs, language)).join('\n')
    const songs = parseSongCount(message, spoken, said.length > 0)
    if (songs === undefined || songs > SONGS_MAX) continue
    // Another number after one asks what the difference is, whatever its words.
    const before = counts.findLast((each) => each !== songs)
    return [songs, before].flatMap((each) => formatUploadPrice(each, language) ?? []).join('\n')
  }
  if (said.length === 0 || isOtherCounted(message, questionLanguage)) return undefined
  // “And for one?”, or “and each?” and “with the fees?” about as many as before.
  const isOne =
    isElliptic(message, questionLanguage) && singleSong.test(toPatternText(message).replaceAll(perSong, ' '))
  return formatUploadPrice(isOne ? 1 : last, language)
}

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
