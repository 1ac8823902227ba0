import type { Translation } from '#text/messages/catalog'
import type { search } from './en.ts'

export const messages: Translation<typeof search> = {
  title: 'Suche',
  lead: 'Songs, Alben, Künstler und Art Cards, nach jedem Wort ihrer Titel und Namen.',
  label: 'Titel oder Name',
  searching: 'Wird gesucht …',
  failed: 'Die Suche hat nicht geklappt',
  failedText: 'TuneMaker war nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  none: 'Nichts gefunden',
  noneText: 'Nichts heißt „{q}“ oder so ähnlich. Versuchen Sie es mit einem einzelnen Wort des Titels oder Namens.',
  browse: 'Musik entdecken',
  noneFor: 'Nichts gefunden für „{q}“.',
  similar: 'Nichts heißt „{q}“. Ähnlich geschrieben werden:',
  results: '{count, plural, one {# Treffer} other {# Treffer}} für „{q}“',
  artists: 'Künstler',
  songs: 'Songs',
  albums: 'Alben',
  cards: 'Art Cards',
  recent: 'Letzte Suchen',
  clear: 'Löschen',
}
