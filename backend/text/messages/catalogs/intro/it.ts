import type { Translation } from '#text/messages/catalog'
import type { intro } from './en.ts'

export const messages: Translation<typeof intro> = {
  wrote: 'L’hai scritto tu.',
  own: 'È tuo.',
  money: 'Come possono guadagnare gli autori indipendenti…',
  show: 'Ti mostriamo come…',
  oneSong: 'Un brano.',
  scarcity: 'Scarsità digitale…',
  hundred: 'Cento copie.',
  every: 'Ogni copia ha un numero, un proprietario e un accesso al dietro le quinte.',
  summary: 'Un brano. Cento copie. Ognuna ha un numero, un proprietario e un accesso al dietro le quinte.',
  skip: 'Salta l’introduzione',
  welcome: 'Ti diamo il benvenuto su TuneMaker.',
  enter: 'Entra in TuneMaker',
  tabTitle: 'TuneMaker: brani in edizioni limitate',
  'sample.artist': 'Qualcuno che ami',
  'sample.song': 'Quella canzone',
}
