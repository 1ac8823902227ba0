import { useIsHydrated } from './use-is-hydrated.ts'

/** The site's host name; empty while prerendering and hydrating. */
export const useSiteHost = (): string => (useIsHydrated() ? location.host : '')
