export { sendSignInLinkJob } from './jobs.ts'
export { signInLinkRoutes } from './routes.ts'
export { sendSignInLink } from './send-sign-in-link.ts'
