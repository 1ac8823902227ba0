import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** The site's host name; empty while prerendering and hydrating. */
export const useSiteHost = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.host,
    () => '',
  )
