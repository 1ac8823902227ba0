import type { Translation } from '#text/messages/catalog'
import type { personalDataMails } from './en.ts'

export const messages: Translation<typeof personalDataMails> = {
  greeting: 'Hola:',
  'link.subject': 'Tus datos en TuneMaker',
  'link.text':
    'Este enlace muestra lo que guardamos bajo esta dirección. Puedes pedir una copia de todo o que lo borremos:',
  'link.button': 'Ver mis datos',
  'link.note':
    'Dura {minutes} minutos. Si no lo pediste, no hagas nada: sin este correo nadie puede ver ni borrar nada.',
  'export.subject': 'Tu archivo está listo',
  'export.text': 'Todo lo que guardamos sobre ti está listo para descargar, en un solo ZIP:',
  'export.button': 'Descargar mi archivo',
  'export.note':
    'El enlace dura {days} días. Quien lo tenga puede descargar el archivo, así que no reenvíes este correo.',
  'planned.subject': 'Tus datos se borrarán el {date}',
  'planned.text':
    'El {date} borraremos lo que guardamos bajo esta dirección, como pediste. A partir de ese día nadie podrá escuchar ni abrir las copias que tienes. Si quieres conservarlas, detenlo antes con este enlace:',
  'planned.artistText':
    'El {date} borraremos tu cuenta como {artist}, como pediste. A partir de ese día no se venderá nada tuyo. Tus fans conservan las copias que pagaron. Hasta entonces este enlace lo detiene:',
  'planned.button': 'Conservarlo todo',
  'planned.note': 'Nada cambia hasta ese día. Si no fuiste tú quien lo pidió, detenlo ahora.',
  'done.subject': 'Tus datos se han borrado',
  'done.text':
    'Hemos borrado lo que guardábamos bajo esta dirección. La contabilidad conserva qué se pagó y cuándo, sin tu nombre ni tu dirección, y en el registro público sigue constando que tus copias están vendidas.',
  'done.artistText':
    'Tu cuenta como {artist} se ha borrado. Tus fans conservan las copias que pagaron, con tu nombre artístico. La contabilidad conserva lo que se te pagó, como exige la ley.',
  'done.note': 'Este es nuestro último correo al respecto; ya hemos olvidado la dirección a la que se envió.',
}
