import type { Translation } from '#text/messages/catalog'
import type { intro } from './en.ts'

export const messages: Translation<typeof intro> = {
  wrote: 'Tú la escribiste.',
  own: 'Es tuya.',
  money: '¿Cómo pueden ganar dinero los autores independientes…?',
  show: 'Te mostramos cómo…',
  oneSong: 'Una canción.',
  scarcity: 'Escasez digital…',
  hundred: 'Cien copias.',
  every: 'Cada copia tiene un número, un dueño y un pase entre bastidores.',
  summary: 'Una canción. Cien copias. Cada copia tiene un número, un dueño y un pase entre bastidores.',
  skip: 'Saltar la introducción',
  welcome: 'Te damos la bienvenida a TuneMaker.',
  enter: 'Entrar en TuneMaker',
  tabTitle: 'TuneMaker: canciones en ediciones limitadas',
  'sample.artist': 'Alguien a quien quieres',
  'sample.song': 'Esa canción',
}
