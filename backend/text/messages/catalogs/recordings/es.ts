import type { Translation } from '#text/messages/catalog'
import type { recordings } from './en.ts'

export const messages: Translation<typeof recordings> = {
  title: 'Grabación',
  text: 'Puedes sustituir la grabación, por ejemplo tras una nueva masterización. Godfrey comprueba la nueva como cualquier subida; hasta entonces no cambia nada. Quien tiene una copia conserva la grabación anterior y recibe también la nueva, y la página de la canción indica cuál es cuál. No cuesta nada y no se puede deshacer; la grabación anterior se puede volver a enviar.',
  file: 'Nueva grabación',
  fileNote: 'MP3, WAV, FLAC, M4A o AAC, hasta 50 MB',
  paper: 'Documento de derechos de autor',
  paperHint: 'Si esta grabación tiene documentos propios.',
  paperNote: 'PDF, JPG o PNG, hasta 10 MB',
  note: 'Qué ha cambiado',
  noteHint: 'Se muestra en la página de la canción.',
  send: 'Sustituir la grabación',
  sending: 'Enviando…',
  sent: 'Grabación recibida',
  sentText: 'Godfrey la está comprobando. Recibirás el resultado por correo.',
  fileMissing: 'Elige primero la nueva grabación.',
  fileTooLarge: 'La grabación debe pesar menos de 50 MB y el documento menos de 10 MB.',
  failed: 'No pudimos conectar con TuneMaker. No se cambió nada; inténtalo de nuevo.',
  checking: 'Godfrey comprueba una nueva grabación desde el {date}. Hasta que termine, los fans oyen la actual.',
  inReview: 'Una persona revisa tu nueva grabación desde el {date}. Los fans oyen la actual.',
  releasedBefore:
    'La misma grabación ya está aquí como «{title}», en una edición de {copies, plural, one {# copia} other {# copias}}. Quien compró una de ellas cuenta con que no habrá más, así que una persona decide si se puede vender por segunda vez. Para cambiar el precio, la cantidad, el título o la grabación, edita «{title}».',
  declined:
    'La grabación que enviaste el {date} fue rechazada; el correo explica por qué. Los fans oyen la actual. Puedes enviar otra.',
  versions: 'Grabaciones',
  versionsText: 'El artista sustituyó la grabación de esta canción. Quien tiene una copia las conserva todas.',
  version: 'Grabación {version}',
  current: 'actual',
  since: 'desde el {date}',
  first: 'La primera.',
  download: 'Descargar',
  hear: 'Grabación {version} de «{title}»',
}
