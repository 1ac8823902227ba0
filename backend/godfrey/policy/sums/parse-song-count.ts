import { isEastAsian, type Language, languages } from '#contract/text'
import { calculateUploadFeeCents, SONGS_PER_PLAN_MAX } from '#contract/uploads'
import { toPatternText } from '#text/to-folded-text'
import { getNearWord, toKnownWords } from '#godfrey/intents/to-known-words'
import { isNumberComposed, listNumberWords } from '../number-words.ts'
import { isSumWord } from './sum-words.ts'

const extraNumberWords: Partial<Record<Language, Record<string, number>>> = {
  portuguese: { duas: 2 },
  english: { dozen: 12, couple: 2 },
  german: { dutzend: 12 },
  chinese: { 二: 2 },
}

export const SONGS_MAX = 100

const halfDozen =
  /\bhalf a dozen\b|\bmedia docena\b|\b(?:une )?demi[- ]douzaine\b|\b(?:ein )?halbes dutzend\b|\bmezza dozzina\b|\bmeia duzia\b|半打|半ダース/g

/** What is counted: a number before it is of songs, whatever other numbers the text has. */
export const songWords =
  '(?:songs?|tracks?|tunes?|pieces|singles?|canciones|temas|pistas|morceaux|chansons|titres|liedern?|titeln?|stucken?|nummern|canzoni|brani|pezzi|tracce|musicas|cancoes|faixas)'

const uploadWords = '(?:uploads|subidas|mises en ligne|caricamenti|envios)'
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

export const isOneSong = (text: string): boolean => oneSong.test(toPatternText(text))

/** What may follow a number that counts songs without naming them. */
const uncounted =
  /^ *(?:$|[^\p{L}\d\s]|(?:of (?:them|those|these)|in|at|together|please|pls|plz|today|tonight|tomorrow|now|then|though|not|instead|actually|ready|finished|done|right|max|bitte|mache?|nehme|habe?|hatte|will|wollte|mochte|brauche|reinstell\w*|raufstell\w*|einstell\w*|fertige?|nicht|statt|hoy|listas|listos|svp|stp|pretes?|prets?|pas|pronte|pronti|oggi|non|prontas|prontos|hoje|nao|no|the same|en|juntas|juntos|ensemble|d un|auf|zusammen|insieme|em|how much|cuanto|combien|quanto|was|wie ?viel|con|avec|mit|com)\b)/u
/** Counters of people, times and things in Chinese and Japanese. */
const otherCounters =
  /^ ?(?:个(?!作品|曲)|人|名|位|年|月|[ヶかカ]月|日|天|歳|岁|回|次|枚|份|部|张(?!专辑)|台|家|社|种|種|点|つの(?!曲)|番目|时|時|周|週|分|秒|小时|粉丝)/
const otherCount = new RegExp(
  String.raw`第 ?\d+ ?[首曲]|(?:[2-9]|\d{2,}|[二两三四五六七八九十百千]+)(?=${otherCounters.source.slice(1)})`,
)

/** “We are four”, “a las 8”: what follows counts no songs. */
const otherBefore =
  /\b(?:we are|i m|im|i am|be|somos|on est|nous sommes|siamo(?: in)?|wir sind(?: zu)?|sind wir|somos em|a las|alle|chi|ci|tu|come|(?<!tod)(?<!same )(?<!e )as|um|at|(?:sell|charge|price|cost)\w*(?: \w+)? (?:for|to)) $/

/** “Each”, “per song”: the number of songs was said before. */
export const perSong =
  /\b(?:each|apiece|per (?:song|track|tune)|cada un[oa]|por (?:cancion|tema|pista|musica|faixa)|chacune?|par (?:chanson|morceau|titre)|(?:pro|je) (?:song|lied|titel|stuck)|jeweils|one (?:at a time|by one)|(?:de )?uno (?:a|en|por) uno|una a una|(?:de )?una en una|(?:un|une) (?:par une?|a la fois)|(?:uno|una) (?:alla volta|per volta|a una)|um por um|uma (?:por uma|de cada vez)|ciascun[oa]|l[’' ]un[oa]|a (?:canzone|brano|testa)|cada)\b|一首一首|每首|每一首|一首多少|(?:1|一)?曲(?:あたり|につき|ごと|ずつ)|単価/g

/** “Eight or nine songs”, “8 statt 9 Lieder”: both are told. */
const between =
  '(?:,? (?:or|and|vs\\.?|versus|against|instead of|rather than|compared to|o|y|u|en vez de|en lugar de|contra|frente a|ou|et|au lieu de|plutot que|contre|oder|und|statt|gegen|e|invece di|contro|em vez de|contra) |/)'

/** Two different numbers of songs that a text names side by side; else none. */
export function parseComparedSongCounts(text: string, language: Language): number[] {
  if (isEastAsian(language)) {
    const [, one, other] =
      /(?<!\d)(\d{1,2}) ?[首曲]?(?:还是|或者|或|和|对比|比|か|と|より|でなく|ではなく) ?(\d{1,2}) ?[首曲]/.exec(
        toPatternText(text),
      ) ?? []
    return one && other && one !== other ? [Number(one), Number(other)] : []
  }
  // “Vinte e duas” is one number.
  const words = listCountWords(language).filter(([, songs]) => songs < 20)
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

/** The number words of each language that may count songs, the longest first. “One” is left out: in most it is an article. */
const countWords = new Map(
  languages.map((language) => [
    language,
    [...listNumberWords(language, { min: 2, max: 20 }), ...Object.entries(extraNumberWords[language] ?? {})].toSorted(
      ([a], [b]) => b.length - a.length,
    ),
  ]),
)

const listCountWords = (language: Language): [word: string, songs: number][] => countWords.get(language) ?? []

/** A misspelt word for songs after a number: “5 sogns”, “vier Leider”. */
const toKnownSongWords = (folded: string): string =>
  folded.replaceAll(/(?<=\b(?:\d{1,3}|[a-z]{2,7}) )[a-z]{4,10}\b/g, (word) =>
    exactSongWord.test(word) ? word : (getNearWord(word, SONG_WORDS) ?? word),
  )

/** The number of songs a text mentions; undefined if it has no number or only numbers of other things. */
export function parseSongCount(text: string, language: Language, isContinued = true): number | undefined {
  const cleared = toCleared(text, language)
  if (isNumberComposed(toHanDigits(cleared), language)) return undefined
  // Chinese and Japanese put a number next to letters, but count songs by a word of their own.
  if (isEastAsian(language)) return parseHanSongCount(cleared, language) ?? parsePlainHanCount(cleared)
  const named = parseLatinSongCount(cleared, language)
  if (named !== undefined) return named
  if (oneSong.test(cleared)) return undefined
  return listNumbers(cleared, language).find(
    ({ songs, rest }) =>
      songs < 1_000 && !isMoney(songs) && (uncounted.test(rest) || (isContinued && isOfSums(rest, language))),
  )?.songs
}

/** Each number of a text, and what follows it: of “two or three days” what follows the second. */
function listNumbers(text: string, language: Language): { songs: number; rest: string }[] {
  const joined = new RegExp(
    `^ (?:or|to|and|o|a|y|ou|et|oder|bis|und|e) (?:\\d{1,3}|${listCountWords(language)
      .map(([word]) => word)
      .join('|')})(?![\\p{L}\\d])`,
    'u',
  )
  return [...text.matchAll(/(?<![\p{L}\d.,])(\d+|[a-z]+)(?![\p{L}\d]|[.,]\d)/gu)].flatMap((found) => {
    const [, word = ''] = found
    const songs = toCount(word, language)
    if (songs === undefined) return []
    const rest = text.slice(found.index + word.length).replace(joined, '')
    return [{ songs: otherBefore.test(text.slice(0, found.index)) ? NaN : songs, rest }]
  })
}

/** Whether what follows a number in a talk about prices counts nothing: “nine would be”, but not “nine days”. */
const isOfSums = (rest: string, language: Language) =>
  !/^ (?:of us|de nos|von uns|di noi)/.test(rest) && isSumWord(/^ *(\p{L}+)/u.exec(rest)?.[1] ?? '', language)

/** Songs by their name, or what holds them. */
const isOfSongs = new RegExp(
  `^ (?:[a-z]+ )?(?:${songWords}|${uploadWords})\\b|^ (?:albums?|albuns|alben|discos?|disques?|dischi|records?|eps?|platten)\\b`,
)

/** Whether a text counts something else than songs and money, such as days, fans or copies. */
export function isOtherCounted(text: string, language: Language): boolean {
  const plain = toPatternText(text).replaceAll(perSong, ' ').replaceAll(codes, ' ').replaceAll(amounts, ' ')
  if (isEastAsian(language)) return otherCount.test(plain)
  return listNumbers(toKnownSongWords(plain), language).some(
    ({ songs, rest }) =>
      Number.isNaN(songs) || (!uncounted.test(rest) && !isOfSongs.test(rest) && !isOfSums(rest, language)),
  )
}

/** The number that a text says of songs by their name. */
export function parseNamedSongCount(text: string, language: Language): number | undefined {
  const cleared = toCleared(text, language)
  if (isNumberComposed(toHanDigits(cleared), language)) return undefined
  return isEastAsian(language) ? parseHanSongCount(cleared, language) : parseLatinSongCount(cleared, language)
}

/** What one to ten songs cost, and what one of as many, in dollars. */
const totalPrices = Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) => (calculateUploadFeeCents(at + 1) ?? 0) / 100)
const eachPrices = totalPrices.map((total, at) => total / (at + 1))
const prices = new Set([...totalPrices, ...eachPrices])

/** A number alone that the price list has, and hardly anybody has as many songs: “why 25?”, “wait, 66?” */
const isMoney = (songs: number): boolean => songs > 20 && prices.has(songs)

/** “So 22 each?”, “每首16？”: what one costs. */
const priceOfEach = new RegExp(
  `(?<!\\d)(?:${eachPrices.join('|')}) ?(?:${perSong.source})|(?:${perSong.source}) ?(?:${eachPrices.join('|')})(?!\\d)`,
  'g',
)
const codes = /tm-[\w-]+|gk-[\w-]+/g
const amounts = /\$ ?\d[\d.,]*|\d[\d.,]* ?(?:[$€]|ドル|円|美元|美金|刀|元|块|%|usd|dol+ar\w*|euros?)/g
const sizesAndTimes =
  /\d[\d.,]* ?(?:mb|mega\w*|kb|gb|[ -]?bits?|k?hz|seconds?|segundos?|sekunden?|secondi|秒|分|min\w*|分钟|兆|メガ|歳|岁|years?|anos|ans|jahre|anni|time|hours?)/g

/** A text without what counts no songs: amounts, sizes, times, ages and codes. */
function toCleared(text: string, language: Language): string {
  const rest = toPatternText(text)
    .replaceAll(halfDozen, '6')
    .replaceAll(priceOfEach, ' ')
    .replaceAll(perSong, ' ')
    .replaceAll(codes, ' ')
    .replaceAll(amounts, ' ')
    .replaceAll(sizesAndTimes, ' ')
  return isEastAsian(language) ? rest : toKnownSongWords(toKnownWords(rest.split(' ')).join(' '))
}

const toCount = (word: string, language: Language): number | undefined =>
  /^\d/.test(word) ? Number(word) : listCountWords(language).find(([each]) => each === word)?.[1]

function parseLatinSongCount(cleared: string, language: Language): number | undefined {
  const words = listCountWords(language)
    .map(([word]) => word)
    .join('|')
  const counted = new RegExp(`(?<![a-z\\d.,-])(\\d{1,3}|${words}) (?:[a-z]+ )?(?:${songWords}|${uploadWords})\\b`).exec(
    cleared,
  )
  return counted?.[1] === undefined ? undefined : toCount(counted[1], language)
}

/** Tens, which the words do not have: 十五首, 二十曲. */
const hanTens = /([二三四五六七八九])?十([一二三四五六七八九])?(?= ?[首曲])/g
const HAN_DIGITS = '零一二三四五六七八九'

const toHanDigits = (text: string) =>
  text.replaceAll(hanTens, (_, tens = '一', ones = '零') =>
    String(HAN_DIGITS.indexOf(tens) * 10 + HAN_DIGITS.indexOf(ones)),
  )

function parseHanSongCount(spoken: string, language: Language): number | undefined {
  const text = toHanDigits(spoken)
  const digits = /(?<![\d第])(\d{1,3}) ?[首曲]/.exec(text)
  if (digits) return Number(digits[1])
  return listCountWords(language).find(([each]) =>
    new RegExp(`${each}(?:首|曲|个作品|つの曲|タイトル)`).test(text),
  )?.[1]
}

/** A number alone, where no single song is named. */
function parsePlainHanCount(spoken: string): number | undefined {
  const text = toHanDigits(spoken)
  if (oneSong.test(text)) return undefined
  const plain = /(?<![\p{L}\d.,])(\d{1,3})(?![\d.,]*\d)/u.exec(text)
  return plain && !isMoney(Number(plain[1])) && !otherCounters.test(text.slice(plain.index + plain[0].length))
    ? Number(plain[1])
    : undefined
}
