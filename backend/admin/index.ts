export { adminRoutes } from './routes.ts'
export { ensureStaffPasswords } from './staff-password.ts'
