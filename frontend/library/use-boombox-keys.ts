import { useEffect } from 'react'
import { isShortcutEnabled } from '#frontend/ui/controls/key-shortcuts.ts'
import { player } from '#frontend/player/player.ts'

const KEYS: Record<string, (() => void) | undefined> = {
  n: player.next,
  p: player.previous,
  s: player.toggleShuffle,
  r: player.toggleRepeat,
  m: player.toggleMute,
}

/** The library's keyboard shortcuts. */
export function useBoomboxKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const isTaken = target instanceof Element && target.closest('input, textarea, select, [role=dialog]')
      if (ctrlKey || metaKey || altKey || isTaken || !isShortcutEnabled()) return
      // A focused button or link handles the space bar itself.
      const isControl = target instanceof Element && target.closest('button, a')
      const action = key === ' ' && !isControl ? player.toggle : KEYS[key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
