import type { Translation } from '#text/messages/catalog'
import type { sharing } from './en.ts'

export const messages: Translation<typeof sharing> = {
  'site.title': 'TuneMaker: Songs in limitierten Auflagen',
  'site.description':
    'Unabhängige Künstler verkaufen einen Song in einer festen Zahl von Exemplaren, direkt an alle, die ihn haben wollen. Einmal zahlen, Exemplar Nr. 7 von 100 besitzen und den Private Green Room des Künstlers betreten.',
  'image.title': 'Songs in limitierten Auflagen',
  'image.text': 'Direkt von denen, die sie geschrieben haben.',
  work: '{title} von {artist}',
  'description.artist':
    '{songs, plural, =1 {Ein Song} one {# Song} other {# Songs}} in limitierten Auflagen, direkt von {artist}.',
  'description.soldOut':
    '{copies, plural, =1 {Das einzige Exemplar} one {Eine Auflage von # Exemplar} other {Eine Auflage von # Exemplaren}}, von {artist}. Ausverkauft.',
  'description.offSale':
    '{copies, plural, =1 {Das einzige Exemplar} one {Eine Auflage von # Exemplar} other {Eine Auflage von # Exemplaren}}, von {artist}. Zurzeit nicht im Verkauf; ausgegebene Codes bleiben gültig.',
  'description.onSale':
    '{copies, plural, =1 {Das einzige Exemplar für {price}} one {Eine Auflage von # Exemplar, noch {left} zu haben, je {price}} other {Eine Auflage von # Exemplaren, noch {left} zu haben, je {price}}}, direkt an {artist} bezahlt.',
  'feed.all': 'Neuerscheinungen',
  'feed.artist': 'Neuerscheinungen von {artist}',
}
