export {
  consumeOneTimeLink,
  createOneTimeLink,
  getOneTimeLink,
  type OneTimeLink,
  purgeOneTimeLinks,
} from './one-time-link.ts'
