import { db } from '#database/client'
import { hashToken } from '#runtime/token'
import { StaffSessionModel } from './staff-session-model.ts'

export async function signOutStaff(sessionId: string): Promise<void> {
  await StaffSessionModel.query(db).deleteById(hashToken(sessionId))
}
