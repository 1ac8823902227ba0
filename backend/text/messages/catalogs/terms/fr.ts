import type { Translation } from '#text/messages/catalog'
import type { terms } from './en.ts'

export const messages: Translation<typeof terms> = {
  title: 'Conditions d’utilisation',
  lead: 'Nos règles, en mots simples. Elles vous engagent autant que nous. Cette traduction est une aide ; le texte anglais fait foi.',
  godfrey: 'Demandez avant de signer, pas après.',
  agreement: 'Qui accepte quoi',
  'agreement.1':
    'Ces conditions s’appliquent entre vous et TuneMaker. Visiter le site ne demande aucun accord, seulement la courtoisie d’usage. Vous les acceptez en demandant une G-Key, en mettant une chanson en ligne ou en payant quelque chose.',
  'agreement.2':
    'La vente d’un exemplaire se fait entre le fan qui achète et l’artiste qui vend. Nous fournissons la plateforme et tenons le registre des numéros ; nous ne sommes pas le vendeur.',
  gKey: 'La G-Key',
  'gKey.1':
    'Pour en avoir une, vous devez avoir 18 ans ou plus, pouvoir contracter et détenir les droits sur ce que vous proposez. Ce que vous nous dites doit être vrai. Le dépôt auprès de l’office du droit d’auteur de votre pays est exigé avant toute demande ou mise en ligne ; il y coûte de 45 à 85 $US.',
  'gKey.2':
    'La G-Key coûte 50 $US une seule fois au lieu des 100 $US habituels, plus les taxes applicables. Elle est valable à vie et <strong>non remboursable</strong>, car les frais couvrent la vérification, y compris d’une demande refusée. Un refus est toujours motivé.',
  'gKey.3':
    'La clé est votre signature ici. Gardez-la pour vous ; ce qui est fait avec elle est réputé fait par vous jusqu’à ce que vous nous préveniez.',
  uploads: 'Frais de mise en ligne',
  'uploads.1':
    'La mise en ligne se paie par chanson, à l’avance. Plus vous en achetez ensemble, jusqu’à dix, moins chacune coûte. Si une mise en ligne échoue ou est refusée, elle reste payée. Les frais ne sont <strong>pas remboursables</strong>.',
  'uploads.formats': 'Les enregistrements sont en MP3, WAV, FLAC, M4A ou AAC, jusqu’à 50 Mo chacun.',
  'uploads.songs': '{from} ou {to} chansons',
  'uploads.each': '{price} chacune',
  rights: 'À qui est la chanson',
  'rights.1':
    '<strong>À vous. Vous gardez tous vos droits.</strong> Vous nous autorisez à stocker l’enregistrement, à vous le faire écouter, ainsi qu’aux détenteurs d’un exemplaire, à montrer son titre, votre nom d’artiste, le prix et l’édition, et à faire entendre au public un extrait de 30 secondes au plus.',
  'rights.2':
    'Vous nous assurez que les droits de personne ne s’y opposent : coauteurs, musiciens, samples, labels. En cas de réclamation, une personne l’examine, et la chanson peut être retirée de la vente entre-temps.',
  editions: 'Éditions et Keymails',
  'editions.1':
    'Une édition compte de 1 à 10 000 exemplaires, selon votre choix. Dès la première Keymail, elle peut diminuer, jamais grandir. Le numéro d’un exemplaire est fixé à l’émission de son code. Il n’y a jamais un exemplaire de plus que ne le dit l’édition ; c’est ce que paient vos fans, sans exception, ni pour nous ni pour vous.',
  'editions.2':
    'Vous fixez le prix, à partir de 0,99 $US pour une chanson et de 1,00 $US pour une Keymail. Une fois la Keymail émise, son prix ne change plus. Un code sert une fois.',
  'editions.3':
    'Vous pouvez nous faire envoyer des Keymails, au plus {count, number} par jour, à des personnes qui le souhaitent. Leurs adresses servent à ce seul envoi et sont oubliées après 90 jours. Chaque e-mail contient un lien qui met fin aux envois d’artistes ; qui l’a utilisé n’en reçoit pas non plus de vous, et vous le voyez dans votre liste.',
  buying: 'Acheter un exemplaire',
  'buying.1':
    'Vous voyez l’artiste, la chanson, le numéro et le prix avant de payer par PayPal, en dollars américains. Un code n’est réservé à personne : le premier à payer obtient l’exemplaire. Si quelqu’un a été plus rapide, nous vous le disons et rien n’est débité.',
  'buying.2':
    'Votre exemplaire est pour votre écoute personnelle et ouvre le Private Green Room de l’artiste. Il ne vous donne pas le droit de copier, revendre, publier ou interpréter la chanson, ni de partager votre accès.',
  'buying.3':
    'Un exemplaire pas encore écouté peut être offert par e-mail, une fois. Il est à vous jusqu’à ce que le cadeau soit accepté ; une offre que personne n’accepte prend fin après {days} jours. Ne nous donnez qu’une adresse dont le titulaire s’attend à vous lire ; la <privacy>politique de confidentialité</privacy> dit ce qu’elle devient.',
  'buying.4':
    'En vente libre, un exemplaire vous est gardé pendant le paiement. Ce qu’un navigateur et un réseau peuvent garder à la fois est limité, pour que personne ne bloque une édition. Votre reçu va à l’adresse indiquée par PayPal.',
  'buying.5': 'Il reste à vous sur tout appareil. Si PayPal tarde, l’exemplaire vous reste réservé jusqu’à la réponse.',
  money: 'Où va l’argent',
  'money.1':
    'Ce qu’un fan paie pour un exemplaire va <strong>directement sur le compte PayPal de l’artiste</strong>. Nous n’en prenons rien et ne le détenons jamais. PayPal prélève ses frais sur l’artiste. Les artistes s’occupent de leurs impôts.',
  'money.2':
    'TuneMaker perçoit trois choses : les frais de G-Key, les frais de mise en ligne et 9,95 $US pour la Bibliothèque musicale numérique. Les estimations de l’atelier sont des estimations ; seul compte le montant affiché sur le bouton au moment de payer.',
  refunds: 'Remboursements',
  'refunds.1':
    'Les frais de G-Key et de mise en ligne ne sont pas remboursés. Pour un exemplaire, demandez à l’artiste, qui a l’argent et peut le rendre par PayPal. La Bibliothèque musicale numérique nous est payée : adressez-vous donc à nous ; un remboursement total la ferme et laisse vos exemplaires intacts.',
  'refunds.full':
    '<strong>Un remboursement total met fin à l’accès.</strong> L’exemplaire n’est plus à vous, et son numéro revient à l’artiste.',
  'refunds.partial': '<strong>Un remboursement partiel conserve l’accès.</strong> L’exemplaire reste à vous.',
  'refunds.dispute': 'Un litige chez PayPal ne change rien tant qu’il n’est pas tranché.',
  'refunds.2':
    'Si vous avez payé et que ce que vous avez acheté n’est plus là, c’est notre faute et une personne le règle sous 48 heures. Vos droits légaux de consommateur restent intacts.',
  rooms: 'La conduite dans le Green Room',
  'rooms.text':
    'C’est l’espace de l’artiste. Il peut retirer ce qui y est publié et mettre en sourdine qui dérange ; cette personne continue de lire et d’écouter. Vous pouvez reprendre vos mots à tout moment. Ce que vous publiez reste à vous ; vous nous autorisez à le montrer aux personnes présentes. Après un remboursement total, l’accès se ferme, et vos mots restent jusqu’à ce que vous ou l’artiste les supprimiez. Ni menaces, ni haine, ni vie privée d’autrui, ni publicité, ni rien d’illégal.',
  evaluation: 'G-Keys d’évaluation',
  'evaluation.text':
    'Elles permettent de voir toutes les pages sans frais. Elles ne peuvent ni encaisser ni émettre de vraies Keymails, et les codes de démonstration ne s’échangent pas. D’autres peuvent utiliser la même clé : n’y mettez rien de privé.',
  godfreyChapter: 'Godfrey et les décisions',
  'godfreyChapter.text':
    'Godfrey, notre agent d’IA, répond aux questions et vérifie les documents. Il peut se tromper. Rien de ce qu’il dit n’approuve une demande, ne déplace d’argent ni ne modifie ces conditions. Si vous contestez l’une de ses décisions, demandez une personne, qui répond sous 24 à 48 heures.',
  closing: 'Quand la vente s’arrête',
  'closing.1':
    'Vous pouvez cesser de vendre quand vous voulez. Les fans peuvent toujours écouter les exemplaires achetés, et vous nous autorisez à garder les fichiers pour cela.',
  'closing.2':
    'Nous pouvons retirer une chanson de la vente ou suspendre une G-Key pour faux documents, œuvre d’autrui, fraude ou attaques contre la plateforme. Nous vous en disons la raison, et vous pouvez demander un nouvel examen par une personne. Les frais ne sont alors pas rendus.',
  promise: 'Ce que nous promettons, et ce que nous ne promettons pas',
  'promise.1':
    'Nous promettons de compter les exemplaires sans erreur, de donner accès à tous ceux qui ont payé et de corriger nos erreurs. Nous ne promettons pas qu’une chanson se vendra, que le service ne s’interrompra jamais ni que PayPal sera toujours disponible.',
  'promise.2':
    'Dans la mesure permise par la loi, ce que nous vous devons pour une défaillance se limite à ce que vous nous avez payé. Cette limite ne vaut pas en cas de faute intentionnelle ou de faute lourde.',
  changes: 'Changements et questions',
  'changes.text':
    'Si ces conditions changent, les nouvelles figurent ici avant de s’appliquer, et ce qui a été acheté avant reste soumis aux conditions en vigueur lors de l’achat. Notre traitement des données figure dans la <privacy>politique de confidentialité</privacy>. Pour le reste, écrivez à <mail>{mail}</mail>.',
}
