export { signInLink } from './sign-in-link.ts'
export { sendSignInLink } from './send-sign-in-link.ts'
