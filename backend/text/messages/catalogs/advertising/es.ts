import type { Translation } from '#text/messages/catalog'
import type { advertising } from './en.ts'

export const messages: Translation<typeof advertising> = {
  'ads.title': 'Publicidad',
  'ads.lead': 'En TuneMaker no hay anuncios ni espacio para ellos. Lo que buscamos son socios.',
  'ads.notForSale': 'Lo que no está en venta',
  'ads.notForSaleText':
    'Ni banners, ni lugares pagados en el catálogo, ni envíos en nombre de otros. Nunca compartimos las direcciones de artistas o fans con nadie, así que no hay público que alquilar.',
  'ads.partners': 'Socios que nos gustan',
  'ads.partnersIntro': 'Lugares donde las canciones y quienes las aman ya se encuentran.',
  'ads.venues': 'Salas y promotores',
  'ads.venuesText':
    'Los artistas con G-Key crean gratis códigos QR para sus conciertos. Basta un lugar para ellos en la puerta, en la barra o en la entrada impresa.',
  'ads.studios': 'Estudios y tiendas de discos',
  'ads.studiosText':
    'Conoces a los artistas cuando la canción está lista y la pregunta es dónde publicarla. Abajo hay una carta para eso.',
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
}
