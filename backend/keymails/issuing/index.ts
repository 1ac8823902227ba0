export { issueNextKeymails } from './issue-next-keymails.ts'
export { replaceKeymail } from './replace-keymail.ts'
export { keymailIssuingRoutes } from './routes.ts'
