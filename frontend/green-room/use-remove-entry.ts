import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Entry, removeEntry } from '#contract/green-room'
import { showToast } from '#ui/Toast'
import { CallError, call, sentenceOf } from '#web/api'
import { dropEntry } from './room-cache.ts'

/** Takes an entry away for everybody; one that is gone already counts as taken. */
export function useRemoveEntry(artistId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (entry: Entry) =>
      call(removeEntry, { params: { artistId, entryId: entry.id } }).catch((error: unknown) => {
        if (!(error instanceof CallError && error.status === 404)) throw error
      }),
    onSuccess: (_, entry) => dropEntry(cache, artistId, entry.id),
    onError: (error) =>
      showToast({
        title: 'Still there',
        description: sentenceOf(error, 'We could not reach TuneMaker. Please try again.'),
        variant: 'destructive',
      }),
  })
}
