import { useEffect, useState, useSyncExternalStore } from 'react'
import { clsx } from 'clsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'

export interface ToastContent {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
}

/** How long a toast stays, in milliseconds; longer for errors. Hover and focus hold it. */
const DURATIONS_MS = { default: 7_000, success: 7_000, destructive: 12_000 }

// One toast at a time: a new one replaces the current one.
let current: (ToastContent & { id: number }) | undefined
let nextId = 1
const listeners = new Set<() => void>()

function setToast(toast: typeof current) {
  current = toast
  for (const tell of listeners) tell()
}

export function createToast(toast: ToastContent) {
  setToast({ ...toast, id: nextId++ })
}

export function closeToast() {
  setToast(undefined)
}

/** The toast functions as a hook. */
export const useToast = () => ({ toast: createToast, dismiss: closeToast })

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Shows the current toast. Mounted once, above the routes. */
export function ToastHost() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!toast || held) return undefined
    const timer = setTimeout(closeToast, DURATIONS_MS[toast.variant ?? 'default'])
    return () => clearTimeout(timer)
  }, [toast, held])

  const destructive = toast?.variant === 'destructive'
  const card = toast && <ToastCard key={toast.id} {...toast} />
  // Both live regions are always mounted: one that is inserted together with its text is not announced.
  return (
    <div
      data-toast
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-0 bottom-(--bottom-inset) z-50 flex flex-col items-center p-4 sm:items-end sm:p-6 print:hidden"
    >
      <div role="status" aria-live="polite" aria-atomic="true" className="w-full max-w-md">
        {!destructive && card}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true" className="w-full max-w-md">
        {destructive && card}
      </div>
    </div>
  )
}

const EDGE_CLASSES = { default: 'before:bg-brass', success: 'before:bg-go', destructive: 'before:bg-lamp' }

function ToastCard({ title, description, variant = 'default' }: ToastContent) {
  const t = useMessages(shell)
  return (
    <div
      className={clsx(
        'pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded-md border border-wall-4 bg-wall-2 py-3 pr-2 pl-6 shadow-lift before:absolute before:inset-y-0 before:left-0 before:w-1.5',
        'translate-y-0 opacity-100 transition-[opacity,translate] duration-300 ease-out starting:translate-y-4 starting:opacity-0',
        EDGE_CLASSES[variant],
      )}
    >
      <div className="min-w-0 grow py-1">
        <p className={clsx('font-semibold', variant === 'destructive' && 'text-lamp')}>{title}</p>
        {description && <p className="mt-0.5 text-sm text-bone-2">{description}</p>}
      </div>
      <button
        type="button"
        onClick={closeToast}
        aria-label={t('closeMessage')}
        className="grid size-11 shrink-0 place-items-center rounded-md text-bone-3 hover:bg-wall-3 hover:text-bone"
      >
        <svg
          viewBox="0 0 18 18"
          className="size-4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="m4 4 10 10M14 4 4 14" />
        </svg>
      </button>
    </div>
  )
}
