import type { Translation } from '#text/messages/catalog'
import type { recordings } from './en.ts'

export const messages: Translation<typeof recordings> = {
  title: 'Enregistrement',
  text: 'Vous pouvez remplacer l’enregistrement, par exemple après un nouveau mastering. Godfrey vérifie le nouveau comme toute mise en ligne ; d’ici là, rien ne change. Qui possède un exemplaire garde l’enregistrement précédent et reçoit aussi le nouveau, et la page de la chanson indique lequel est lequel. C’est gratuit et cela ne peut pas être annulé ; l’enregistrement précédent peut être envoyé de nouveau.',
  file: 'Nouvel enregistrement',
  fileNote: 'MP3, WAV, FLAC, M4A ou AAC, 50 Mo au plus',
  paper: 'Document de droits d’auteur',
  paperHint: 'Si cet enregistrement a ses propres documents.',
  paperNote: 'PDF, JPG ou PNG, 10 Mo au plus',
  note: 'Ce qui change',
  noteHint: 'Affiché sur la page de la chanson.',
  send: 'Remplacer l’enregistrement',
  sending: 'Envoi…',
  sent: 'Enregistrement reçu',
  sentText: 'Godfrey le vérifie. Vous recevrez le résultat par e-mail.',
  fileMissing: 'Choisissez d’abord le nouvel enregistrement.',
  fileTooLarge: 'L’enregistrement doit faire moins de 50 Mo et le document moins de 10 Mo.',
  failed: 'Impossible de joindre TuneMaker. Rien n’a été modifié ; réessayez.',
  checking: 'Godfrey vérifie un nouvel enregistrement depuis le {date}. En attendant, les fans entendent l’actuel.',
  inReview: 'Une personne examine votre nouvel enregistrement depuis le {date}. Les fans entendent l’actuel.',
  releasedBefore:
    'Le même enregistrement est déjà ici sous le titre « {title} », dans une édition de {copies, plural, one {# exemplaire} other {# exemplaires}}. Qui en a acheté un compte sur le fait qu’il n’y en aura pas d’autres ; une personne décide donc s’il peut être vendu une deuxième fois. Pour changer le prix, le nombre, le titre ou l’enregistrement, modifiez plutôt « {title} ».',
  declined:
    'L’enregistrement envoyé le {date} a été refusé ; l’e-mail dit pourquoi. Les fans entendent l’actuel. Vous pouvez en envoyer un autre.',
  versions: 'Enregistrements',
  versionsText: 'L’artiste a remplacé l’enregistrement de cette chanson. Qui possède un exemplaire les garde tous.',
  version: 'Enregistrement {version}',
  current: 'actuel',
  since: 'depuis le {date}',
  first: 'Le premier.',
  download: 'Télécharger',
  hear: 'Enregistrement {version} : {title}',
}
