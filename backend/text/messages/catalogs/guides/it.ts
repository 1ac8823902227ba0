import type { Translation } from '#text/messages/catalog'
import type { guides } from './en.ts'

export const messages: Translation<typeof guides> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Prima di pubblicare un brano dobbiamo sapere di chi è. Il Governance Tracker è il modo in cui lo verifichiamo. La G-Key è ciò che ricevi dopo.',
  'governance.apply': 'Fai domanda ora: ottieni la tua G-Key',
  'price.title': 'Una G-Key',
  'price.normally': 'Prezzo normale',
  'price.not': 'non',
  'price.offer': 'Offerta a tempo limitato',
  'price.half': '50% di sconto',
  'price.tax': 'Tasse',
  'price.taxText': 'se dovute',
  'price.once': 'Paghi una volta, tasse escluse',
  'price.note': 'Più le tasse dovute. Una tantum, per sempre, senza rinnovi. Non rimborsabile.',
  'steps.title': 'Dalla domanda alla chiave',
  'steps.intro': 'Puoi seguire ogni passo con il numero di tracciamento.',
  'step.1': 'Fai domanda',
  'step.1Text':
    'Il tuo nome legale, il nome d’arte, un indirizzo email e ciò che hai registrato: titoli, numeri, date. Devi avere almeno 18 anni e detenere tu i diritti.',
  'step.2': 'Confermi',
  'step.2Text':
    'Ricevi un numero di tracciamento, come <code>TM-20261120-K7Q2M9XA</code>, e un’email con un link. Aprilo, così sappiamo che l’indirizzo è tuo.',
  'step.3': 'Paghi',
  'step.3Text':
    '50 USD con PayPal, più le tasse dovute. La quota paga la verifica e non è rimborsabile: metti prima in ordine i documenti.',
  'step.4': 'Leggiamo i tuoi documenti',
  'step.4Text':
    'Prima legge Godfrey: confronta il tuo documento con ciò che hai scritto. Se numero, titolo, nome e data corrispondono, la chiave parte in pochi minuti. Ciò che manca o non è chiaro, e ogni immagine, va a una persona, che risponde entro 24-48 ore.',
  'step.5': 'La tua G-Key arriva via email',
  'step.5Text':
    'La mostriamo una volta e ne conserviamo solo l’impronta, quindi qui nessuno può leggertela. Se va persa, scrivici dall’indirizzo della domanda. Una persona verifica prima di inviarne una nuova.',
  'opens.title': 'Che cosa apre',
  'opens.intro': 'Con una chiave hai un laboratorio tutto tuo.',
  'opens.uploads': 'Caricamenti',
  'opens.uploadsText':
    'Pubblica una registrazione in 1-10.000 copie. 25 USD a brano, fino a 16 USD l’uno se ne porti nove o dieci.',
  'opens.keymails': 'Un codice per ogni copia, al tuo prezzo. Distribuiscili come vuoi.',
  'opens.room': 'La tua Private Green Room',
  'opens.roomText': 'Il backstage in cui entra solo chi ha le tue Keymail.',
  'opens.qr': 'Codici QR',
  'opens.qrText': 'Gratis per i membri G-Key, quanti ne riesci ad attaccare.',
  'opens.books': 'I conti',
  'opens.booksText': 'Ogni vendita, la commissione di PayPal e ciò che è stato rimborsato, al centesimo.',
  'opens.money': 'Il denaro',
  'opens.moneyText':
    'I fan pagano direttamente sul tuo conto PayPal. Non tratteniamo nulla e non abbiamo mai il tuo denaro.',
  'not.title': 'Che cosa non è',
  'not.1':
    'Una G-Key non è una registrazione del copyright. Quella si fa prima, presso l’ufficio del tuo Paese; costa da 45 a 85 USD. <link>Proteggi le tue opere</link> spiega come.',
  'not.2':
    'Non è nemmeno un contratto discografico. I brani restano tuoi e non ne possediamo alcuna parte. E non prestarla a nessuno: chi ha la chiave può agire al posto tuo.',
  'not.3':
    'Non sei ancora sicuro? La <link>pagina degli artisti</link> offre G-Key di prova. Aprono tutte le pagine e non costano nulla; solo pagamenti e Keymail vere sono disattivati.',
  'governance.godfrey': 'Non sai se i tuoi documenti bastano? Di’ a Godfrey che cosa hai.',
  'copyright.title': 'Proteggi le tue opere',
  'copyright.lead':
    'Un brano è tuo dal momento in cui lo scrivi o lo registri. La registrazione del copyright lo rende dimostrabile, e la chiediamo prima che tu invii qualcosa qui.',
  'copyright.song': 'Il brano',
  'copyright.songCovers': 'Testo, melodia, accordi',
  'copyright.songText':
    'Appartiene a chi l’ha scritto. Salvo accordi diversi, due autori lo possiedono insieme: indica entrambi.',
  'copyright.recording': 'La registrazione',
  'copyright.recordingCovers': 'Ciò che è uscito dai microfoni',
  'copyright.recordingText':
    'Appartiene a chi ha suonato, prodotto o pagato, a seconda degli accordi. Mettilo per iscritto prima che finisca la sessione.',
  'copyright.two':
    'In ogni traccia ci sono quindi due diritti. Se l’hai scritta e registrata tu, sono entrambi tuoi, e spesso una registrazione li copre tutti e due.',
  'filing.title': 'Il deposito',
  'filing.intro': 'Negli Stati Uniti. Altrove, chiedi all’ufficio del tuo Paese.',
  'filing.1':
    'Si deposita online presso lo U.S. Copyright Office: un account, un modulo, la tariffa e una copia dell’opera. Il modulo chiede chi ha scritto che cosa e di chi è ora. Rispondi come sotto giuramento, perché quasi lo sei.',
  'filing.2':
    'Il certificato può richiedere mesi. La registrazione vale comunque dal giorno in cui l’ufficio ha tutti e tre: modulo, tariffa e copia. Conserva la conferma fino ad allora.',
  'filing.3':
    'A noi consegni quel certificato o quella conferma, in PDF, JPG o PNG. È conservato in privato, per la verifica e nient’altro.',
  'filing.noAdvice': 'È un riassunto per musicisti, non una consulenza legale. Fanno fede le pagine dell’ufficio.',
  'filing.aside': 'Tariffa e aiuto esterno',
  'filing.fee': 'costa il deposito, secondo che cosa depositi e come. Lo paghi all’ufficio, non a noi.',
  'filing.faq': 'FAQ del Copyright Office',
  'filing.faqNote': '(apre copyright.gov in una nuova scheda)',
  'adds.title': 'Che cosa aggiunge una G-Key',
  'adds.text':
    'La registrazione dice al mondo che il brano è tuo. Una G-Key lo dice a TuneMaker e ti permette di vendere qui.',
  'adds.1': 'Nome e documenti vengono confrontati prima che si pubblichi qualcosa di tuo.',
  'adds.2': 'Ogni copia venduta porta il suo numero, e non ce n’è mai una più di quante hai detto.',
  'adds.3': 'Solo tu puoi emettere Keymail per i tuoi brani.',
  'adds.4': 'Costa 50 USD una volta, più le tasse dovute, invece dei normali 100 USD. Non rimborsabile, per sempre.',
  'adds.get': 'Ottieni l’accesso con G-Key',
  'copyright.godfrey': 'Coautori, sample, cover: chiedi prima di depositare.',
  'income.title': 'Genera entrate',
  'income.lead':
    'Sei modi in cui un brano può rendere. Non tutti passano da TuneMaker, e fingere il contrario sarebbe un brutto inizio. Ognuno dice da dove viene il denaro.',
  'income.apply': 'Inizia ora: fai domanda',
  'income.paidHere': 'Pagato qui',
  'income.inPrice': 'Nel tuo prezzo',
  'income.elsewhere': 'Pagato altrove',
  'income.inCopy': 'In ogni copia',
  'income.free': 'Gratis',
  'income.1': 'Vendite dirette',
  'income.1Text':
    'Un fan paga il prezzo che fissi, con PayPal, direttamente sul tuo conto. Nessun negozio in mezzo e nessuna quota per noi. PayPal applica la sua commissione, come sempre.',
  'income.2': 'Entrate dalle Keymail',
  'income.2Text':
    'La Keymail è il modo di vendere direttamente qui: un codice per una copia, da 1,00 USD. Il modulo propone 7,50 USD; decidi tu. Distribuiscili via email, al banchetto, sul retro di una scaletta. Sei pagato appena viene riscattata.',
  'income.3': 'Prezzo e scarsità digitale',
  'income.3Text':
    'Scegli quante copie esistono, da 1 a 10.000. Venti copie a 50,00 USD e mille a 1,00 USD fanno entrambe 1.000,00 USD, ma sono due serate molto diverse. Emessa la prima Keymail, l’edizione può ridursi, mai crescere.',
  'income.4': 'Royalty dello streaming',
  'income.4Text':
    'Arrivano dai servizi di streaming, tramite il distributore e la società di gestione. TuneMaker non ne paga. Un brano che vendi qui in copie numerate può comunque guadagnarle lì.',
  'income.5': 'Membership dei fan',
  'income.5Text':
    'Ogni copia apre la tua Private Green Room finché il fan la possiede. Non c’è una quota a parte: la copia è la membership, e una buona ragione per chiedere di più.',
  'income.6': 'Codice QR per i concerti',
  'income.6Text':
    'Gratis per i membri G-Key. Stampalo su un poster, sulla grancassa, su un sottobicchiere: chi lo inquadra arriva alla tua pagina. Il codice non guadagna nulla; porta chi compra.',
  'sum.title': 'Fai prima i conti',
  'sum.1':
    'Poniamo che pubblichi un brano in 100 copie a 7,50 USD e che si vendano tutte. Nessuno può promettertelo; per questo le tariffe stanno sullo stesso scontrino.',
  'sum.2':
    'Il denaro arriva sul conto PayPal a ogni vendita. Se spostarlo su un conto bancario o su Venmo è tra te e PayPal. TuneMaker vive della G-Key, della quota di caricamento e della Digital Music Library a 9,95 USD, non delle tue vendite.',
  'sum.3':
    'Più brani, meno costa ognuno: 25 USD per uno o due, 22 per tre o quattro, 20 per cinque o sei, 18 per sette o otto, 16 per nove o dieci. Queste quote non sono rimborsabili.',
  'slip.title': '100 copie a 7,50 USD',
  'slip.fans': 'I fan ti pagano',
  'slip.share': 'Quota di TuneMaker',
  'slip.fee': 'Commissione PayPal',
  'slip.feeText': 'alla tariffa di PayPal',
  'slip.upload': 'Caricamento, una volta',
  'slip.gKey': 'G-Key, una volta nella vita',
  'slip.left': 'Resta, prima di PayPal e tasse',
  'income.godfrey': 'Godfrey può preparare con te un piano da uno a dieci brani.',
}
