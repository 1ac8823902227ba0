import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Ciao,',
  greetingName: 'Ciao {name},',
  'ticket.number': 'N. {copy}',
  'ticket.of': 'di {of}',
  'signIn.subject': 'Il tuo accesso alla Green Room di {artist}',
  'signIn.text':
    'Possiedi la copia n. {copy} di {of} di «{title}» di {artist}, con il codice {code}. Questo link ti fa entrare sul dispositivo con cui lo apri:',
  'signIn.note':
    'Funziona una sola volta, per {minutes} minuti. Se non l’hai chiesto tu, qualcuno ha scritto il tuo indirizzo o il tuo codice Keymail; senza questa email non aprono nulla.',
  'signIn.button': 'Accedi',
  'gift.somebody': 'Qualcuno',
  'gift.subject': '{giver} ha un brano per te: «{title}»',
  'gift.text': '{giver} ha acquistato la copia n. {copy} di {of} di «{title}» di {artist} e vorrebbe regalartela.',
  'gift.textOwned': '{giver} possiede la copia n. {copy} di {of} di «{title}» di {artist} e vuole cederla a te.',
  'gift.link': 'Questo link la rende tua. Non costa nulla e funziona una sola volta:',
  'gift.note': 'Dura {days} giorni. Se non la vuoi, non fare nulla.',
  'gift.button': 'Accetta il regalo',
  'receipt.subject': 'La tua ricevuta: {what}',
  'receipt.paid': 'Grazie. Hai pagato {price} per: {what}.',
  'receipt.toArtist': 'Il denaro è andato direttamente a {artist}.',
  'receipt.toUs': 'Il denaro è andato a TuneMaker.',
  'receipt.copy':
    'La tua è la n. {copy} di {of} di «{title}» di {artist}, con il codice {code}. Si ascolta nella Private Green Room di {artist}:',
  'receipt.otherDevice': 'Su un altro dispositivo, accedi prima con questo indirizzo; ti mandiamo un link:',
  'receipt.attached': 'La ricevuta {number} è allegata in PDF.',
  'receipt.button': 'Apri la Green Room',
  'transfer.subject': 'Cedere “{title}”, n. {copy}?',
  'transfer.text':
    'Qualcuno che ha effettuato l’accesso con la tua copia vuole cedere la n. {copy} di {of} di “{title}” di {artist} a {to}.',
  'transfer.confirm':
    'Se sei tu, confermalo con questo link. Appena l’altra persona accetta, la copia è sua e il tuo accesso finisce:',
  'transfer.note': 'Il link dura {hours} ore. Se non eri tu, non fare nulla: la copia resta tua.',
  'transfer.button': 'Cedi',
  'waitlist.subject': 'Una copia di «{title}» è disponibile',
  'waitlist.text':
    'Ci hai chiesto di scriverti quando una copia di «{title}» di {artist} fosse disponibile. Eccone una, adesso:',
  'waitlist.note':
    'La ottiene chi paga per primo; se non c’è più quando arrivi, puoi iscriverti di nuovo. Questa è l’unica email che la lista ti invia.',
  'waitlist.leave': 'Togli il mio indirizzo dalla lista:',
  'waitlist.button': 'Acquista la copia',
}
