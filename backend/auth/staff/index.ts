export type { StaffSession } from './get-staff-session.ts'
export { optionalStaff, requireAdmin, requireStaff } from './guards.ts'
export { staffRoutes } from './routes.ts'
export { ensureStaffPasswords } from './staff-password.ts'
