import { isEastAsian, type Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'
import { listNumberWords } from '../number-words.ts'
import { songWords } from './parse-song-count.ts'

/** How a language says “one more” and “two fewer”; `N` stands for the number, `S` for songs, if they are named. */
const changes: Record<Language, { more: string; fewer: string }> = {
  english: {
    more: 'N S(?:more|extra|on top)|another N|(?:add|throw)(?:ing)?(?: in| on)?(?: another)? N|put(?:ting)?(?: in| on)? another N',
    fewer:
      'N S(?:less|fewer)|minus N|(?:drop|remov|cut)(?:e|p?ing)? N|(?:leav|tak|cut|drop)(?:e|p?ing)? (?:N (?:out|off|away)|(?:out|off|away) N)',
  },
  spanish: {
    more: 'N S(?:mas|adicional(?:es)?)|otr[oa]s? N|otr[oa] mas|(?:anad|agreg|sum)\\w+(?: otr[oa]s?)? N',
    fewer: 'N Smenos|(?:quit|elimin)\\w+ N',
  },
  french: {
    more: 'N (?:seule? )?S(?:de|en) plus|encore N|(?:rajout|ajout)\\w+(?: encore)? N',
    fewer: 'N S(?:de|en) moins|(?:retir|enlev|supprim)\\w+ N',
  },
  german: {
    more: 'N Smehr|noch N|weitere N|N weitere|N (?=dazu|hinzu|drauf|obendrauf)',
    fewer: 'N S(?:weniger|weglass\\w*|streich\\w*|rausnehm\\w*)',
  },
  italian: {
    more: 'N (?:sola? )?S(?:in|di) piu|altr[ei] N|ancora N|aggiung\\w+(?: altr[ei])? N',
    fewer: 'N Sin meno|(?:togl|tolg|lev|elimin)\\w+ N',
  },
  portuguese: {
    more: 'mais N|outr[oa]s N|N Sa mais|(?:acrescent|adicion)\\w+(?: mais| outr[oa]s)? N',
    fewer: 'menos N|N Sa menos|(?:tir|retir|remov)\\w+ N',
  },
  chinese: {
    more: '(?:再加|再多|再来|再传|再上传|再添|(?<![最差不很])多|加)(?:上)?N ?首',
    fewer: '(?:(?<!最|至)少|减|去掉|拿掉|删掉)N ?首',
  },
  japanese: {
    more: '(?:もう|あと|さらに|追加で)N ?曲|N ?曲(?:増や|多|足[しそすせ]|追加|プラス)',
    fewer: 'N ?曲(?:減ら|少な|外|抜|削|やめ)',
  },
}

/** “One” in all its forms; the other numbers are listed. */
const ones: Record<Language, string> = {
  english: 'one',
  spanish: 'un[oa]?',
  french: 'une?',
  german: 'ein(?:e[nrs]?|s)?',
  italian: 'un[oa]?',
  portuguese: 'uma?',
  chinese: '一',
  japanese: '一',
}

const extraWords: Partial<Record<Language, [word: string, number: number][]>> = {
  portuguese: [['duas', 2]],
  chinese: [['二', 2]],
}

const CHANGE_MAX = 12

/** What may follow: else it is one more of something else, as in “noch eine Gebühr” and “mais uma taxa”. */
const tail = `(?= *(?:[?!.,;]* *$|(?:${songWords}|dazu\\w*|hinzu\\w*|drauf|obendrauf|than|to (?:that|it)|on top|as well|too|please|then|oltre|encima|por cima)\\b))`

/** By how many songs a message changes the number that was spoken of, as “and with one more?” does. */
export function parseSongChange(message: string, language: Language): number | undefined {
  const words = [...listNumberWords(language, { min: 2, max: CHANGE_MAX }), ...(extraWords[language] ?? [])]
  const folded = toPatternText(message)
  const number = `(\\d{1,2}|${[...words.map(([word]) => word), ones[language]].join('|')})`
  const find = (pattern: string) => {
    const source = pattern.replaceAll('N', number).replaceAll('S', `(?:${songWords} )?`)
    const found = new RegExp(isEastAsian(language) ? source : `(?<![\\p{L}\\d])(?:${source})${tail}`, 'u').exec(folded)
    const said = found?.slice(1).find(Boolean)
    if (said === undefined) return found ? 1 : undefined
    return /^\d/.test(said) ? Number(said) : (words.find(([word]) => word === said)?.[1] ?? 1)
  }
  const { more, fewer } = changes[language]
  const added = find(more)
  if (added !== undefined) return added
  const removed = find(fewer)
  return removed === undefined ? undefined : -removed
}
