import { type Language, languages } from '#contract/text'
import { formatMemberName, type HeldCopy } from './format-member-name.ts'
import { toNameKey } from './to-name-key.ts'

// The names of members who chose none, as keys. A name is its words, the title and the number of a copy.

/** Stands where a title or number is; not part of any key. */
const GAP = '\uE000'

const KINDS: HeldCopy['kind'][] = ['song', 'album']

/** Whether a name says that its bearer holds or held a copy, in any language. */
export function isBuiltName(key: string): boolean {
  return languages.some((language) => {
    if (key.startsWith(toNameKey(formatMemberName(null, language)))) return true
    return KINDS.some((kind) => {
      const name = formatMemberName({ title: GAP, kind, copy: GAP }, language)
      const [first = '', between = '', last = ''] = name.split(GAP).map(toNameKey)
      // Chinese and Japanese begin with the title.
      return first ? key.startsWith(first) : new RegExp(`${between}\\d+${last}$`).test(key)
    })
  })
}

export type NameableEdition = { id: string; title: string; kind: HeldCopy['kind']; copies: number }

type NameSearch = {
  /** Editions all of whose copies match. */
  editionIds: string[]
  /** Other editions, of which the copies with these numbers match. */
  numberedEditionIds: string[]
  numbers: number[]
  /** Whether former holders match. */
  former: boolean
}

/** Finds the copies whose holders have `key` in their name, as readers of these languages see it. */
export function buildNameSearch(key: string, editions: NameableEdition[], read: Language[]): NameSearch {
  const search: NameSearch = { editionIds: [], numberedEditionIds: [], numbers: [], former: false }
  if (key === '') return search
  const [, before, digits = '', after = ''] = /^(.*?)(\d+)(\D*)$/.exec(key) ?? []
  for (const { id, title, kind } of editions) {
    const names = read.map((language) => {
      const parts = formatMemberName({ title, kind, copy: GAP }, language).split(GAP)
      return { start: toNameKey(parts.slice(0, -1).join('')), end: toNameKey(parts.at(-1) ?? '') }
    })
    if (names.some(({ start, end }) => start.includes(key) || end.includes(key))) search.editionIds.push(id)
    else if (before !== undefined && names.some(({ start, end }) => start.endsWith(before) && end.startsWith(after)))
      search.numberedEditionIds.push(id)
  }
  if (search.numberedEditionIds.length > 0) {
    const most = editions.reduce((max, { copies }) => Math.max(max, copies), 0)
    search.numbers = Array.from({ length: most }, (_, n) => n + 1).filter((number) => {
      const at = String(number)
      if (before && after) return at === digits
      return before ? at.startsWith(digits) : after ? at.endsWith(digits) : at.includes(digits)
    })
  }
  search.former = read.some((language) => toNameKey(formatMemberName(null, language)).includes(key))
  return search
}
