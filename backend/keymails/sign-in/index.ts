export { signInLink } from './sign-in-link.ts'
export { signInLinkRoutes } from './routes.ts'
export { sendSignInLink } from './send-sign-in-link.ts'
