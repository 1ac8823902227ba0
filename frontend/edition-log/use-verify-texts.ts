import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { type Language, languageCodes } from '#contract/text'
import { getLanguage } from '#frontend/lib/messages/current-language.ts'
import { english } from './texts/english.ts'

export type VerifyTexts = typeof english

const loaders: Record<Language, () => Promise<VerifyTexts>> = {
  english: async () => english,
  spanish: async () => (await import('./texts/spanish.ts')).spanish,
  french: async () => (await import('./texts/french.ts')).french,
  german: async () => (await import('./texts/german.ts')).german,
  italian: async () => (await import('./texts/italian.ts')).italian,
  portuguese: async () => (await import('./texts/portuguese.ts')).portuguese,
  chinese: async () => (await import('./texts/chinese.ts')).chinese,
  japanese: async () => (await import('./texts/japanese.ts')).japanese,
}

const subscribeToNothing = () => () => undefined

/** The texts of the verification in the page's language or the chosen one. English until they have arrived. */
export function useVerifyTexts() {
  const [chosen, setLanguage] = useState<Language>()
  const preferred = useSyncExternalStore(subscribeToNothing, getLanguage, () => 'english' as const)
  const wanted = chosen ?? preferred
  const { data } = useQuery({
    queryKey: ['verify-texts', wanted],
    queryFn: loaders[wanted],
    enabled: wanted !== 'english',
    staleTime: Infinity,
  })
  const language = data ? wanted : 'english'
  return { texts: data ?? english, language, code: languageCodes[language], setLanguage }
}
