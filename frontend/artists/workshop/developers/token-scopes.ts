import type { TokenScope } from '#contract/http'
import type { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'

/** What a token of each scope may do, as people read it. */
export const SCOPE_LABELS = {
  'sales:read': 'scope.sales',
  'keymails:issue': 'scope.issue',
  'fans:read': 'scope.fans',
  'room:post': 'scope.room',
} as const satisfies Record<TokenScope, keyof (typeof workshopDevelopers)['messages']>
