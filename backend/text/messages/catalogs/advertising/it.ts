import type { Translation } from '#text/messages/catalog'
import type { advertising } from './en.ts'

export const messages: Translation<typeof advertising> = {
  'ads.title': 'Pubblicità',
  'ads.lead': 'Su TuneMaker non ci sono annunci, né spazi per loro. Quello che cerchiamo sono partner.',
  'ads.notForSale': 'Che cosa non è in vendita',
  'ads.notForSaleText':
    'Niente banner, niente posti a pagamento nel catalogo, niente invii per conto di altri. Non condividiamo mai con nessuno gli indirizzi di artisti o fan: non c’è un pubblico da affittare.',
  'ads.partners': 'Partner che ci piacciono',
  'ads.partnersIntro': 'Luoghi dove i brani e chi li ama già si incontrano.',
  'ads.venues': 'Locali e organizzatori',
  'ads.venuesText':
    'Gli artisti con una G-Key creano gratis codici QR per i loro concerti. Basta un posto all’ingresso, al bar o sul biglietto.',
  'ads.studios': 'Studi e negozi di dischi',
  'ads.studiosText':
    'Incontri gli artisti quando il brano è finito e ci si chiede dove metterlo. Qui sotto c’è una lettera per questo.',
  'ads.clubs': 'Fan club',
  'ads.clubsText':
    'Un artista può dare a un club le sue Keymail. I membri pagano direttamente l’artista e ognuno ha una copia numerata.',
  'ads.schools': 'Scuole, consulenti, sportelli legali',
  'ads.schoolsText':
    'Una descrizione chiara di quanto costa a un artista e di che cosa può portare, per chi dà consigli.',
  'ads.take': 'Prendine una',
  'ads.takeText': 'Ognuna è una pagina, fatta per la stampante.',
  'ads.letterStudios': 'Per gli studi',
  'ads.letterClubs': 'Per i fan club',
  'ads.letterCounselors': 'Per i consulenti',
  'ads.letterVisitors': 'Per i visitatori',
  'ads.read': 'Leggi e stampa',
  'ads.begin': 'Come iniziare',
  'ads.beginText':
    'Scrivi a <mail>{mail}</mail>: chi sei, dove sei, che cosa hai in mente. Le collaborazioni si concordano una per una, tra persone. Ricevi risposta entro 24-48 ore.',
  'ads.godfrey': 'Godfrey può rispondere a una domanda veloce.',
}
