export { issueNextKeymails } from './issue-next-keymails.ts'
export { updateKeymailCode } from './update-keymail-code.ts'
