import type { Translation } from '#text/messages/catalog'
import type { decisionMails } from './en.ts'

export const messages: Translation<typeof decisionMails> = {
  'suspended.subject': 'Il tuo account è sospeso',
  'suspended.text':
    'Il tuo account su TuneMaker è sospeso: per ora la tua G-Key non apre nulla e niente di tuo è in vendita. Ciò che possiedono i tuoi fan resta loro.',
  'readmitted.subject': 'Il tuo account è di nuovo aperto',
  'readmitted.text':
    'Il tuo account su TuneMaker è di nuovo aperto: la tua G-Key funziona e ciò che era in vendita lo è di nuovo.',
  'keyVoid.subject': 'La tua G-Key non è più valida',
  'keyVoid.text':
    'Una delle tue G-Key è stata annullata e non apre più nulla. I tuoi brani e i tuoi fan non ne sono toccati.',
  'down.subject': 'Ritiro di «{title}»',
  'back.subject': '«{title}» è di nuovo disponibile',
  'songDown.text':
    'Il tuo brano «{title}» è stato tolto dal catalogo e non se ne vendono altre copie. Ciò che possiedono i tuoi fan resta loro.',
  'songBack.text': 'Il tuo brano «{title}» è tornato nel catalogo ed è di nuovo in vendita.',
  'cardDown.text':
    'La tua art card «{title}» è stata tolta dalla galleria e non se ne vendono altre copie. Ciò che possiedono i suoi collezionisti resta loro.',
  'cardBack.text': 'La tua art card «{title}» è tornata nella galleria ed è di nuovo in vendita.',
  'refund.subject': 'Rimborsa un pagamento, per favore',
  'refund.text':
    'Rimborsa {price} per «{what}», per favore. Il denaro è arrivato direttamente sul tuo conto PayPal, quindi solo tu puoi farlo: apri lì il pagamento con l’ID transazione {payment} e scegli di rimborsarlo. Un rimborso totale termina l’accesso del fan e chiude per te la vendita.',
  why: 'Ecco il motivo:',
  'review.about': 'Il tuo caso numero {number}',
  'review.approved': 'Approvato: {subject}',
  'review.declined': 'Rifiutato: {subject}',
  'review.looked': 'Una persona ha esaminato il tuo caso numero {number}: {subject}.',
  'review.isApproved': 'È stato approvato.',
  'review.isDeclined': 'È stato rifiutato.',
  'review.payment': 'il tuo pagamento di {price} per {what}',
  'review.wrote': 'Ecco che cosa ha scritto:',
  'correction.takeBack':
    'Non l’hai chiesto tu? Per {days} giorni questo link ti restituisce l’indirizzo e disconnette chiunque sia collegato al tuo account:',
  'correction.then': 'Poi scrivici subito e una persona se ne occuperà:',
  'correction.notYou': 'Non l’hai chiesto tu? Scrivici subito e una persona se ne occuperà:',
  'share.subject': 'La tua quota ({artist}), {month}: {sum}',
  'share.text':
    '{artist} ti ha indicato tra i suoi collaboratori su TuneMaker. In {month} le tue quote ammontano a {sum}:',
  'share.line': '«{title}»: il {percent}% di {net}, al netto di commissioni PayPal e rimborsi, è {cents}',
  'share.note':
    'I fan pagano su un solo conto, quello di {artist}, e il denaro è lì. {artist} ti paga; TuneMaker non custodisce denaro e non può pagare nessuno. I giorni sono quelli UTC.',
}
