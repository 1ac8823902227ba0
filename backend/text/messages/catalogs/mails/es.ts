import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Hola:',
  greetingName: 'Hola, {name}:',
  'ticket.number': 'N.º {copy}',
  'ticket.of': 'de {of}',
  'signIn.subject': 'Tu acceso al Green Room de {artist}',
  'signIn.text':
    'Tienes la copia n.º {copy} de {of} de «{title}», de {artist}, con el código {code}. Este enlace te deja entrar en el dispositivo con el que lo abras:',
  'signIn.note':
    'Funciona una sola vez, durante {minutes} minutos. Si no lo pediste, alguien escribió tu dirección o tu código de Keymail; sin este correo no abren nada.',
  'signIn.button': 'Iniciar sesión',
  'gift.somebody': 'Alguien',
  'gift.subject': '{giver} tiene una canción para ti: «{title}»',
  'gift.text': '{giver} compró la copia n.º {copy} de {of} de «{title}», de {artist}, y quiere que sea tuya.',
  'gift.textOwned': '{giver} tiene la copia n.º {copy} de {of} de «{title}» de {artist} y quiere que sea tuya.',
  'gift.link': 'Este enlace la hace tuya. No cuesta nada y funciona una sola vez:',
  'gift.note': 'Dura {days} días. Si no la quieres, no hagas nada.',
  'gift.button': 'Aceptar el regalo',
  'receipt.subject': 'Tu recibo: {what}',
  'receipt.paid': 'Gracias. Pagaste {price} por: {what}.',
  'receipt.toArtist': 'El dinero fue directamente a {artist}.',
  'receipt.toUs': 'El dinero fue a TuneMaker.',
  'receipt.copy':
    'La tuya es la n.º {copy} de {of} de «{title}», de {artist}, con el código {code}. Suena en el Private Green Room de {artist}:',
  'receipt.otherDevice': 'En otro dispositivo, entra primero con esta dirección; te enviamos un enlace:',
  'receipt.attached': 'El recibo {number} va adjunto en PDF.',
  'receipt.button': 'Abrir el Green Room',
  'transfer.subject': '¿Traspasar “{title}”, n.º {copy}?',
  'transfer.text':
    'Alguien que ha iniciado sesión con tu copia quiere traspasar la n.º {copy} de {of} de “{title}” de {artist} a {to}.',
  'transfer.confirm':
    'Si eres tú, confírmalo con este enlace. En cuanto la otra persona acepte, la copia será suya y tu acceso terminará:',
  'transfer.note': 'El enlace dura {hours} horas. Si no fuiste tú, no hagas nada: la copia sigue siendo tuya.',
  'transfer.button': 'Traspasar',
  'waitlist.subject': 'Hay una copia de «{title}» disponible',
  'waitlist.text':
    'Nos pediste que te escribiéramos cuando hubiera una copia de «{title}», de {artist}. Hay una ahora mismo:',
  'waitlist.note':
    'Se la queda quien pague primero; si ya no está cuando llegues, puedes volver a apuntarte. Este es el único correo que te envía la lista.',
  'waitlist.leave': 'Quitar mi dirección de la lista:',
  'waitlist.button': 'Comprar la copia',
}
