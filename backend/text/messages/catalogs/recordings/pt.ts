import type { Translation } from '#text/messages/catalog'
import type { recordings } from './en.ts'

export const messages: Translation<typeof recordings> = {
  title: 'Gravação',
  text: 'Você pode substituir a gravação, por exemplo depois de uma nova masterização. Godfrey verifica a nova como todo envio; até lá, nada muda. Quem tem uma cópia fica com a gravação anterior e recebe também a nova, e a página da música diz qual é qual. Não custa nada e não pode ser desfeito; a gravação anterior pode ser enviada de novo.',
  file: 'Nova gravação',
  fileNote: 'MP3, WAV, FLAC, M4A ou AAC, até 50 MB',
  paper: 'Documento de direitos autorais',
  paperHint: 'Se esta gravação tiver documentos próprios.',
  paperNote: 'PDF, JPG ou PNG, até 10 MB',
  note: 'O que mudou',
  noteHint: 'Aparece na página da música.',
  send: 'Substituir a gravação',
  sending: 'Enviando…',
  sent: 'Gravação recebida',
  sentText: 'Godfrey está verificando. Você recebe o resultado por e-mail.',
  fileMissing: 'Escolha primeiro a nova gravação.',
  fileTooLarge: 'A gravação deve ter menos de 50 MB e o documento menos de 10 MB.',
  failed: 'Não conseguimos acessar o TuneMaker. Nada foi alterado; tente de novo.',
  checking: 'Godfrey está verificando uma nova gravação desde {date}. Enquanto isso, os fãs ouvem a atual.',
  inReview: 'Uma pessoa analisa a sua nova gravação desde {date}. Os fãs ouvem a atual.',
  releasedBefore:
    'A mesma gravação já está aqui como “{title}”, em uma edição de {copies, plural, one {# cópia} other {# cópias}}. Quem comprou uma delas conta com que não haja mais; por isso, uma pessoa decide se ela pode ser vendida uma segunda vez. Para mudar o preço, a quantidade, o título ou a gravação, edite “{title}”.',
  declined:
    'A gravação enviada em {date} foi recusada; o e-mail diz por quê. Os fãs ouvem a atual. Você pode enviar outra.',
  versions: 'Gravações',
  versionsText: 'O artista substituiu a gravação desta música. Quem tem uma cópia fica com todas.',
  version: 'Gravação {version}',
  current: 'atual',
  since: 'desde {date}',
  first: 'A primeira.',
  download: 'Baixar',
  hear: 'Gravação {version} de “{title}”',
}
