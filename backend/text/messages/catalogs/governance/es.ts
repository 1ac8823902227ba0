import type { Translation } from '#text/messages/catalog'
import type { governance } from './en.ts'

export const messages: Translation<typeof governance> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Antes de publicar una canción necesitamos saber de quién es. Lo comprobamos con el Governance Tracker. La G-Key es lo que recibes después.',
  'governance.apply': 'Solicítala ahora: consigue tu G-Key',
  'price.title': 'Una G-Key',
  'price.normally': 'Precio normal',
  'price.not': 'no',
  'price.offer': 'Oferta por tiempo limitado',
  'price.half': '50 % de descuento',
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
    '50 US$ por PayPal, más impuestos. La tarifa paga la comprobación y no es reembolsable, así que ten antes tus documentos en orden.',
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
    'Publica una grabación en una edición de 1 a 10.000 copias. 25 US$ por canción, solo 16 US$ cada una con nueve o diez.',
  'opens.keymails': 'Un código por copia, a tu precio. Repártelos como quieras.',
  'opens.room': 'Tu Private Green Room',
  'opens.roomText': 'El lugar entre bastidores al que solo entran quienes tienen tus Keymails.',
  'opens.qr': 'Códigos QR',
  'opens.qrText': 'Gratis para quienes tienen G-Key, tantos como quieras pegar.',
  'opens.books': 'Las cuentas',
  'opens.booksText': 'Cada venta, la comisión de PayPal y lo reembolsado, al centavo.',
  'opens.money': 'El dinero',
  'opens.moneyText':
    'Los fans pagan directamente en tu cuenta de PayPal. No nos quedamos con nada de la venta, y tu dinero nunca pasa por nosotros.',
  'not.title': 'Lo que no es',
  'not.1':
    'Una G-Key no es un registro de derechos de autor. Ese lo haces antes en la oficina de derechos de autor de tu país; allí cuesta de 45 a 85 US$. <link>Registra tu obra</link> explica cómo.',
  'not.2':
    'Tampoco es un contrato discográfico. Las canciones siguen siendo tuyas, y no tenemos parte en ellas. Y no se la prestes a nadie: quien tiene la llave puede actuar en tu nombre.',
  'not.3':
    '¿Aún no lo tienes claro? La <link>página de artistas</link> ofrece G-Keys de evaluación. Abren todas las páginas y no cuestan nada; solo los pagos y las Keymails reales están desactivados.',
  'governance.godfrey': '¿No sabes si tus documentos bastan? Cuéntale a Godfrey qué tienes.',
}
