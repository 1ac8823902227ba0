import { buildTextResponse, getHead } from './get-head.ts'

/** The newest signed tree head, with the signatures of witnesses. */
export const getCheckpoint = async () => buildTextResponse((await getHead()).checkpoint)
