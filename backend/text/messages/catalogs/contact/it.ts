import type { Translation } from '#text/messages/catalog'
import type { contact } from './en.ts'

export const messages: Translation<typeof contact> = {
  'contact.title': 'Contatti',
  'contact.lead': 'Due modi per raggiungerci: Godfrey risponde a ogni ora, e una persona legge ogni email.',
  'contact.open': 'Aperto ora, 24 ore su 24, 7 giorni su 7',
  'contact.chat': 'Chatta con Godfrey',
  'contact.chatText':
    'Consigliato, perché è il più rapido. Risponde in otto lingue e passa a una persona ciò che non può risolvere.',
  'contact.ask': 'Fai la tua domanda',
  'contact.answered': 'Risposta entro 24-48 ore',
  'contact.write': 'Scrivi un’email',
  'contact.writeText':
    'Per tutto ciò che richiede una persona o documenti. Indica il numero di pratica o il codice Keymail, se ne hai uno, mai la G-Key intera.',
  'contact.topics': 'Di che cosa si tratta',
  'contact.topicsIntro': 'Certe cose si fa prima a farle che a chiederle.',
  'topic.keymail': 'Una Keymail che non si apre',
  'topic.keymailText':
    'La <link>pagina Keymail</link> dice perché. Se la copia è già tua, ti invia un link di accesso.',
  'topic.payment': 'Un pagamento',
  'topic.paymentText':
    'Non si paga nulla per una copia già andata. Se PayPal è lento, continuiamo a chiedere e avrai accesso appena risponde, anche a browser chiuso.',
  'topic.refund': 'Un rimborso',
  'topic.refundText':
    'Hai pagato l’artista, quindi rivolgiti prima all’artista. <link>Che cosa cambia con un rimborso</link>',
  'topic.gKeys': 'G-Key e richieste',
  'topic.gKeysText':
    'Passi e prezzo sono in <link>Governance Tracker</link>. Per una chiave persa, scrivi dall’indirizzo della richiesta.',
  'topic.mistake': 'C’è un errore in una pagina',
  'topic.mistakeText':
    '<link>Richiedi una correzione</link> dice che cosa cambia subito e che cosa esamina una persona.',
  'topic.data': 'I tuoi dati',
  'topic.dataText':
    'Che cosa conserviamo e per quanto è nell’<link>informativa sulla privacy</link>. Le richieste vanno all’indirizzo qui sopra.',
  'topic.features': 'Richieste di funzioni',
  'topic.featuresText':
    'Scrivi che cosa volevi fare e come è andata a finire. Ci serve più del nome di una funzione, e rispondiamo anche a queste lettere.',
  'topic.together': 'Collaborare',
  'topic.togetherText': 'Locali, studi, fan club: vedi <link>Pubblicità</link>.',
}
