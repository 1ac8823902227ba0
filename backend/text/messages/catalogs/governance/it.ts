import type { Translation } from '#text/messages/catalog'
import type { governance } from './en.ts'

export const messages: Translation<typeof governance> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Prima di pubblicare un brano dobbiamo sapere di chi è. Il Governance Tracker è il modo in cui lo verifichiamo. La G-Key è ciò che ricevi dopo.',
  'governance.apply': 'Richiedi ora: ottieni la tua G-Key',
  'price.title': 'Una G-Key',
  'price.normally': 'Prezzo normale',
  'price.not': 'non',
  'price.offer': 'Offerta a tempo limitato',
  'price.half': '50% di sconto',
  'price.tax': 'Imposte',
  'price.taxText': 'se dovute',
  'price.once': 'Paghi una volta, imposte escluse',
  'price.note': 'Più le imposte applicabili. Una tantum, per sempre, senza rinnovi. Non rimborsabile.',
  'steps.title': 'Dalla richiesta alla chiave',
  'steps.intro': 'Puoi seguire ogni passo con il numero di pratica.',
  'step.1': 'Fai richiesta',
  'step.1Text':
    'Il tuo nome anagrafico, il nome d’arte, un indirizzo email e ciò che hai registrato: titoli, numeri, date. Devi avere almeno 18 anni e detenere tu i diritti.',
  'step.2': 'Confermi',
  'step.2Text':
    'Ricevi un numero di pratica, come <code>TM-20261120-K7Q2M9XA</code>, e un’email con un link. Aprilo, così sappiamo che l’indirizzo è tuo.',
  'step.3': 'Paghi',
  'step.3Text':
    '50 USD con PayPal, più le imposte applicabili. La quota copre la verifica e non è rimborsabile: metti prima in ordine i documenti.',
  'step.4': 'Leggiamo i tuoi documenti',
  'step.4Text':
    'Prima legge Godfrey: confronta il tuo documento con ciò che hai scritto. Se numero, titolo, nome e data corrispondono, la chiave parte in pochi minuti. Ciò che manca o non è chiaro, e ogni immagine, va a una persona, che risponde entro 24-48 ore.',
  'step.5': 'La tua G-Key arriva per email',
  'step.5Text':
    'La mostriamo una volta e ne conserviamo solo l’impronta, quindi qui nessuno può comunicartela di nuovo. Se va persa, scrivici dall’indirizzo della richiesta. Una persona verifica prima di inviarne una nuova.',
  'opens.title': 'Che cosa apre',
  'opens.intro': 'Con una chiave hai un laboratorio tutto tuo.',
  'opens.uploads': 'Caricamenti',
  'opens.uploadsText':
    'Pubblica una registrazione in un’edizione da 1 a 10.000 copie. 25 USD a brano, solo 16 USD l’uno per nove o dieci.',
  'opens.keymails': 'Un codice per ogni copia, al tuo prezzo. Distribuiscili come vuoi.',
  'opens.room': 'La tua Private Green Room',
  'opens.roomText': 'Il backstage in cui entra solo chi ha le tue Keymail.',
  'opens.qr': 'Codici QR',
  'opens.qrText': 'Gratis per i membri G-Key, quanti ne riesci ad attaccare.',
  'opens.books': 'I conti',
  'opens.booksText': 'Ogni vendita, la commissione di PayPal e ciò che è stato rimborsato, al centesimo.',
  'opens.money': 'Il denaro',
  'opens.moneyText':
    'I fan pagano direttamente sul tuo conto PayPal. Non tratteniamo nulla da una vendita e il tuo denaro non passa mai da noi.',
  'not.title': 'Che cosa non è',
  'not.1':
    'Una G-Key non è una registrazione del copyright. Quella si fa prima, presso l’ufficio del tuo Paese; costa da 45 a 85 USD. <link>Proteggi le tue opere</link> spiega come.',
  'not.2':
    'Non è nemmeno un contratto discografico. I brani restano tuoi e non ne possediamo alcuna parte. E non prestarla a nessuno: chi ha la chiave può agire al posto tuo.',
  'not.3':
    'Hai ancora dubbi? La <link>pagina degli artisti</link> offre G-Key di prova. Aprono tutte le pagine e non costano nulla; solo pagamenti e Keymail vere sono disattivati.',
  'governance.godfrey': 'Non sai se i tuoi documenti bastano? Di’ a Godfrey che cosa hai.',
}
