import type { Translation } from '#text/messages/catalog'
import type { letters } from './en.ts'

export const messages: Translation<typeof letters> = {
  'counselor.audience': 'La piattaforma in breve',
  'counselor.title': 'TuneMaker in una pagina',
  'counselor.greeting': 'Gentile consulente,',
  'counselor.p1':
    'Forse sei la prima persona a cui un autore chiede consiglio: a scuola, in un centro civico, in uno sportello legale o di consulenza per musicisti. Questa pagina vuole aiutarti a rispondere.',
  'counselor.p2':
    'TuneMaker vende brani in un numero fisso di copie. L’artista decide quante sono e quanto costa ciascuna. Chi ascolta riceve un codice, chiamato Keymail, paga l’artista con PayPal e possiede una copia numerata. Si ascolta su ogni dispositivo e apre la Private Green Room dell’artista, uno spazio dietro le quinte per chi possiede una copia.',
  'counselor.p3':
    'Tre cose vanno dette prima di fare richiesta. L’artista deve avere 18 anni, detenere i diritti e registrarli prima. Le nostre tariffe non sono rimborsabili e nessuno può promettere che un brano si venda. E ciò che pagano i fan va direttamente sul conto PayPal dell’artista: quel denaro non passa mai da noi e non ne tratteniamo alcuna quota.',
  'counselor.p4':
    'Non siamo un’etichetta, un editore né una società di gestione. I diritti restano dove sono. Chi vuole prima guardare può provare tutto il laboratorio con una chiave di prova, senza costi.',
  'counselor.p5':
    'Per le domande che restano, Godfrey, il nostro assistente IA, risponde in otto lingue su {site}/godfrey-chat, e una persona risponde alle lettere a {contact} entro 24-48 ore.',
  'counselor.facts': 'In sintesi',
  'fact.gKey': 'G-Key',
  'counselor.gKey': '50 USD una tantum, per sempre (normalmente 100 USD), più imposte applicabili. Non rimborsabile.',
  'fact.upload': 'Caricamento',
  'fact.uploadValue': '25 USD a brano, solo 16 USD ciascuno per nove o dieci. Non rimborsabile.',
  'fact.share': 'Quota sulle vendite',
  'fact.shareValue': 'Nessuna. Si applica la commissione di PayPal.',
  'counselor.price': 'Prezzo di una copia',
  'counselor.priceValue': 'Lo decide l’artista, da 1,00 USD.',
  'fact.edition': 'Edizione',
  'counselor.editionValue': 'Da 1 a 10.000 copie. Mai più di quelle annunciate.',
  'counselor.copyright': 'Diritto d’autore',
  'counselor.copyrightValue': 'Registrato prima, 45–85 USD presso l’ufficio nazionale. I documenti vengono esaminati.',
  'counselor.audio': 'Audio',
  'counselor.audioValue': 'MP3, WAV, FLAC, M4A, AAC, fino a 50 MB.',
  'counselor.refunds': 'Rimborsi',
  'counselor.refundsValue': 'Un rimborso totale termina l’accesso, uno parziale lo mantiene.',
  'counselor.visitors': 'Visitatori',
  'counselor.visitorsValue': 'Gratis, senza registrazione.',
  'counselor.closing': 'Cordiali saluti,',
  'studio.audience': 'Per gli studi di registrazione',
  'studio.title': 'Dopo l’ultimo mix',
  'studio.greeting': 'Caro team dello studio,',
  'studio.p1':
    'Conoscete quel momento. Il mix è finito, l’artista è contento, e poi viene la domanda: dove pubblicarlo? Uno stream paga una frazione di centesimo, e i dischi si pagano prima di venderne uno. Noi offriamo una terza via.',
  'studio.p2':
    'Su TuneMaker un artista vende una registrazione in un numero fisso di copie, diciamo 100, ognuna con il suo numero. Chi compra paga direttamente sul conto PayPal dell’artista. Non tratteniamo quote della vendita e il denaro non passa mai da noi.',
  'studio.p3':
    'Si parte dai diritti, ed è qui che entrate in gioco voi. L’artista deve dimostrare di chi sono il brano e la registrazione. Un breve documento della sessione evita molti problemi: chi l’ha scritto, chi ha suonato, di chi è il master. La registrazione presso l’ufficio nazionale del diritto d’autore costa da 45 a 85 USD e viene prima.',
  'studio.p4':
    'Da voi serve un buon file. Riproduciamo ciò che è stato caricato così com’è, senza comprimerlo di nuovo: consegnate al vostro artista anche il WAV o il FLAC.',
  'studio.p5':
    'Se pensate che faccia al caso di chi registra da voi, dategli questa pagina. Gli studi non devono iscriversi né pagare nulla.',
  'studio.facts': 'Che cosa deve sapere il vostro artista',
  'studio.files': 'File',
  'studio.filesValue': 'WAV, FLAC, MP3, M4A, AAC, fino a 50 MB',
  'studio.editionValue': 'Da 1 a 10.000 copie numerate',
  'studio.gKeyValue': '50 USD una tantum (normalmente 100 USD), più imposte',
  'studio.uploadValue': '25 USD a brano, solo 16 USD per nove o dieci',
  'studio.fees': 'Tariffe',
  'studio.feesValue': 'Non rimborsabili',
  'studio.shareValue': 'Nessuna; si applica la commissione di PayPal',
  'studio.apply': 'Richiesta su',
  'studio.closing': 'Con stima per il vostro lavoro,',
  'fanClub.audience': 'Per i fan club',
  'fanClub.title': 'Qualcuno avrà la n. 1',
  'fanClub.greeting': 'Caro club,',
  'fanClub.p1':
    'Avete trasportato amplificatori, venduto magliette e guidato di notte. Ecco un modo per essere ripagati in musica e pagare l’artista come si deve.',
  'fanClub.p2':
    'Su TuneMaker un brano esce in un numero fisso di copie. L’artista dice quante, e basta: 100 vuol dire 100. Ogni copia ha il suo numero, e chi ne possiede una entra nella Private Green Room dell’artista.',
  'fanClub.p3':
    'L’artista dà al club un blocco di Keymail, un codice per copia. Le distribuite come preferite: a sorteggio, per anzianità, alla festa d’estate. Ogni socio inserisce il codice, paga il prezzo dell’artista con PayPal ed entra. Il denaro va dritto all’artista. Nulla a noi, nulla dalla cassa del club.',
  'fanClub.p4':
    'Un codice funziona una volta. Inserirlo di nuovo non addebita nulla. La copia resta a chi ha pagato, su ogni dispositivo. Se l’artista la rimborsa per intero, l’accesso termina; con un rimborso parziale resta.',
  'fanClub.p5': 'Basta un artista con una G-Key. Se il vostro non ce l’ha, mostrategli questa lettera.',
  'fanClub.facts': 'Come entra un socio',
  'fanClub.step1': 'Apri {site}/redeem-keymail',
  'fanClub.step2': 'Inserisci il codice del club',
  'fanClub.step3': 'Paga il prezzo dell’artista con PayPal',
  'fanClub.step4': 'Ascolta la tua copia, incontra gli altri',
  'fanClub.closing': 'Ci vediamo dietro le quinte,',
  'visitor.audience': 'Per i visitatori',
  'visitor.title': 'Brani con un numero',
  'visitor.greeting': 'TuneMaker è una piccola casa per la musica indipendente.',
  'visitor.p1':
    'Qui gli artisti vendono un brano in un numero fisso di copie, direttamente a chi lo vuole. Paghi l’artista una volta, possiedi una copia come la n. 7 di 100 ed entri nella Private Green Room dell’artista.',
  'visitor.p2': 'Guardarsi intorno è gratis e senza registrazione.',
  'visitor.facts': 'Cinque domande',
  'visitor.q1': 'Che cos’è la scarsità digitale?',
  'visitor.a1':
    'L’artista decide quante copie esistono, da 1 a 10.000. Ognuna ha un numero e non se ne aggiungono mai.',
  'visitor.q2': 'Che cos’è l’autenticazione con G-Key?',
  'visitor.a2': 'Gli artisti dimostrano di chi è il brano prima di vendere. La G-Key prova che l’hanno fatto.',
  'visitor.q3': 'Che cos’è una Keymail?',
  'visitor.a3':
    'Un codice per una copia, dato dall’artista. Funziona una volta. Se qualcuno è stato più veloce, non paghi.',
  'visitor.q4': 'Come guadagnano gli artisti?',
  'visitor.a4':
    'Decidono il prezzo, che va dritto sul loro conto PayPal. TuneMaker non prende nulla. PayPal trattiene la sua commissione.',
  'visitor.q5': 'Che cosa ricevono i fan?',
  'visitor.a5':
    'Il brano intero su ogni dispositivo e la Green Room. Un rimborso totale termina l’accesso, uno parziale lo mantiene.',
  'visitor.closing': 'Inizia da {site}/browse-music',
  'sample.artist': 'Il tuo artista',
  'sample.song': 'Il brano che aspetti',
  'sample.lovedArtist': 'Qualcuno che ami',
  'sample.lovedSong': 'Quella canzone',
  pdfFailed: 'Il PDF non è pronto',
  pdfFailedText: 'Non riusciamo a raggiungere TuneMaker. Riprova o stampa la pagina.',
  home: 'Torna alla pagina iniziale',
  browse: 'Esplora la musica',
  print: 'Stampa',
  preparing: 'Preparazione del PDF…',
  download: 'Scarica PDF',
  note: 'Una pagina, in PDF o dalla tua stampante. Domande? <link>Chatta con Godfrey</link>',
}
