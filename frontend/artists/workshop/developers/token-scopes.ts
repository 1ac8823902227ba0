import type { TokenScope } from '#contract/http'
import type { workshop } from '#text/messages/catalogs/workshop/en'

/** What a token of each scope may do, as people read it. */
export const SCOPE_LABELS = {
  'sales:read': 'scope.sales',
  'keymails:issue': 'scope.issue',
  'fans:read': 'scope.fans',
  'room:post': 'scope.room',
} as const satisfies Record<TokenScope, keyof (typeof workshop)['messages']>
