import { useState } from 'react'
import { deleteSessionItems, getSessionItem, updateSessionItem } from '#frontend/lib/session-storage.ts'

/** What was typed and is not saved yet, by the id of the song or album. */
function getStoredDrafts(): Record<string, object> {
  return (getSessionItem('releaseDrafts') ?? {}) as Record<string, object>
}

function setStoredDraft(id: string, patch: object): void {
  const { [id]: _, ...others } = getStoredDrafts()
  const drafts = Object.keys(patch).length > 0 ? { ...others, [id]: patch } : others
  if (Object.keys(drafts).length > 0) updateSessionItem('releaseDrafts', drafts)
  else deleteSessionItems('releaseDrafts')
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The saved values of a form with the changes made to them. The changes survive leaving the page and a reload. */
export function useReleaseDraft<Values extends object>(id: string, saved: Values) {
  const [patch, setPatch] = useState(() => (getStoredDrafts()[id] ?? {}) as Partial<Values>)
  const set = (next: Partial<Values>) => {
    setPatch(next)
    setStoredDraft(id, next)
  }
  const isChanged = (name: string) => !isSame(patch[name as keyof Values], saved[name as keyof Values])
  const changes = Object.fromEntries(Object.entries(patch).filter(([name]) => isChanged(name))) as Partial<Values>
  return {
    values: { ...saved, ...changes },
    /** Only what differs from what is saved. */
    changes,
    isChanged: Object.keys(changes).length > 0,
    change: (more: Partial<Values>) => set({ ...changes, ...more }),
    discard: () => set({}),
  }
}
