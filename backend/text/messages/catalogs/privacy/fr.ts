import type { Translation } from '#text/messages/catalog'
import type { privacy } from './en.ts'

export const messages: Translation<typeof privacy> = {
  title: 'Politique de confidentialité',
  lead: 'Ce que TuneMaker retient de vous, pourquoi et pendant combien de temps.',
  updated: 'Dernière mise à jour : octobre 2025',
  godfrey: 'Quelque chose n’est pas clair ? Demandez.',
  short: 'En bref',
  'short.1':
    '<strong>Vous pouvez visiter le site sans rien nous dire.</strong> Si vous achetez un exemplaire, PayPal nous donne votre nom et votre e-mail : c’est ainsi que nous savons à qui il est. Si vous vendez ici, nous gardons ce qui montre que vos chansons sont à vous et où vous voulez recevoir l’argent.',
  'short.2': 'Pas de publicité, pas de vente de données, et rien sur ces pages ne vous suit ailleurs.',
  fans: 'Ce que nous conservons sur les fans',
  'fans.intro': 'Quand vous échangez une Keymail et payez :',
  'fans.1': 'votre nom et votre e-mail, tels que PayPal les transmet avec le paiement ;',
  'fans.2': 'quel exemplaire vous avez acheté, quand, à quel prix, et les numéros PayPal de ce paiement ;',
  'fans.3': 'si vous avez acheté la Bibliothèque musicale numérique ;',
  'fans.4': 'le fait que votre reçu a été envoyé à cette adresse ;',
  'fans.5': 'dans un Green Room, le nom que vous choisissez, ce que vous publiez et jusqu’où vous avez lu.',
  'fans.2nd':
    'Ces données nous servent à vous donner accès, sur tout appareil, et à vous envoyer un lien de connexion sur demande. Vous ne choisissez pas de mot de passe et nous n’en gardons aucun.',
  artists: 'Ce que nous conservons sur les artistes',
  'artists.1':
    'De la demande : nom légal, nom d’artiste, e-mail, téléphone si vous le donnez, et ce que vous dites de vos droits.',
  'artists.2': 'Votre G-Key, uniquement sous forme d’empreinte (un hachage). Nous ne pouvons pas la relire.',
  'artists.3': 'L’adresse PayPal à laquelle vos fans paient, une fois confirmée par e-mail.',
  'artists.4': 'Votre biographie, et ce que vous écrivez ou publiez dans votre atelier et votre Green Room.',
  'artists.5':
    'Pour chaque chanson : l’enregistrement, le titre, les titulaires des droits, un contact, le document de droits d’auteur, le prix, le nombre d’exemplaires et les Keymails émises.',
  'artists.6':
    '<strong>Pas</strong> les cinq chiffres d’identité du formulaire de mise en ligne. Ils restent dans votre navigateur et ne sont jamais transmis.',
  collectors: 'Ce que nous conservons sur les collectionneurs',
  'collectors.1':
    'Nom et e-mail, une fois confirmés par le lien. Une adresse que personne ne confirme est oubliée après sept jours.',
  'collectors.2':
    'Les exemplaires que vous possédez. Votre nom figure sur vos certificats ; qui vérifie un code ne le voit pas.',
  'collectors.3':
    'Le fichier en pleine résolution porte une marque invisible qui mène à votre exemplaire. Seuls nos administrateurs peuvent la lire, si une image apparaît où elle ne devrait pas.',
  given: 'Adresses que d’autres nous donnent',
  'given.1':
    '<strong>Un artiste qui vous envoie une Keymail</strong> nous donne votre adresse pour ce seul e-mail. Nous l’envoyons avec ses mots et lui montrons où il est allé et s’il est arrivé. Après 90 jours, l’adresse est effacée ; reste son empreinte (un hachage), pour que le lien continue de fonctionner.',
  'given.2':
    '<strong>Ce lien met fin à ces envois pour de bon,</strong> de tous les artistes, sans connexion, tout comme le bouton de votre messagerie. Nous gardons alors l’empreinte de votre adresse et la comparons avant chaque envoi. L’artiste voit que vous n’en voulez plus.',
  'given.3':
    '<strong>Un fan qui vous offre un exemplaire</strong> nous donne votre adresse et, s’il le souhaite, quelques mots. Vous recevez un seul e-mail, avec son nom tel que PayPal nous l’a donné. Si vous acceptez, votre adresse dit à qui est l’exemplaire et y reste liée. Sinon, elle est effacée au retrait de l’offre ou après 30 jours, et les mots au plus tard 30 jours après. Rien d’autre n’y est envoyé.',
  'given.4': 'Nous n’ajoutons aucune de ces adresses à nos listes et ne leur écrivons pour rien d’autre.',
  payments: 'Paiements et PayPal',
  'payments.1':
    'Vous payez chez PayPal. Les numéros de carte et coordonnées bancaires ne nous parviennent jamais. PayPal nous dit si le paiement a réussi, le montant, ses frais, le nom et l’e-mail du payeur, puis nous informe des remboursements. Nous conservons tout cela.',
  'payments.2':
    'Un exemplaire est payé sur le compte PayPal de l’artiste. Il y voit donc votre paiement, avec ce que PayPal montre du payeur.',
  'payments.3':
    'Le script de PayPal n’est chargé que là où il y a quelque chose à payer. Il peut déposer ses propres cookies, couverts par la politique de PayPal.',
  browser: 'Ce qui se trouve dans votre navigateur',
  'browser.1':
    '<strong>Le cookie tm_session (en HTTPS, __Host-tm_session).</strong> Il est déposé quand vous vérifiez un code Keymail, commencez un paiement, vous connectez ou écrivez à Godfrey. Il contient un nombre aléatoire et rien d’autre, les scripts ne peuvent pas le lire, et nous n’en gardons que le hachage. Sans lui, nous ne vous reconnaîtrions pas.',
  'browser.2':
    '<strong>La langue que vous lisez</strong> (un cookie, tm_language), pour que pages et e-mails soient dans cette langue. Ce cookie contient deux lettres.',
  'browser.3':
    '<strong>Une note de votre passage</strong> (tunemaker-visited, dans le stockage local), pour que vous ne voyiez l’introduction qu’une fois.',
  'browser.4':
    '<strong>Ce que vous faites dans cet onglet</strong> (stockage de session) : le code saisi, un plan de sortie, une commande en cours, un formulaire entamé. Tout disparaît à la fermeture.',
  'browser.5':
    '<strong>L’endroit où la musique s’est arrêtée</strong> (tunemaker-boombox, dans le stockage local), si vous utilisez la Bibliothèque musicale numérique : la chanson, la seconde, l’aléatoire et la répétition. Cela ne quitte pas cet appareil.',
  'browser.6': 'Rien de cela ne sert à vous suivre : il n’y a donc pas de bandeau de cookies à fermer.',
  not: 'Ce que nous ne faisons pas',
  'not.1':
    'Pas de statistiques externes, de réseaux publicitaires, de cookies de suivi ni d’empreinte de votre appareil.',
  'not.2': 'Pas de polices, d’images ni de scripts venus d’ailleurs, sauf ceux de PayPal.',
  'not.3': 'Pas de vente, de location ni de prêt de données personnelles.',
  'not.4': 'Pas de profil de ce que vous écoutez.',
  others: 'Ce que les autres peuvent voir',
  'others.1':
    'Tout le monde voit le nom d’un artiste, les titres, les prix et le nombre d’exemplaires restants. Ce qui est publié dans un Green Room est vu par l’artiste et les autres détenteurs, sous le numéro d’exemplaire ou le nom choisi, jamais sous le nom ou l’adresse du paiement. Une conversation privée n’est vue que par le détenteur et l’artiste. Les photos sont recréées sans le lieu ni l’heure notés par l’appareil. Les documents de droits d’auteur sont privés : ils servent à la vérification, et seules les personnes chargées de l’examen les voient.',
  'others.2':
    'Notre équipe voit ce qu’un examen ou votre question exige. Au-delà, nous ne transmettons de données que si la loi nous y oblige.',
  'agent.1':
    'Godfrey est un agent d’IA. Ce que vous lui écrivez est gardé {days} jours, pour qu’il suive la conversation et qu’une personne puisse prendre le relais ; « Recommencer » dans le chat l’efface aussitôt. Pour formuler une réponse ou lire un document, il peut recourir à un fournisseur de modèle de langage, qui reçoit alors ce texte.',
  'agent.2':
    'Il ne vous parle des données de personne d’autre, et des vôtres seulement si votre session est ouverte. Ne lui envoyez ni G-Keys ni mots de passe.',
  mails: 'Les e-mails que nous envoyons',
  'mails.text':
    'Des e-mails sur ce que vous avez fait : un lien de connexion, la confirmation d’une adresse, un reçu, votre G-Key, le résultat d’un examen, un changement de compte, un exemplaire disponible sur une liste d’attente. Les Keymails et cadeaux d’autrui sont décrits plus haut. Si vous laissez votre adresse pour des nouvelles ou une illustration, elle ne sert qu’à cela : un e-mail demande confirmation, les nouvelles ne viennent qu’ensuite, et chacune contient un lien pour y mettre fin. De même pour les artistes suivis et les chansons souhaitées ; la page Notifications montre tout et met fin à tout.',
  long: 'Durée de conservation',
  'long.text':
    'Les compteurs existent pour que personne n’essaie des codes ou mots de passe par milliers, ni ne retienne des exemplaires sans payer. Ils contiennent une adresse réseau, ce qui est compté (pour les exemplaires retenus, l’édition) et un nombre.',
  protection: 'Comment vos données sont protégées',
  'protection.text':
    'Numéros de session, G-Keys et liens sont stockés sous forme de hachages : une base volée ne donne aucun accès. Seuls l’artiste et les détenteurs peuvent écouter les enregistrements. Un nouveau numéro est attribué à chaque connexion. Aucun système n’est infaillible ; si vos données sont touchées, nous vous le dirons.',
  choices: 'Vos choix',
  'choices.1':
    '<data>Vos données</data> vous donne une copie de tout ce que nous avons sur vous, ou l’efface, par un lien envoyé à l’adresse concernée. L’effacement prend sept jours, et jusque-là un lien dans notre e-mail l’arrête. Pour une explication ou une correction, écrivez à <mail>{mail}</mail> depuis cette adresse : une personne répond sous 24 à 48 heures.',
  'choices.2':
    'Deux choses ne peuvent être effacées : le registre des paiements, qui doit rester complet mais perd votre nom et votre adresse, et le fait qu’un exemplaire est vendu. Une fois effacées les données de son propriétaire, un exemplaire ne peut plus être écouté par personne. D’un artiste restent le nom d’artiste et les sorties que d’autres possèdent. Se déconnecter met fin à la session aussitôt. Les petites erreurs se corrigent par <correction>Demander une correction</correction>.',
  'choices.3':
    'Les artistes qui vendent ici doivent avoir 18 ans ou plus. Nous ne demandons l’âge de personne d’autre.',
  changes: 'Quand cela change',
  'changes.text':
    'La date ci-dessus change avec le texte. Si nous voulons un jour utiliser des données pour autre chose, nous le disons d’abord ici. Questions à <mail>{mail}</mail>.',
  'keep.visitor': 'Session d’un visiteur non connecté',
  'keep.visitorFor': '7 jours',
  'keep.signedIn': 'Session d’un artiste ou d’un fan connecté',
  'keep.signedInFor': '1 an, 180 jours sans visite, ou jusqu’à la déconnexion',
  'keep.application': 'Demande de G-Key dont l’adresse n’a pas été confirmée',
  'keep.applicationFor': '7 jours, avec ses documents',
  'keep.upload': 'Envoi inachevé d’un enregistrement',
  'keep.uploadFor': '24 heures',
  'keep.links': 'Liens de nos e-mails',
  'keep.linksFor': '30 minutes pour la connexion, 24 heures pour une adresse de paiement ; effacés un jour après',
  'keep.tries': 'Compteurs d’essais et d’exemplaires retenus sans payer, par adresse réseau',
  'keep.triesFor': 'environ un jour',
  'keep.visits': 'Visites : un hachage de l’adresse réseau et du navigateur, avec une clé renouvelée chaque jour',
  'keep.visitsFor': 'jusqu’à la fin du jour (UTC) ; ensuite seuls restent les totaux',
  'keep.staff': 'Adresse réseau de notre équipe à la connexion',
  'keep.staffFor': '30 jours comme adresse de confiance',
  'keep.posts': 'Ce que vous publiez dans un Green Room',
  'keep.postsFor': 'jusqu’à ce que vous ou l’artiste l’effaciez ; les fichiers effacés disparaissent sous trois heures',
  'keep.chat': 'Ce que vous et Godfrey vous dites',
  'keep.chatFor': '{days} jours, ou jusqu’à ce que vous choisissiez « Recommencer »',
  'keep.news': 'Une adresse laissée pour des nouvelles ou une illustration',
  'keep.newsFor': '30 jours sans confirmation, sinon jusqu’à votre retrait',
  'keep.mailed': 'Une adresse à laquelle un artiste a envoyé une Keymail',
  'keep.mailedFor': '90 jours ; ensuite seulement une empreinte (un hachage)',
  'keep.stopped': 'Une adresse qui ne veut plus d’e-mails d’artistes',
  'keep.stoppedFor': 'sous forme d’empreinte, jusqu’à ce que vous nous demandiez de l’effacer',
  'keep.refund': 'Le texte d’une demande de remboursement et de sa réponse',
  'keep.refundFor': '180 jours',
  'keep.gift': 'L’adresse et les mots d’un cadeau',
  'keep.giftFor': 'jusqu’à l’acceptation ou au retrait, 30 jours au plus ; les mots, 30 jours de plus',
  'keep.follower': 'Une adresse qui suit des artistes ou des chansons',
  'keep.followerFor': '30 jours sans confirmation, sinon 30 jours après qu’elle ne suit plus rien',
  'keep.device': 'Un navigateur qui montre nos notifications',
  'keep.deviceFor': 'jusqu’à ce que vous les y arrêtiez ou que l’adresse ne suive plus rien',
  'keep.heard': 'Les dernières chansons écoutées dans votre navigateur, sous un numéro interne',
  'keep.heardFor': '90 jours ; les artistes voient combien de fois, pas par qui',
  'keep.waiting': 'Une adresse sur une liste d’attente',
  'keep.waitingFor': 'jusqu’à 30 jours après notre unique e-mail, ou un an sans que votre tour vienne',
  'keep.archive': 'Une archive de vos données que vous avez demandée',
  'keep.archiveFor': '7 jours, ou jusqu’à la demande suivante',
  'keep.bounced': 'Une adresse signalée comme inexistante à notre serveur',
  'keep.bouncedFor': '30 jours',
  'keep.songs': 'Chansons et documents de droits d’auteur',
  'keep.songsFor': 'tant que la chanson est ici ou que quelqu’un a un exemplaire',
  'keep.orders': 'Commandes, paiements et grand livre, avec l’adresse de chaque reçu',
  'keep.ordersFor':
    'de façon permanente, l’adresse jusqu’à ce que vous la fassiez effacer ; le grand livre ne peut être réécrit',
  'keep.copies': 'Qui possède quel exemplaire',
  'keep.copiesFor': 'tant que l’exemplaire existe',
  'keep.log':
    'Dans le registre public : un sceau sur l’adresse de chaque propriétaire, que personne ne peut ouvrir sans un secret que nous gardons',
  'keep.logFor': 'de façon permanente ; le registre ne peut être réécrit',
}
