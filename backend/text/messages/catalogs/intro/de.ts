import type { Translation } from '#text/messages/catalog'
import type { intro } from './en.ts'

export const messages: Translation<typeof intro> = {
  wrote: 'Sie haben es geschrieben.',
  own: 'Es gehört Ihnen.',
  money: 'Wie können unabhängige Songschreiber Geld verdienen …',
  show: 'Wir zeigen es Ihnen …',
  oneSong: 'Ein Song.',
  scarcity: 'Digitale Knappheit …',
  hundred: 'Hundert Exemplare.',
  every: 'Jedes Exemplar hat eine Nummer, einen Besitzer und einen Weg hinter die Bühne.',
  summary: 'Ein Song. Hundert Exemplare. Jedes hat eine Nummer, einen Besitzer und einen Weg hinter die Bühne.',
  skip: 'Intro überspringen',
  welcome: 'Willkommen bei TuneMaker.',
  enter: 'Zu TuneMaker',
  tabTitle: 'TuneMaker: Songs in limitierten Auflagen',
  'sample.artist': 'Jemand, den Sie lieben',
  'sample.song': 'Dieser eine Song',
}
