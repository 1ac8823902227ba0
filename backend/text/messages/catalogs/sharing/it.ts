import type { Translation } from '#text/messages/catalog'
import type { sharing } from './en.ts'

export const messages: Translation<typeof sharing> = {
  'site.title': 'TuneMaker: brani in edizioni limitate',
  'site.description':
    'Artisti indipendenti vendono un brano in un numero fisso di copie, direttamente a chi lo desidera. Paghi una volta, possiedi la copia n. 7 di 100 ed entri nella Private Green Room dell’artista.',
  'image.title': 'Brani in edizioni limitate',
  'image.text': 'Direttamente da chi li ha scritti.',
  work: '{title} di {artist}',
  'description.artist':
    '{songs, plural, =1 {Un brano} one {# brano} other {# brani}} in edizioni limitate, direttamente da {artist}.',
  'description.soldOut':
    '{copies, plural, =1 {L’unica copia esistente} one {Un’edizione di # copia} other {Un’edizione di # copie}}, di {artist}. Esaurita.',
  'description.offSale':
    '{copies, plural, =1 {L’unica copia esistente} one {Un’edizione di # copia} other {Un’edizione di # copie}}, di {artist}. Per ora non in vendita; i codici già distribuiti restano validi.',
  'description.onSale':
    '{copies, plural, =1 {L’unica copia esistente, a {price}} one {Un’edizione di # copia (disponibili: {left}), a {price} l’una} other {Un’edizione di # copie (disponibili: {left}), a {price} l’una}}, da pagare direttamente a {artist}.',
  'feed.all': 'Nuove uscite',
  'feed.artist': 'Nuove uscite di {artist}',
}
