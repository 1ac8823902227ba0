import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Part of a screen's state that lives in its address: read it, or change some of it. An empty value leaves it out. */
export function useSearchState() {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (changes: Record<string, string>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: true },
      ),
    [setSearch],
  )
  return [search, change] as const
}
