import type { Translation } from '#text/messages/catalog'
import type { copyrightGuide } from './en.ts'

export const messages: Translation<typeof copyrightGuide> = {
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
  'filing.faqNote': '(abre copyright.gov en una pestaña nueva)',
  'adds.title': 'Lo que añade una G-Key',
  'adds.text':
    'El registro le dice al mundo que la canción es tuya. Una G-Key se lo dice a TuneMaker y te permite vender aquí.',
  'adds.1': 'Tu nombre y tus documentos se comparan antes de publicar nada tuyo.',
  'adds.2': 'Cada copia que vendes lleva su número, y nunca hay más de las que dijiste.',
  'adds.3': 'Solo tú puedes emitir Keymails de tus canciones.',
  'adds.4':
    'Cuesta 50 US$ una sola vez, más impuestos, en lugar de los 100 US$ normales. Vale para siempre y no es reembolsable.',
  'adds.get': 'Obtener acceso con G-Key',
  'copyright.godfrey': 'Coautores, samples, versiones: pregunta antes de registrar.',
}
