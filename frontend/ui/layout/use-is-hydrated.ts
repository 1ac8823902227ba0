import { useBrowserValue } from './use-browser-value.ts'

/** False while prerendering and hydrating: what only the browser knows is shown after that. */
export const useIsHydrated = (): boolean =>
  useBrowserValue(
    () => true,
    () => false,
  )
