import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * `getRendered` while prerendering and hydrating, `getValue` after that. Where both are the same, nothing is rendered
 * again.
 */
export const useBrowserValue = <Value>(getValue: () => Value, getRendered: () => Value): Value =>
  useSyncExternalStore(subscribe, getValue, getRendered)
