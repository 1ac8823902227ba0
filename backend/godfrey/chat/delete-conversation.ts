import { runInTransaction } from '#database/client'
import type { Session } from '#http/sessions/session'
import { deleteConversations } from './delete-conversations.ts'

/** Starts over: deletes the visitor's own conversation. */
export async function deleteConversation(session: Session | undefined): Promise<void> {
  if (session) await runInTransaction((trx) => deleteConversations(trx, [session.visitorId]))
}
