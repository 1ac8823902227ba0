import type { TokenScope } from '#contract/http'

/** What a token of each scope may do, as people read it. */
export const scopeLabels: Record<TokenScope, string> = {
  'sales:read': 'Read sales, statements and editions',
  'keymails:issue': 'Issue Keymails',
  'fans:read': 'Read how many fans follow you and wish for your songs',
  'room:post': 'Post to your Green Room',
}
