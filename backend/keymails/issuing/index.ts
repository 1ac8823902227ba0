export { issueNextKeymails } from './issue-next-keymails.ts'
export { keymailIssuingRoutes } from './routes.ts'
export { updateKeymailCode } from './update-keymail-code.ts'
