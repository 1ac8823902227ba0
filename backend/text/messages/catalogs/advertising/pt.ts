import type { Translation } from '#text/messages/catalog'
import type { advertising } from './en.ts'

export const messages: Translation<typeof advertising> = {
  'ads.title': 'Publicidade',
  'ads.lead': 'Não há anúncios no TuneMaker nem espaço para eles. O que procuramos são parceiros.',
  'ads.notForSale': 'O que não está à venda',
  'ads.notForSaleText':
    'Nada de banners, lugares pagos no catálogo ou envios em nome de terceiros. Nunca compartilhamos endereços de artistas ou fãs com ninguém, então não há público para alugar.',
  'ads.partners': 'Parceiros de que gostamos',
  'ads.partnersIntro': 'Lugares onde as músicas e quem as ama já se encontram.',
  'ads.venues': 'Casas de show e produtores',
  'ads.venuesText':
    'Artistas com G-Key criam de graça códigos QR para seus shows. Basta um lugar na entrada, no bar ou no ingresso.',
  'ads.studios': 'Estúdios e lojas de discos',
  'ads.studiosText':
    'Você encontra os artistas quando a música está pronta e a questão é onde lançá-la. Há uma carta para isso abaixo.',
  'ads.clubs': 'Fã-clubes',
  'ads.clubsText':
    'Um artista pode dar a um clube suas próprias Keymails. Os membros pagam direto ao artista, e cada um tem uma cópia numerada.',
  'ads.schools': 'Escolas, consultores, serviços jurídicos',
  'ads.schoolsText': 'Uma descrição clara do que custa a um artista e do que pode trazer, para quem aconselha.',
  'ads.take': 'Leve uma com você',
  'ads.takeText': 'Cada uma tem uma página e foi feita para imprimir.',
  'ads.letterStudios': 'Para estúdios',
  'ads.letterClubs': 'Para fã-clubes',
  'ads.letterCounselors': 'Para orientadores',
  'ads.letterVisitors': 'Para visitantes',
  'ads.read': 'Ler e imprimir',
  'ads.begin': 'Como começar',
  'ads.beginText':
    'Escreva para <mail>{mail}</mail>: quem você é, onde está, o que tem em mente. Parcerias são combinadas uma a uma, entre pessoas. Você recebe resposta em 24 a 48 horas.',
  'ads.godfrey': 'Godfrey responde uma pergunta rápida.',
}
