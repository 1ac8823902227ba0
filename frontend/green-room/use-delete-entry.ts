import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Entry, deleteEntry } from '#contract/green-room/entries'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { sendRequest } from '#frontend/api/api-client.ts'
import { deleteCachedEntry } from './room-cache.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Deletes an entry for everyone. A 404 counts as success. */
export function useDeleteEntry(artistId: string) {
  const t = useMessages(greenRoom)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (entry: Entry) =>
      sendRequest(deleteEntry, { params: { artistId, entryId: entry.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onSuccess: (_, entry) => deleteCachedEntry(cache, artistId, entry.id),
    onError: (error) =>
      createToast({
        title: t('delete.failed'),
        description: getErrorMessage(error, t('retryText')),
        variant: 'destructive',
      }),
  })
}
