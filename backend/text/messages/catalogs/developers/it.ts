import type { Translation } from '#text/messages/catalog'
import type { developerMessages } from './en.ts'

export const messages: Translation<typeof developerMessages> = {
  'calls.path': 'Percorso',
  'calls.method': 'Metodo',
  'calls.query': 'Parametri',
  'calls.none': 'nessuno',
  'calls.title': 'Chiamate',
  'calls.intro': 'Gli schemi di richieste e risposte sono nel documento.',
  'calls.about': 'Chiamate su {tag}',
  unreadable: 'Non è stato possibile caricare la descrizione',
  unreadableText: 'Non riusciamo a raggiungere TuneMaker. Riprova tra un momento.',
  title: 'Sviluppatori',
  lead: 'Tutte le chiamate che fanno queste pagine, per i tuoi programmi. La descrizione è generata dal codice che le legge.',
  document: 'Documento OpenAPI 3.1',
  rules: 'Regole',
  'rules.tokens':
    'Richieste e risposte sono in JSON. Il programma di un artista invia un token di accesso, <code>Authorization: Bearer …</code>, che si crea nel laboratorio sotto <link>Sviluppatori</link>. Dà accesso alle chiamate che indicano uno dei suoi permessi, {perMinute} volte al minuto.',
  'rules.errors':
    'Un errore ha un codice fisso in <code>error</code> e una frase in <code2>message</code2>, che può cambiare. Con 429 e 503 attendi i secondi di <code3>Retry-After</code3>.',
  'rules.repeats':
    'Un POST con <code>Idempotency-Key</code>, per esempio un UUID, viene eseguito una sola volta: dopo un’interruzione la stessa richiesta con la stessa chiave riceve la prima risposta, per un giorno.',
  'rules.changes':
    'Campi e chiamate possono aggiungersi in ogni momento: ignora ciò che non conosci. Una chiamata viene rimossa, o cambia significato, non prima di sei mesi dall’annuncio nel registro delle modifiche.',
  'errors.title': 'Errori',
  'errors.intro': 'Lo stesso codice significa sempre la stessa cosa; le frasi possono cambiare.',
}
