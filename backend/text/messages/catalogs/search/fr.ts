import type { Translation } from '#text/messages/catalog'
import type { search } from './en.ts'

export const messages: Translation<typeof search> = {
  title: 'Rechercher',
  lead: 'Chansons, albums, artistes et art cards, par n’importe quel mot de leur titre ou de leur nom.',
  label: 'Titre ou nom',
  searching: 'Recherche…',
  failed: 'La recherche n’a pas abouti',
  failedText: 'Impossible de joindre TuneMaker. Veuillez réessayer dans un instant.',
  none: 'Aucun résultat',
  noneText: 'Rien ne s’appelle « {q} », ni rien d’approchant. Essayez un seul mot du titre ou du nom.',
  browse: 'Parcourir la musique',
  noneFor: 'Aucun résultat pour « {q} ».',
  similar: 'Rien ne s’appelle « {q} ». S’écrivent presque pareil :',
  results: '{count, plural, one {# résultat} other {# résultats}} pour « {q} »',
  artists: 'Artistes',
  songs: 'Chansons',
  albums: 'Albums',
  cards: 'Art cards',
  recent: 'Recherches récentes',
  clear: 'Effacer',
}
