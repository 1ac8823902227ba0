import type { Translation } from '#text/messages/catalog'
import type { follows } from './en.ts'

export const messages: Translation<typeof follows> = {
  'confirm.title': 'Recibir noticias por correo',
  'confirm.lead': 'Confirma que podemos escribir a tu dirección.',
  'confirm.button': 'Sí, quiero recibirlas',
  'confirm.busy': 'Confirmando…',
  'confirm.invalid': 'Ya se usó o tiene más de una semana. Si ya pulsaste el botón, está todo hecho.',
  'confirm.done': 'Escribiremos a {email} sobre {name}.',
  'confirm.doneText': 'Cada correo lleva un enlace para darte de baja y otro a todo lo que sigue esta dirección.',
  'follow.label': 'Seguir a {name}',
  'follow.active': 'Sigues a {name}',
  'follow.share': 'El artista también puede ver esta dirección.',
  'follow.text':
    'Escribimos cuando sale algo nuevo, cuando vuelve a haber copias, cuando solo quedan diez y cuando el artista tiene algo que contar. Nada más, y como mucho tres correos al día.',
  'wish.label': 'Añadir a mis deseos',
  'wish.active': 'En tu lista de deseos',
  'wish.title': 'Deseo: «{title}»',
  'wish.text':
    'Escribimos cuando se pueden volver a comprar copias de esta canción y cuando solo quedan diez. Nada más, y como mucho tres correos al día.',
  notDone: 'No se pudo',
  unreachable: 'No pudimos conectar con TuneMaker. Inténtalo de nuevo.',
  'dialog.invalid': 'Escribe tu dirección de correo.',
  'dialog.close': 'Cerrar',
  'dialog.sending': 'Enviando…',
  'dialog.send': 'Recibir correos',
  'dialog.email': 'Tu dirección de correo',
  'dialog.hint': 'Recibirás un enlace para confirmarla. En cada correo puedes darte de baja con un clic.',
  'ended.failed': 'Aún no se detuvo',
  'panel.empty':
    'Esta dirección no sigue nada, así que no se le envía nada. Sigue a un artista o añade una canción a tus deseos en sus páginas.',
  'panel.ending': 'Deteniendo…',
  'panel.endAll': 'Detener los {count}',
  'panel.song': 'de {artist}: copias de nuevo a la venta y las últimas diez',
  'panel.artist': 'novedades, copias de nuevo a la venta y las últimas diez',
  'panel.stopAbout': 'Detener los correos sobre {name}',
  'panel.stop': 'Detener',
  'page.title': 'Notificaciones',
  'page.lead':
    'Aquí están todos los avisos que pediste, y cada uno se detiene con un clic. No escribimos sobre nada más.',
  'page.linkOver': 'Este enlace ya no abre nada',
  'page.linkOverText': 'No pertenece a ninguna dirección a la que escribamos, así que no se envía nada.',
  'page.unreadable': 'No se pudieron cargar tus notificaciones',
  'page.which': '¿Cuál es tu dirección?',
  'page.whichText': 'Cada correo que enviamos lleva un enlace a esta página. O entra con un enlace que te enviamos.',
  'page.mailLink': 'Enviarme un enlace',
  'done.following': 'Te avisaremos cuando haya novedades.',
  'done.confirm': 'Revisa tu correo: no escribiremos nada más hasta que pulses el enlace.',
  'device.title': 'En este dispositivo',
  'device.text': 'Lo que te contamos por correo, también como notificaciones de este navegador.',
  'device.on': 'Avisar en este dispositivo',
  'device.off': 'Dejar de avisar aquí',
  'device.active': 'Este dispositivo recibe avisos.',
  'device.denied':
    'Este navegador no permite nuestras notificaciones. Permítelas en sus ajustes y vuelve a intentarlo.',
  'push.release': 'Nuevo: «{title}»',
  'push.releaseText':
    '{artist}: {count, plural, one {una copia, a {price}} many {# copias numeradas, a {price} cada una} other {# copias numeradas, a {price} cada una}}.',
  'push.freed': '«{title}» se puede comprar de nuevo',
  'push.copiesText':
    '{artist}: {count, plural, one {una copia a la venta, a {price}} many {# copias a la venta, a {price} cada una} other {# copias a la venta, a {price} cada una}}.',
  'push.last':
    '{count, plural, one {La última copia} many {Las últimas # copias} other {Las últimas # copias}} de «{title}»',
  'push.more': 'Y {count} más.',
}
