import type { Translation } from '#text/messages/catalog'
import type { letters } from './en.ts'

export const messages: Translation<typeof letters> = {
  'counselor.audience': 'La plataforma en resumen',
  'counselor.title': 'TuneMaker en una página',
  'counselor.greeting': 'Estimada asesora, estimado asesor:',
  'counselor.p1':
    'Puede que seas la primera persona a la que pregunta un compositor: en una escuela, un centro comunitario, un consultorio jurídico o un servicio para músicos. Esta página quiere ayudarte a responder.',
  'counselor.p2':
    'TuneMaker vende canciones en un número fijo de copias. El artista decide cuántas hay y cuánto cuesta cada una. Quien escucha recibe un código, llamado Keymail, paga al artista con PayPal y es dueño de una copia numerada. Suena en cualquier dispositivo y abre el Private Green Room del artista, un espacio entre bastidores para quienes tienen una copia.',
  'counselor.p3':
    'Conviene decir tres cosas antes de solicitar nada. El artista debe tener al menos 18 años, ser titular de los derechos y registrarlos primero. Nuestras tarifas no son reembolsables, y nadie puede prometer que una canción se venda. Y lo que pagan los fans va directamente a la cuenta de PayPal del artista: nunca tenemos ese dinero ni nos quedamos una parte.',
  'counselor.p4':
    'No somos un sello, una editorial ni una sociedad de gestión. Los derechos se quedan donde están. Quien quiera mirar primero puede probar gratis todo el taller con una llave de evaluación.',
  'counselor.p5':
    'Para lo que esta página deja abierto, Godfrey, nuestro asistente de IA, responde en ocho idiomas en {site}/godfrey-chat, y una persona contesta las cartas a {contact} en 24 a 48 horas.',
  'counselor.facts': 'De un vistazo',
  'fact.gKey': 'G-Key',
  'counselor.gKey': '50 US$ una vez, de por vida (normalmente 100 US$), más impuestos aplicables. No reembolsable.',
  'fact.upload': 'Subida',
  'fact.uploadValue': '25 US$ por canción, solo 16 US$ cada una con nueve o diez. No reembolsable.',
  'fact.share': 'Parte de las ventas',
  'fact.shareValue': 'Ninguna. Se aplica la comisión de PayPal.',
  'counselor.price': 'Precio de una copia',
  'counselor.priceValue': 'Lo fija el artista, desde 1,00 US$.',
  'fact.edition': 'Edición',
  'counselor.editionValue': 'De 1 a 10.000 copias. Nunca más de las anunciadas.',
  'counselor.copyright': 'Derechos de autor',
  'counselor.copyrightValue': 'Se registran primero, 45-85 US$ en la oficina nacional. Se revisan los documentos.',
  'counselor.audio': 'Audio',
  'counselor.audioValue': 'MP3, WAV, FLAC, M4A, AAC, hasta 50 MB.',
  'counselor.refunds': 'Reembolsos',
  'counselor.refundsValue': 'Un reembolso total pone fin al acceso; uno parcial lo mantiene.',
  'counselor.visitors': 'Visitantes',
  'counselor.visitorsValue': 'Gratis, sin registro.',
  'counselor.closing': 'Un cordial saludo,',
  'studio.audience': 'Para estudios de grabación',
  'studio.title': 'Después de la última mezcla',
  'studio.greeting': 'Estimado equipo del estudio:',
  'studio.p1':
    'Conocen el momento. La mezcla está lista, el artista está contento y entonces surge la pregunta de dónde publicarla. Una reproducción paga una fracción de centavo, y los discos hay que pagarlos antes de vender el primero. Nosotros ofrecemos una tercera vía.',
  'studio.p2':
    'En TuneMaker un artista vende una grabación en un número fijo de copias, por ejemplo 100, cada una con su número. Quien compra paga directamente a la cuenta de PayPal del artista. No nos quedamos con parte de la venta ni tenemos nunca el dinero.',
  'studio.p3':
    'Todo empieza por los derechos, y ahí entran ustedes. El artista debe demostrar de quién son la canción y la grabación. Un breve documento de la sesión ahorra muchos problemas: quién la escribió, quién tocó, de quién es el máster. El registro en la oficina nacional cuesta de 45 a 85 US$ y va primero.',
  'studio.p4':
    'De ustedes necesitamos un buen archivo. Reproducimos lo que se subió tal cual, sin volver a comprimirlo, así que denle a su artista también el WAV o el FLAC.',
  'studio.p5':
    'Si creen que le conviene a alguien que graba con ustedes, denle esta página. Los estudios no tienen que apuntarse a nada ni pagar nada.',
  'studio.facts': 'Lo que su artista debe saber',
  'studio.files': 'Archivos',
  'studio.filesValue': 'WAV, FLAC, MP3, M4A, AAC, hasta 50 MB',
  'studio.editionValue': 'De 1 a 10.000 copias numeradas',
  'studio.gKeyValue': '50 US$ una vez (normalmente 100 US$), más impuestos',
  'studio.uploadValue': '25 US$ por canción, solo 16 US$ cada una con nueve o diez',
  'studio.fees': 'Tarifas',
  'studio.feesValue': 'No reembolsables',
  'studio.shareValue': 'Ninguna; se aplica la comisión de PayPal',
  'studio.apply': 'Solicitud en',
  'studio.closing': 'Con respeto por su trabajo,',
  'fanClub.audience': 'Para clubes de fans',
  'fanClub.title': 'Alguien tendrá la n.º 1',
  'fanClub.greeting': 'Querido club:',
  'fanClub.p1':
    'Han cargado amplificadores, vendido camisetas y conducido toda la noche. Esto trata de recibir música a cambio y, de paso, pagar al artista como se debe.',
  'fanClub.p2':
    'En TuneMaker una canción sale en un número fijo de copias. El artista dice cuántas, y punto: 100 son 100. Cada copia tiene su número, y quien tiene una entra en el Private Green Room del artista.',
  'fanClub.p3':
    'El artista da al club un lote de Keymails, un código por copia. Las reparten como quieran: por sorteo, por antigüedad, en la fiesta de verano. Cada miembro escribe el código, paga el precio del artista con PayPal y ya está dentro. El dinero va directo al artista. Nada es para nosotros ni pasa por la caja del club.',
  'fanClub.p4':
    'Un código funciona una vez. Si se escribe otra vez, no se cobra a nadie. La copia se queda con quien pagó, en cualquier dispositivo. Si el artista la reembolsa del todo, el acceso termina; con un reembolso parcial se mantiene.',
  'fanClub.p5': 'Solo hace falta un artista con G-Key. Si el suyo no la tiene, enséñenle esta carta.',
  'fanClub.facts': 'Cómo entra un miembro',
  'fanClub.step1': 'Abrir {site}/redeem-keymail',
  'fanClub.step2': 'Escribir el código del club',
  'fanClub.step3': 'Pagar el precio del artista con PayPal',
  'fanClub.step4': 'Escuchar la copia y conocer a los demás',
  'fanClub.closing': 'Nos vemos entre bastidores,',
  'visitor.audience': 'Para visitantes',
  'visitor.title': 'Canciones que llevan número',
  'visitor.greeting': 'TuneMaker es una pequeña casa para la música independiente.',
  'visitor.p1':
    'Aquí los artistas venden una canción en un número fijo de copias, directamente a quienes la quieren. Pagas al artista una vez, tienes una copia como la n.º 7 de 100 y entras en el Private Green Room del artista.',
  'visitor.p2': 'Mirar es gratis y no requiere registro.',
  'visitor.facts': 'Cinco preguntas',
  'visitor.q1': '¿Qué es la escasez digital?',
  'visitor.a1':
    'El artista decide cuántas copias existen, de 1 a 10.000. Cada una tiene un número y nunca se añade otra.',
  'visitor.q2': '¿Qué es la autenticación con G-Key?',
  'visitor.a2':
    'Los artistas demuestran de quién es la canción antes de vender. La G-Key es la prueba de que lo hicieron.',
  'visitor.q3': '¿Qué es una Keymail?',
  'visitor.a3':
    'Un código para una copia, del propio artista. Funciona una vez. Si alguien fue más rápido, no se te cobra.',
  'visitor.q4': '¿Cómo ganan dinero los artistas?',
  'visitor.a4':
    'Ponen el precio, y va directo a su cuenta de PayPal. TuneMaker no se queda con nada. PayPal cobra su comisión.',
  'visitor.q5': '¿Qué reciben los fans?',
  'visitor.a5':
    'La canción completa en cualquier dispositivo y el Green Room. Un reembolso total pone fin al acceso; uno parcial lo mantiene.',
  'visitor.closing': 'Empieza en {site}/browse-music',
  'sample.artist': 'Tu artista',
  'sample.song': 'La canción que esperas',
  'sample.lovedArtist': 'Alguien a quien quieres',
  'sample.lovedSong': 'Esa canción',
  pdfFailed: 'El PDF no está listo',
  pdfFailedText: 'No pudimos conectar con TuneMaker. Inténtalo de nuevo o imprime la página.',
  home: 'Volver al inicio',
  browse: 'Explorar música',
  print: 'Imprimir',
  preparing: 'Preparando el PDF…',
  download: 'Descargar PDF',
  note: 'Una página, en PDF o desde tu impresora. ¿Preguntas? <link>Chatea con Godfrey</link>',
}
