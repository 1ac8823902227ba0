import type { Translation } from '#text/messages/catalog'
import type { decisionMails } from './en.ts'

export const messages: Translation<typeof decisionMails> = {
  'suspended.subject': 'Tu cuenta está suspendida',
  'suspended.text':
    'Tu cuenta en TuneMaker está suspendida: por ahora tu G-Key no abre nada y no hay nada tuyo a la venta. Lo que tienen tus fans sigue siendo suyo.',
  'readmitted.subject': 'Tu cuenta vuelve a estar abierta',
  'readmitted.text':
    'Tu cuenta en TuneMaker vuelve a estar abierta: tu G-Key funciona y lo que estaba a la venta vuelve a estarlo.',
  'keyVoid.subject': 'Tu G-Key ya no es válida',
  'keyVoid.text': 'Una de tus G-Keys se anuló y ya no abre nada. Tus canciones y tus fans no se ven afectados.',
  'down.subject': 'Retiramos «{title}»',
  'back.subject': '«{title}» vuelve a estar disponible',
  'songDown.text':
    'Tu canción «{title}» se retiró del catálogo y no se vende ninguna copia más. Lo que tienen tus fans sigue siendo suyo.',
  'songBack.text': 'Tu canción «{title}» vuelve a estar en el catálogo y a la venta.',
  'cardDown.text':
    'Tu art card «{title}» se retiró de la galería y no se vende ninguna copia más. Lo que tienen sus coleccionistas sigue siendo suyo.',
  'cardBack.text': 'Tu art card «{title}» vuelve a estar en la galería y a la venta.',
  'refund.subject': 'Devuelve un pago, por favor',
  'refund.text':
    'Devuelve {price} por «{what}», por favor. El dinero llegó directamente a tu cuenta de PayPal, así que solo tú puedes hacerlo: abre allí el pago con el identificador de transacción {payment} y elige reembolsarlo. Un reembolso total pone fin al acceso del fan y deja sin efecto la venta.',
  why: 'Este es el motivo:',
  'review.about': 'Sobre tu asunto número {number}',
  'review.approved': 'Aprobado: {subject}',
  'review.declined': 'Rechazado: {subject}',
  'review.looked': 'Una persona ha revisado tu asunto número {number}: {subject}.',
  'review.isApproved': 'Está aprobado.',
  'review.isDeclined': 'Está rechazado.',
  'review.payment': 'tu pago de {price} por {what}',
  'review.wrote': 'Esto es lo que escribió:',
  'correction.takeBack':
    '¿No fuiste tú? Durante {days} días este enlace te devuelve esta dirección y cierra la sesión de todos los que están en tu cuenta:',
  'correction.then': 'Después escríbenos enseguida y una persona lo revisará:',
  'correction.notYou': '¿No fuiste tú? Escríbenos enseguida y una persona lo revisará:',
  'share.subject': 'Tu participación en {artist}, {month}: {sum}',
  'share.text': '{artist} te incluyó entre sus colaboradores en TuneMaker. En {month} tus participaciones suman {sum}:',
  'share.line': '«{title}»: el {percent} % de {net}, tras las comisiones de PayPal y los reembolsos, son {cents}',
  'share.note':
    'Los fans pagan a una sola cuenta, la de {artist}, y ahí está el dinero. {artist} te paga; TuneMaker no guarda dinero y no puede pagar a nadie. Los días son los de UTC.',
}
