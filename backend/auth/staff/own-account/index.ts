export { acceptInvitation, getInvitation } from './accept-invitation.ts'
export { getOwnStaffAccount } from './get-own-staff-account.ts'
export { confirmSecondFactor, deleteStaffSessions, startSecondFactor, updateOwnPassword } from './update-own-account.ts'
