import type { Translation } from '#text/messages/catalog'
import type { about } from './en.ts'

export const messages: Translation<typeof about> = {
  'staff.title': 'Notre équipe',
  'staff.lead': 'Une petite équipe : un fondateur, un agent d’IA et une règle claire sur qui décide quoi.',
  'staff.founder': 'Fondateur',
  'staff.founderName': 'Responsable de TuneMaker',
  'staff.founder1':
    'A créé TuneMaker pour que ceux qui écrivent des chansons puissent les vendre sans céder d’abord l’essentiel de l’argent. Fixe les tarifs, rédige les conditions et assume la responsabilité en cas de problème.',
  'staff.founder2':
    'Ce qu’une IA ne doit pas décider revient à une personne : documents douteux, changement de compte de paiement, G-Key perdue. Cela prend 24 à 48 heures, et vous êtes informé du résultat.',
  'staff.agent': 'Agent d’IA',
  'staff.agent1':
    'Disponible jour et nuit. Il répond en anglais, espagnol, français, allemand, italien, portugais, chinois et japonais, lit les documents remis par les artistes et veille sur la plateforme.',
  'staff.agent2':
    'Il a des limites fermes. Rien de ce qu’il dit ne peut approuver une demande, déplacer de l’argent ou modifier un compte, et il ne voit que vos propres données. Quand une question le dépasse, il la transmet à une personne.',
  'staff.mission': 'Notre mission',
  'staff.missionLine': 'Ceux qui écrivent les chansons fixent le prix, gardent les droits et reçoivent l’argent.',
  'staff.missionText':
    'Une chanson en un nombre fixe d’exemplaires peut avoir de la valeur pour qui en possède un, et donc rémunérer qui l’a écrite. Nous vérifions à qui elle est, comptons les exemplaires et laissons l’argent tranquille : il va du fan au compte PayPal de l’artiste. <link>Générez des revenus</link> montre les calculs.',
  'staff.godfrey': 'Vous pouvez rencontrer l’un de nous tout de suite.',
  'contact.title': 'Nous contacter',
  'contact.lead': 'Deux façons de nous joindre : Godfrey répond à toute heure, et une personne lit chaque lettre.',
  'contact.open': 'Ouvert maintenant, 24 heures sur 24, 7 jours sur 7',
  'contact.chat': 'Discuter avec Godfrey',
  'contact.chatText':
    'Recommandé, car c’est le plus rapide. Il répond en huit langues et transmet à une personne ce qu’il ne peut régler.',
  'contact.ask': 'Poser votre question',
  'contact.answered': 'Réponse sous 24 à 48 heures',
  'contact.write': 'Écrire une lettre',
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
  'topic.refundText': 'Vous avez payé l’artiste : demandez-lui d’abord. <link>Ce que change un remboursement</link>',
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
  'topic.togetherText': 'Salles, studios, fan-clubs : voir <link>Publicité</link>.',
  'ads.title': 'Publicité',
  'ads.lead':
    'Il n’y a pas de publicité sur TuneMaker, et aucune place ne lui est réservée. Ce que nous cherchons, ce sont des partenaires.',
  'ads.notForSale': 'Ce qui n’est pas à vendre',
  'ads.notForSaleText':
    'Ni bannières, ni places payantes dans le catalogue, ni envois pour le compte d’autrui. Nous ne communiquons jamais les adresses des artistes ou des fans : il n’y a pas de public à louer.',
  'ads.partners': 'Les partenaires que nous aimons',
  'ads.partnersIntro': 'Des lieux où les chansons et ceux qui les aiment se rencontrent déjà.',
  'ads.venues': 'Salles et organisateurs',
  'ads.venuesText':
    'Les artistes ayant une G-Key créent gratuitement des codes QR pour leurs concerts. Il suffit d’une place pour eux à l’entrée, au bar ou sur le billet.',
  'ads.studios': 'Studios et disquaires',
  'ads.studiosText':
    'Vous rencontrez les artistes quand la chanson est finie et qu’il faut lui trouver une place. Une lettre pour cela se trouve ci-dessous.',
  'ads.clubs': 'Fan-clubs',
  'ads.clubsText':
    'Un artiste peut donner à un club ses propres Keymails. Les membres paient alors directement l’artiste, et chacun possède un exemplaire numéroté.',
  'ads.schools': 'Écoles, conseillers, cliniques juridiques',
  'ads.schoolsText':
    'Une description claire de ce que cela coûte à un artiste et de ce que cela peut rapporter, pour ceux qui conseillent.',
  'ads.take': 'Emportez-en une',
  'ads.takeText': 'Chacune tient sur une page et est faite pour l’impression.',
  'ads.letterStudios': 'Pour les studios',
  'ads.letterClubs': 'Pour les fan-clubs',
  'ads.letterCounselors': 'Pour les conseillers',
  'ads.letterVisitors': 'Pour les visiteurs',
  'ads.read': 'Lire et imprimer',
  'ads.begin': 'Comment commencer',
  'ads.beginText':
    'Écrivez à <mail>{mail}</mail> : qui vous êtes, où vous êtes, ce que vous avez en tête. Les partenariats se conviennent un à un, entre personnes. Vous recevez une réponse sous 24 à 48 heures.',
  'ads.godfrey': 'Godfrey peut répondre à une question rapide.',
  'article.contents': 'Sur cette page',
}
