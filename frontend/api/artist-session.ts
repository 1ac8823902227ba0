import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ArtistData } from '#contract/artists'
import { getSession, deleteSession } from '#contract/auth'
import type { EndpointReply } from '#contract/http'
import { ApiError } from './api-error.ts'
import { buildUrl, sendRequest } from './api-client.ts'
import {
  deletePersonalItems,
  deleteSessionItems,
  getSessionItem,
  updateSessionItem,
} from '#frontend/lib/session-storage.ts'

const SESSION_KEY = [buildUrl(getSession)]
const PENDING_SECONDS = 15

/** Notifies the other tabs of this browser of a sign-in or sign-out. */
const sessionChannel = typeof document === 'undefined' ? undefined : new BroadcastChannel('tunemaker-session')

/** Refetches the session in this tab and in all others. */
export function publishSessionChange(cache: QueryClient): Promise<void> {
  sessionChannel?.postMessage('changed')
  return cache.invalidateQueries({ queryKey: SESSION_KEY })
}

/**
 * The artist signed in to this browser. The cookie is authoritative; session storage only holds what pages display.
 * Refetched on window focus, so that a sign-out in another tab is noticed.
 */
export function useArtistSession() {
  const cache = useQueryClient()
  const session = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => {
      const reply = await sendRequest(getSession, { signal })
      if (reply.artist) setStoredArtist(reply.artist)
      else deleteStoredArtist()
      return reply
    },
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
    // The confirmation link may be opened on another device.
    refetchInterval: ({ state }) => (state.data?.artist?.pendingPaypalEmail ? PENDING_SECONDS * 1000 : false),
  })
  useEffect(() => {
    const look = () => void cache.invalidateQueries({ queryKey: SESSION_KEY })
    sessionChannel?.addEventListener('message', look)
    // A 401 from any request means that the session is gone: refetch it.
    const stopQueries = cache.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isUnauthenticated(event.action.error)) look()
    })
    const stopMutations = cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isUnauthenticated(event.action.error)) look()
    })
    return () => {
      sessionChannel?.removeEventListener('message', look)
      stopQueries()
      stopMutations()
    }
  }, [cache])
  return {
    artist: session.data?.artist,
    fans: session.data?.fans ?? [],
    isPending: session.isPending,
    error: session.error,
    retry: session.refetch,
    busy: session.isFetching,
  }
}

/** Stores the artist after sign-in and clears the cache, so that nothing a previous artist loaded remains. */
export function startArtistSession(cache: QueryClient, artist: ArtistData): void {
  cache.clear()
  if (artist.gKeyId) updateSessionItem('gKeyId', artist.gKeyId)
  setStoredArtist(artist)
  sessionChannel?.postMessage('changed')
}

/** Updates the artist on every page of this tab. */
export function updateArtistSession(cache: QueryClient, artist: ArtistData): void {
  setStoredArtist(artist)
  cache.setQueryData<EndpointReply<typeof getSession>>(SESSION_KEY, (known) => known && { ...known, artist })
}

export async function deleteArtistSession(cache: QueryClient): Promise<void> {
  await sendRequest(deleteSession)
  deletePersonalItems()
  cache.clear()
  sessionChannel?.postMessage('changed')
}

/** Whether a request failed because no artist is signed in any more. */
export const isUnauthenticated = (error: unknown) => error instanceof ApiError && error.status === 401

function setStoredArtist({ gKeyId = getSessionItem('gKeyId'), ...artist }: ArtistData): void {
  updateSessionItem('artistData', gKeyId ? { ...artist, gKeyId } : artist)
}

function deleteStoredArtist(): void {
  deleteSessionItems('gKeyId', 'artistData', 'uploadPlan')
}
