/** Whether a statement failed because it violated this UNIQUE constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const broken = error as { code?: string; constraint?: string; nativeError?: unknown } | null
  if (broken?.nativeError) return isUniqueViolation(broken.nativeError, constraint)
  return broken?.code === '23505' && broken.constraint === constraint
}
