import type { Translation } from '#text/messages/catalog'
import type { terms } from './en.ts'

export const messages: Translation<typeof terms> = {
  title: 'Termini di servizio',
  lead: 'Le nostre regole, in parole semplici. Vincolano te quanto noi. Questa traduzione è un aiuto; fa fede il testo inglese.',
  godfrey: 'Chiedi prima di firmare, non dopo.',
  agreement: 'Chi accetta che cosa',
  'agreement.1':
    'Questi termini valgono tra te e TuneMaker. Per dare un’occhiata non serve accettare nulla, basta la normale correttezza. Li accetti quando richiedi una G-Key, carichi un brano o paghi qualcosa.',
  'agreement.2':
    'La vendita di una copia è tra il fan che compra e l’artista che vende. Noi forniamo la piattaforma e teniamo il registro dei numeri; non siamo il venditore.',
  gKey: 'La G-Key',
  'gKey.1':
    'Per averne una devi avere almeno 18 anni, poter stipulare contratti ed essere titolare dei diritti d’autore di ciò che offri. Ciò che ci dici deve essere vero. Prima di ogni richiesta o caricamento serve la registrazione presso l’ufficio per il diritto d’autore del tuo Paese; lì costa da 45 a 85 USD.',
  'gKey.2':
    'La G-Key costa 50 USD una volta sola invece dei normali 100 USD, più le imposte applicabili. Vale per sempre e <strong>non è rimborsabile</strong>, perché la quota copre la verifica, anche di una richiesta rifiutata. Un rifiuto è sempre motivato.',
  'gKey.3':
    'La chiave è la tua firma qui. Tienila per te; ciò che viene fatto con essa vale come fatto da te finché non ci avvisi.',
  uploads: 'Costi di caricamento',
  'uploads.1':
    'Il caricamento si paga per brano, in anticipo. Più brani compri insieme, fino a dieci, meno costa ognuno. Se un caricamento non riesce o viene rifiutato, resta pagato. Il costo in sé <strong>non è rimborsabile</strong>.',
  'uploads.formats': 'Le registrazioni sono MP3, WAV, FLAC, M4A o AAC, fino a 50 MB l’una.',
  'uploads.songs': '{from} o {to} brani',
  'uploads.each': '{price} l’uno',
  rights: 'Di chi è il brano',
  'rights.1':
    '<strong>Tuo. Conservi tutti i tuoi diritti.</strong> Ci permetti di conservare la registrazione, di farla ascoltare a te e a chi possiede una copia, di mostrare titolo, nome d’arte, prezzo ed edizione, e di far sentire al pubblico un’anteprima di 30 secondi al massimo.',
  'rights.2':
    'Ci assicuri che nessun diritto altrui si oppone: coautori, musicisti, sample, etichette. Se qualcuno reclama, una persona esamina il caso e nel frattempo il brano può essere tolto dalla vendita.',
  editions: 'Edizioni e Keymail',
  'editions.1':
    'Un’edizione ha da 1 a 10.000 copie, come decidi tu. Dalla prima Keymail può ridursi, mai crescere. Il numero di una copia è fissato quando viene emesso il codice. Non c’è mai una copia più di quante dica l’edizione; è per questo che pagano i fan, senza eccezioni, né per noi né per te.',
  'editions.2':
    'Il prezzo lo fissi tu, da 0,99 USD per un brano e da 1,00 USD per una Keymail. Emessa una Keymail, il prezzo resta quello. Un codice vale una volta.',
  'editions.3':
    'Puoi farci inviare Keymail, al massimo {count, number} al giorno, a chi vuole ricevere le tue email. Gli indirizzi servono per quell’unico invio e vengono cancellati dopo 90 giorni. Ogni email ha un link che blocca le email degli artisti; chi l’ha usato non ne riceve nemmeno da te, e lo vedi nel tuo elenco.',
  buying: 'Acquistare una copia',
  'buying.1':
    'Vedi artista, brano, numero e prezzo prima di pagare con PayPal, in dollari USA. Un codice non è riservato a nessuno: chi paga per primo ottiene la copia. Se qualcuno è stato più veloce, te lo diciamo e non paghi.',
  'buying.2':
    'La tua copia è per il tuo ascolto e apre la Private Green Room dell’artista. Non ti dà il diritto di copiare, rivendere, pubblicare o eseguire il brano, né di condividere il tuo accesso.',
  'buying.3':
    'Una copia non ancora ascoltata si può regalare per email, una volta. È tua finché il regalo non viene accettato; un’offerta che nessuno accetta termina dopo {days} giorni. Dacci solo un indirizzo il cui titolare si aspetta un tuo messaggio; l’<privacy>informativa sulla privacy</privacy> dice che cosa ne facciamo.',
  'buying.4':
    'Nella vendita aperta una copia resta riservata mentre paghi. Ciò che un browser e una rete possono riservare insieme è limitato, perché nessuno blocchi un’edizione. La ricevuta va all’indirizzo indicato da PayPal.',
  'buying.5':
    'Resta tua su ogni dispositivo. Se PayPal impiega tempo, la copia resta riservata finché non c’è risposta.',
  money: 'Dove va il denaro',
  'money.1':
    'Ciò che un fan paga per una copia va <strong>direttamente sul conto PayPal dell’artista</strong>. Non ne tratteniamo nulla e non passa mai da noi. PayPal detrae la sua commissione all’artista. Alle imposte pensano gli artisti.',
  'money.2':
    'TuneMaker incassa tre cose: la quota della G-Key, il costo di caricamento e 9,95 USD per la Libreria musicale digitale. Le stime del laboratorio sono stime; vale l’importo sul pulsante quando paghi.',
  refunds: 'Rimborsi',
  'refunds.1':
    'La quota della G-Key e i costi di caricamento non si rimborsano. Per una copia chiedi all’artista, che ha il denaro e può restituirlo con PayPal. La Libreria musicale digitale si paga a noi, quindi chiedi a noi: un rimborso totale la chiude e lascia le tue copie come sono.',
  'refunds.full':
    '<strong>Un rimborso totale mette fine all’accesso.</strong> La copia non è più tua e il suo numero torna all’artista.',
  'refunds.partial': '<strong>Un rimborso parziale mantiene l’accesso.</strong> La copia resta tua.',
  'refunds.dispute': 'Una contestazione su PayPal non cambia nulla finché non è decisa.',
  'refunds.2':
    'Se hai pagato e ciò che hai acquistato non c’è più, è colpa nostra e una persona lo risolve entro 48 ore. I diritti che la legge ti dà come consumatore restano intatti.',
  rooms: 'Buone maniere nella Green Room',
  'rooms.text':
    'È la stanza dell’artista, che può rimuovere ciò che viene pubblicato e silenziare chi disturba; chi è silenziato continua a leggere e ascoltare. Puoi ritirare le tue parole quando vuoi. Ciò che pubblichi resta tuo; ci permetti di mostrarlo a chi è in quella stanza. Dopo un rimborso totale la stanza si chiude, e ciò che hai detto resta finché tu o l’artista non lo eliminate. Niente minacce, odio, fatti privati altrui, pubblicità o cose illegali.',
  evaluation: 'G-Key di prova',
  'evaluation.text':
    'Servono a vedere tutte le pagine gratis. Non possono incassare né emettere Keymail vere, e i codici dimostrativi non si riscattano. Altri possono usare la stessa chiave: non metterci nulla di privato.',
  godfreyChapter: 'Godfrey e le decisioni',
  'godfreyChapter.text':
    'Godfrey, il nostro agente IA, risponde alle domande e verifica i documenti. Può sbagliare. Nulla di ciò che dice in una conversazione approva una richiesta, sposta denaro o cambia questi termini. Se non sei d’accordo con una sua decisione, chiedi una persona, che risponde entro 24-48 ore.',
  closing: 'Quando la vendita finisce',
  'closing.1':
    'Puoi smettere di vendere quando vuoi. I fan possono continuare ad ascoltare le copie acquistate, e ci permetti di conservare i file per questo.',
  'closing.2':
    'Possiamo togliere un brano dalla vendita o sospendere una G-Key per documenti falsi, opere altrui, frode o attacchi alla piattaforma. Ti diciamo il motivo e puoi chiedere che una persona riesamini il caso. In quel caso quanto pagato non si restituisce.',
  promise: 'Che cosa promettiamo e che cosa no',
  'promise.1':
    'Promettiamo di contare correttamente le copie, di far entrare chi ha pagato e di correggere i nostri errori. Non promettiamo che un brano si venda, che il servizio non si interrompa mai o che PayPal sia sempre disponibile.',
  'promise.2':
    'Nei limiti di legge, ciò che ti dobbiamo per un nostro errore si limita a quanto ci hai pagato. Il limite non vale in caso di dolo o colpa grave.',
  changes: 'Modifiche e domande',
  'changes.text':
    'Se questi termini cambiano, i nuovi compaiono qui prima di entrare in vigore, e per ciò che è stato acquistato restano quelli di allora. Come trattiamo i dati è nell’<privacy>informativa sulla privacy</privacy>. Per il resto scrivi a <mail>{mail}</mail>.',
}
