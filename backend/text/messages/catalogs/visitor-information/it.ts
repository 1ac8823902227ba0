import type { Translation } from '#text/messages/catalog'
import type { visitorInformation } from './en.ts'

export const messages: Translation<typeof visitorInformation> = {
  title: 'Informazioni per i visitatori',
  lead: 'Cinque domande che quasi tutti fanno per prime. Puoi leggere tutto senza un account.',
  download: 'Scarica il PDF della piattaforma',
  'scarcity.title': 'Che cos’è la scarsità digitale?',
  'scarcity.1':
    'Un file si può copiare all’infinito, per questo è difficile venderlo. Qui l’artista decide quante copie di un brano esistono, da 1 a 10.000, e ognuna ha il suo numero, per esempio la n. 7 di 100. Il numero è fissato quando viene creato il suo codice.',
  'scarcity.2':
    'Quando sono vendute, sono vendute. Non possiamo aggiungerne una, e nemmeno l’artista: una volta emesso il primo codice, un’edizione può ridursi ma mai crescere.',
  'gKey.title': 'Che cos’è l’autenticazione con G-Key?',
  'gKey.1':
    'Chi vende qui ha una Governance Tracker Key, o G-Key. La riceve quando i suoi documenti sul diritto d’autore sono stati confrontati con ciò che dichiara: da Godfrey, il nostro agente IA, e da una persona quando lui non è sicuro. È anche l’unico accesso al laboratorio degli artisti.',
  'gKey.2':
    'Per te significa che il brano viene da qualcuno che ha mostrato che è suo. Per dare un’occhiata non ti serve alcuna chiave.',
  'keymail.title': 'Che cos’è una Keymail?',
  'keymail.1':
    'Un codice per una copia di un brano o di un album, per esempio <code>TM-20261120-K7Q2M9XA</code>. Gli artisti li distribuiscono per email, ai concerti, su carta. Lo inserisci, vedi artista, brano e prezzo, e paghi con PayPal.',
  'keymail.2': 'Un codice vale una sola volta. Se qualcuno è stato più veloce, te lo diciamo e non paghi nulla.',
  'money.title': 'Come guadagnano gli artisti?',
  'money.1':
    'Sono loro a fissare il prezzo, e ciò che paghi va direttamente sul conto PayPal dell’artista. TuneMaker non trattiene nulla dalla vendita e il denaro non passa mai da noi; PayPal applica la sua commissione.',
  'money.2':
    'Viviamo d’altro: ciò che gli artisti pagano per la G-Key e per caricare i brani, e una Libreria musicale digitale a 9,95 USD.',
  'fans.title': 'Che cosa ricevono i fan?',
  'fans.1':
    'Una copia numerata che si ascolta per intero e un posto nella Private Green Room dell’artista. Entrambi restano tuoi su ogni dispositivo: se cambi telefono, la pagina Keymail invia un link di accesso all’indirizzo con cui hai pagato.',
  'fans.2': 'Un rimborso totale mette fine a questo accesso. Uno parziale lo mantiene.',
  more: 'Pagine correlate',
  'link.start': 'Pagina di benvenuto',
  'link.home': 'Nuove uscite',
  'link.fineArt': 'La galleria d’arte',
  'link.overview': 'Tutto in una pagina',
  'link.beforeYouGo': 'Prima di andare',
  godfrey: 'Un’altra domanda? Godfrey risponde in otto lingue, giorno e notte.',
}
