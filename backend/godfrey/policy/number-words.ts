import type { Language } from '#contract/text'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50, 100, 1000]

// Without accents; a hyphen may be a space.
const words: Record<Language, string> = {
  english:
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty twenty-five thirty forty fifty hundred thousand',
  spanish:
    'un dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte veinticinco treinta cuarenta cincuenta cien mil',
  french:
    'un deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt vingt-cinq trente quarante cinquante cent mille',
  german:
    'einen zwei drei vier funf sechs sieben acht neun zehn elf zwolf funfzehn zwanzig funfundzwanzig dreissig vierzig funfzig hundert tausend',
  italian:
    'un due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti venticinque trenta quaranta cinquanta cento mille',
  portuguese:
    'um dois tres quatro cinco seis sete oito nove dez onze doze quinze vinte vinte-e-cinco trinta quarenta cinquenta cem mil',
  chinese: '一 两 三 四 五 六 七 八 九 十 十一 十二 十五 二十 二十五 三十 四十 五十 一百 一千',
  japanese: '一 二 三 四 五 六 七 八 九 十 十一 十二 十五 二十 二十五 三十 四十 五十 百 千',
}

const more: Partial<Record<Language, [word: string, number: number][]>> = {
  chinese: [
    ['两百', 200],
    ['一万', 10_000],
  ],
  japanese: [['一万', 10_000]],
}

const all = new Map<Language, [word: string, number: number][]>(
  (Object.keys(words) as Language[]).map((language) => [
    language,
    [
      ...words[language].split(' ').map((word, at): [string, number] => [word, NUMBERS[at] ?? NaN]),
      ...(more[language] ?? []),
    ].toSorted(([a], [b]) => b.length - a.length),
  ]),
)

/** The number words of a language within bounds, the longest first. The word for one is an article in most. */
export const listNumberWords = (language: Language, { min = 1, max = Infinity }): [word: string, number: number][] =>
  (all.get(language) ?? []).filter(([, number]) => number >= min && number <= max)

/** Words of numbers that are not listed: beside another one they make a number of their own. */
const others: Record<Language, string> = {
  english:
    'one thirteen fourteen sixteen seventeen eighteen nineteen sixty seventy eighty ninety dozen couple several half few million',
  spanish:
    'un uno una trece catorce dieciseis diecisiete dieciocho diecinueve sesenta setenta ochenta noventa doscientos doscientas quinientos quinientas docena medio millon',
  french: 'un une treize quatorze seize soixante demi douzaine centaine quelques million',
  german:
    'ein eine zwei dreizehn vierzehn sechzehn siebzehn achtzehn neunzehn sechzig siebzig achtzig neunzig dutzend halb paar million',
  italian:
    'un una tredici quattordici sedici sessanta settanta ottanta novanta duecento trecento cinquecento dozzina mezzo milione',
  portuguese:
    'um uma duas treze catorze quatorze dezesseis dezassete dezessete dezoito dezenove sessenta setenta oitenta noventa duzentas duzentos quinhentos duzia meia milhao',
  chinese: '二 百 千 万 数 何 几 半',
  japanese: '百 千 万 数 何 幾 半',
}

const composed = new Map<Language, RegExp>()

/** Whether a text has a number of several words, “two hundred”, “dix-sept” or “trente-5”: one of them alone would be another number. */
export function isNumberComposed(text: string, language: Language): boolean {
  const pattern = composed.get(language) ?? buildComposedPattern(language)
  composed.set(language, pattern)
  return pattern.test(text)
}

function buildComposedPattern(language: Language): RegExp {
  const listed = listNumberWords(language, { min: 2 }).map(([word]) => word)
  const gap = '(?:[ -]|(?:[ -](?:and|y|et|e|und)[ -]))?'
  const word = `(?<!\\p{Script=Latin})(?:${[...listed, ...others[language].split(' ')].join('|')})(?!\\p{Script=Latin})`
  return new RegExp(
    `\\d ?(?:k|mil|mille|tausend|thousand|million)\\b|\\d${gap}${word}|${word}${gap}(?:\\d|${word})`,
    'u',
  )
}
