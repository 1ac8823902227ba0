import type { Translation } from '#text/messages/catalog'
import type { search } from './en.ts'

export const messages: Translation<typeof search> = {
  title: 'Cerca',
  lead: 'Brani, album, artisti e art card, con qualsiasi parola del titolo o del nome.',
  label: 'Titolo o nome',
  searching: 'Ricerca in corso…',
  failed: 'La ricerca non è riuscita',
  failedText: 'Non riusciamo a raggiungere TuneMaker. Riprova tra un momento.',
  none: 'Nessun risultato',
  noneText: 'Niente si chiama «{q}» o in modo simile. Prova con una sola parola del titolo o del nome.',
  browse: 'Esplora la musica',
  noneFor: 'Nessun risultato per «{q}».',
  similar: 'Niente si chiama «{q}». Si scrivono in modo simile:',
  results: '{count, plural, one {# risultato} other {# risultati}} per «{q}»',
  artists: 'Artisti',
  songs: 'Brani',
  albums: 'Album',
  cards: 'Art card',
  recent: 'Ricerche recenti',
  clear: 'Cancella',
}
