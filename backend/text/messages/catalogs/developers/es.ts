import type { Translation } from '#text/messages/catalog'
import type { developerMessages } from './en.ts'

export const messages: Translation<typeof developerMessages> = {
  'calls.path': 'Ruta',
  'calls.method': 'Método',
  'calls.query': 'Parámetros',
  'calls.none': 'ninguno',
  'calls.title': 'Llamadas',
  'calls.intro': 'Los esquemas de cuerpos y respuestas están en el documento.',
  'calls.about': 'Llamadas sobre {tag}',
  unreadable: 'No pudimos cargar la descripción',
  unreadableText: 'No pudimos conectar con TuneMaker. Inténtalo en un momento.',
  title: 'Desarrolladores',
  lead: 'Todas las llamadas que hacen estas páginas, para tus propios programas. La descripción se genera a partir del código que las lee.',
  document: 'Documento OpenAPI 3.1',
  rules: 'Reglas',
  'rules.tokens':
    'Cuerpos y respuestas son JSON. El programa de un artista envía un token de acceso, <code>Authorization: Bearer …</code>, que se crea en el taller, en <link>Desarrolladores</link>. Abre las llamadas que nombran uno de sus permisos, {perMinute} veces por minuto.',
  'rules.errors':
    'Un error tiene un código fijo en <code>error</code> y una frase en <code2>message</code2>, cuya redacción puede cambiar. Con 429 y 503, espera los segundos de <code3>Retry-After</code3>.',
  'rules.repeats':
    'Un POST con <code>Idempotency-Key</code>, por ejemplo un UUID, se hace una sola vez: tras un corte, la misma petición con la misma clave recibe la primera respuesta, durante un día.',
  'rules.changes':
    'Se pueden añadir campos y llamadas en cualquier momento: ignora lo que no conozcas. Una llamada se elimina o cambia de significado como pronto seis meses después de anunciarlo en el registro de cambios.',
  'errors.title': 'Errores',
  'errors.intro': 'El mismo código significa siempre lo mismo; las frases pueden cambiar.',
}
