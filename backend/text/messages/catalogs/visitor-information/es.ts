import type { Translation } from '#text/messages/catalog'
import type { visitorInformation } from './en.ts'

export const messages: Translation<typeof visitorInformation> = {
  title: 'Información para visitantes',
  lead: 'Cinco preguntas que casi todo el mundo hace primero. Puedes leerlo todo sin cuenta.',
  download: 'Descargar el PDF de la plataforma',
  'scarcity.title': '¿Qué es la escasez digital?',
  'scarcity.1':
    'Un archivo se puede copiar sin fin, por eso cuesta venderlo. Aquí cada artista decide cuántas copias de una canción existen, de 1 a 10.000, y cada una tiene su número, como la n.º 7 de 100. El número queda fijado cuando se crea su código.',
  'scarcity.2':
    'Cuando se venden todas, se acabó. No podemos añadir ninguna, y el artista tampoco: una vez emitido el primer código, una edición puede reducirse, pero nunca crecer.',
  'gKey.title': '¿Qué es la autenticación con G-Key?',
  'gKey.1':
    'Quienes venden aquí tienen una Governance Tracker Key, o G-Key. La reciben cuando sus documentos de derechos de autor se han comparado con quienes dicen ser: lo hace Godfrey, nuestro agente de IA, y una persona cuando él no está seguro. También es la única entrada al taller de artistas.',
  'gKey.2':
    'Para ti significa que la canción viene de alguien que ha demostrado que es suya. Para mirar no necesitas ninguna llave.',
  'keymail.title': '¿Qué es una Keymail?',
  'keymail.1':
    'Un código para una copia de una canción o un álbum, por ejemplo <code>TM-20261120-K7Q2M9XA</code>. Los artistas los reparten por correo, en conciertos, en papel. Lo escribes, ves artista, canción y precio, y pagas con PayPal.',
  'keymail.2': 'Un código sirve una sola vez. Si alguien fue más rápido, te lo decimos y no se te cobra.',
  'money.title': '¿Cómo ganan dinero los artistas?',
  'money.1':
    'Ellos ponen el precio, y lo que pagas va directo a la cuenta de PayPal del artista. TuneMaker no se queda con nada de la venta y nunca tiene el dinero; PayPal cobra su comisión.',
  'money.2':
    'Vivimos de otras cosas: lo que los artistas pagan por su G-Key y por subir canciones, y una Biblioteca de música digital de 9,95 US$.',
  'fans.title': '¿Qué reciben los fans?',
  'fans.1':
    'Una copia numerada que suena completa y un lugar en el Private Green Room del artista. Ambas cosas son tuyas en cualquier dispositivo: si cambias de teléfono, la página de Keymail envía un enlace a la dirección con la que pagaste.',
  'fans.2': 'Un reembolso total pone fin a ese acceso. Uno parcial lo mantiene.',
  more: 'Páginas relacionadas',
  'link.start': 'Página de bienvenida',
  'link.home': 'Novedades',
  'link.fineArt': 'La galería de arte',
  'link.overview': 'Todo en una página',
  'link.beforeYouGo': 'Antes de irte',
  godfrey: '¿Otra pregunta? Godfrey responde en ocho idiomas, de día y de noche.',
}
