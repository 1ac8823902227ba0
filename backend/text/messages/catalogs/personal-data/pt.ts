import type { Translation } from '#text/messages/catalog'
import type { personalData } from './en.ts'

export const messages: Translation<typeof personalData> = {
  'panel.title': 'Seus dados',
  'panel.text':
    'Peça uma cópia de tudo o que guardamos sobre você, ou que seja apagado. Primeiro enviamos um link por e-mail, para que ninguém mais possa fazer isso.',
  'panel.link': 'Exportar ou apagar meus dados',
  'ask.email': 'Seu e-mail',
  'ask.hint':
    'O endereço com que você pagou, segue artistas ou se registrou como artista. Se você o alterou na última semana, ele ainda não abre sua conta de artista.',
  'ask.button': 'Enviar link',
  'ask.busy': 'Enviando…',
  'ask.invalid': 'Digite seu endereço de e-mail.',
  'ask.sent': 'Confira seu e-mail',
  'link.over': 'Este link não é mais válido',
  'link.overText': 'Ele vale por uma hora. Peça um novo abaixo.',
  'account.address': 'Com {email}',
  'account.artist': 'Sua conta como {artist}',
  'export.text':
    'Um ZIP com seus dados em JSON e CSV, seus certificados e recibos, e os arquivos que você enviou. Escrevemos quando estiver pronto.',
  'export.button': 'Criar meu arquivo',
  'export.busy': 'Pedindo…',
  'export.waiting': 'Seu arquivo está sendo criado. Escrevemos para {email} quando estiver pronto.',
  'delete.copies':
    '{copies, plural, one {Você tem # cópia. Ninguém mais poderá ouvi-la, e o número dela continua vendido. Dê-a a alguém ou baixe-a antes.} other {Você tem # cópias. Ninguém mais poderá ouvi-las, e os números delas continuam vendidos. Dê-as a alguém ou baixe-as antes.}}',
  'delete.text':
    'São apagados seu nome e endereço, seus acessos, o que você segue e o que escreveu nos Green Rooms e a Godfrey. A contabilidade mantém o que foi pago, sem seu nome.',
  'delete.artistText':
    'Sua conta é encerrada: nada seu é mais vendido, Keymails não usadas são anuladas, e seu nome civil, endereços, publicações, mensagens e documentos são apagados. Os fãs ficam com suas cópias, com a gravação, o certificado e seu nome artístico.',
  'delete.grace': 'A exclusão acontece em {days} dias. Até lá, um link no nosso e-mail interrompe tudo.',
  'delete.button': 'Apagar tudo',
  'delete.title': 'Apagar tudo?',
  'delete.confirm': 'Sim, apagar em {days} dias',
  'delete.busy': 'Pedindo…',
  'delete.keep': 'Manter',
  'delete.planned': 'Será apagado em {date}. O link no nosso e-mail interrompe.',
  unreachable: 'Não conseguimos acessar o TuneMaker. Tente de novo.',
  'archive.title': 'Seu arquivo',
  'archive.lead': '{files, plural, one {# arquivo} other {# arquivos}}, {size}. Pode ser baixado até {date}.',
  'archive.button': 'Baixar',
  'archive.over': 'Este arquivo não existe mais',
  'archive.overText': 'Ele é guardado por sete dias, ou até que um novo seja criado.',
  'keep.title': 'Manter tudo?',
  'keep.lead': 'Clique no botão e nada é apagado.',
  'keep.button': 'Manter tudo',
  'keep.busy': 'Interrompendo…',
  'keep.done': 'Nada é apagado',
  'keep.doneText': 'Tudo fica como está.',
  'keep.over': 'Não há nada a interromper',
  'keep.overText': 'Já foi interrompido antes, ou já foi feito.',
}
