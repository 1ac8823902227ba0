/** A LIKE pattern for a substring search, with the wildcards in the input escaped. */
export const buildLikePattern = (typed: string) => `%${typed.replaceAll(/[%_\\]/g, (c) => `\\${c}`)}%`
