import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Entry, deleteEntry } from '#contract/green-room/entries'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { sendRequest } from '#frontend/api/api-client.ts'
import { deleteCachedEntry } from './room-cache.ts'

/** Deletes an entry for everyone. A 404 counts as success. */
export function useDeleteEntry(artistId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (entry: Entry) =>
      sendRequest(deleteEntry, { params: { artistId, entryId: entry.id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onSuccess: (_, entry) => deleteCachedEntry(cache, artistId, entry.id),
    onError: (error) =>
      createToast({
        title: 'Still there',
        description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
        variant: 'destructive',
      }),
  })
}
