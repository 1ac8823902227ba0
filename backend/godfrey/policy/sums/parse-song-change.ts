import { isEastAsian, type Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'
import { songWords } from './parse-song-count.ts'

/** How a language says “one more”, “two fewer” and “half of them”; `N` stands for the number. */
type Changes = { more: string; fewer: string; double: string; triple: string; half: string }

const changes: Record<Language, Changes> = {
  english: {
    more: 'N (?:song |track )?(?:more|extra|on top)|another N|(?:add|put|throw)(?:ing)?(?: in| on)?(?: another)? N',
    fewer:
      'N (?:song |track )?(?:less|fewer)|(?:drop|remov|cut)(?:e|p?ing)? N|(?:leav|tak|cut|drop)(?:e|p?ing)? N (?:out|off)|(?:leav|tak)(?:e|ing) (?:out|off) N',
    double: 'double|twice',
    triple: 'triple|three times',
    half: 'half',
  },
  spanish: {
    more: 'N (?:cancion |tema )?(?:mas|adicional)|otr[oa]s? N|otr[oa]() mas|(?:anad|agreg|sum)\\w+(?: otr[oa]s?)? N',
    fewer: 'N (?:cancion |tema )?menos|(?:quit|elimin)\\w+ N',
    double: 'doble',
    triple: 'triple',
    half: 'mitad',
  },
  french: {
    more: 'N (?:seule? )?(?:chansons? |titres? )?(?:de|en) plus|encore N|(?:rajout|ajout)\\w+(?: encore)? N',
    fewer: 'N (?:chansons? |titres? )?(?:de|en) moins|(?:retir|enlev|supprim)\\w+ N',
    double: 'double',
    triple: 'triple',
    half: 'moitie',
  },
  german: {
    more: 'N (?:lied(?:er)? |songs? )?mehr|noch N|weitere N|N weitere|N (?=dazu|hinzu|drauf|obendrauf)',
    fewer: 'N (?:lied(?:er)? |songs? )?(?:weniger|weglass\\w*|streich\\w*|rausnehm\\w*|weniger)',
    double: 'doppelte?[ns]?|zweimal so viele?',
    triple: 'dreifache?|dreimal so viele?',
    half: 'halfte|halb so viele?',
  },
  italian: {
    more: 'N (?:sola? )?(?:brani? |canzon[ei] )?(?:in|di) piu|altr[ei] N|ancora N|aggiung\\w+(?: altr[ei])? N',
    fewer: 'N (?:brani? |canzon[ei] )?in meno|(?:togl|tolg|lev|elimin)\\w+ N',
    double: 'doppio',
    triple: 'triplo',
    half: 'meta',
  },
  portuguese: {
    more: 'mais N|outr[oa]s N|N (?:musicas? )?a mais|(?:acrescent|adicion)\\w+(?: mais| outr[oa]s)? N',
    fewer: 'menos N|N (?:musicas? )?a menos|(?:tir|retir|remov)\\w+ N',
    double: 'dobro',
    triple: 'triplo',
    half: 'metade',
  },
  chinese: {
    more: '(?:再加|再多|再来|再传|再上传|再添|多|加)(?:上)?N ?首',
    fewer: '(?:(?<!最|至)少|减|去掉|拿掉|删掉)N ?首',
    double: '翻一?倍|加倍|双倍|(?:一|两|2)倍',
    triple: '(?:三|3)倍',
    half: '一半|减半',
  },
  japanese: {
    more: '(?:もう|あと|さらに|追加で)N ?曲|N ?曲(?:増や|多|足[しそすせ]|追加|プラス)',
    fewer: 'N ?曲(?:減ら|少な|外|抜|削|やめ)',
    double: '(?<![\\d三四五])[2二]?倍',
    triple: '[3三]倍',
    half: '半分',
  },
}

const numbers: Record<Language, string[]> = {
  english: ['one', 'two', 'three', 'four', 'five'],
  spanish: ['un[oa]?', 'dos', 'tres', 'cuatro', 'cinco'],
  french: ['une?', 'deux', 'trois', 'quatre', 'cinq'],
  german: ['ein(?:e[nrs]?|s)?', 'zwei', 'drei', 'vier', 'funf'],
  italian: ['un[oa]?', 'due', 'tre', 'quattro', 'cinque'],
  portuguese: ['uma?', 'duas|dois', 'tres', 'quatro', 'cinco'],
  chinese: ['一', '两|二', '三', '四', '五'],
  japanese: ['一', '二', '三', '四', '五'],
}

/** What may follow: else it is one more of something else, as in “noch eine Gebühr” and “mais uma taxa”. */
const tail = `(?= *(?:$|[?!.,;]|(?:${songWords}|dazu\\w*|hinzu\\w*|drauf|obendrauf|than|to (?:that|it)|on top|as well|too|please|then|oltre|encima|por cima)\\b))`
/** What may follow “double” and “half”: else it is the double of something else, as of a tax. */
const factorTail = `(?= *(?:$|[?!.,;]|(?:${songWords}|that|it|this|as many|of (?:that|those|them|it)|davon|de (?:eso|esas|ellas)|d(?:e |')ca|disso|di (?:quelle|quelli)|for now|only|seulement|fur|por ahora|por enquanto|per ora|no total|cuanto|quanto|combien|was)\\b))`

/** How a message changes the number of songs that was spoken of, as “and with one more?” and “half of them” do. */
export function parseSongChange(message: string, language: Language): ((songs: number) => number) | undefined {
  const words = numbers[language]
  const folded = toPatternText(message)
  const number = `(\\d{1,2}|${words.map((word) => `(?:${word})`).join('|')})`
  const build = (pattern: string, end: string) =>
    new RegExp(isEastAsian(language) ? pattern : `(?<![\\p{L}\\d])(?:${pattern})${end}`, 'u')
  const findNumber = (pattern: string) => {
    const found = build(pattern.replaceAll('N', number), tail).exec(folded)
    if (!found) return undefined
    const said = found.slice(1).find(Boolean)
    // “Otra más” has no number of its own.
    if (said === undefined) return 1
    return /^\d/.test(said) ? Number(said) : words.findIndex((word) => new RegExp(`^(?:${word})$`).test(said)) + 1
  }
  const { more, fewer, double, triple, half } = changes[language]
  const added = findNumber(more)
  if (added !== undefined) return (songs) => songs + added
  const removed = findNumber(fewer)
  if (removed !== undefined) return (songs) => songs - removed
  const factors: [string, number][] = [
    [double, 2],
    [triple, 3],
    [half, 0.5],
  ]
  const factor = factors.find(([pattern]) => build(pattern, factorTail).test(folded))
  return factor && ((songs) => songs * factor[1])
}
