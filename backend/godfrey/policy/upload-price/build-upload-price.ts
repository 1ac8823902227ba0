import { SONGS_PER_PLAN_MAX, calculateUploadFeeCents } from '#contract/uploads'
import { formatCents, calculateUploadEstimateCents } from '#godfrey/knowledge/facts'
import type { Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'
import { getNearWord, toKnownWords } from '#godfrey/intents/to-known-words'

// Two to twelve as number words. "One" is left out: in most languages it is also the article.
const numberWords: Record<Language, string> = {
  english: 'two three four five six seven eight nine ten eleven twelve',
  spanish: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  french: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  german: 'zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
  italian: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
  portuguese: 'dois tres quatro cinco seis sete oito nove dez onze doze',
  chinese: '两 三 四 五 六 七 八 九 十 十一 十二',
  japanese: '二 三 四 五 六 七 八 九 十 十一 十二',
}
const extraNumberWords: Partial<Record<Language, Record<string, number>>> = {
  portuguese: { duas: 2 },
  english: { dozen: 12, couple: 2 },
  german: { dutzend: 12 },
  chinese: { 二: 2 },
}

/** {n} songs, {total} upload fees, {each} per song, {estimate} including the estimated fee and tax. */
const priceTemplates: Record<Language, { one: string; plan: string; more: string }> = {
  english: {
    one: 'Uploading one song costs {total}. With the estimated payment fee and tax your books would show about {estimate}; PayPal charges exactly {total}.',
    plan: 'Uploading {n} songs together costs {total}, which is {each} each. With the estimated payment fee and tax your books would show about {estimate}; PayPal charges exactly {total}.',
    more: 'Uploads are bought at most {max} at a time: {n} songs come to {total} in all, {parts}.',
  },
  spanish: {
    one: 'Subir una canción cuesta {total}. Con la comisión y el impuesto estimados serían unos {estimate} en tus cuentas; PayPal cobra exactamente {total}.',
    plan: 'Subir {n} canciones juntas cuesta {total}, es decir, {each} cada una. Con la comisión y el impuesto estimados serían unos {estimate} en tus cuentas; PayPal cobra exactamente {total}.',
    more: 'Se compran como máximo {max} subidas a la vez: {n} canciones suman {total} en total, {parts}.',
  },
  french: {
    one: 'Mettre en ligne une chanson coûte {total}. Avec les frais et la taxe estimés, vos comptes afficheraient environ {estimate} ; PayPal débite exactement {total}.',
    plan: 'Mettre en ligne {n} chansons ensemble coûte {total}, soit {each} chacune. Avec les frais et la taxe estimés, vos comptes afficheraient environ {estimate} ; PayPal débite exactement {total}.',
    more: 'On achète au plus {max} mises en ligne à la fois : {n} chansons font {total} en tout, {parts}.',
  },
  german: {
    one: 'Einen Song hochzuladen kostet {total}. Mit geschätzter Zahlungsgebühr und Steuer stünden etwa {estimate} in Ihren Büchern; PayPal bucht genau {total} ab.',
    plan: '{n} Songs zusammen hochzuladen kostet {total}, also {each} pro Song. Mit geschätzter Zahlungsgebühr und Steuer stünden etwa {estimate} in Ihren Büchern; PayPal bucht genau {total} ab.',
    more: 'Uploads kauft man höchstens {max} auf einmal: {n} Songs machen zusammen {total}, {parts}.',
  },
  italian: {
    one: 'Caricare una canzone costa {total}. Con commissione e tassa stimate nei tuoi conti sarebbero circa {estimate}; PayPal addebita esattamente {total}.',
    plan: 'Caricare {n} canzoni insieme costa {total}, cioè {each} l’una. Con commissione e tassa stimate nei tuoi conti sarebbero circa {estimate}; PayPal addebita esattamente {total}.',
    more: 'Si comprano al massimo {max} caricamenti alla volta: {n} canzoni fanno {total} in tutto, {parts}.',
  },
  portuguese: {
    one: 'Enviar uma música custa {total}. Com a taxa e o imposto estimados seriam cerca de {estimate} nas suas contas; o PayPal cobra exatamente {total}.',
    plan: 'Enviar {n} músicas juntas custa {total}, ou seja, {each} cada. Com a taxa e o imposto estimados seriam cerca de {estimate} nas suas contas; o PayPal cobra exatamente {total}.',
    more: 'Compram-se no máximo {max} envios de uma vez: {n} músicas dão {total} no total, {parts}.',
  },
  chinese: {
    one: '上传一首歌要{total}。加上估算的手续费和税约为{estimate}，供记账参考；PayPal实际收取{total}。',
    plan: '一起上传{n}首歌要{total}，相当于每首{each}。加上估算的手续费和税约为{estimate}，供记账参考；PayPal实际收取{total}。',
    more: '一次最多购买{max}首：{n}首总共{total}（{parts}）。',
  },
  japanese: {
    one: '一曲のアップロードは{total}です。手数料と税の概算を加えると約{estimate}ですが、PayPalで請求されるのは{total}だけです。',
    plan: '{n}曲をまとめてアップロードすると{total}、一曲あたり{each}です。手数料と税の概算を加えると約{estimate}ですが、PayPalで請求されるのは{total}だけです。',
    more: '一度に買えるのは{max}曲分までです。{n}曲では合計{total}になります（{parts}）。',
  },
}

const SONGS_MAX = 100

/** Whether a message after an answer about upload prices asks for another number of songs. */
export function isUploadPriceQuestion(message: string, previousTopics: readonly string[], language: Language): boolean {
  if (!previousTopics.some((id) => priceTopics.has(id))) return false
  const folded = toPatternText(message)
  return (
    parseSongCount(message, language) !== undefined ||
    (folded.split(' ').length <= 6 && singleSong.test(folded.replaceAll(perSong, ' ')))
  )
}

export const priceTopics: ReadonlySet<string> = new Set([
  'upload-price-and-tiers',
  'ten-song-price',
  'upload-cost-with-fees',
])

const halfDozen =
  /\bhalf a dozen\b|\bmedia docena\b|\b(?:une )?demi[- ]douzaine\b|\b(?:ein )?halbes dutzend\b|\bmezza dozzina\b|\bmeia duzia\b|半打|半ダース/g

/** What is counted: a number before it is of songs, whatever other numbers the text has. */
const songWords =
  '(?:songs?|tracks?|tunes?|pieces|singles?|canciones|temas|pistas|morceaux|chansons|titres|lieder|titel|stucke|nummern|canzoni|brani|pezzi|tracce|musicas|cancoes|faixas)'

const exactSongWord = new RegExp(`^${songWords}$`)
/** The words that a slip may hide. Shorter ones are too near to others. */
const SONG_WORDS = [
  'songs',
  'tracks',
  'canciones',
  'pistas',
  'morceaux',
  'chansons',
  'titres',
  'lieder',
  'canzoni',
  'tracce',
  'musicas',
  'cancoes',
  'faixas',
]

/** A single song: whatever else is counted beside it, as friends are, it is one. */
const oneSong =
  /\b(?:a|an|one|my|una?|mi|une?|mon|ein(?:en?)?|mein(?:en)?|il mio|uma?|minha) (?:[a-z]+ )?(?:song|track|tune|single|cancion|tema|pista|morceau|chanson|titre|lied|titel|stuck|canzone|brano|pezzo|traccia|musica|cancao|faixa)\b|(?<![\d十])[一1](?:首|曲)/

/** What may follow a number that counts songs without naming them. */
const uncounted =
  /^ *(?:$|[^\p{L}\d\s]|(?:of (?:them|those|these)|in|at|together|en|juntas|juntos|ensemble|d un|auf|zusammen|insieme|em)\b)/u
/** What goes on with a talk about prices in so many words counts nothing else. */
const FEW_WORDS = 9

/** Counters of people, times and things in Chinese and Japanese. */
const otherCounters = /^ ?(?:个人|人|名|位|年|月|日|天|歳|岁|回|次|枚|份|部|台|时|時|周|週)/

/** "One" and "a single one": only after a price was asked, since it is also the article. */
const singleSong =
  /\b(?:one|single|una?|uno|sola?|solo|un seul|une seule|ein(?:e[nmrs]?|s)?|einzeln\w*|uma?|so uma?)\b|[一1]首|(?:1|一)曲|一つ/

/** “Each”, “per song”: the number of songs was said before. */
const perSong =
  /\b(?:each|apiece|per (?:song|track|tune)|cada un[oa]|por (?:cancion|tema|pista|musica|faixa)|chacune?|par (?:chanson|morceau|titre)|(?:pro|je) (?:song|lied|titel|stuck)|jeweils|ciascun[oa]|l[’' ]un[oa]|a (?:canzone|brano|testa)|cada)\b|每首|每一首|一首多少|(?:1|一)?曲(?:あたり|につき|ごと)|単価/g

/**
 * The price of uploading as many songs as a message about prices names, computed from the checkout's own constants.
 * `context`: what was said before, if it only makes sense with it.
 */
export function buildUploadPrice(
  message: string,
  context: string | undefined,
  language: Language,
  questionLanguage: Language,
): string | undefined {
  for (const spoken of new Set([questionLanguage, language])) {
    const compared = parseComparedSongCounts(message, spoken)
    if (compared.length > 0) return compared.map((songs) => formatUploadPrice(songs, language)).join('\n')
    // “And each?” is about as many as were spoken of before.
    const isEach = context !== undefined && toPatternText(message).search(perSong) >= 0
    const songs =
      parseSongCount(message, spoken, context !== undefined) ??
      (isEach ? parseLastSongCount(context, spoken) : undefined)
    if (songs !== undefined && songs <= SONGS_MAX) return formatUploadPrice(songs, language)
  }
  return context && singleSong.test(toPatternText(message).replaceAll(perSong, ' '))
    ? formatUploadPrice(1, language)
    : undefined
}

/** The number of songs that was spoken of last. */
const parseLastSongCount = (thread: string, language: Language): number | undefined =>
  thread
    .split(/(?<=[.?!。？！])\s*/)
    .map((sentence) => parseSongCount(sentence, language))
    .findLast((songs) => songs !== undefined)

/** “Eight or nine songs”, “8 statt 9 Lieder”: both are told. */
const between =
  '(?:,? (?:or|and|vs\\.?|versus|against|instead of|rather than|compared to|o|y|u|en vez de|en lugar de|contra|frente a|ou|et|au lieu de|plutot que|contre|oder|und|statt|gegen|e|invece di|contro|em vez de|contra) |/)'

/** Two different numbers of songs that a text names side by side; else none. */
function parseComparedSongCounts(text: string, language: Language): number[] {
  if (language === 'chinese' || language === 'japanese') {
    const [, one, other] =
      /(?<!\d)(\d{1,2}) ?[首曲]?(?:还是|或者|或|和|对比|比|か|と|より|でなく|ではなく) ?(\d{1,2}) ?[首曲]/.exec(
        toPatternText(text),
      ) ?? []
    return one && other && one !== other ? [Number(one), Number(other)] : []
  }
  const words = listNumberWords(language)
  const number = `(\\d{1,2}|${words.map(([word]) => word).join('|')})`
  const [, one, other] =
    new RegExp(`(?<![a-z\\d.,])${number}(?: ${songWords})?${between}${number} (?:[a-z]+ )?${songWords}\\b`).exec(
      toKnownSongWords(toPatternText(text)),
    ) ?? []
  const counts = [one, other].map((each = '') => words.find(([word]) => word === each)?.[1] ?? Number(each))
  return one && other && counts[0] !== counts[1] && counts.every((songs) => songs > 0 && songs <= SONGS_MAX)
    ? counts
    : []
}

/** The number words of a language, the longest first. */
const listNumberWords = (language: Language): [word: string, songs: number][] =>
  [
    ...numberWords[language].split(' ').map((word, at): [string, number] => [word, at + 2]),
    ...Object.entries(extraNumberWords[language] ?? {}),
  ].toSorted(([a], [b]) => b.length - a.length)

/** A misspelt word for songs after a number: “5 sogns”, “vier Leider”. */
const toKnownSongWords = (folded: string): string =>
  folded.replaceAll(/(?<=\b(?:\d{1,3}|[a-z]{2,7}) )[a-z]{4,10}\b/g, (word) =>
    exactSongWord.test(word) ? word : (getNearWord(word, SONG_WORDS) ?? word),
  )

/** The number of songs a text mentions; undefined if it has no number or only numbers of other things. */
function parseSongCount(text: string, language: Language, isContinued = true): number | undefined {
  // Amounts, sizes, times, ages and codes are not song counts.
  const rest = toPatternText(text)
    .replaceAll(halfDozen, '6')
    .replaceAll(perSong, ' ')
    .replaceAll(/tm-[\w-]+|gk-[\w-]+/g, ' ')
    .replaceAll(
      /\$ ?\d[\d.,]*|\d[\d.,]* ?(?:ドル|円|美元|美金|刀|元|块|mb|mega\w*|kb|gb|[ -]?bits?|k?hz|%|usd|dol+ar\w*|euros?|seconds?|segundos?|sekunden?|secondi|秒|分|min\w*|分钟|兆|メガ|歳|岁|years?|anos|ans|jahre|anni|time|hours?)/g,
      ' ',
    )
  const isHan = language === 'chinese' || language === 'japanese'
  const cleared = isHan ? rest : toKnownSongWords(toKnownWords(rest.split(' ')).join(' '))
  const all = listNumberWords(language)
  const counted = isHan
    ? undefined
    : new RegExp(`(?<![a-z\\d.,])(\\d{1,3}|${all.map(([word]) => word).join('|')}) (?:[a-z]+ )?${songWords}\\b`).exec(
        cleared,
      )
  if (counted?.[1]) return /\d/.test(counted[1]) ? Number(counted[1]) : all.find(([word]) => word === counted[1])?.[1]
  // Chinese and Japanese put a number next to letters, but count songs by a word of their own.
  if (isHan) return parseHanSongCount(cleared, all)
  if (oneSong.test(cleared)) return undefined
  const isShort = isContinued && cleared.split(' ').filter(Boolean).length <= FEW_WORDS
  for (const found of cleared.matchAll(/(?<![\p{L}\d.,])(\d{1,3}|[a-z]+)(?![\p{L}\d]|[.,]\d)/gu)) {
    const [, word = ''] = found
    const songs = /^\d/.test(word) ? Number(word) : all.find(([each]) => each === word)?.[1]
    const isCounted = isShort || uncounted.test(cleared.slice(found.index + word.length))
    if (songs !== undefined && isCounted) return songs
  }
  return undefined
}

function parseHanSongCount(text: string, words: [word: string, songs: number][]): number | undefined {
  const digits = /(?<!\d)(\d{1,3}) ?[首曲]/.exec(text)
  if (digits) return Number(digits[1])
  const word = words.find(([each]) => new RegExp(`${each}(?:首|曲|个作品|つの曲|タイトル)`).test(text))
  if (word) return word[1]
  if (oneSong.test(text)) return undefined
  const plain = /(?<![\p{L}\d.,])(\d{1,3})(?![\d.,]*\d)/u.exec(text)
  return plain && !otherCounters.test(text.slice(plain.index + plain[0].length)) ? Number(plain[1]) : undefined
}

function formatUploadPrice(n: number, language: Language): string | undefined {
  if (n < 1) return undefined
  const fees = calculateUploadFeeCents(n)
  if (fees !== undefined) {
    return formatTemplate(priceTemplates[language][n === 1 ? 'one' : 'plan'], {
      n: String(n),
      total: formatCents(fees),
      each: formatCents(fees / n),
      estimate: formatCents(calculateUploadEstimateCents(n)),
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

function formatTemplate(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
