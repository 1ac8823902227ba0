import type { Translation } from '#text/messages/catalog'
import type { personalDataMails } from './en.ts'

export const messages: Translation<typeof personalDataMails> = {
  greeting: 'Ciao,',
  'link.subject': 'I tuoi dati su TuneMaker',
  'link.text':
    'Questo link mostra ciò che conserviamo sotto questo indirizzo. Puoi chiederne una copia completa o la cancellazione:',
  'link.button': 'Vedi i miei dati',
  'link.note':
    'Dura {minutes} minuti. Se non l’hai chiesto, non fare nulla: senza questa email nessuno può vedere o cancellare niente.',
  'export.subject': 'Il tuo archivio è pronto',
  'export.text': 'Tutto ciò che conserviamo su di te è pronto da scaricare, in un unico ZIP:',
  'export.button': 'Scarica il mio archivio',
  'export.note':
    'Il link dura {days} giorni. Chi lo possiede può scaricare l’archivio, quindi non inoltrare questa email.',
  'planned.subject': 'I tuoi dati saranno cancellati il {date}',
  'planned.text':
    'Il {date} cancelleremo ciò che conserviamo sotto questo indirizzo, come hai chiesto. Da allora nessuno potrà più ascoltare o aprire le copie che possiedi. Se vuoi tenerle, ferma prima la cancellazione con questo link:',
  'planned.artistText':
    'Il {date} cancelleremo il tuo account come {artist}, come hai chiesto. Da allora non si venderà più nulla di tuo. I tuoi fan tengono le copie che hanno pagato. Fino ad allora questo link ferma tutto:',
  'planned.button': 'Tieni tutto',
  'planned.note': 'Fino a quel giorno non cambia nulla. Se non l’hai chiesto tu, ferma ora la cancellazione.',
  'done.subject': 'I tuoi dati sono stati cancellati',
  'done.text':
    'Ciò che conservavamo sotto questo indirizzo è cancellato. I libri contabili conservano che cosa è stato pagato e quando, senza il tuo nome e il tuo indirizzo, e il registro pubblico riporta che le tue copie sono vendute.',
  'done.artistText':
    'Il tuo account come {artist} è cancellato. I tuoi fan tengono le copie che hanno pagato, con il tuo nome d’arte. I libri contabili conservano ciò che ti è stato pagato, come vuole la legge.',
  'done.note': 'Questa è la nostra ultima email a riguardo; l’indirizzo a cui l’abbiamo inviata è ora cancellato.',
}
