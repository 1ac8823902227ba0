import type { Translation } from '#text/messages/catalog'
import type { personalData } from './en.ts'

export const messages: Translation<typeof personalData> = {
  'panel.title': 'Vos données',
  'panel.text':
    'Demandez une copie de tout ce que nous conservons à votre sujet, ou sa suppression. Nous vous envoyons d’abord un lien, pour que personne d’autre ne puisse le faire.',
  'panel.link': 'Exporter ou supprimer mes données',
  'ask.email': 'Votre adresse e-mail',
  'ask.hint':
    'L’adresse de vos paiements, celle qui suit des artistes ou celle de votre compte d’artiste. Une adresse modifiée depuis moins d’une semaine n’ouvre pas encore un compte d’artiste.',
  'ask.button': 'M’envoyer un lien',
  'ask.busy': 'Envoi…',
  'ask.invalid': 'Veuillez saisir votre adresse e-mail.',
  'ask.sent': 'Consultez votre boîte de réception',
  'link.over': 'Ce lien n’ouvre plus rien',
  'link.overText': 'Il est valable une heure. Demandez-en un nouveau ci-dessous.',
  'account.address': 'Pour l’adresse {email}',
  'account.artist': 'Votre compte d’artiste : {artist}',
  'export.text':
    'Un ZIP avec vos données en JSON et CSV, vos certificats et reçus, et les fichiers que vous avez envoyés. Nous vous écrivons quand il est prêt.',
  'export.button': 'Créer mon archive',
  'export.busy': 'Demande en cours…',
  'export.waiting': 'Votre archive est en cours de création. Nous écrivons à {email} quand elle est prête.',
  'delete.copies':
    '{copies, plural, one {Vous détenez # exemplaire. Plus personne ne pourra l’écouter, et son numéro reste vendu. Offrez-le ou téléchargez-le d’abord.} other {Vous détenez # exemplaires. Plus personne ne pourra les écouter, et leurs numéros restent vendus. Offrez-les ou téléchargez-les d’abord.}}',
  'delete.text':
    'Votre nom et votre adresse, vos connexions, ce que vous suivez et ce que vous avez écrit dans les Green Rooms et à Godfrey sont supprimés. Notre comptabilité garde ce qui a été payé, sans votre nom.',
  'delete.artistText':
    'Votre compte est fermé : plus aucune de vos œuvres n’est vendue, les Keymails inutilisées sont annulées, et vos nom légal, adresses, publications, messages et documents sont supprimés. Les fans gardent leurs exemplaires avec l’enregistrement, le certificat et votre nom d’artiste.',
  'delete.grace': 'La suppression aura lieu dans {days} jours. D’ici là, un lien dans notre e-mail l’arrête.',
  'delete.button': 'Tout supprimer',
  'delete.title': 'Tout supprimer ?',
  'delete.confirm': 'Oui, supprimer dans {days} jours',
  'delete.busy': 'Demande en cours…',
  'delete.keep': 'Tout garder',
  'delete.planned': 'La suppression aura lieu le {date}. Le lien dans notre e-mail l’arrête.',
  unreachable: 'Impossible de joindre TuneMaker. Veuillez réessayer.',
  'archive.title': 'Votre archive',
  'archive.lead': '{files, plural, one {# fichier} other {# fichiers}}, {size}. Téléchargeable jusqu’au {date}.',
  'archive.button': 'Télécharger',
  'archive.over': 'Cette archive n’existe plus',
  'archive.overText': 'Elle est conservée sept jours, ou jusqu’à la création d’une nouvelle.',
  'keep.title': 'Tout garder ?',
  'keep.lead': 'Appuyez sur le bouton, et rien n’est supprimé.',
  'keep.button': 'Tout garder',
  'keep.busy': 'Arrêt…',
  'keep.done': 'Rien n’est supprimé',
  'keep.doneText': 'Tout reste comme avant.',
  'keep.over': 'Il n’y a rien à arrêter',
  'keep.overText': 'La suppression a déjà été arrêtée, ou elle est faite.',
}
