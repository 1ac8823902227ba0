import type { Translation } from '#text/messages/catalog'
import type { personalData } from './en.ts'

export const messages: Translation<typeof personalData> = {
  'panel.title': 'Tus datos',
  'panel.text':
    'Pide una copia de todo lo que guardamos sobre ti, o que lo borremos. Primero te enviamos un enlace por correo, para que nadie más pueda hacerlo.',
  'panel.link': 'Exportar o borrar mis datos',
  'ask.email': 'Tu dirección de correo',
  'ask.hint':
    'La dirección con la que pagaste, sigues a artistas o te registraste como artista. Si la cambiaste en la última semana, aún no abre tu cuenta de artista.',
  'ask.button': 'Enviarme un enlace',
  'ask.busy': 'Enviando…',
  'ask.invalid': 'Escribe tu dirección de correo.',
  'ask.sent': 'Mira tu correo',
  'link.over': 'Este enlace ya no abre nada',
  'link.overText': 'Dura una hora. Pide uno nuevo abajo.',
  'account.address': 'Con {email}',
  'account.artist': 'Tu cuenta como {artist}',
  'export.text':
    'Un ZIP con tus datos en JSON y CSV, tus certificados y recibos, y los archivos que subiste. Te escribimos cuando esté listo.',
  'export.button': 'Crear mi archivo',
  'export.busy': 'Pidiendo…',
  'export.waiting': 'Tu archivo se está creando. Escribimos a {email} cuando esté listo.',
  'delete.copies':
    '{copies, plural, one {Tienes # copia. Nadie podrá volver a escucharla y su número sigue vendido. Regálala o descárgala antes.} other {Tienes # copias. Nadie podrá volver a escucharlas y sus números siguen vendidos. Regálalas o descárgalas antes.}}',
  'delete.text':
    'Se borran tu nombre y tu dirección, tus sesiones, lo que sigues y lo que escribiste en los Green Rooms y a Godfrey. La contabilidad conserva lo que se pagó, sin tu nombre.',
  'delete.artistText':
    'Tu cuenta se cierra: ya no se vende nada tuyo, las Keymails sin usar quedan anuladas, y se borran tu nombre legal, direcciones, publicaciones, mensajes y documentos. Los fans conservan sus copias con la grabación, el certificado y tu nombre artístico.',
  'delete.grace': 'Se hará dentro de {days} días. Hasta entonces, un enlace en nuestro correo lo detiene.',
  'delete.button': 'Borrarlo todo',
  'delete.title': '¿Borrarlo todo?',
  'delete.confirm': 'Sí, borrarlo en {days} días',
  'delete.busy': 'Pidiendo…',
  'delete.keep': 'Conservarlo',
  'delete.planned': 'Se borrará el {date}. El enlace de nuestro correo lo detiene.',
  unreachable: 'No pudimos conectar con TuneMaker. Inténtalo de nuevo.',
  'archive.title': 'Tu archivo',
  'archive.lead': '{files, plural, one {# archivo} other {# archivos}}, {size}. Se puede descargar hasta el {date}.',
  'archive.button': 'Descargar',
  'archive.over': 'Este archivo ya no existe',
  'archive.overText': 'Se guarda siete días, o hasta que se crea uno nuevo.',
  'keep.title': '¿Conservarlo todo?',
  'keep.lead': 'Pulsa el botón y no se borra nada.',
  'keep.button': 'Conservarlo todo',
  'keep.busy': 'Deteniendo…',
  'keep.done': 'No se borra nada',
  'keep.doneText': 'Todo queda como está.',
  'keep.over': 'No hay nada que detener',
  'keep.overText': 'Se detuvo antes, o ya está hecho.',
}
