import { buildTextResponse, getHead } from './get-head.ts'

/** The keys that sign now and after an announced change, one per line. */
export const getVerifierKeys = async () =>
  buildTextResponse((await getHead()).verifierKeys.map((key) => `${key}\n`).join(''))
