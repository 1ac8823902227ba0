import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ArtistData, describeSession, endSession } from '#contract/gkeys'
import type { ReplyOf } from '#contract/platform'
import { CallError, addressOf, call } from '#web/api'
import { forget, recall, remember } from '#web/session-keys'

const SESSION_KEY = [addressOf(describeSession)]
const PENDING_SECONDS = 15

/** Tells the other tabs of this browser that somebody came or went. */
const tabs = typeof document === 'undefined' ? undefined : new BroadcastChannel('tunemaker-session')

/** Asks for news in this tab and in all others. */
export function announceSessionChange(cache: QueryClient): Promise<void> {
  tabs?.postMessage('changed')
  return cache.invalidateQueries({ queryKey: SESSION_KEY })
}

/**
 * The artist this browser is signed in as. The cookie decides; the session keys are only what the screens remember.
 * Asked again whenever the tab comes back, so that a sign-out in another one is noticed.
 */
export function useArtist() {
  const cache = useQueryClient()
  const session = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => {
      const reply = await call(describeSession, { signal })
      if (reply.artist) keepArtist(reply.artist)
      else forgetArtist()
      return reply
    },
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
    // A confirmation may happen on another device.
    refetchInterval: ({ state }) => (state.data?.artist?.pendingPaypalEmail ? PENDING_SECONDS * 1000 : false),
  })
  useEffect(() => {
    const look = () => void cache.invalidateQueries({ queryKey: SESSION_KEY })
    tabs?.addEventListener('message', look)
    // Any call that is answered with "nobody is signed in" settles the question for the whole screen.
    const stopQueries = cache.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isSignedOut(event.action.error)) look()
    })
    const stopMutations = cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isSignedOut(event.action.error)) look()
    })
    return () => {
      tabs?.removeEventListener('message', look)
      stopQueries()
      stopMutations()
    }
  }, [cache])
  return {
    artist: session.data?.artist,
    isPending: session.isPending,
    error: session.error,
    retry: session.refetch,
    busy: session.isFetching,
  }
}

/** Remembers who signed in, and starts with nothing that an earlier artist read. */
export function welcomeArtist(cache: QueryClient, artist: ArtistData): void {
  cache.clear()
  if (artist.gKeyId) remember('gKeyId', artist.gKeyId)
  keepArtist(artist)
  tabs?.postMessage('changed')
}

/** Puts a newer state of the artist on every screen of this tab. */
export function refreshArtist(cache: QueryClient, artist: ArtistData): void {
  keepArtist(artist)
  cache.setQueryData<ReplyOf<typeof describeSession>>(SESSION_KEY, (known) => known && { ...known, artist })
}

export async function signOut(cache: QueryClient): Promise<void> {
  await call(endSession)
  forgetArtist()
  forget('uploadDraft')
  cache.clear()
  tabs?.postMessage('changed')
}

/** Whether a call failed because nobody is signed in any more. */
export const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401

function keepArtist({ gKeyId = recall('gKeyId'), ...artist }: ArtistData): void {
  remember('artistData', gKeyId ? { ...artist, gKeyId } : artist)
}

function forgetArtist(): void {
  forget('gKeyId', 'artistData', 'uploadPlan')
}
