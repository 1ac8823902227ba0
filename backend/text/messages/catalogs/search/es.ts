import type { Translation } from '#text/messages/catalog'
import type { search } from './en.ts'

export const messages: Translation<typeof search> = {
  title: 'Buscar',
  lead: 'Canciones, álbumes, artistas y art cards, por cualquier palabra de su título o nombre.',
  label: 'Título o nombre',
  searching: 'Buscando…',
  failed: 'La búsqueda no funcionó',
  failedText: 'No pudimos conectar con TuneMaker. Inténtalo de nuevo en un momento.',
  none: 'Sin resultados',
  noneText: 'Nada se llama «{q}» ni de forma parecida. Prueba con una sola palabra del título o del nombre.',
  browse: 'Explorar música',
  noneFor: 'Sin resultados para «{q}».',
  similar: 'Nada se llama «{q}». Se escriben de forma parecida:',
  results: '{count, plural, one {# resultado} other {# resultados}} para «{q}»',
  artists: 'Artistas',
  songs: 'Canciones',
  albums: 'Álbumes',
  cards: 'Art cards',
  recent: 'Búsquedas recientes',
  clear: 'Borrar',
}
