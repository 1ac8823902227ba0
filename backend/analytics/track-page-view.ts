import type { Context } from 'koa'
import { trackVisitorAction } from './track-visitor-action.ts'

/** Counts one page view. The page's own script sends it, so that programs that only fetch the HTML do not count. */
export async function trackPageView(ctx: Context): Promise<void> {
  trackVisitorAction(ctx, 'page')
}
