import type { Translation } from '#text/messages/catalog'
import type { about } from './en.ts'

export const messages: Translation<typeof about> = {
  'staff.title': 'Il nostro team',
  'staff.lead': 'Un piccolo team: un fondatore, un agente IA e una regola chiara su chi decide che cosa.',
  'staff.founder': 'Fondatore',
  'staff.founderName': 'Responsabile di TuneMaker',
  'staff.founder1':
    'Ha creato TuneMaker perché chi scrive canzoni possa venderle senza cedere prima la maggior parte del denaro. Fissa le tariffe, scrive le condizioni e si assume la responsabilità quando qualcosa va storto.',
  'staff.founder2':
    'Ciò che un’IA non deve decidere va a una persona: documenti dubbi, un conto di pagamento cambiato, una G-Key persa. Ci vogliono 24-48 ore, e ti comunichiamo l’esito.',
  'staff.agent': 'Agente IA',
  'staff.agent1':
    'Disponibile giorno e notte. Risponde in inglese, spagnolo, francese, tedesco, italiano, portoghese, cinese e giapponese, legge i documenti consegnati dagli artisti e sorveglia la piattaforma.',
  'staff.agent2':
    'Ha limiti precisi. Nulla di ciò che dice può approvare una domanda, spostare denaro o modificare un account, e vede solo i tuoi dati. Quando qualcosa va oltre le sue possibilità, lo passa a una persona.',
  'staff.mission': 'La nostra missione',
  'staff.missionLine': 'Chi scrive le canzoni fissa il prezzo, conserva i diritti e riceve il denaro.',
  'staff.missionText':
    'Un brano in un numero fisso di copie può valere qualcosa per chi ne possiede una, e quindi pagare chi l’ha scritto. Verifichiamo di chi è, contiamo le copie e restiamo fuori dai soldi: vanno dal fan al conto PayPal dell’artista. <link>Genera entrate</link> mostra i conti.',
  'staff.godfrey': 'Puoi conoscere uno di noi subito.',
  'contact.title': 'Contatti',
  'contact.lead': 'Due modi per raggiungerci: Godfrey risponde a ogni ora, e una persona legge ogni lettera.',
  'contact.open': 'Aperto ora, 24 ore su 24, 7 giorni su 7',
  'contact.chat': 'Chatta con Godfrey',
  'contact.chatText':
    'Consigliato, perché è il più rapido. Risponde in otto lingue e passa a una persona ciò che non può risolvere.',
  'contact.ask': 'Fai la tua domanda',
  'contact.answered': 'Risposta entro 24-48 ore',
  'contact.write': 'Scrivi una lettera',
  'contact.writeText':
    'Per tutto ciò che richiede una persona o documenti. Indica il numero di tracciamento o il codice Keymail, se ne hai uno, mai la G-Key intera.',
  'contact.topics': 'Di che cosa si tratta',
  'contact.topicsIntro': 'Alcune cose si fanno prima che a chiederle.',
  'topic.keymail': 'Una Keymail che non si apre',
  'topic.keymailText':
    'La <link>pagina Keymail</link> dice perché. Se la copia è già tua, ti invia un link di accesso.',
  'topic.payment': 'Un pagamento',
  'topic.paymentText':
    'Non si paga nulla per una copia già andata. Se PayPal è lento, continuiamo a chiedere e avrai accesso appena risponde, anche a browser chiuso.',
  'topic.refund': 'Un rimborso',
  'topic.refundText': 'Hai pagato l’artista, quindi chiedi prima a lui. <link>Che cosa cambia con un rimborso</link>',
  'topic.gKeys': 'G-Key e domande',
  'topic.gKeysText':
    'Passi e prezzo sono in <link>Governance Tracker</link>. Per una chiave persa, scrivi dall’indirizzo della domanda.',
  'topic.mistake': 'C’è un errore in una pagina',
  'topic.mistakeText':
    '<link>Richiedi una correzione</link> dice che cosa cambia subito e che cosa esamina una persona.',
  'topic.data': 'I tuoi dati',
  'topic.dataText':
    'Che cosa conserviamo e per quanto è nell’<link>informativa sulla privacy</link>. Le richieste vanno all’indirizzo qui sopra.',
  'topic.features': 'Richieste di funzioni',
  'topic.featuresText':
    'Scrivi che cosa volevi fare e dove ti sei fermato. Ci serve più del nome di una funzione, e rispondiamo anche a queste lettere.',
  'topic.together': 'Collaborare',
  'topic.togetherText': 'Locali, studi, fan club: vedi <link>Pubblicità</link>.',
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
  'article.contents': 'In questa pagina',
}
