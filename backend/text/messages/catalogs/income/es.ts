import type { Translation } from '#text/messages/catalog'
import type { income } from './en.ts'

export const messages: Translation<typeof income> = {
  'income.title': 'Genera ingresos',
  'income.lead':
    'Seis formas en que una canción puede dar dinero. No todas pagan a través de TuneMaker, y mal empezaríamos fingiéndolo. Cada una dice de dónde viene su dinero.',
  'income.apply': 'Empieza ya: haz tu solicitud',
  'income.paidHere': 'Se paga aquí',
  'income.inPrice': 'En tu precio',
  'income.elsewhere': 'Se paga en otra parte',
  'income.inCopy': 'En cada copia',
  'income.free': 'Gratis',
  'income.1': 'Ventas directas',
  'income.1Text':
    'Un fan paga el precio que fijas, por PayPal, directamente en tu cuenta. No hay tienda en medio ni nos quedamos con nada. PayPal cobra su comisión, como en todo pago.',
  'income.2': 'Ingresos por Keymails',
  'income.2Text':
    'Una Keymail es la forma de vender aquí: un código por copia, desde 1,00 US$. El formulario propone 7,50 US$; tú decides. Repártelos por correo, en la mesa de merch, en el reverso del repertorio. Cobras en cuanto se canjea.',
  'income.3': 'Precio por escasez digital',
  'income.3Text':
    'Eliges cuántas copias existen, de 1 a 10.000. Veinte copias a 50,00 US$ y mil a 1,00 US$ suman lo mismo, 1000 US$, y son dos noches muy distintas. Emitida la primera Keymail, la edición puede reducirse, pero nunca crecer.',
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
    'Digamos que publicas una canción en 100 copias a 7,50 US$ y se venden todas. Nadie puede prometértelo; por eso las tarifas están en el mismo recibo.',
  'sum.2':
    'El dinero llega a tu cuenta de PayPal con cada venta. Si lo pasas a un banco o a Venmo es cosa tuya y de PayPal. TuneMaker vive de la G-Key, la tarifa de subida y la Biblioteca de música digital de 9,95 US$, no de tus ventas.',
  'sum.3':
    'Cuantas más canciones, menos cuesta cada una: 25 US$ con una o dos, 22 con tres o cuatro, 20 con cinco o seis, 18 con siete u ocho, 16 con nueve o diez. Estas tarifas no son reembolsables.',
  'slip.title': '100 copias a 7,50 US$',
  'slip.fans': 'Los fans te pagan',
  'slip.share': 'Parte de TuneMaker',
  'slip.fee': 'Comisión de PayPal',
  'slip.feeText': 'según PayPal',
  'slip.upload': 'Subida, una vez',
  'slip.gKey': 'G-Key, una vez en la vida',
  'slip.left': 'Queda, antes de PayPal e impuestos',
  'income.godfrey': 'Godfrey puede preparar contigo un plan de una a diez canciones.',
}
