import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Hola:',
  greetingName: 'Hola, {name}:',
  'ticket.band': 'Una entrada',
  'ticket.number': 'N.º {copy}',
  'ticket.of': 'de {of}',
  'signIn.subject': 'Tu acceso al Green Room de {artist}',
  'signIn.text':
    'Tienes «{title}», de {artist}, copia n.º {copy} de {of}, con el código {code}. Este enlace te deja entrar en el dispositivo con el que lo abras:',
  'signIn.note':
    'Funciona una sola vez y caduca a los {minutes} minutos. Si no lo pediste, alguien escribió tu dirección o tu código de Keymail; sin este correo no abren nada.',
  'signIn.button': 'Iniciar sesión',
  'gift.somebody': 'Alguien',
  'gift.subject': '{giver} tiene una canción para ti: «{title}»',
  'gift.text': '{giver} compró «{title}», de {artist}, copia n.º {copy} de {of}, y quiere que sea tuya.',
  'gift.textOwned': '{giver} tiene «{title}», de {artist}, copia n.º {copy} de {of}, y quiere que sea tuya.',
  'gift.link': 'Este enlace la hace tuya. No cuesta nada y funciona una sola vez:',
  'gift.note': 'Dura {days} días. Si no la quieres, no hagas nada.',
  'gift.button': 'Aceptar el regalo',
  'receipt.subject': 'Tu recibo: {what}',
  'receipt.paid': 'Gracias. Pagaste {price} por: {what}.',
  'receipt.toArtist': 'El dinero fue directamente a {artist}.',
  'receipt.toUs': 'El dinero fue a TuneMaker.',
  'receipt.copy':
    'Tienes «{title}», de {artist}, copia n.º {copy} de {of}, con el código {code}. Suena en el Private Green Room de {artist}:',
  'receipt.otherDevice': 'En otro dispositivo, entra primero con esta dirección; te enviamos un enlace:',
  'receipt.attached': 'El recibo {number} va adjunto en PDF.',
  'receipt.button': 'Abrir el Green Room',
  'transfer.subject': '¿Traspasar «{title}», n.º {copy}?',
  'transfer.text':
    'Alguien que ha iniciado sesión con tu copia quiere traspasar «{title}», de {artist}, copia n.º {copy} de {of}, a {to}.',
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
  fineArtSignature: 'TuneMaker Fine Art',
  'collector.welcomeSubject': 'Confirma tu dirección y entra en la galería',
  'collector.welcomeText':
    'Alguien registró esta dirección como coleccionista de arte en TuneMaker. Si fuiste tú, este enlace la confirma y te deja entrar en el dispositivo con el que lo abras:',
  'collector.welcomeNote':
    'Funciona una sola vez y caduca a los {minutes} minutos. Si no fuiste tú, no hagas nada: en {days} días olvidamos la dirección.',
  'collector.button': 'Entrar en la galería',
  'collector.signInSubject': 'Tu acceso a tu colección',
  'collector.signInText': 'Este enlace te deja entrar en tu colección en el dispositivo con el que lo abras:',
  'collector.signInNote':
    'Funciona una sola vez y caduca a los {minutes} minutos. Si no lo pediste, alguien escribió tu dirección; sin este correo no abre nada.',
  'giftTaken.subject': 'Han aceptado tu regalo: «{title}»',
  'giftTaken.transferSubject': 'Han aceptado tu copia: «{title}»',
  'giftTaken.text':
    'Tu regalo ha llegado: «{title}», de {artist}, copia n.º {copy} de {of}, es ahora de la persona a quien se la diste.',
  'giftTaken.transferText':
    'Tu copia ha cambiado de manos: «{title}», de {artist}, copia n.º {copy} de {of}, es ahora de la persona a quien la traspasaste.',
  'giftTaken.others': 'Lo demás que tienes está entre tus copias:',
  'copies.button': 'Tus copias',
  'refund.subject': 'Sobre tu reembolso: «{title}», n.º {copy}',
  'refund.text':
    'Pediste a {artist} el reembolso de «{title}», copia n.º {copy} de {of}. La respuesta es no. {artist} escribe:',
  'refund.note':
    'La copia sigue siendo tuya. TuneMaker nunca tuvo el dinero y no puede devolverlo. Si algo no estaba bien con lo que compraste, PayPal admite reclamaciones durante 180 días después del pago, en su Centro de resoluciones.',
  'returned.subject': 'Te han devuelto {amount}: {what}',
  'returned.text':
    'Te han devuelto {amount} de tu pago por {what}. PayPal lo devuelve a su origen; un banco o una tarjeta puede tardar unos días en mostrarlo.',
  'returned.textFrom':
    '{artist} te ha devuelto {amount} de tu pago por {what}. PayPal lo devuelve a su origen; un banco o una tarjeta puede tardar unos días en mostrarlo.',
  'returned.whole':
    'Se devolvió el pago completo, así que lo que compraste ya no vale: no se puede escuchar y su número no pertenece a nadie.',
  'returned.part': 'El resto del pago se mantiene, y lo que compraste sigue siendo tuyo.',
  'feedback.subject': 'Hemos recibido tu opinión',
  'feedback.text':
    'Hemos recibido una opinión sobre TuneMaker en la que se indicó esta dirección. La lee una persona; si hace falta una respuesta, llegará a esta dirección.',
  'feedback.ignore': 'Si no fuiste tú, otra persona puso esta dirección. No tienes que hacer nada.',
  'address.newsSubject': 'Noticias de TuneMaker: confírmalo',
  'address.giftSubject': 'Tu ilustración de TuneMaker',
  'address.gift': 'Aquí tienes de nuevo «{title}», por si quieres la ilustración en otro dispositivo:',
  'address.news': 'Recibimos una petición para enviar nuestras noticias a esta dirección. Si fuiste tú, confírmalo:',
  'address.confirm': 'Si esta dirección es tuya, confírmala para que sepamos que no la escribió otra persona:',
  'address.note':
    'El enlace funciona una sola vez y caduca a los {days} días. Si no fuiste tú, no hagas nada: sin él no recibirás correos nuestros, y olvidamos la dirección a los {forgotten} días. Para que no volvamos a preguntarte:',
  'address.button': 'Confirmar esta dirección',
  'follow.subject': '{what}: confírmalo',
  'follow.song': '«{title}», de {artist}',
  'follow.wish':
    'Alguien, esperamos que tú, quiere recibir un aviso en esta dirección cuando haya copias de «{title}», de {artist}, y cuando solo queden diez. Si fuiste tú, confírmalo:',
  'follow.artist':
    'Alguien, esperamos que tú, quiere recibir un aviso en esta dirección cuando {artist} publique algo o escriba un mensaje, cuando vuelva a haber copias y cuando solo queden diez. Si fuiste tú, confírmalo:',
  'follow.artistShared':
    'Alguien, esperamos que tú, quiere recibir un aviso en esta dirección cuando {artist} publique algo o escriba un mensaje, cuando vuelva a haber copias y cuando solo queden diez. {artist} también verá esta dirección. Si fuiste tú, confírmalo:',
  'follow.note':
    'El enlace funciona una sola vez y caduca a los {days} días. Si no fuiste tú, no hagas nada: no recibirás correos nuestros, y olvidamos la petición a los {forgotten} días.',
  'follow.manage': 'Qué sigue esta dirección y cómo dejarlo:',
  'follow.button': 'Confirmar',
  'notice.more': '{first}, y {count, number} más',
  'notice.why':
    'Recibes este correo porque esta dirección sigue al artista o tiene la canción en su lista de deseos. Consulta todo y deja de seguir lo que quieras:',
  'notice.listen': 'Escuchar',
  'notice.buy': 'Comprar una copia',
  'notice.open': 'Abrir la página del artista',
  'notice.writes': '{artist} escribe a sus seguidores:',
  'notice.new': 'Nuevo: «{title}», de {artist}',
  'notice.newText':
    '{count, plural, one {Una copia, a {price}} other {# copias numeradas, a {price} cada una}}, y nunca habrá otra.',
  'notice.freed': 'Hay copias de «{title}», de {artist}, a la venta',
  'notice.freedText':
    '{count, plural, one {Hay una copia a la venta ahora, a {price}.} other {Hay # copias a la venta ahora, a {price} cada una.}} Quien paga primero recibe el siguiente número.',
  'notice.last': '{count, plural, one {La última copia} other {Las últimas # copias}} de «{title}»',
  'notice.lastText':
    '{count, plural, one {Queda una copia de «{title}», de {artist}, a {price}.} other {Quedan # copias de «{title}», de {artist}, a {price} cada una.}}',
}
