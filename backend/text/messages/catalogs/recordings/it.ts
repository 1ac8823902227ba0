import type { Translation } from '#text/messages/catalog'
import type { recordings } from './en.ts'

export const messages: Translation<typeof recordings> = {
  title: 'Registrazione',
  text: 'Puoi sostituire la registrazione, per esempio dopo un nuovo master. Godfrey verifica quella nuova come ogni caricamento; fino ad allora non cambia nulla. Chi possiede una copia conserva la registrazione precedente e riceve anche la nuova, e la pagina del brano mostra quale è quella attuale. Non costa nulla e non si può annullare; la registrazione precedente può essere inviata di nuovo.',
  file: 'Nuova registrazione',
  fileNote: 'MP3, WAV, FLAC, M4A o AAC, fino a 50 MB',
  paper: 'Documento sul diritto d’autore',
  paperHint: 'Se questa registrazione ha documenti propri.',
  paperNote: 'PDF, JPG o PNG, fino a 10 MB',
  note: 'Che cosa cambia',
  noteHint: 'Compare nella pagina del brano.',
  send: 'Sostituisci la registrazione',
  sending: 'Invio in corso…',
  sent: 'Registrazione ricevuta',
  sentText: 'Godfrey la sta verificando. Riceverai il risultato per email.',
  fileMissing: 'Scegli prima la nuova registrazione.',
  fileTooLarge: 'La registrazione deve essere sotto i 50 MB e il documento sotto i 10 MB.',
  failed: 'Non riusciamo a raggiungere TuneMaker. Non è stato cambiato nulla; riprova.',
  checking: 'Godfrey sta verificando una nuova registrazione dal {date}. Nel frattempo i fan ascoltano quella attuale.',
  inReview: 'Una persona sta esaminando la tua nuova registrazione dal {date}. I fan ascoltano quella attuale.',
  releasedBefore:
    'La stessa registrazione è già qui come «{title}», in un’edizione di {copies, plural, one {# copia} other {# copie}}. Chi ne ha comprata una conta sul fatto che non ce ne saranno altre: perciò una persona decide se può essere venduta una seconda volta. Per cambiare il prezzo, il numero, il titolo o la registrazione, modifica invece «{title}».',
  declined:
    'La registrazione inviata il {date} è stata rifiutata; l’email dice perché. I fan ascoltano quella attuale. Puoi inviarne un’altra.',
  versions: 'Registrazioni',
  versionsText: 'L’artista ha sostituito la registrazione di questo brano. Chi possiede una copia le conserva tutte.',
  version: 'Registrazione {version}',
  current: 'attuale',
  since: 'dal {date}',
  first: 'La prima.',
  download: 'Scarica',
  hear: 'Registrazione {version} di «{title}»',
}
