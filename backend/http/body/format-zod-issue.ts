import type { z } from 'zod'

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/**
 * Formats a zod issue as a sentence. Messages written in a contract stay as they are; zod's own lack the field name.
 */
export function formatZodIssue(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) return issue.message
  const field = issue.path.join('.') || 'The body'
  if (issue.code === 'invalid_type') {
    return issue.message.endsWith(' received undefined')
      ? `${field} is missing.`
      : `${field} must be ${TYPE_NAMES[issue.expected] ?? issue.expected}.`
  }
  if (issue.code === 'invalid_value') return `${field} must be one of ${issue.values.join(', ')}.`
  if (issue.code === 'too_small') return `${field} ${formatMinimum(issue.origin, Number(issue.minimum))}.`
  if (issue.code === 'too_big') return `${field} ${formatMaximum(issue.origin, Number(issue.maximum))}.`
  return `${field} is not valid.`
}

function formatMinimum(origin: string, least: number): string {
  if (origin === 'array') return `needs at least ${least} ${least === 1 ? 'entry' : 'entries'}`
  if (origin === 'string') return least === 1 ? 'is empty' : `needs at least ${least} characters`
  return `must be at least ${least}`
}

function formatMaximum(origin: string, most: number): string {
  if (origin === 'array') return `has at most ${most} ${most === 1 ? 'entry' : 'entries'}`
  if (origin === 'string') return `has at most ${most} characters`
  return `must be at most ${most}`
}
