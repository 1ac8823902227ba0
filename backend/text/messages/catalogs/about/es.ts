import type { Translation } from '#text/messages/catalog'
import type { about } from './en.ts'

export const messages: Translation<typeof about> = {
  'staff.title': 'Nuestro equipo',
  'staff.lead': 'Un equipo pequeño: una persona fundadora, un agente de IA y una regla clara sobre quién decide qué.',
  'staff.founder': 'Fundación',
  'staff.founderName': 'Responsable de TuneMaker',
  'staff.founder1':
    'Creó TuneMaker para que quienes escriben canciones puedan venderlas sin ceder antes casi todo el dinero. Fija las tarifas, redacta las condiciones y responde cuando algo sale mal.',
  'staff.founder2':
    'Lo que una IA no debe decidir lo decide una persona: documentos dudosos, un cambio de cuenta de cobro, una G-Key perdida. Tarda de 24 a 48 horas, y te comunicamos el resultado.',
  'staff.agent': 'Agente de IA',
  'staff.agent1':
    'Disponible día y noche. Responde en inglés, español, francés, alemán, italiano, portugués, chino y japonés, lee los documentos que entregan los artistas y vigila la plataforma.',
  'staff.agent2':
    'Tiene límites firmes. Nada de lo que dice en una conversación puede aprobar una solicitud, mover dinero o cambiar una cuenta, y solo ve tus propios datos. Cuando algo lo supera, lo pasa a una persona.',
  'staff.mission': 'Nuestra misión',
  'staff.missionLine': 'Quienes escriben las canciones ponen el precio, conservan los derechos y reciben el dinero.',
  'staff.missionText':
    'Una canción en un número fijo de copias puede valer algo para quien tiene una, y así pagar a quien la escribió. Comprobamos de quién es, contamos las copias y no nos metemos en el dinero: va del fan a la cuenta de PayPal del artista. <link>Genera ingresos</link> muestra las cuentas.',
  'staff.godfrey': 'Puedes conocer a uno de nosotros ahora mismo.',
  'contact.title': 'Contacto',
  'contact.lead': 'Dos formas de contactarnos: Godfrey responde a cualquier hora, y una persona lee cada carta.',
  'contact.open': 'Abierto ahora, las 24 horas, los 7 días de la semana',
  'contact.chat': 'Chatea con Godfrey',
  'contact.chatText':
    'Recomendado, porque es lo más rápido. Responde en ocho idiomas y pasa a una persona lo que no puede resolver.',
  'contact.ask': 'Haz tu pregunta',
  'contact.answered': 'Respuesta en 24 a 48 horas',
  'contact.write': 'Escribe una carta',
  'contact.writeText':
    'Para todo lo que necesite una persona o documentos. Indica tu número de seguimiento o código Keymail si lo tienes, nunca tu G-Key completa.',
  'contact.topics': 'De qué se trata',
  'contact.topicsIntro': 'Algunas cosas se hacen antes de lo que se preguntan.',
  'topic.keymail': 'Una Keymail que no se abre',
  'topic.keymailText':
    'La <link>página de Keymail</link> dice por qué. Si la copia ya es tuya, te envía un enlace para entrar.',
  'topic.payment': 'Un pago',
  'topic.paymentText':
    'No se cobra nada por una copia que ya no está. Si PayPal tarda, seguimos preguntando y tendrás acceso cuando responda, aunque cierres el navegador.',
  'topic.refund': 'Un reembolso',
  'topic.refundText': 'Pagaste al artista, así que pregúntale primero a él. <link>Qué cambia con un reembolso</link>',
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
  'ads.title': 'Publicidad',
  'ads.lead': 'En TuneMaker no hay anuncios ni espacio para ellos. Lo que buscamos son socios.',
  'ads.notForSale': 'Lo que no está en venta',
  'ads.notForSaleText':
    'Ni banners, ni lugares pagados en el catálogo, ni envíos en nombre de otros. Nunca compartimos las direcciones de artistas o fans con nadie, así que no hay público que alquilar.',
  'ads.partners': 'Socios que nos gustan',
  'ads.partnersIntro': 'Lugares donde las canciones y quienes las aman ya se encuentran.',
  'ads.venues': 'Salas y promotores',
  'ads.venuesText':
    'Los artistas con G-Key crean gratis códigos QR para sus conciertos. Basta un lugar para ellos en la entrada, en la barra o en el boleto.',
  'ads.studios': 'Estudios y tiendas de discos',
  'ads.studiosText':
    'Conoces a los artistas cuando la canción está lista y la pregunta es dónde ponerla. Abajo hay una carta para eso.',
  'ads.clubs': 'Clubes de fans',
  'ads.clubsText':
    'Un artista puede dar a un club sus propias Keymails. Los miembros pagan directamente al artista y cada uno tiene una copia numerada.',
  'ads.schools': 'Escuelas, asesores, consultorios jurídicos',
  'ads.schoolsText':
    'Una descripción clara de lo que le cuesta a un artista y lo que puede aportarle, para quienes asesoran.',
  'ads.take': 'Llévate una',
  'ads.takeText': 'Cada una ocupa una página y está hecha para imprimir.',
  'ads.letterStudios': 'Para estudios',
  'ads.letterClubs': 'Para clubes de fans',
  'ads.letterCounselors': 'Para asesores',
  'ads.letterVisitors': 'Para visitantes',
  'ads.read': 'Leer e imprimir',
  'ads.begin': 'Cómo empezar',
  'ads.beginText':
    'Escribe a <mail>{mail}</mail>: quién eres, dónde estás y qué tienes en mente. Las colaboraciones se acuerdan una a una, entre personas. Recibirás respuesta en 24 a 48 horas.',
  'ads.godfrey': 'Godfrey puede responder una pregunta rápida.',
  'article.contents': 'En esta página',
}
