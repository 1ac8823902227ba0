import type { Translation } from '#text/messages/catalog'
import type { personalData } from './en.ts'

export const messages: Translation<typeof personalData> = {
  'panel.title': 'I tuoi dati',
  'panel.text':
    'Chiedi una copia di tutto ciò che conserviamo su di te, o la cancellazione. Prima ti inviamo un link per email, così nessun altro può farlo.',
  'panel.link': 'Esporta o cancella i miei dati',
  'ask.email': 'Il tuo indirizzo email',
  'ask.hint':
    'L’indirizzo con cui hai pagato, con cui segui artisti o con cui risulti come artista. Uno cambiato nell’ultima settimana non apre ancora un account d’artista.',
  'ask.button': 'Inviami un link',
  'ask.busy': 'Invio in corso…',
  'ask.invalid': 'Scrivi il tuo indirizzo email.',
  'ask.sent': 'Controlla la tua posta',
  'link.over': 'Questo link non è più valido',
  'link.overText': 'Dura un’ora. Chiedine uno nuovo qui sotto.',
  'account.address': 'Per l’indirizzo {email}',
  'account.artist': 'Il tuo account come {artist}',
  'export.text':
    'Uno ZIP con i tuoi dati in JSON e CSV, i tuoi certificati e le tue ricevute, e i file che hai caricato. Ti scriviamo quando è pronto.',
  'export.button': 'Crea il mio archivio',
  'export.busy': 'Richiesta in corso…',
  'export.waiting': 'Il tuo archivio è in preparazione. Scriviamo a {email} quando è pronto.',
  'delete.copies':
    '{copies, plural, one {Possiedi # copia. Nessuno potrà più ascoltarla e il suo numero resta venduto. Regalala o scaricala prima.} other {Possiedi # copie. Nessuno potrà più ascoltarle e i loro numeri restano venduti. Regalale o scaricale prima.}}',
  'delete.text':
    'Vengono cancellati il tuo nome e il tuo indirizzo, i tuoi accessi, ciò che segui e ciò che hai scritto nelle Green Room e a Godfrey. I libri contabili conservano ciò che è stato pagato, senza il tuo nome.',
  'delete.artistText':
    'Il tuo account si chiude: non si vende più nulla di tuo, le Keymail non usate vengono annullate, e si cancellano nome anagrafico, indirizzi, post, messaggi e documenti. I fan tengono le loro copie con la registrazione, il certificato e il tuo nome d’arte.',
  'delete.grace': 'La cancellazione avverrà tra {days} giorni. Fino ad allora un link nella nostra email la ferma.',
  'delete.button': 'Cancella tutto',
  'delete.title': 'Cancellare tutto?',
  'delete.confirm': 'Sì, cancella tra {days} giorni',
  'delete.busy': 'Richiesta in corso…',
  'delete.keep': 'Tieni tutto',
  'delete.planned': 'La cancellazione avverrà il {date}. Il link nella nostra email la ferma.',
  unreachable: 'Non riusciamo a raggiungere TuneMaker. Riprova.',
  'archive.title': 'Il tuo archivio',
  'archive.lead': '{files, plural, one {# file} other {# file}}, {size}. Si può scaricare fino al {date}.',
  'archive.button': 'Scarica',
  'archive.over': 'Questo archivio non c’è più',
  'archive.overText': 'Si conserva per sette giorni, o finché non se ne crea uno nuovo.',
  'keep.title': 'Tenere tutto?',
  'keep.lead': 'Premi il pulsante e nulla viene cancellato.',
  'keep.button': 'Tieni tutto',
  'keep.busy': 'Interruzione…',
  'keep.done': 'Nulla viene cancellato',
  'keep.doneText': 'Tutto resta com’è.',
  'keep.over': 'Non c’è nulla da fermare',
  'keep.overText': 'La cancellazione è già stata fermata, o è già avvenuta.',
}
