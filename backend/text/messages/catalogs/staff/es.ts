import type { Translation } from '#text/messages/catalog'
import type { staff } from './en.ts'

export const messages: Translation<typeof staff> = {
  'staff.title': 'Nuestro equipo',
  'staff.lead': 'Un equipo pequeño: un fundador, un agente de IA y una regla clara sobre quién decide qué.',
  'staff.founder': 'Fundador',
  'staff.founderName': 'Responsable de TuneMaker',
  'staff.founder1':
    'Creó TuneMaker para que quienes escriben canciones puedan venderlas sin ceder antes casi todo el dinero. Fija las tarifas, redacta las condiciones y responde cuando algo sale mal.',
  'staff.founder2':
    'Lo que una IA no debe decidir lo decide una persona: documentos dudosos, un cambio de cuenta de pago, una G-Key perdida. Tarda de 24 a 48 horas, y te comunicamos el resultado.',
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
}
