import type { Translation } from '#text/messages/catalog'
import type { intro } from './en.ts'

export const messages: Translation<typeof intro> = {
  wrote: 'Você a escreveu.',
  own: 'Ela é sua.',
  money: 'Como os autores independentes podem ganhar dinheiro…',
  show: 'Vamos mostrar como…',
  oneSong: 'Uma música.',
  scarcity: 'Escassez digital…',
  hundred: 'Cem cópias.',
  every: 'Cada cópia tem um número, um dono e um caminho para os bastidores.',
  summary: 'Uma música. Cem cópias. Cada uma tem um número, um dono e um caminho para os bastidores.',
  skip: 'Pular a introdução',
  welcome: 'Boas-vindas ao TuneMaker.',
  enter: 'Entrar no TuneMaker',
  tabTitle: 'TuneMaker: músicas em edições limitadas',
  'sample.artist': 'Alguém que você ama',
  'sample.song': 'Aquela música',
}
