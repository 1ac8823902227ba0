import { isEastAsian, type Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'
import { songWords } from './parse-song-count.ts'

/** How a language says “one more” and “two fewer”; `N` stands for the number. */
const changes: Record<Language, { more: string; fewer: string }> = {
  english: {
    more: 'N (?:song |track )?(?:more|extra)|another N|add(?:ing)? N',
    fewer:
      'N (?:song |track )?(?:less|fewer)|(?:drop|remov|cut)(?:e|p?ing)? N|(?:leav|tak|cut|drop)(?:e|p?ing)? N (?:out|off)|(?:leav|tak)(?:e|ing) (?:out|off) N',
  },
  spanish: {
    more: 'N (?:cancion |tema )?(?:mas|adicional)|(?:anad|agreg|sum)\\w+ N',
    fewer: 'N (?:cancion |tema )?menos|(?:quit|elimin)\\w+ N',
  },
  french: {
    more: 'N (?:seule? )?(?:chansons? |titres? )?(?:de|en) plus|ajout\\w+ N',
    fewer: 'N (?:chansons? |titres? )?(?:de|en) moins|(?:retir|enlev|supprim)\\w+ N',
  },
  german: {
    more: 'N (?:lied(?:er)? |songs? )?mehr|noch N|N (?=dazu|hinzu)',
    fewer: 'N (?:lied(?:er)? |songs? )?(?:weniger|weglass\\w*|streich\\w*|rausnehm\\w*|weniger)',
  },
  italian: {
    more: 'N (?:sola? )?(?:brani? |canzon[ei] )?(?:in|di) piu|aggiung\\w+ N',
    fewer: 'N (?:brani? |canzon[ei] )?in meno|(?:togl|tolg|lev|elimin)\\w+ N',
  },
  portuguese: {
    more: 'mais N|N (?:musicas? )?a mais|(?:acrescent|adicion)\\w+ N',
    fewer: 'menos N|N (?:musicas? )?a menos|(?:tir|retir|remov)\\w+ N',
  },
  chinese: { more: '(?:再加|再多|多|加)N ?首', fewer: '(?:(?<!最|至)少|减|去掉|拿掉|删掉)N ?首' },
  japanese: {
    more: '(?:もう|あと)N ?曲|N ?曲(?:増や|多|足[しそすせ]|追加)',
    fewer: 'N ?曲(?:減ら|少な|外|抜|削|やめ)',
  },
}

const numbers: Record<Language, string[]> = {
  english: ['one', 'two', 'three'],
  spanish: ['un[oa]?', 'dos', 'tres'],
  french: ['une?', 'deux', 'trois'],
  german: ['ein(?:e[nrs]?|s)?', 'zwei', 'drei'],
  italian: ['un[oa]?', 'due', 'tre'],
  portuguese: ['uma?', 'duas|dois', 'tres'],
  chinese: ['一', '两', '三'],
  japanese: ['一', '二', '三'],
}

/** What may follow: else it is one more of something else, as in “noch eine Gebühr” and “mais uma taxa”. */
const tail = `(?= *(?:$|[?!.,;]|${songWords}\\b|dazu|hinzu))`

/** By how many songs a message changes the number that was spoken of, as “and with one more?” does. */
export function parseSongChange(message: string, language: Language): number | undefined {
  const words = numbers[language]
  const number = `(\\d{1,2}|${words.map((word) => `(?:${word})`).join('|')})`
  const find = (pattern: string) => {
    const source = pattern.replaceAll('N', number)
    const found = new RegExp(isEastAsian(language) ? source : `(?<![\\p{L}\\d])(?:${source})${tail}`, 'u').exec(
      toPatternText(message),
    )
    const said = found?.slice(1).find((each) => each !== undefined)
    if (said === undefined) return undefined
    return /^\d/.test(said) ? Number(said) : words.findIndex((word) => new RegExp(`^(?:${word})$`).test(said)) + 1
  }
  const { more, fewer } = changes[language]
  const added = find(more)
  if (added !== undefined) return added
  const removed = find(fewer)
  return removed === undefined ? undefined : -removed
}
