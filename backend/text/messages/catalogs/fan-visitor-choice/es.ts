import type { Translation } from '#text/messages/catalog'
import type { fanVisitorChoice } from './en.ts'

export const messages: Translation<typeof fanVisitorChoice> = {
  title: '¿Fan o visitante?',
  lead: 'Con una Keymail vas directo a la taquilla. Sin ella también te damos la bienvenida: echa antes un vistazo.',
  fan: 'Soy fan',
  fanSays: 'Tengo un código de Keymail',
  fan1: 'Escribe el código que te dio el artista.',
  fan2: 'Paga el precio del artista con PayPal, una vez.',
  fan3: 'Entra en el Private Green Room y escucha tu copia numerada.',
  visitor: 'Soy visitante',
  visitorSays: 'Vengo a echar un vistazo',
  visitor1: 'Mira quién vende qué y cuántas copias quedan.',
  visitor2: 'Sin cuenta, sin registro, sin pagar nada.',
  visitor3: '¿Encontraste algo? Pídele una Keymail al artista.',
  about:
    'Una Keymail es un código como <code>TM-20261120-K7Q2M9XA</code>. Cada una representa una sola copia de una canción o de un álbum, y los propios artistas las reparten: por correo, en conciertos, en papel. Si la tuya ya se canjeó, podemos enviarte un enlace de acceso.',
  redeem: 'Canjear una Keymail',
  browseMusic: 'Explorar música',
}
