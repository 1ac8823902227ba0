import type { Translation } from '#text/messages/catalog'
import type { contact } from './en.ts'

export const messages: Translation<typeof contact> = {
  'contact.title': 'Nous contacter',
  'contact.lead': 'Deux façons de nous joindre : Godfrey répond à toute heure, et une personne lit chaque e-mail.',
  'contact.open': 'Ouvert maintenant, 24 heures sur 24, 7 jours sur 7',
  'contact.chat': 'Discuter avec Godfrey',
  'contact.chatText':
    'Recommandé, car c’est le plus rapide. Il répond en huit langues et transmet à une personne ce qu’il ne peut régler.',
  'contact.ask': 'Poser votre question',
  'contact.answered': 'Réponse sous 24 à 48 heures',
  'contact.write': 'Écrire un e-mail',
  'contact.writeText':
    'Pour tout ce qui demande une personne, ou des documents. Indiquez votre numéro de suivi ou votre code Keymail si vous en avez un, jamais votre G-Key entière.',
  'contact.topics': 'De quoi s’agit-il',
  'contact.topicsIntro': 'Certaines choses sont plus vite faites que demandées.',
  'topic.keymail': 'Une Keymail qui ne s’ouvre pas',
  'topic.keymailText':
    'La <link>page Keymail</link> dit pourquoi. Si l’exemplaire est déjà à vous, elle vous envoie un lien de connexion.',
  'topic.payment': 'Un paiement',
  'topic.paymentText':
    'Rien n’est débité pour un exemplaire déjà parti. Si PayPal tarde, nous continuons de demander, et l’accès s’ouvre dès sa réponse, même navigateur fermé.',
  'topic.refund': 'Un remboursement',
  'topic.refundText': 'Vous avez payé l’artiste : demandez-lui d’abord. <link>Ce que change un remboursement</link>',
  'topic.gKeys': 'G-Keys et demandes',
  'topic.gKeysText':
    'Les étapes et le prix sont sous <link>Governance Tracker</link>. Pour une clé perdue, écrivez depuis l’adresse de votre demande.',
  'topic.mistake': 'Une erreur sur une page',
  'topic.mistakeText':
    '<link>Demander une correction</link> dit ce qui change tout de suite et ce qu’une personne examine.',
  'topic.data': 'Vos données',
  'topic.dataText':
    'Ce que nous conservons et combien de temps figure dans la <link>politique de confidentialité</link>. Les demandes vont à l’adresse ci-dessus.',
  'topic.features': 'Suggestions de fonctions',
  'topic.featuresText':
    'Écrivez ce que vous avez voulu faire et où cela s’est arrêté. Cela nous aide plus que le nom d’une fonction, et nous répondons aussi à ces lettres.',
  'topic.together': 'Collaborer',
  'topic.togetherText': 'Salles, studios, fan-clubs : voir <link>Publicité</link>.',
}
