import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getFreeBytes, listKeptSongs } from './kept-songs.ts'

const KEY = ['kept songs']

/** What is kept on this device and how much room is left, both in bytes. */
export function useKeptSongs() {
  const cache = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => ({ songs: await listKeptSongs(), freeBytes: await getFreeBytes() }),
    refetchOnMount: 'always',
  })
  return {
    kept: data?.songs ?? [],
    freeBytes: data?.freeBytes,
    refresh: () => cache.invalidateQueries({ queryKey: KEY }),
  }
}
