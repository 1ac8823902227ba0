import { useCallback, useState } from 'react'
import { KEYMAIL_STATES } from '#contract/keymails'
import { listKeymails } from '#contract/keymails/listing'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import type { KeymailState } from './keymail-states.ts'

const PAGE_SIZE = 50

/** One page of the artist's Keymails by the filters in the address, and which of them are selected. */
export function useKeymailList() {
  const [search, changeSearch] = useSearchState()
  const editionId = search.get('edition') ?? ''
  const state: KeymailState | '' = KEYMAIL_STATES.find((each) => each === search.get('state')) ?? ''
  const q = search.get('q') ?? ''
  // Cursors: the last code of each previous page.
  const [previousCursors, setPreviousCursors] = useState<string[]>([])
  const [selectedCodes, setSelectedCodes] = useState<ReadonlySet<string>>(new Set())
  const [isWholeEdition, setIsWholeEdition] = useState(false)
  const after = previousCursors.at(-1)
  const keymails = useApiQuery(listKeymails, {
    query: {
      limit: PAGE_SIZE + 1,
      ...(editionId ? { editionId } : {}),
      ...(state ? { state } : {}),
      ...(q.trim() ? { q: q.trim() } : {}),
      ...(after ? { after } : {}),
    },
    keepsPrevious: true,
  })
  const rows = (keymails.data ?? []).slice(0, PAGE_SIZE)
  const clearSelection = () => {
    setSelectedCodes(new Set())
    setIsWholeEdition(false)
  }
  const select = useCallback(
    (codes: readonly string[], on: boolean) => {
      setSelectedCodes((before) => {
        const next = new Set(before)
        for (const code of codes) {
          if (on) next.add(code)
          else next.delete(code)
        }
        return next
      })
      setIsWholeEdition(false)
    },
    [setSelectedCodes, setIsWholeEdition],
  )
  const goToPage = (cursors: string[]) => {
    setPreviousCursors(cursors)
    clearSelection()
  }
  return {
    filters: { editionId, state, q },
    /** Returns to the first page and clears the selection. */
    changeFilter: (changes: Record<string, string>) => {
      changeSearch(changes)
      goToPage([])
    },
    keymails,
    rows,
    page: previousCursors.length + 1,
    hasOlder: (keymails.data ?? []).length > PAGE_SIZE,
    goToNewer: () => goToPage(previousCursors.slice(0, -1)),
    goToOlder: () => {
      // The rows of before are still shown: they lead to the page that is on its way.
      if (!keymails.isPlaceholderData) goToPage([...previousCursors, rows.at(-1)?.code ?? ''])
    },
    selected: rows.filter(({ code }) => selectedCodes.has(code)),
    isSelected: (code: string) => isWholeEdition || selectedCodes.has(code),
    select,
    isWholeEdition,
    selectWholeEdition: () => setIsWholeEdition(true),
    clearSelection,
  }
}

export type KeymailList = ReturnType<typeof useKeymailList>
