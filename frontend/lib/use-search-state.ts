import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Page state kept in the URL's query string, with a function that merges changes. An empty value removes the parameter.
 */
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
