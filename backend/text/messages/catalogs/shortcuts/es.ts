import type { Translation } from '#text/messages/catalog'
import type { shortcuts } from './en.ts'

export const messages: Translation<typeof shortcuts> = {
  single: 'Usar teclas sueltas como atajos',
  search: 'La tecla / abre la búsqueda en cualquier página.',
}
