import type { Translation } from '#text/messages/catalog'
import type { terms } from './en.ts'

export const messages: Translation<typeof terms> = {
  title: 'Términos del servicio',
  lead: 'Nuestras reglas, en palabras claras. Nos obligan a ti y a nosotros por igual. Esta traducción es una ayuda; prevalece el texto en inglés.',
  godfrey: 'Pregunta antes de firmar, no después.',
  agreement: 'Quién acepta qué',
  'agreement.1':
    'Estos términos rigen entre tú y TuneMaker. Para echar un vistazo no hace falta aceptar nada: basta con el respeto de siempre. Los aceptas al solicitar una G-Key, subir una canción o pagar algo.',
  'agreement.2':
    'La venta de una copia es entre el fan que compra y el artista que vende. Nosotros ofrecemos la plataforma y llevamos la numeración; no somos el vendedor.',
  gKey: 'La G-Key',
  'gKey.1':
    'Para tenerla debes tener 18 años o más, capacidad para celebrar contratos y ser titular de los derechos de lo que ofreces. Lo que nos digas debe ser cierto. Antes de enviar nada hace falta el registro en la oficina de derechos de autor de tu país; allí cuesta de 45 a 85 US$.',
  'gKey.2':
    'La G-Key cuesta 50 US$ una sola vez en lugar de los 100 US$ normales, más los impuestos aplicables. Vale para siempre y <strong>no es reembolsable</strong>, porque la tarifa paga la comprobación, también si la solicitud se rechaza. Todo rechazo incluye los motivos.',
  'gKey.3':
    'La llave es tu firma aquí. Guárdala para ti; lo que se haga con ella cuenta como hecho por ti hasta que nos avises.',
  uploads: 'Tarifas de subida',
  'uploads.1':
    'La subida se paga por canción, antes de subir. Cuantas más compres juntas, hasta diez, menos cuesta cada una. Una subida que falla o se rechaza conserva su crédito. La tarifa <strong>no es reembolsable</strong>.',
  'uploads.formats': 'Las grabaciones son MP3, WAV, FLAC, M4A o AAC, hasta 50 MB cada una.',
  'uploads.songs': '{from} a {to} canciones',
  'uploads.each': '{price} cada una',
  rights: 'De quién es la canción',
  'rights.1':
    '<strong>Tuya. Conservas todos tus derechos.</strong> Nos permites guardar la grabación, reproducirla para ti y para quienes tienen una copia, mostrar el título, tu nombre artístico, el precio y la edición, y dejar oír al público un fragmento de hasta 30 segundos.',
  'rights.2':
    'Nos aseguras que no hay derechos de otros en medio: coautores, músicos, samples, sellos. Si alguien reclama, una persona lo revisa, y entretanto la canción puede retirarse de la venta.',
  editions: 'Ediciones y Keymails',
  'editions.1':
    'Una edición tiene de 1 a 10.000 copias, según decidas. Desde la primera Keymail puede reducirse, pero nunca crecer. El número de una copia queda fijado al emitir su código. Nunca hay una copia más de las que dice la edición; por eso pagan tus fans, y no hay excepciones, ni para nosotros ni para ti.',
  'editions.2':
    'Tú pones el precio, desde 0,99 US$ por canción y desde 1,00 US$ por Keymail. Emitida una Keymail, su precio no cambia. Un código sirve una vez.',
  'editions.3':
    'Puedes pedirnos que enviemos Keymails, como máximo {count, number} al día, a personas que quieran recibir tus correos. Sus direcciones se usan para ese único correo y se olvidan a los 90 días. Todos estos correos llevan un enlace que pone fin a los correos de artistas; quien lo usa tampoco recibe los tuyos, y lo verás en tu lista.',
  buying: 'Comprar una copia',
  'buying.1':
    'Ves artista, canción, número y precio antes de pagar por PayPal, en dólares estadounidenses. Un código no se reserva para nadie: quien paga primero se queda la copia. Si alguien fue más rápido, te lo decimos y no se te cobra.',
  'buying.2':
    'Tu copia es para tu escucha personal y abre el Private Green Room del artista. No te da derecho a copiar, revender, publicar o interpretar la canción, ni a compartir tu acceso.',
  'buying.3':
    'Una copia que aún no se ha escuchado se puede regalar por correo, una vez. Es tuya hasta que acepten el regalo; una oferta que nadie acepta termina a los {days} días. Danos solo una dirección cuyo dueño espere noticias tuyas; la <privacy>Política de privacidad</privacy> dice qué pasa con ella.',
  'buying.4':
    'En la venta abierta te guardamos una copia mientras pagas. Lo que un navegador y una red pueden reservar a la vez es limitado, para que nadie bloquee una edición con pagos que no termina. El recibo va a la dirección que indica PayPal.',
  'buying.5':
    'La copia sigue siendo tuya en cualquier dispositivo. Si PayPal se demora con un pago, queda reservada para ti hasta conocer la respuesta.',
  money: 'A dónde va el dinero',
  'money.1':
    'Lo que un fan paga por una copia va <strong>directo a la cuenta de PayPal del artista</strong>. No nos quedamos con ninguna parte, y ese dinero nunca pasa por nosotros. PayPal descuenta su comisión al artista. Cada artista se ocupa de sus impuestos.',
  'money.2':
    'TuneMaker cobra tres cosas: la G-Key, la tarifa de subida y 9,95 US$ por la Biblioteca de música digital. Las estimaciones del taller son estimaciones; cuenta el importe del botón al pagar.',
  refunds: 'Reembolsos',
  'refunds.1':
    'Las tarifas de G-Key y de subida no se reembolsan. El reembolso de una copia, pídeselo al artista, que tiene el dinero y puede devolverlo por PayPal. La Biblioteca de música digital se nos paga a nosotros, así que pídenoslo: un reembolso total la cierra y deja tus copias como están.',
  'refunds.full':
    '<strong>Un reembolso total pone fin al acceso.</strong> La copia deja de ser tuya, y su número vuelve al artista.',
  'refunds.partial': '<strong>Un reembolso parcial mantiene el acceso.</strong> La copia sigue siendo tuya.',
  'refunds.dispute': 'Una disputa en PayPal no cambia nada hasta que se resuelva.',
  'refunds.2':
    'Si pagaste y lo que compraste ya no está, es culpa nuestra y una persona lo resuelve en 48 horas. Los derechos que la ley te da como consumidor no se ven afectados.',
  rooms: 'Convivencia en el Green Room',
  'rooms.text':
    'Es la sala del artista. Puede quitar lo que se publica y silenciar a quien moleste; quien está silenciado sigue leyendo y escuchando. Puedes retirar tus palabras cuando quieras. Lo que publicas sigue siendo tuyo; nos permites mostrarlo a las personas de esa sala. Tras un reembolso total la sala se cierra, y lo que dijiste queda hasta que tú o el artista lo borren. Nada de amenazas, odio, intimidades ajenas, publicidad ni nada ilegal.',
  evaluation: 'G-Keys de evaluación',
  'evaluation.text':
    'Sirven para ver todas las páginas gratis. No pueden cobrar ni emitir Keymails reales, y los códigos de muestra no se pueden canjear. Otras personas pueden estar usando la misma, así que no guardes nada privado con ella.',
  godfreyChapter: 'Godfrey y las decisiones',
  'godfreyChapter.text':
    'Godfrey, nuestro agente de IA, responde preguntas y comprueba documentos. Puede equivocarse. Nada de lo que dice aprueba una solicitud, mueve dinero o cambia estos términos. Si no estás de acuerdo con una decisión suya, pide una persona, que responde en 24 a 48 horas.',
  closing: 'Cuando se deja de vender',
  'closing.1':
    'Puedes dejar de vender cuando quieras. Los fans pueden seguir escuchando las copias que compraron, y nos permites conservar los archivos para ello.',
  'closing.2':
    'Podemos retirar una canción de la venta o suspender una G-Key por documentos falsos, obra ajena, fraude o ataques a la plataforma. Te decimos el motivo y puedes pedir que una persona lo revise de nuevo. En ese caso no se devuelven las tarifas.',
  promise: 'Qué prometemos y qué no',
  'promise.1':
    'Prometemos contar bien las copias, dar acceso a quien ha pagado y corregir nuestros errores. No prometemos que una canción se venda, que el servicio nunca se interrumpa ni que PayPal esté siempre disponible.',
  'promise.2':
    'En la medida en que la ley lo permita, nuestra responsabilidad por un fallo se limita a lo que nos has pagado. Ese límite no rige en caso de dolo o negligencia grave.',
  changes: 'Cambios y preguntas',
  'changes.text':
    'Si estos términos cambian, los nuevos aparecen aquí antes de entrar en vigor, y lo comprado antes se rige por los de ese día. Cómo tratamos los datos está en la <privacy>Política de privacidad</privacy>. Para todo lo demás, escribe a <mail>{mail}</mail>.',
}
