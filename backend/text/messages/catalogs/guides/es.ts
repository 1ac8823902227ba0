import type { Translation } from '#text/messages/catalog'
import type { guides } from './en.ts'

export const messages: Translation<typeof guides> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Antes de publicar una canción necesitamos saber de quién es. El Governance Tracker es como lo comprobamos. La G-Key es lo que recibes después.',
  'governance.apply': 'Solicítala ahora: consigue tu G-Key',
  'price.title': 'Una G-Key',
  'price.normally': 'Precio normal',
  'price.not': 'no',
  'price.offer': 'Oferta por tiempo limitado',
  'price.half': '50 % de descuento',
  'price.tax': 'Impuestos',
  'price.taxText': 'según corresponda',
  'price.once': 'Pagas una vez, sin impuestos',
  'price.note': 'Más los impuestos aplicables. Pago único, para siempre, sin renovación. No reembolsable.',
  'steps.title': 'De la solicitud a la llave',
  'steps.intro': 'Puedes seguir cada paso con tu número de seguimiento.',
  'step.1': 'Haces la solicitud',
  'step.1Text':
    'Tu nombre legal, tu nombre artístico, un correo y lo que has registrado: títulos, números, fechas. Debes tener 18 años o más y ser titular de los derechos.',
  'step.2': 'Confirmas',
  'step.2Text':
    'Recibes un número de seguimiento, como <code>TM-20261120-K7Q2M9XA</code>, y un correo con un enlace. Ábrelo para que sepamos que la dirección es tuya.',
  'step.3': 'Pagas',
  'step.3Text':
    '50 USD por PayPal, más impuestos. La tarifa paga la comprobación y no es reembolsable, así que ten antes tus documentos en orden.',
  'step.4': 'Leemos tus documentos',
  'step.4Text':
    'Primero lee Godfrey: compara tu documento con lo que escribiste. Si número, título, nombre y fecha coinciden, tu llave sale en minutos. Lo que falte o no esté claro, y toda imagen, pasa a una persona, que responde en 24 a 48 horas.',
  'step.5': 'Tu G-Key llega por correo',
  'step.5Text':
    'La mostramos una vez y solo guardamos su huella, así que nadie aquí puede leértela. Si se pierde, escríbenos desde la dirección de tu solicitud. Una persona lo comprueba antes de enviar otra.',
  'opens.title': 'Lo que abre',
  'opens.intro': 'Con una llave tienes tu propio taller.',
  'opens.uploads': 'Subidas',
  'opens.uploadsText':
    'Publica una grabación en 1 a 10 000 copias. 25 USD por canción, hasta 16 USD cada una si traes nueve o diez.',
  'opens.keymails': 'Un código por copia, a tu precio. Repártelos como quieras.',
  'opens.room': 'Tu Private Green Room',
  'opens.roomText': 'El lugar entre bastidores al que solo entran quienes tienen tus Keymails.',
  'opens.qr': 'Códigos QR',
  'opens.qrText': 'Gratis para quienes tienen G-Key, tantos como quieras pegar.',
  'opens.books': 'Las cuentas',
  'opens.booksText': 'Cada venta, la comisión de PayPal y lo reembolsado, al centavo.',
  'opens.money': 'El dinero',
  'opens.moneyText':
    'Los fans pagan directo a tu cuenta de PayPal. No nos quedamos con nada de la venta ni guardamos tu dinero.',
  'not.title': 'Lo que no es',
  'not.1':
    'Una G-Key no es un registro de derechos de autor. Ese lo haces antes en la oficina de tu país; en EE. UU. cuesta de 45 a 85 USD. <link>Registra tu obra</link> explica cómo.',
  'not.2':
    'Tampoco es un contrato discográfico. Las canciones siguen siendo tuyas, y no tenemos parte en ellas. Y no se la prestes a nadie: quien tiene la llave puede actuar en tu nombre.',
  'not.3':
    '¿Aún no lo tienes claro? La <link>página de artistas</link> ofrece G-Keys de evaluación. Abren todas las páginas y no cuestan nada; solo los pagos y las Keymails reales están desactivados.',
  'governance.godfrey': '¿No sabes si tus documentos bastan? Cuéntale a Godfrey qué tienes.',
  'copyright.title': 'Registra tu obra',
  'copyright.lead':
    'Una canción es tuya desde que la escribes o la grabas. Registrarla permite demostrarlo, y lo pedimos antes de que envíes nada aquí.',
  'copyright.song': 'La canción',
  'copyright.songCovers': 'Letra, melodía, acordes',
  'copyright.songText':
    'Pertenece a quien la escribió. Salvo acuerdo en contra, dos autores la comparten, así que nombra a ambos.',
  'copyright.recording': 'La grabación',
  'copyright.recordingCovers': 'Lo que salió de los micrófonos',
  'copyright.recordingText':
    'Pertenece a quien la interpretó, produjo o pagó, según lo acordado. Déjalo por escrito antes de que acabe la sesión.',
  'copyright.two':
    'Así, cada pista tiene dos derechos. Si la escribiste y grabaste tú, ambos son tuyos, y a menudo un registro cubre los dos.',
  'filing.title': 'El registro',
  'filing.intro': 'En Estados Unidos. En otros países, pregunta en la oficina nacional.',
  'filing.1':
    'Se registra en línea en la U.S. Copyright Office: una cuenta, un formulario, la tarifa y una copia de la obra. El formulario pregunta quién escribió qué y de quién es ahora. Responde como bajo juramento, porque casi lo estás.',
  'filing.2':
    'El certificado puede tardar meses. Aun así, el registro cuenta desde el día en que la oficina tiene las tres cosas: formulario, tarifa y copia. Guarda la confirmación hasta que llegue.',
  'filing.3':
    'A nosotros nos entregas ese certificado o confirmación, en PDF, JPG o PNG. Se guarda en privado, para la comprobación y nada más.',
  'filing.noAdvice': 'Es un resumen para músicos, no asesoramiento legal. Valen las páginas de la propia oficina.',
  'filing.aside': 'Tarifa y ayuda externa',
  'filing.fee': 'cuesta el registro, según qué y cómo registres. Lo pagas a la oficina, no a nosotros.',
  'filing.faq': 'Preguntas frecuentes de la Copyright Office',
  'filing.faqNote': '(abre copyright.gov en otra pestaña)',
  'adds.title': 'Lo que añade una G-Key',
  'adds.text':
    'El registro le dice al mundo que la canción es tuya. Una G-Key se lo dice a TuneMaker y te permite vender aquí.',
  'adds.1': 'Tu nombre y tus documentos se comparan antes de publicar nada tuyo.',
  'adds.2': 'Cada copia que vendes lleva su número, y nunca hay más de las que dijiste.',
  'adds.3': 'Solo tú puedes emitir Keymails de tus canciones.',
  'adds.4':
    'Cuesta 50 USD una sola vez, más impuestos, en lugar de los 100 USD normales. No reembolsable, para siempre.',
  'adds.get': 'Obtener acceso con G-Key',
  'copyright.godfrey': 'Coautores, samples, versiones: pregunta antes de registrar.',
  'income.title': 'Genera ingresos',
  'income.lead':
    'Seis formas en que una canción puede dar algo. No todas pagan a través de TuneMaker, y mal empezaríamos fingiéndolo. Cada una dice de dónde viene su dinero.',
  'income.apply': 'Empieza ya: haz tu solicitud',
  'income.paidHere': 'Se paga aquí',
  'income.inPrice': 'En tu precio',
  'income.elsewhere': 'Se paga en otra parte',
  'income.inCopy': 'En cada copia',
  'income.free': 'Gratis',
  'income.1': 'Ventas directas',
  'income.1Text':
    'Un fan paga el precio que fijas, por PayPal, directo a tu cuenta. No hay tienda en medio ni nos quedamos parte. PayPal cobra su comisión, como en todo pago.',
  'income.2': 'Ingresos por Keymails',
  'income.2Text':
    'Una Keymail es la forma de vender aquí: un código por copia, desde 1,00 USD. El formulario propone 7,50 USD; tú decides. Repártelos por correo, en la mesa de merchandising, en el reverso del repertorio. Cobras en cuanto se canjea.',
  'income.3': 'Precio por escasez digital',
  'income.3Text':
    'Eliges cuántas copias existen, de 1 a 10 000. Veinte copias a 50,00 USD y mil a 1,00 USD suman lo mismo, 1000 USD, y son dos noches muy distintas. Emitida la primera Keymail, la edición puede reducirse, pero nunca crecer.',
  'income.4': 'Regalías de streaming',
  'income.4Text':
    'Vienen de los servicios de streaming, a través de tu distribuidora y tu sociedad de gestión. TuneMaker no las paga. Una canción que vendes aquí en copias numeradas puede generarlas allí igualmente.',
  'income.5': 'Membresía de fans',
  'income.5Text':
    'Cada copia abre tu Private Green Room mientras el fan la tenga. No hay cuota aparte: la copia es la membresía, y una buena razón para pedir más por ella.',
  'income.6': 'Código QR para conciertos',
  'income.6Text':
    'Gratis con G-Key. Imprímelo en un cartel, el parche del bombo o un posavasos, y quien lo escanee llega a tu página. El código no gana nada; trae a quienes pagan.',
  'sum.title': 'Haz primero las cuentas',
  'sum.1':
    'Digamos que publicas una canción en 100 copias a 7,50 USD y se venden todas. Nadie puede prometértelo; por eso las tarifas están en el mismo recibo.',
  'sum.2':
    'El dinero llega a tu cuenta de PayPal con cada venta. Si lo pasas a un banco o a Venmo es cosa tuya y de PayPal. TuneMaker vive de la G-Key, la tarifa de subida y la Digital Music Library de 9,95 USD, no de tus ventas.',
  'sum.3':
    'Cuantas más canciones, menos cuesta cada una: 25 USD con una o dos, 22 con tres o cuatro, 20 con cinco o seis, 18 con siete u ocho, 16 con nueve o diez. Estas tarifas no son reembolsables.',
  'slip.title': '100 copias a 7,50 USD',
  'slip.fans': 'Los fans te pagan',
  'slip.share': 'Parte de TuneMaker',
  'slip.fee': 'Comisión de PayPal',
  'slip.feeText': 'según PayPal',
  'slip.upload': 'Subida, una vez',
  'slip.gKey': 'G-Key, una vez en la vida',
  'slip.left': 'Queda, antes de PayPal e impuestos',
  'income.godfrey': 'Godfrey puede preparar contigo un plan de una a diez canciones.',
}
