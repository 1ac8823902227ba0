import type { Translation } from '#text/messages/catalog'
import type { refusals } from './en.ts'

export const messages: Translation<typeof refusals> = {
  'no-session': 'Inicia sesión primero.',
  'not-yours': 'Esto pertenece a otra persona.',
  unknown: 'Aquí no hay nada.',
  throttled: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  unavailable: 'Ahora no podemos hacerlo. No se perdió nada; inténtalo en un momento.',
  'invalid-format': 'Los códigos de Keymail tienen el formato: TM-YYYYMMDD-XXXXXXXX',
  'keymail-unknown': 'Código de Keymail no válido. Revisa el código e inténtalo de nuevo.',
  'keymail-busy': 'Alguien está pagando esta copia ahora mismo. No se ha cobrado nada; inténtalo en un minuto.',
  'keymail-taken': 'Otra persona acaba de comprar esta copia. No se ha cobrado nada.',
  'keymail-yours': 'Ya es tuya, adelante. No se cobró dos veces.',
  'copy-refunded': 'Esta copia se reembolsó por completo, así que su acceso ha terminado.',
  'edition-unknown': 'Esta edición no existe.',
  'copy-passed-on':
    'Esta copia ya no está en este navegador. Se abre con un enlace enviado a la dirección de su dueño.',
  'copy-unknown': 'No existe esa copia.',
  'copy-entered': 'Esta copia ya se reprodujo, así que no se puede regalar.',
  'copy-given': 'Esta copia ya fue un regalo. Una copia se puede regalar una sola vez.',
  'gift-open': 'Esta copia ya va camino de otra persona. Retira antes esa oferta.',
  'gift-gone': 'Este regalo ya no está. Pregunta a quien te lo envió.',
  'gift-link-expired': 'Este regalo ya se aceptó o su enlace es demasiado antiguo.',
  'link-expired': 'Este enlace ya se usó o es demasiado antiguo. Pide otro con tu código de Keymail.',
  'link-used': 'Este enlace ya se usó.',
  'not-on-sale': 'Esta edición no está en venta abierta.',
  'off-sale': 'Esta edición está fuera de venta por ahora. No se ha cobrado nada.',
  'limit-reached': 'Ya tienes tantas copias de esta edición como puede comprar una persona. No se ha cobrado nada.',
  'own-hold':
    'Ya tienes una copia reservada, en otra ventana o de hace un momento, y cada persona solo puede tener una. Paga allí o inténtalo cuando termine la reserva. No se ha cobrado nada.',
  'copies-free': 'Ahora hay una copia disponible: puedes comprarla al momento.',
  'amount-mismatch': 'El importe no coincide con el precio. No se ha cobrado nada.',
  'order-unknown': 'Este pedido no existe.',
  'order-stranded':
    'Tu pago llegó, pero lo que compraste ya no está. Una persona lo está revisando y te escribirá en 48 horas.',
  unpaid: 'El pago aún no se ha hecho. No se ha cobrado nada.',
  declined: 'PayPal rechazó el pago. No se ha cobrado nada; prueba con otra forma de pago.',
  held: 'Otras personas están pagando ahora todas las copias que quedan. No se ha cobrado nada; inténtalo en un minuto.',
  'sold-out': 'Todas las copias están vendidas. No se ha cobrado nada.',
  'network-busy':
    'Tu red tiene reservadas todas las copias que puede una red, o las dejó sin pagar. No se ha cobrado nada; inténtalo más tarde o desde otra red.',
  'library-active': 'Tu biblioteca de música digital ya está activa. No se ha cobrado nada.',
  'reply.linkByCode': 'Si esta Keymail es tuya, un enlace de acceso va camino de la dirección con la que pagaste.',
  'reply.linkByEmail': 'Si con esta dirección se pagó una copia, un enlace de acceso va en camino.',
  'reply.onWaitlist': 'Estás en la lista. Te escribiremos una vez, cuando te toque.',
  'reply.leftWaitlist': 'Tu dirección ya no está en esta lista.',
}
