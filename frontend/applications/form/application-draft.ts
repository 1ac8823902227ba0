import { getSessionItem } from '#frontend/lib/session-storage.ts'
import type { ApplicationFields } from './send-application.ts'

export const STORED_FIELDS = ['fullName', 'email', 'phone', 'artistName', 'copyrightDetails'] as const

export type StoredField = (typeof STORED_FIELDS)[number]

const EMPTY_APPLICATION: ApplicationFields = {
  fullName: '',
  email: '',
  phone: '',
  artistName: '',
  copyrightDetails: '',
  termsAccepted: false,
  ageConfirmed: false,
  copyrightConfirmed: false,
  copyrightDocument: undefined,
}

/** The draft typed in this tab before a reload. Checkboxes start empty: consent has to be given again. */
export function getDraft(): ApplicationFields {
  const stored = getSessionItem('applicationDraft')
  const texts = STORED_FIELDS.flatMap((name) => (typeof stored?.[name] === 'string' ? [[name, stored[name]]] : []))
  return { ...EMPTY_APPLICATION, ...(Object.fromEntries(texts) as Partial<ApplicationFields>) }
}
