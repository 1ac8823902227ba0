import { listEditions } from '#contract/keymails/listing'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'

/** The artist's albums on sale, with what the form shows of a song. An album is told apart by its id. */
export function useOwnAlbums(enabled: boolean) {
  const t = useMessages(keymailMessages)
  const editions = useApiQuery(listEditions, { enabled })
  return (editions.data ?? [])
    .filter(({ kind, state }) => kind === 'album' && state === 'published')
    .map(({ id, title, price, copies, issued, counts, coverUrl }) => ({
      id,
      title,
      label: t('albumOf', { title }),
      price,
      copies,
      issued,
      free: counts.free,
      coverUrl,
    }))
}
