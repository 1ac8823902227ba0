import type { Translation } from '#text/messages/catalog'
import type { intro } from './en.ts'

export const messages: Translation<typeof intro> = {
  wrote: 'Vous l’avez écrite.',
  own: 'Elle est à vous.',
  money: 'Comment les auteurs indépendants peuvent-ils gagner de l’argent…',
  show: 'Laissez-nous vous montrer…',
  oneSong: 'Une chanson.',
  scarcity: 'La rareté numérique…',
  hundred: 'Cent exemplaires.',
  every: 'Chaque exemplaire a un numéro, un propriétaire et un accès aux coulisses.',
  summary: 'Une chanson. Cent exemplaires. Chacun a un numéro, un propriétaire et un accès aux coulisses.',
  skip: 'Passer l’introduction',
  welcome: 'Bienvenue sur TuneMaker.',
  enter: 'Entrer dans TuneMaker',
  tabTitle: 'TuneMaker : des chansons en éditions limitées',
  'sample.artist': 'Quelqu’un que vous aimez',
  'sample.song': 'Cette chanson-là',
}
