import type { Translation } from '#text/messages/catalog'
import type { shortcuts } from './en.ts'

export const messages: Translation<typeof shortcuts> = {
  single: 'Utiliser des raccourcis à une seule touche',
  search: 'La touche / ouvre la recherche sur toutes les pages.',
}
