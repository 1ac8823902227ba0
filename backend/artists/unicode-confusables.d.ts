/** The package's own declarations are in a file that TypeScript does not find. */
declare module 'unicode-confusables' {
  /** Replaces each letter by the one it looks like (Unicode's confusables.txt) and removes what has no width. */
  export function rectifyConfusion(text: string): string
}
