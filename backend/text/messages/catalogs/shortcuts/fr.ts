import type { Translation } from '#text/messages/catalog'
import type { shortcuts } from './en.ts'

export const messages: Translation<typeof shortcuts> = {
  single: 'Utiliser des touches seules comme raccourcis',
  search: 'La touche / ouvre la recherche sur toutes les pages.',
}
