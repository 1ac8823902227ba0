import type { Translation } from '#text/messages/catalog'
import type { contact } from './en.ts'

export const messages: Translation<typeof contact> = {
  'contact.title': 'Contacto',
  'contact.lead': 'Dos formas de contactarnos: Godfrey responde a cualquier hora, y una persona lee cada correo.',
  'contact.open': 'Abierto ahora, las 24 horas, los 7 días de la semana',
  'contact.chat': 'Chatear con Godfrey',
  'contact.chatText':
    'Recomendado, porque es lo más rápido. Responde en ocho idiomas y pasa a una persona lo que no puede resolver.',
  'contact.ask': 'Haz tu pregunta',
  'contact.answered': 'Respuesta en 24 a 48 horas',
  'contact.write': 'Escribe un correo',
  'contact.writeText':
    'Para todo lo que necesite una persona o documentos. Indica tu número de seguimiento o código de Keymail si lo tienes, nunca tu G-Key completa.',
  'contact.topics': 'De qué se trata',
  'contact.topicsIntro': 'Algunas cosas se hacen más rápido de lo que se preguntan.',
  'topic.keymail': 'Una Keymail que no se abre',
  'topic.keymailText':
    'La <link>página de Keymail</link> dice por qué. Si la copia ya es tuya, te envía un enlace para entrar.',
  'topic.payment': 'Un pago',
  'topic.paymentText':
    'No se cobra nada por una copia que ya no está disponible. Si PayPal tarda, seguimos preguntando y tendrás acceso cuando responda, aunque cierres el navegador.',
  'topic.refund': 'Un reembolso',
  'topic.refundText': 'Pagaste al artista, así que pídeselo primero a él. <link>Qué cambia con un reembolso</link>',
  'topic.gKeys': 'G-Keys y solicitudes',
  'topic.gKeysText':
    'Los pasos y el precio están en <link>Governance Tracker</link>. Si perdiste la llave, escribe desde la dirección con la que la solicitaste.',
  'topic.mistake': 'Hay un error en una página',
  'topic.mistakeText': '<link>Solicitar una corrección</link> explica qué cambia al momento y qué revisa una persona.',
  'topic.data': 'Tus datos',
  'topic.dataText':
    'Qué guardamos y cuánto tiempo está en la <link>Política de privacidad</link>. Las peticiones, a la dirección de arriba.',
  'topic.features': 'Propuestas de funciones',
  'topic.featuresText':
    'Cuenta qué intentaste hacer y dónde se quedó. Nos sirve más que el nombre de una función, y también respondemos.',
  'topic.together': 'Colaborar',
  'topic.togetherText': 'Salas, estudios, clubes de fans: consulta <link>Publicidad</link>.',
}
