import type { ApplicationFields } from './send-application.ts'
import type { Translate } from '#text/messages/catalog'
import type { applications } from '#text/messages/catalogs/applications/en'

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export type ApplicationErrors = Partial<Record<keyof ApplicationFields, string>>

export function validateApplication(
  fields: ApplicationFields,
  t: Translate<(typeof applications)['messages']>,
): ApplicationErrors {
  const errors: ApplicationErrors = {}
  if (!fields.fullName.trim()) errors.fullName = t('error.fullName')
  if (!fields.email.trim()) errors.email = t('error.email')
  else if (!EMAIL_PATTERN.test(fields.email.trim())) errors.email = t('error.emailFormat')
  if (!fields.artistName.trim()) errors.artistName = t('error.artistName')
  if (!fields.copyrightDetails.trim()) errors.copyrightDetails = t('error.copyrightDetails')
  for (const box of ['ageConfirmed', 'copyrightConfirmed', 'termsAccepted'] as const) {
    if (!fields[box]) errors[box] = t('error.confirm')
  }
  return errors
}
