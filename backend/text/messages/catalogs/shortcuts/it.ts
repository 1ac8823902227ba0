import type { Translation } from '#text/messages/catalog'
import type { shortcuts } from './en.ts'

export const messages: Translation<typeof shortcuts> = {
  single: 'Usa scorciatoie a tasto singolo',
  search: 'Il tasto / apre la ricerca da qualsiasi pagina.',
}
