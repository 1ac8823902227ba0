import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { ExampleBanner } from './ExampleBanner.tsx'
import { getExamples, subscribeToExamples } from './examples.ts'
import { isAnsweringWithExamples, startExamples } from './start-examples.ts'

/** What an example changes. */
const PREFIXES = ['/api/artist/', '/api/keymails']

/**
 * A test account's workshop: the same screens, with replies made of what the account has made up itself. Nothing of it
 * reaches the server, and each title says that it is an example.
 */
export function ExampleWorkshop({ children }: { children: ReactNode }) {
  const t = useMessages(workshop)
  const cache = useQueryClient()
  const examples = useSyncExternalStore(subscribeToExamples, getExamples)
  const isReady = useSyncExternalStore(subscribeToExamples, isAnsweringWithExamples)
  useEffect(
    () =>
      subscribeToExamples(
        () =>
          void cache.invalidateQueries({
            predicate: ({ queryKey: [url] }) => PREFIXES.some((prefix) => String(url).startsWith(prefix)),
          }),
      ),
    [cache],
  )
  useEffect(() => startExamples((title) => t('examples.mark', { title })), [t])
  return (
    <>
      <ExampleBanner examples={examples} />
      {/* The screens ask as soon as they are rendered. */}
      {isReady && children}
    </>
  )
}
