import type { Translation } from '#text/messages/catalog'
import type { shortcuts } from './en.ts'

export const messages: Translation<typeof shortcuts> = {
  single: 'Usar teclas isoladas como atalhos',
  search: 'A tecla / abre a busca em qualquer página.',
}
