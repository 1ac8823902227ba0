import type { Translation } from '#text/messages/catalog'
import type { fanVisitorChoice } from './en.ts'

export const messages: Translation<typeof fanVisitorChoice> = {
  title: 'Fan o visitatore?',
  lead: 'Con una Keymail vai dritto alla biglietteria. Senza va bene lo stesso: dai prima un’occhiata in giro.',
  fan: 'Sono fan',
  fanSays: 'Ho un codice Keymail',
  fan1: 'Scrivi il codice che ti ha dato l’artista.',
  fan2: 'Paga una volta il prezzo dell’artista con PayPal.',
  fan3: 'Entra nella Private Green Room e ascolta la tua copia numerata.',
  visitor: 'Sono in visita',
  visitorSays: 'Sono qui per dare un’occhiata',
  visitor1: 'Guarda chi vende che cosa e quante copie restano.',
  visitor2: 'Nessun account, nessuna registrazione, niente da pagare.',
  visitor3: 'Hai trovato qualcosa? Chiedi una Keymail all’artista.',
  about:
    'Una Keymail è un codice come <code>TM-20261120-K7Q2M9XA</code>. Ognuna vale una sola copia di un brano o di un album, e sono gli artisti stessi a distribuirle: per email, ai concerti, su carta. Se la tua è già stata riscattata, possiamo inviarti un link di accesso.',
  redeem: 'Riscatta una Keymail',
  browseMusic: 'Esplora la musica',
}
