import { defineCatalog } from '#text/messages/catalog'

/** Shortcuts of one key without Ctrl. */
export const shortcuts = defineCatalog('shortcuts', {
  // Beside a box that switches them off and on.
  single: 'Use single keys as shortcuts',
  search: 'The / key opens the search on every page.',
})
