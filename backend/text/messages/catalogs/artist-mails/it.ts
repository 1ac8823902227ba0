import type { Translation } from '#text/messages/catalog'
import type { artistMails } from './en.ts'

export const messages: Translation<typeof artistMails> = {
  greeting: 'Ciao,',
  greetingName: 'Ciao {name},',
  contact: 'Se pensi che ci sbagliamo, scrivici e una persona leggerà:',
  'link.subject': 'Conferma la tua richiesta di G-Key {number}',
  'link.text':
    'Qualcuno ha richiesto una G-Key TuneMaker con questo indirizzo. Se la richiesta è tua, conferma che l’indirizzo ti appartiene:',
  'link.note': 'Il link funziona una volta, per 24 ore. Poi paghi la quota e leggiamo i tuoi documenti.',
  'link.number': 'Il tuo numero di pratica è {number}. Tienilo per te: chi lo conosce può seguire la tua richiesta.',
  'link.ignore':
    'Se non l’hai richiesta, ignora questa email: non viene addebitato nulla e quanto inviato viene eliminato dopo {days} giorni.',
  confirmButton: 'Conferma l’indirizzo',
  'paid.subject': 'La tua richiesta di G-Key {number} è pagata',
  'paid.text': 'Il tuo pagamento di {price} per la G-Key di {artist} è arrivato. Grazie.',
  'paid.next':
    'Godfrey legge prima i tuoi documenti, in pochi minuti. Ciò che non può risolvere lo decide una persona entro 24-48 ore, al più tardi il {by} UTC.',
  'paid.follow': 'Puoi seguire la richiesta con il tuo numero di pratica {number}:',
  'approved.subject': 'La tua G-Key',
  'approved.text': 'Abbiamo letto i tuoi documenti e siamo felici di dare il benvenuto a {artist}. Ecco la tua G-Key:',
  'approved.keep':
    'È mostrata solo in questa email: ne conserviamo solo l’impronta e non possiamo comunicartela di nuovo. Conservala al sicuro e non prestarla a nessuno. Se ricevi una seconda email come questa, vale la chiave più recente.',
  signInHere: 'Accedi qui:',
  'declined.subject': 'La tua richiesta di G-Key {number} è stata rifiutata',
  'declined.text': 'Abbiamo letto i tuoi documenti e non possiamo ancora darti una G-Key. Ecco i motivi:',
  'declined.again': 'Quando sarà corretto, potrai fare una nuova richiesta:',
  'review.subject': 'La tua richiesta di G-Key {number} è in esame',
  'song.published': '«{title}» è stato pubblicato',
  'song.replaced': '«{title}» ha una nuova registrazione',
  'song.review': '«{title}» è in esame',
  'song.declined': '«{title}» è stato rifiutato',
  'replaced.subject': 'La tua nuova G-Key',
  'replaced.text': 'Come richiesto, la tua G-Key è stata sostituita. La vecchia non apre più nulla. Ecco la nuova:',
  'replaced.keep': 'È mostrata solo in questa email. Se ne ricevi una seconda, vale la chiave più recente.',
  'payment.subject': 'Conferma dove pagano i tuoi fan',
  'payment.text':
    'I fan che riscattano le tue Keymail pagheranno a questo indirizzo PayPal, direttamente e per intero.',
  'payment.later':
    'Per ora pagano a un altro. Una persona esamina la modifica, che parte non prima di {hours} ore dall’approvazione.',
  'payment.confirm': 'Conferma che questo indirizzo è tuo:',
  'payment.note':
    'Il link funziona una volta, per 24 ore. Se non l’hai chiesto, ignora questa email e non cambia nulla.',
  'warning.subjectApplied': 'I tuoi fan ora pagano a un altro indirizzo',
  'warning.subject': 'Qualcuno vuole che i tuoi fan paghino a un altro indirizzo',
  'warning.requested':
    'Qualcuno che ha effettuato l’accesso al tuo account ha chiesto un altro indirizzo PayPal. Una persona lo esamina e, se approva, gli incassi vanno lì non prima di 24 ore dopo. Fino ad allora non cambia nulla.',
  'warning.approved':
    'Una persona ha approvato il tuo altro indirizzo PayPal. Gli incassi vanno lì dal {date} UTC. Fino ad allora non cambia nulla.',
  'warning.approvedUnconfirmed':
    'Una persona ha approvato il tuo altro indirizzo PayPal. Gli incassi vanno lì dal {date} UTC, se per allora sarà confermato con la nostra email. Fino ad allora non cambia nulla.',
  'warning.applied': 'Il tuo altro indirizzo PayPal è attivo. I pagamenti già in corso arrivano a quello precedente.',
  'warning.was': 'Finora: {email}',
  'warning.becomes': 'Da allora: {email}',
  'warning.stopApplied': 'Non l’hai chiesto tu? Questo link disconnette tutti dal tuo account. Poi scrivici subito:',
  'warning.stop': 'Non l’hai chiesto tu? Questo link ferma la modifica e disconnette tutti dal tuo account:',
  'closed.subject': 'Il tuo account TuneMaker è chiuso',
  'closed.text':
    'Il tuo account è chiuso, come hai chiesto. Nulla di tuo è più in vendita, i codici mai usati sono annullati e la tua G-Key non fa accedere nessuno.',
  'closed.fans':
    'I tuoi fan conservano le copie pagate. Il denaro delle vendite è sul tuo conto PayPal; i pagamenti in corso arrivano ancora lì.',
  'closed.books': 'Fino al {date} la tua ultima G-Key permette di scaricare vendite e rendiconti:',
  'closed.notYou': 'Non l’hai chiesto tu? Scrivici subito:',
  'sales.button': 'Apri le vendite',
  'sales.more': '{first} e {n} in più',
  'sales.often': 'Scegli nel tuo laboratorio quanto spesso ricevere notizie delle vendite:',
  'sales.sold': 'Venduta: {what}',
  'sales.soldMany': '{n, plural, one {# copia venduta: {sum}} other {# copie vendute: {sum}}}',
  'sales.title': '«{title}»',
  'sales.copy': '«{title}» n. {copy} di {of}',
  'sales.refund': '{cents} restituiti per «{title}»',
  'sales.soldOut': 'Esaurito: «{title}»',
  'sales.dispute': 'Un acquirente contesta {cents} per «{title}»',
  'sales.disputeWon': 'Hai vinto la contestazione su «{title}»',
  'sales.disputeLost': 'Hai perso la contestazione su «{title}»',
  'sales.refundText':
    'PayPal ha restituito il denaro del pagamento {payment} all’acquirente, che viene avvisato. Dopo un rimborso totale l’accesso alla copia termina e il suo numero è annullato.',
  'sales.disputeText':
    'PayPal chiede a te, non a noi: rispondi nel tuo conto PayPal, Centro risoluzioni, caso {dispute}, entro la data indicata. La copia resta ascoltabile finché PayPal non decide.',
  'sales.wonText': 'Il denaro resta tuo e la copia resta ascoltabile.',
  'sales.lostText': 'PayPal ha restituito {cents} all’acquirente. Il tuo rendiconto lo riporta come rimborso.',
  'sales.soldOutText': 'Ogni copia ora ha un proprietario.',
  'sales.list': '{n, plural, one {È stata venduta una copia:} other {Sono state vendute # copie, {sum} in tutto:}}',
  'sales.andMore': 'e {n} in più',
  'sales.money': 'Il denaro è già sul tuo conto PayPal, meno la commissione di PayPal.',
  'keymail.intro': '{artist} ti ha inviato una Keymail: «{title}», copia n. {copy} di {of}.',
  'keymail.code': 'Il tuo codice: {code}',
  'keymail.note': 'Funziona una volta, per chi lo paga per primo. Aprire il link non costa nulla.',
  'keymail.stop': 'Non ricevere più email da artisti su TuneMaker:',
  'keymail.button': 'Riscattala',
  'refund.subject': 'Un fan chiede un rimborso: «{title}», n. {copy}',
  'refund.text':
    'Chi ha comprato «{title}», copia n. {copy} di {of} ({code}), per {price} vorrebbe indietro il denaro. Scrive:',
  'refund.decide':
    'Decidi tu. Il denaro è sul tuo conto PayPal, quindi solo tu puoi restituirlo: apri lì il pagamento {payment} e scegli «Rimborsa». Un rimborso totale annulla la copia automaticamente; qui non c’è altro da fare.',
  'refund.decline': 'Se preferisci di no, spiega il motivo nel tuo laboratorio; lo riferiamo noi:',
}
