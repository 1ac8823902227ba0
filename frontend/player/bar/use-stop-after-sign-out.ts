import { useEffect } from 'react'
import { useAccount } from '#frontend/auth/use-account.ts'
import { player } from '#frontend/player/player.ts'
import { usePlayer } from '#frontend/player/use-player.ts'

/** Owned copies leave the player when their owner signs out, here or in another tab. Previews stay. */
export function useStopAfterSignOut(): void {
  const account = useAccount()
  const isSignedOut = account !== undefined && !account.isSignedIn
  const hasCopies = usePlayer((state) => state.tracks.some((track) => !track.isPreview))
  useEffect(() => {
    if (isSignedOut && hasCopies) player.clear()
  }, [isSignedOut, hasCopies])
}
