import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False while prerendering and hydrating: what only the browser knows is shown after that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
