import { useState } from 'react'

const STORAGE_KEY = 'tunemaker-recent-searches'
const WORDS_MAX = 5

function getStored(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, WORDS_MAX) : []
  } catch {
    return []
  }
}

/** The last searches that led somewhere, newest first. They stay in this browser. */
export function useRecentSearches() {
  const [words, setWords] = useState(getStored)
  const update = (next: string[]) => {
    setWords(next)
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  }
  return {
    words,
    add: (search: string) => update([search, ...words.filter((one) => one !== search)].slice(0, WORDS_MAX)),
    clear: () => update([]),
  }
}
