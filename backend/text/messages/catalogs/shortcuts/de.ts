import type { Translation } from '#text/messages/catalog'
import type { shortcuts } from './en.ts'

export const messages: Translation<typeof shortcuts> = {
  single: 'Einzelne Tasten als Tastenkürzel',
  search: 'Die Taste / öffnet die Suche auf jeder Seite.',
}
