import type { ApplicationFields } from './send-application.ts'

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export type ApplicationErrors = Partial<Record<keyof ApplicationFields, string>>

export function validateApplication(fields: ApplicationFields): ApplicationErrors {
  const errors: ApplicationErrors = {}
  if (!fields.fullName.trim()) errors.fullName = 'Your full legal name is missing.'
  if (!fields.email.trim()) errors.email = 'Your email address is missing.'
  else if (!EMAIL_PATTERN.test(fields.email.trim())) errors.email = 'This does not look like an email address.'
  if (!fields.artistName.trim()) errors.artistName = 'Your artist or stage name is missing.'
  if (!fields.copyrightDetails.trim()) errors.copyrightDetails = 'Tell us what you have registered.'
  for (const box of ['ageConfirmed', 'copyrightConfirmed', 'termsAccepted'] as const) {
    if (!fields[box]) errors[box] = 'Please confirm this before you apply.'
  }
  return errors
}
