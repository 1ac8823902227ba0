import type { Translation } from '#text/messages/catalog'
import type { shortcuts } from './en.ts'

export const messages: Translation<typeof shortcuts> = {
  single: 'Usare singoli tasti come scorciatoie',
  search: 'Il tasto / apre la ricerca da qualsiasi pagina.',
}
