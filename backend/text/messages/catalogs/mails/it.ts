import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Ciao,',
  greetingName: 'Ciao {name},',
  'ticket.band': 'Un ingresso',
  'ticket.number': 'N. {copy}',
  'ticket.of': 'di {of}',
  'signIn.subject': 'Il tuo accesso alla Green Room di {artist}',
  'signIn.text':
    'Possiedi «{title}» di {artist}, copia n. {copy} di {of}, con il codice {code}. Questo link ti fa entrare sul dispositivo con cui lo apri:',
  'signIn.note':
    'Funziona una sola volta, per {minutes} minuti. Se non l’hai chiesto tu, qualcuno ha scritto il tuo indirizzo o il tuo codice Keymail; senza questa email non aprono nulla.',
  'signIn.button': 'Accedi',
  'gift.somebody': 'Qualcuno',
  'gift.subject': '{giver} ha un brano per te: «{title}»',
  'gift.text': '{giver} ha acquistato «{title}» di {artist}, copia n. {copy} di {of}, e vorrebbe regalartela.',
  'gift.textOwned': '{giver} possiede «{title}» di {artist}, copia n. {copy} di {of}, e vuole cederla a te.',
  'gift.link': 'Questo link la rende tua. Non costa nulla e funziona una sola volta:',
  'gift.note': 'Dura {days} giorni. Se non la vuoi, non fare nulla.',
  'gift.button': 'Accetta il regalo',
  'receipt.subject': 'La tua ricevuta: {what}',
  'receipt.paid': 'Grazie. Hai pagato {price} per: {what}.',
  'receipt.toArtist': '{artist} ha ricevuto il denaro direttamente.',
  'receipt.toUs': 'Il denaro è andato a TuneMaker.',
  'receipt.copy':
    'Possiedi «{title}» di {artist}, copia n. {copy} di {of}, con il codice {code}. Si ascolta nella Private Green Room di {artist}:',
  'receipt.otherDevice': 'Su un altro dispositivo, accedi prima con questo indirizzo; ti mandiamo un link:',
  'receipt.attached': 'La ricevuta {number} è allegata in PDF.',
  'receipt.button': 'Apri la Green Room',
  'transfer.subject': 'Cedere «{title}», n. {copy}?',
  'transfer.text':
    'Qualcuno che ha effettuato l’accesso con la tua copia vuole cedere «{title}» di {artist}, copia n. {copy} di {of}, a {to}.',
  'transfer.confirm':
    'Se sei tu, confermalo con questo link. Appena l’altra persona accetta, la copia è sua e il tuo accesso finisce:',
  'transfer.note': 'Il link dura {hours} ore. Se non eri tu, non fare nulla: la copia resta tua.',
  'transfer.button': 'Cedi',
  'waitlist.subject': 'Una copia di «{title}» è disponibile',
  'waitlist.text':
    'Ci hai chiesto di scriverti appena torna disponibile una copia di «{title}» di {artist}. Eccone una, adesso:',
  'waitlist.note':
    'La ottiene chi paga per primo; se non c’è più quando arrivi, puoi iscriverti di nuovo. Questa è l’unica email che la lista ti invia.',
  'waitlist.leave': 'Togli il mio indirizzo dalla lista:',
  'waitlist.button': 'Acquista la copia',
  fineArtSignature: 'TuneMaker Fine Art',
  'collector.welcomeSubject': 'Conferma il tuo indirizzo ed entra nella galleria',
  'collector.welcomeText':
    'Qualcuno si è registrato con questo indirizzo per collezionare arte su TuneMaker. Se la registrazione è tua, questo link la conferma e ti fa entrare sul dispositivo con cui lo apri:',
  'collector.welcomeNote':
    'Funziona una volta, per {minutes} minuti. Se non è tua, non fare nulla: tra {days} giorni l’indirizzo viene cancellato.',
  'collector.button': 'Entra nella galleria',
  'collector.signInSubject': 'Il tuo accesso alla tua collezione',
  'collector.signInText': 'Questo link ti fa entrare nella tua collezione sul dispositivo con cui lo apri:',
  'collector.signInNote':
    'Funziona una volta, per {minutes} minuti. Se non l’hai chiesto tu, qualcuno ha digitato il tuo indirizzo; senza questa email non apre nulla.',
  'giftTaken.subject': 'Il tuo regalo è stato accettato: «{title}»',
  'giftTaken.transferSubject': 'La tua copia è stata accettata: «{title}»',
  'giftTaken.text':
    'Il tuo regalo è arrivato: «{title}» di {artist}, copia n. {copy} di {of}, ora appartiene alla persona a cui l’hai data.',
  'giftTaken.transferText':
    'La tua copia è stata ceduta: «{title}» di {artist}, copia n. {copy} di {of}, ora appartiene alla persona a cui l’hai data.',
  'giftTaken.others': 'Le altre cose che possiedi sono tra le tue copie:',
  'copies.button': 'Le tue copie',
  'refund.subject': 'Sul tuo rimborso: «{title}», n. {copy}',
  'refund.text':
    'Hai chiesto a {artist} il rimborso di «{title}», copia n. {copy} di {of}. La risposta è no. {artist} scrive:',
  'refund.note':
    'La copia resta tua. TuneMaker non ha mai avuto il denaro e non può restituirlo. Se qualcosa non andava in ciò che hai acquistato, PayPal accetta reclami fino a 180 giorni dopo il pagamento, nel Centro risoluzioni.',
  'returned.subject': 'Ti sono stati rimborsati {amount}: {what}',
  'returned.text':
    'Ti sono stati rimborsati {amount} del tuo pagamento per {what}. PayPal li restituisce sul metodo di pagamento usato; una banca o una carta può impiegare qualche giorno a mostrarli.',
  'returned.textFrom':
    '{artist} ti ha rimborsato {amount} del tuo pagamento per {what}. PayPal li restituisce sul metodo di pagamento usato; una banca o una carta può impiegare qualche giorno a mostrarli.',
  'returned.whole':
    'L’intero pagamento è stato restituito, quindi ciò che avevi acquistato non è più valido: non si ascolta più e il suo numero non appartiene a nessuno.',
  'returned.part': 'Il resto del pagamento rimane, e ciò che hai acquistato resta tuo.',
  'feedback.subject': 'Abbiamo ricevuto la tua opinione',
  'feedback.text':
    'Abbiamo ricevuto un’opinione su TuneMaker in cui era indicato questo indirizzo. La leggerà una persona; se serve una risposta, arriverà a questo indirizzo.',
  'feedback.ignore': 'Se non l’hai scritta tu, qualcun altro ha inserito questo indirizzo. Non devi fare nulla.',
  'address.newsSubject': 'Novità da TuneMaker: conferma',
  'address.giftSubject': 'La tua grafica di TuneMaker',
  'address.gift': 'Ecco di nuovo «{title}», se la vuoi su un altro dispositivo:',
  'address.news':
    'Abbiamo ricevuto la richiesta di inviare le nostre novità a questo indirizzo. Se la richiesta è tua, conferma:',
  'address.confirm': 'Se questo indirizzo è tuo, confermalo, così sappiamo che non l’ha digitato qualcun altro:',
  'address.note':
    'Il link funziona una volta, per {days} giorni. Se la richiesta non è tua, non fare nulla: senza di esso non riceverai email da noi, e l’indirizzo viene cancellato dopo {forgotten} giorni. Per non ricevere più richieste:',
  'address.button': 'Conferma questo indirizzo',
  'follow.subject': '{what}: conferma',
  'follow.song': '«{title}» di {artist}',
  'follow.wish':
    'Qualcuno, speriamo tu, vuole ricevere un’email a questo indirizzo quando ci saranno copie di «{title}» di {artist} e quando ne resteranno solo dieci. Se la richiesta è tua, conferma:',
  'follow.artist':
    'Qualcuno, speriamo tu, vuole ricevere un’email a questo indirizzo quando {artist} pubblica qualcosa o scrive un messaggio, quando ci sono di nuovo copie e quando ne restano solo dieci. Se la richiesta è tua, conferma:',
  'follow.artistShared':
    'Qualcuno, speriamo tu, vuole ricevere un’email a questo indirizzo quando {artist} pubblica qualcosa o scrive un messaggio, quando ci sono di nuovo copie e quando ne restano solo dieci. Anche {artist} vedrà questo indirizzo. Se la richiesta è tua, conferma:',
  'follow.note':
    'Il link funziona una volta, per {days} giorni. Se la richiesta non è tua, non fare nulla: non riceverai email da noi, e la richiesta viene cancellata dopo {forgotten} giorni.',
  'follow.manage': 'Che cosa segue questo indirizzo, e come smettere:',
  'follow.button': 'Conferma',
  'notice.more': '{first}, e {count, number} in più',
  'notice.why':
    'Ricevi questa email perché questo indirizzo segue l’artista o ha il brano nella lista dei desideri. Vedi tutto e interrompi ciò che vuoi:',
  'notice.listen': 'Ascolta',
  'notice.buy': 'Acquista una copia',
  'notice.open': 'Apri la pagina dell’artista',
  'notice.writes': '{artist} scrive ai suoi follower:',
  'notice.new': 'Novità: «{title}» di {artist}',
  'notice.newText':
    '{count, plural, one {Una copia a {price}} other {# copie numerate, a {price} l’una}}, e mai una di più.',
  'notice.freed': 'Sono in vendita copie di «{title}» di {artist}',
  'notice.freedText':
    '{count, plural, one {Una copia è in vendita ora, a {price}} other {# copie sono in vendita ora, a {price} l’una}}. Chi paga per primo ottiene il numero successivo.',
  'notice.last': '{count, plural, one {L’ultima copia} other {Le ultime # copie}} di «{title}»',
  'notice.lastText':
    '{count, plural, one {Resta una copia di «{title}» di {artist}, a {price}} other {Restano # copie di «{title}» di {artist}, a {price} l’una}}.',
}
