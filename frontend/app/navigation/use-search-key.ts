import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isShortcutEnabled } from '#frontend/ui/controls/key-shortcuts.ts'
import { paths } from '#frontend/lib/paths.ts'

const TYPING = 'input, textarea, select, [contenteditable]'

/** The key `/` opens the search, unless somebody is typing, a dialog is open or shortcuts are off. */
export function useSearchKey(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (!isShortcutEnabled()) return
      const isTyping = event.target instanceof Element && event.target.closest(TYPING)
      if (isTyping || document.querySelector('dialog[open], [role="dialog"]')) return
      event.preventDefault()
      void navigate(paths.search.href)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [navigate])
}
