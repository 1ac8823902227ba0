import type { Translation } from '#text/messages/catalog'
import type { artistMails } from './en.ts'

export const messages: Translation<typeof artistMails> = {
  greeting: 'Hola:',
  greetingName: 'Hola, {name}:',
  contact: 'Si crees que nos equivocamos, escríbenos y lo leerá una persona:',
  'link.subject': 'Confirma tu solicitud de G-Key {number}',
  'link.text': 'Alguien solicitó una G-Key de TuneMaker con esta dirección. Si fuiste tú, confirma que es tuya:',
  'link.note':
    'El enlace funciona una sola vez y caduca a las 24 horas. Después pagas la tarifa y leemos tus documentos.',
  'link.number': 'Tu número de seguimiento es {number}. No lo compartas: quien lo sepa puede seguir tu solicitud.',
  'link.ignore':
    'Si no la solicitaste, ignora este correo: no se cobra nada y lo enviado se elimina a los {days} días.',
  confirmButton: 'Confirmar la dirección',
  'paid.subject': 'Tu solicitud de G-Key {number} está pagada',
  'paid.text': 'Tu pago de {price} por la G-Key de {artist} ha llegado. Gracias.',
  'paid.next':
    'Godfrey lee primero tus documentos, lo que lleva minutos. Lo que él no puede resolver lo decide una persona en 24 a 48 horas, a más tardar el {by} UTC.',
  'paid.follow': 'Puedes seguirla con tu número de seguimiento {number}:',
  'approved.subject': 'Tu G-Key',
  'approved.text': 'Hemos leído tus documentos y nos alegra dar la bienvenida a {artist}. Esta es tu G-Key:',
  'approved.keep':
    'Solo aparece en este correo: guardamos únicamente su huella y no podemos leértela. Guárdala en un lugar seguro y no se la prestes a nadie. Si recibes otro correo como este, la válida es la G-Key más reciente.',
  signInHere: 'Entra con ella aquí:',
  'declined.subject': 'Tu solicitud de G-Key {number} fue rechazada',
  'declined.text': 'Hemos leído tus documentos y aún no podemos darte una G-Key. Estos son los motivos:',
  'declined.again': 'Cuando esté corregido, puedes volver a solicitarla:',
  'review.subject': 'Tu solicitud de G-Key {number} está en revisión',
  'song.published': '«{title}» está publicada',
  'song.replaced': '«{title}» tiene una nueva grabación',
  'song.review': '«{title}» está en revisión',
  'song.declined': '«{title}» fue rechazada',
  'replaced.subject': 'Tu nueva G-Key',
  'replaced.text': 'Como pediste, tu G-Key se sustituyó. La anterior ya no abre nada. Esta es la nueva:',
  'replaced.keep': 'Solo aparece en este correo. Si recibes otro como este, la válida es la G-Key más reciente.',
  'payment.subject': 'Confirma a qué cuenta pagan tus fans',
  'payment.text': 'Los fans que canjeen tus Keymails pagarán directa e íntegramente a esta dirección de PayPal.',
  'payment.later':
    'De momento pagan a otra. Una persona revisa el cambio, que entra en vigor como muy pronto {hours} horas después de su aprobación.',
  'payment.confirm': 'Confirma que es tuya:',
  'payment.note':
    'El enlace funciona una sola vez y caduca a las 24 horas. Si no lo pediste, ignora este correo y no cambia nada.',
  'warning.subjectApplied': 'Tus fans pagan ahora a otra dirección',
  'warning.subject': 'Alguien quiere que tus fans paguen a otra dirección',
  'warning.requested':
    'Alguien con la sesión iniciada en tu cuenta pidió otra dirección de PayPal. Una persona la revisa y, si la aprueba, las ventas van allí como muy pronto 24 horas después. Hasta entonces no cambia nada.',
  'warning.approved':
    'Una persona aprobó tu otra dirección de PayPal. Las ventas van allí a partir del {date} UTC. Hasta entonces no cambia nada.',
  'warning.approvedUnconfirmed':
    'Una persona aprobó tu otra dirección de PayPal. Las ventas van allí a partir del {date} UTC, siempre que para entonces se haya confirmado con nuestro correo. Hasta entonces no cambia nada.',
  'warning.applied': 'Tu otra dirección de PayPal está en vigor. Los pagos ya en curso llegan a la anterior.',
  'warning.was': 'Hasta ahora: {email}',
  'warning.becomes': 'A partir de entonces: {email}',
  'warning.stopApplied':
    '¿No fuiste tú? Este enlace cierra la sesión de todos en tu cuenta. Después escríbenos enseguida:',
  'warning.stop': '¿No fuiste tú? Este enlace detiene el cambio y cierra la sesión de todos en tu cuenta:',
  'closed.subject': 'Tu cuenta de TuneMaker está cerrada',
  'closed.text':
    'Tu cuenta está cerrada, como pediste. Ya no hay nada tuyo a la venta, los códigos sin usar están anulados y tu G-Key no abre ninguna sesión.',
  'closed.fans':
    'Tus fans conservan las copias que pagaron. El dinero de las ventas está en tu cuenta de PayPal; los pagos en curso aún llegarán allí.',
  'closed.books': 'Hasta el {date}, tu última G-Key permite descargar todas las ventas y extractos:',
  'closed.notYou': '¿No fuiste tú? Escríbenos enseguida:',
  'sales.button': 'Abrir tus ventas',
  'sales.more': '{first} y {n} más',
  'sales.often': 'Elige en tu taller cada cuánto te avisamos de las ventas:',
  'sales.sold': 'Vendida: {what}',
  'sales.soldMany': '{n, plural, one {# copia vendida: {sum}} other {# copias vendidas: {sum}}}',
  'sales.title': '«{title}»',
  'sales.copy': '«{title}» n.º {copy} de {of}',
  'sales.refund': 'Se devolvieron {cents} por «{title}»',
  'sales.soldOut': 'Agotada: «{title}»',
  'sales.dispute': 'Un comprador abrió una disputa por {cents} de «{title}»',
  'sales.disputeWon': 'Ganaste la disputa por «{title}»',
  'sales.disputeLost': 'Perdiste la disputa por «{title}»',
  'sales.refundText':
    'PayPal devolvió el dinero del pago {payment} al comprador, a quien también avisamos. Tras un reembolso total se acaba el acceso a la copia y su número queda anulado.',
  'sales.disputeText':
    'PayPal te pregunta a ti, no a nosotros: responde en tu cuenta de PayPal, en el Centro de resoluciones, caso {dispute}, antes de la fecha indicada. La copia se puede seguir escuchando hasta que PayPal decida.',
  'sales.wonText': 'El dinero sigue siendo tuyo y la copia se puede seguir escuchando.',
  'sales.lostText': 'PayPal devolvió {cents} al comprador. Tu extracto lo muestra como reembolso.',
  'sales.soldOutText': 'Todas las copias tienen ya dueño.',
  'sales.list': '{n, plural, one {Se vendió una copia:} other {Se vendieron # copias, {sum} en total:}}',
  'sales.andMore': 'y {n} más',
  'sales.money': 'El dinero ya está en tu cuenta de PayPal, menos la comisión de PayPal.',
  'keymail.intro': '{artist} te envió una Keymail: «{title}», copia n.º {copy} de {of}.',
  'keymail.code': 'Tu código: {code}',
  'keymail.note': 'Funciona una sola vez, para quien pague primero. Abrir el enlace no cuesta nada.',
  'keymail.stop': 'No recibir más correos de artistas en TuneMaker:',
  'keymail.button': 'Canjearla',
  'refund.subject': 'Un fan pide un reembolso: «{title}», n.º {copy}',
  'refund.text':
    'Quien compró «{title}», copia n.º {copy} de {of} ({code}), por {price} quiere que le devuelvan el dinero. Escribe:',
  'refund.decide':
    'Tú decides. El dinero está en tu cuenta de PayPal, así que solo tú puedes devolverlo: abre allí el pago {payment} y elige «Reembolsar». Un reembolso total pone fin a la copia automáticamente; aquí no hay nada más que hacer.',
  'refund.decline': 'Si prefieres no hacerlo, di por qué en tu taller; se lo comunicamos:',
}
