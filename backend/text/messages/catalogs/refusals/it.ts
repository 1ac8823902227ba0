import type { Translation } from '#text/messages/catalog'
import type { refusals } from './en.ts'

export const messages: Translation<typeof refusals> = {
  'no-session': 'Prima effettua l’accesso.',
  'not-yours': 'Questo appartiene a un’altra persona.',
  unknown: 'Qui non c’è nulla.',
  throttled: 'Troppi tentativi. Attendi un momento e riprova.',
  unavailable: 'Al momento non è possibile. Nulla è andato perso; riprova tra poco.',
  'invalid-format': 'I codici Keymail hanno il formato: TM-YYYYMMDD-XXXXXXXX',
  'keymail-unknown': 'Codice Keymail non valido. Controlla il codice e riprova.',
  'keymail-busy': 'Qualcuno sta pagando questa copia. Non è stato addebitato nulla; riprova tra un minuto.',
  'keymail-taken': 'Qualcun altro ha appena acquistato questa copia. Non è stato addebitato nulla.',
  'keymail-yours': 'È già tua, entra pure. Non è stato addebitato due volte.',
  'copy-refunded': 'Questa copia è stata rimborsata per intero, quindi l’accesso è terminato.',
  'edition-unknown': 'Questa edizione non esiste.',
  'copy-passed-on': 'Questa copia non è più in questo browser. La apre un link inviato all’indirizzo del proprietario.',
  'copy-unknown': 'Questa copia non esiste.',
  'copy-entered': 'Questa copia è già stata ascoltata, quindi non si può più regalare.',
  'copy-given': 'Questa copia era già un regalo. Una copia si può regalare una volta sola.',
  'gift-open': 'Questa copia è già in viaggio verso qualcuno. Prima ritira quell’offerta.',
  'gift-gone': 'Questo regalo non c’è più. Chiedi a chi te l’ha inviato.',
  'gift-link-expired': 'Questo regalo è già stato accettato, o il link è troppo vecchio.',
  'link-expired': 'Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo con il tuo codice Keymail.',
  'link-used': 'Questo link è già stato usato.',
  'not-on-sale': 'Questa edizione non è in vendita aperta.',
  'off-sale': 'Per ora questa edizione non è in vendita. Non è stato addebitato nulla.',
  'limit-reached':
    'Hai già tutte le copie di questa edizione che una persona può acquistare. Non è stato addebitato nulla.',
  'own-hold':
    'Una copia è già riservata a te, in un’altra finestra o da poco, e una persona non può averne di più. Paga lì, o riprova quando la riserva è finita. Non è stato addebitato nulla.',
  'copies-free': 'Una copia è disponibile: puoi acquistarla subito.',
  'amount-mismatch': 'L’importo non corrisponde al prezzo. Non è stato addebitato nulla.',
  'order-unknown': 'Questo ordine non esiste.',
  'order-stranded':
    'Il pagamento è arrivato, ma ciò che hai acquistato non c’è più. Una persona se ne sta occupando e ti scriverà entro 48 ore.',
  unpaid: 'Il pagamento non è ancora stato effettuato. Non è stato addebitato nulla.',
  declined: 'PayPal ha rifiutato il pagamento. Non è stato addebitato nulla; prova un altro metodo.',
  held: 'Tutte le copie rimaste sono in fase di pagamento da parte di altri. Non è stato addebitato nulla; riprova tra un minuto.',
  'sold-out': 'Tutte le copie sono vendute. Non è stato addebitato nulla.',
  'network-busy':
    'La tua rete ha riservato tutte le copie consentite, o non le ha pagate. Non è stato addebitato nulla; riprova più tardi o da un’altra rete.',
  'library-active': 'La tua libreria musicale digitale è già attiva. Non è stato addebitato nulla.',
  'reply.linkByCode': 'Se questa Keymail è tua, un link di accesso è in viaggio verso l’indirizzo con cui hai pagato.',
  'reply.linkByEmail': 'Se con questo indirizzo è stata pagata una copia, un link di accesso è in viaggio.',
  'reply.onWaitlist': 'Sei in lista. Ti scriveremo una volta, quando sarà il tuo turno.',
  'reply.leftWaitlist': 'Il tuo indirizzo non è più in questa lista.',
}
