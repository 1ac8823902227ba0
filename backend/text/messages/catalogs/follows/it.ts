import type { Translation } from '#text/messages/catalog'
import type { follows } from './en.ts'

export const messages: Translation<typeof follows> = {
  'confirm.title': 'Ricevere notizie via email',
  'confirm.lead': 'Conferma che possiamo scrivere al tuo indirizzo.',
  'confirm.button': 'Sì, scrivetemi',
  'confirm.busy': 'Conferma in corso...',
  'confirm.invalid': 'È già stato usato o ha più di una settimana. Se hai già premuto il pulsante, è tutto fatto.',
  'confirm.done': 'Scriveremo a {email} a proposito di {name}.',
  'confirm.doneText': 'Ogni email contiene un link per smettere e uno a tutto ciò che questo indirizzo segue.',
  'follow.label': 'Segui {name}',
  'follow.active': 'Segui già {name}',
  'follow.share': 'Anche l’artista può vedere questo indirizzo.',
  'follow.text':
    'Scriviamo quando esce qualcosa di nuovo, quando tornano disponibili copie, quando ne restano solo dieci e quando l’artista ha qualcosa da dire. Nient’altro, e al massimo tre email al giorno.',
  'wish.label': 'Aggiungi ai desideri',
  'wish.active': 'Nella tua lista dei desideri',
  'wish.title': 'Desiderio: «{title}»',
  'wish.text':
    'Scriviamo quando si possono comprare copie di questo brano e quando ne restano solo dieci. Nient’altro, e al massimo tre email al giorno.',
  notDone: 'Non riuscito',
  unreachable: 'Non siamo raggiungibili. Riprova.',
  'dialog.invalid': 'Scrivi il tuo indirizzo email.',
  'dialog.close': 'Chiudi',
  'dialog.sending': 'Invio in corso...',
  'dialog.send': 'Scrivetemi',
  'dialog.email': 'Il tuo indirizzo email',
  'dialog.hint': 'Riceverai un link per confermarlo. Ogni email permette di smettere con un clic.',
  'ended.failed': 'Non ancora interrotto',
  'panel.empty':
    'Questo indirizzo non segue nulla, quindi non riceve nulla. Segui un artista o desidera un brano dalle loro pagine.',
  'panel.ending': 'Interruzione...',
  'panel.endAll': 'Interrompi tutti e {count}',
  'panel.song': 'di {artist}: copie di nuovo in vendita e le ultime dieci',
  'panel.artist': 'novità, copie di nuovo in vendita e le ultime dieci',
  'panel.stopAbout': 'Non scrivere più di {name}',
  'panel.stop': 'Interrompi',
  'page.title': 'Notifiche',
  'page.lead': 'Tutto ciò di cui ci hai chiesto di scriverti, e come interromperlo con un clic. Non scriviamo d’altro.',
  'page.linkOver': 'Questo link non apre più nulla',
  'page.linkOverText': 'Non appartiene a nessun indirizzo a cui scriviamo, quindi non viene inviato nulla.',
  'page.unreadable': 'Impossibile caricare le tue notifiche',
  'page.which': 'Qual è il tuo indirizzo?',
  'page.whichText':
    'Ogni email che inviamo contiene un link a questa pagina. Oppure accedi con un link che ti mandiamo.',
  'page.mailLink': 'Inviami un link',
}
