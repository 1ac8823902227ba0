import type { Translation } from '#text/messages/catalog'
import type { privacy } from './en.ts'

export const messages: Translation<typeof privacy> = {
  title: 'Política de privacidad',
  lead: 'Qué recuerda TuneMaker de ti, por qué y por cuánto tiempo.',
  updated: 'Última actualización: octubre de 2025',
  godfrey: '¿Algo no está claro? Pregunta.',
  short: 'En resumen',
  'short.1':
    '<strong>Puedes echar un vistazo sin decirnos nada.</strong> Si compras una copia, PayPal nos da tu nombre y correo, porque así sabemos de quién es. Si vendes aquí, guardamos lo que muestra que tus canciones son tuyas y dónde quieres cobrar.',
  'short.2': 'No mostramos anuncios, no vendemos datos y nada en estas páginas te sigue a otro sitio.',
  fans: 'Lo que guardamos sobre los fans',
  'fans.intro': 'Cuando canjeas una Keymail y pagas:',
  'fans.1': 'tu nombre y correo, como PayPal los transmite con el pago;',
  'fans.2': 'qué copia compraste, cuándo, por cuánto y los números de PayPal de ese pago;',
  'fans.3': 'si compraste la Biblioteca de música digital;',
  'fans.4': 'que el recibo se envió a esa dirección;',
  'fans.5': 'en un Green Room, el nombre que eliges, lo que publicas y hasta dónde has leído.',
  'fans.2nd':
    'Lo necesitamos para darte acceso en cualquier dispositivo y enviarte un enlace cuando lo pidas. No eliges contraseña ni guardamos ninguna.',
  artists: 'Lo que guardamos sobre los artistas',
  'artists.1':
    'De la solicitud: nombre legal, nombre artístico, correo, teléfono si lo das, y lo que dices sobre tus derechos.',
  'artists.2': 'Tu G-Key, solo como huella (un hash). No podemos leerla.',
  'artists.3': 'La dirección de PayPal a la que pagan tus fans, una vez confirmada por correo.',
  'artists.4': 'Tu biografía y lo que escribes o publicas en tu taller y tu Green Room.',
  'artists.5':
    'De cada canción: la grabación, título, titulares de derechos, un contacto, el documento de derechos, precio, número de copias y las Keymails emitidas.',
  'artists.6':
    '<strong>No</strong> los cinco dígitos de identidad del formulario de subida. Se quedan en tu navegador y nunca se envían.',
  collectors: 'Lo que guardamos sobre los coleccionistas',
  'collectors.1':
    'Nombre y correo, una vez confirmado con el enlace. Una dirección que nadie confirma se olvida a los siete días.',
  'collectors.2': 'Qué copias tienes. Tu nombre figura en tus certificados; quien comprueba el código no lo ve.',
  'collectors.3':
    'El archivo a resolución completa tiene una marca invisible que remite a tu copia. Solo nuestros administradores pueden leerla, si una imagen aparece donde no debe.',
  given: 'Direcciones que nos da otra persona',
  'given.1':
    '<strong>Un artista que te envía una Keymail</strong> nos da tu dirección para ese único correo. Lo enviamos con sus palabras y le mostramos en su lista adónde fue y si llegó. A los 90 días se borra la dirección; queda su huella (un hash), para que el enlace siga funcionando.',
  'given.2':
    '<strong>Ese enlace pone fin a esos correos para siempre,</strong> de todos los artistas, sin iniciar sesión, igual que el botón de tu programa de correo. A partir de entonces guardamos la huella de tu dirección y la comparamos antes de cada envío. El artista ve que no quieres más correos.',
  'given.3':
    '<strong>Un fan que te regala una copia</strong> nos da tu dirección y, si quiere, unas palabras. Recibes un solo correo, con el nombre de quien regala, tal como nos lo dio PayPal. Si aceptas, tu dirección dice de quién es la copia y queda con ella. Si no, se borra al retirarse la oferta o a los 30 días, y las palabras como máximo 30 días después. No se envía nada más.',
  'given.4': 'No añadimos ninguna de estas direcciones a listas nuestras ni les escribimos por otra cosa.',
  payments: 'Pagos y PayPal',
  'payments.1':
    'Pagas en PayPal. Los números de tarjeta y datos bancarios nunca nos llegan. PayPal nos dice si el pago se completó, el importe, su comisión y el nombre y correo de quien paga, y más tarde envía avisos de reembolsos. Eso lo guardamos.',
  'payments.2':
    'Una copia se paga a la cuenta de PayPal del artista. Por eso ve allí tu pago, con lo que PayPal muestra de quien paga.',
  'payments.3':
    'El script de PayPal solo se carga donde hay algo que pagar. Puede poner sus propias cookies; las cubre la declaración de privacidad de PayPal.',
  browser: 'Lo que hay en tu navegador',
  'browser.1':
    '<strong>La cookie tm_session (con HTTPS, __Host-tm_session).</strong> Se guarda al comprobar un código de Keymail, empezar un pago, iniciar sesión o escribir a Godfrey. Contiene un número aleatorio y nada más, los scripts no pueden leerla y solo guardamos su hash. Sin ella no te reconoceríamos al volver.',
  'browser.2':
    '<strong>El idioma en que lees</strong> (una cookie, tm_language), para que páginas y correos lleguen en él. Contiene dos letras.',
  'browser.3':
    '<strong>Una nota de que ya estuviste aquí</strong> (tunemaker-visited, en el almacenamiento local), para que veas la introducción una sola vez.',
  'browser.4':
    '<strong>Lo que haces en esta pestaña</strong> (almacenamiento de sesión): el código escrito, un plan de lanzamiento, un pedido en curso, un formulario a medias. Desaparece al cerrarla.',
  'browser.5':
    '<strong>Dónde se detuvo la música</strong> (tunemaker-boombox, en el almacenamiento local), si usas la Biblioteca de música digital: la canción, el segundo, el orden aleatorio y la repetición. No sale de este dispositivo.',
  'browser.6': 'Nada de esto es para rastrearte; por eso no hay un aviso de cookies que cerrar.',
  not: 'Lo que no hacemos',
  'not.1': 'Nada de analíticas externas, redes publicitarias, cookies de rastreo ni identificación de tu dispositivo.',
  'not.2': 'Nada de fuentes, imágenes o scripts de otros sitios, salvo los de PayPal.',
  'not.3': 'Nada de vender, alquilar o prestar datos personales.',
  'not.4': 'Ningún perfil de lo que escuchas.',
  others: 'Lo que otros pueden ver',
  'others.1':
    'Todos ven el nombre del artista, los títulos, los precios y cuántas copias quedan. Lo que se publica en un Green Room lo ven ese artista y los demás titulares, bajo el número de copia o el nombre elegido, nunca bajo el nombre o la dirección con que pagaron. Una conversación privada la ven su titular y el artista. Las fotos se rehacen sin los datos de lugar y hora de la cámara. Los documentos de derechos son privados: para la comprobación y quienes la revisan aquí.',
  'others.2':
    'Nuestro equipo ve lo que una revisión o una pregunta tuya requiere. Fuera de eso, solo transmitimos datos cuando la ley nos obliga.',
  'agent.1':
    'Godfrey es un agente de IA. Lo que le escribes se guarda {days} días, para que siga la conversación y una persona pueda hacerse cargo; «Empezar de nuevo» en el chat lo borra al momento. Para redactar una respuesta o leer un documento puede usar un proveedor de modelos de lenguaje, que recibe ese texto.',
  'agent.2': 'Solo habla de tus propios datos, y solo si has iniciado sesión. No le envíes G-Keys ni contraseñas.',
  mails: 'Correos que enviamos',
  'mails.text':
    'Correos sobre algo que hiciste: un enlace para entrar, la confirmación de una dirección, un recibo, tu G-Key, el resultado de una revisión, un cambio en tu cuenta, una copia disponible en una lista de espera. Las Keymails y los regalos de otros se explican arriba. Si dejas tu dirección para noticias o una ilustración, la usamos solo para eso: un correo pide confirmarla, las noticias llegan solo después, y cada una tiene un enlace para darse de baja. Lo mismo con los artistas que sigues y las canciones que deseas; en la página Notificaciones lo ves todo y puedes detenerlo.',
  long: 'Cuánto tiempo lo guardamos',
  'long.text':
    'Los recuentos existen para que nadie pruebe códigos o contraseñas por miles ni retenga copias sin pagar. Contienen una dirección de red, lo que se cuenta (para copias retenidas, de qué edición) y un número.',
  protection: 'Cómo se protege',
  'protection.text':
    'Los números de sesión, las G-Keys y los enlaces se guardan como hashes: una base de datos robada no da acceso. Las grabaciones solo suenan para el artista y los titulares. En cada inicio de sesión hay un número nuevo. Ningún sistema es infalible; si tus datos se ven afectados, te lo diremos.',
  choices: 'Tus opciones',
  'choices.1':
    'En <data>Tus datos</data> puedes pedir una copia de todo lo que tenemos sobre ti, o borrarlo todo, con un enlace enviado a la dirección en cuestión. El borrado tarda siete días, y hasta entonces un enlace en nuestro correo lo detiene. Para que se te explique o corrija algo, escribe a <mail>{mail}</mail> desde esa dirección: una persona responde en 24 a 48 horas.',
  'choices.2':
    'Dos cosas no se pueden borrar: el registro de pagos, que debe quedar completo pero pierde tu nombre y dirección, y el hecho de que una copia está vendida. Una copia cuyo dueño se borra ya no la puede escuchar nadie. De un artista quedan el nombre artístico y los lanzamientos que otros tienen. Al cerrar sesión, esta termina al momento. Los errores pequeños se arreglan en <correction>Solicitar una corrección</correction>.',
  'choices.3': 'Quienes venden aquí deben tener 18 años o más. A nadie más le preguntamos la edad.',
  changes: 'Cuando esto cambie',
  'changes.text':
    'La fecha de arriba cambia con el texto. Si algún día queremos usar datos para algo nuevo, lo decimos aquí antes. Preguntas a <mail>{mail}</mail>.',
  'keep.visitor': 'Sesión de un visitante sin iniciar sesión',
  'keep.visitorFor': '7 días',
  'keep.signedIn': 'Sesión iniciada de un artista o fan',
  'keep.signedInFor': '1 año, 180 días sin visitas, o hasta que cierres sesión',
  'keep.application': 'Solicitud de G-Key cuya dirección nadie confirmó',
  'keep.applicationFor': '7 días, con sus documentos',
  'keep.upload': 'Subida de grabación sin terminar',
  'keep.uploadFor': '24 horas',
  'keep.links': 'Enlaces de nuestros correos',
  'keep.linksFor': '30 minutos para entrar, 24 horas para una dirección de pago; se borran un día después',
  'keep.tries': 'Recuentos de intentos y de copias retenidas sin pagar, por dirección de red',
  'keep.triesFor': 'alrededor de un día',
  'keep.visits': 'Visitas: un hash de dirección de red y navegador, con una clave nueva cada día',
  'keep.visitsFor': 'hasta que acabe el día (UTC); después solo quedan los recuentos',
  'keep.staff': 'Dirección de red de nuestro propio equipo al entrar',
  'keep.staffFor': '30 días como dirección de confianza',
  'keep.posts': 'Lo que publicas en un Green Room',
  'keep.postsFor': 'hasta que tú o el artista lo borren; los archivos borrados desaparecen en tres horas',
  'keep.chat': 'Lo que tú y Godfrey se dicen',
  'keep.chatFor': '{days} días, o hasta que elijas «Empezar de nuevo» en el chat',
  'keep.news': 'Una dirección dejada para noticias o una ilustración',
  'keep.newsFor': '30 días sin tu confirmación; si no, hasta que la retires',
  'keep.mailed': 'Una dirección a la que un artista envió una Keymail',
  'keep.mailedFor': '90 días; después solo una huella (un hash)',
  'keep.stopped': 'Una dirección que no quiere más correos de artistas',
  'keep.stoppedFor': 'como huella, hasta que nos pidas quitarla',
  'keep.refund': 'El texto de una solicitud de reembolso y su respuesta',
  'keep.refundFor': '180 días',
  'keep.gift': 'La dirección y las palabras de un regalo',
  'keep.giftFor': 'hasta que se acepte o retire, 30 días como máximo; las palabras, 30 días más',
  'keep.follower': 'Una dirección que sigue a artistas o canciones',
  'keep.followerFor': '30 días sin tu confirmación; si no, 30 días después de dejar de seguirlo todo',
  'keep.device': 'Un navegador que muestra nuestras notificaciones',
  'keep.deviceFor': 'hasta que las desactives allí o la dirección no siga nada',
  'keep.heard': 'Qué canciones reprodujo tu navegador por última vez, con un número nuestro',
  'keep.heardFor': '90 días; los artistas ven cuántas veces, no quién',
  'keep.waiting': 'Una dirección en una lista de espera',
  'keep.waitingFor': 'hasta 30 días después de nuestro único correo, o un año sin que llegue tu turno',
  'keep.archive': 'Un archivo de tus datos que pediste',
  'keep.archiveFor': '7 días, o hasta que pidas uno nuevo',
  'keep.bounced': 'Una dirección que, según nuestro servidor de correo, no existe',
  'keep.bouncedFor': '30 días',
  'keep.songs': 'Canciones y documentos de derechos',
  'keep.songsFor': 'mientras la canción esté aquí o alguien tenga una copia',
  'keep.orders': 'Pedidos, pagos y el libro contable, con la dirección de cada recibo',
  'keep.ordersFor': 'de forma permanente, la dirección hasta que la hagas borrar; el libro no se puede reescribir',
  'keep.copies': 'Quién tiene qué copia',
  'keep.copiesFor': 'mientras exista la copia',
  'keep.log':
    'En el registro público: un sello sobre la dirección de cada dueño, que nadie puede abrir sin un secreto nuestro',
  'keep.logFor': 'de forma permanente; el registro no se puede reescribir',
}
