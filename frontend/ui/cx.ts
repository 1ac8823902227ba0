/** Joins class names and skips what is off. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
