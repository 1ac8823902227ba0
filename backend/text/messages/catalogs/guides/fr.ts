import type { Translation } from '#text/messages/catalog'
import type { guides } from './en.ts'

export const messages: Translation<typeof guides> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Avant de publier une chanson, nous devons savoir à qui elle est. Le Governance Tracker est notre façon de le vérifier. La G-Key est ce que vous recevez ensuite.',
  'governance.apply': 'Faites votre demande : obtenez votre G-Key',
  'price.title': 'Une G-Key',
  'price.normally': 'Prix normal',
  'price.not': 'pas',
  'price.offer': 'Offre à durée limitée',
  'price.half': '50 % de réduction',
  'price.tax': 'Taxes',
  'price.taxText': 'selon votre situation',
  'price.once': 'Vous payez une fois, hors taxes',
  'price.note': 'Taxes applicables en sus. Une seule fois, à vie, rien à renouveler. Non remboursable.',
  'steps.title': 'De la demande à la clé',
  'steps.intro': 'Vous pouvez suivre chaque étape avec votre numéro de suivi.',
  'step.1': 'Vous faites votre demande',
  'step.1Text':
    'Votre nom légal, votre nom d’artiste, une adresse e-mail et ce que vous avez déposé : titres, numéros, dates. Vous devez avoir 18 ans ou plus et détenir vous-même les droits.',
  'step.2': 'Vous confirmez',
  'step.2Text':
    'Vous recevez un numéro de suivi, par exemple <code>TM-20261120-K7Q2M9XA</code>, et un e-mail avec un lien. Ouvrez-le, pour que nous sachions que l’adresse est à vous.',
  'step.3': 'Vous payez',
  'step.3Text':
    '50 $ par PayPal, plus les taxes applicables. Les frais couvrent la vérification et ne sont pas remboursables : préparez d’abord vos documents.',
  'step.4': 'Nous lisons vos documents',
  'step.4Text':
    'Godfrey lit d’abord : il compare votre document avec ce que vous avez écrit. Si numéro, titre, nom et date concordent, votre clé part en quelques minutes. Ce qui manque ou n’est pas clair, et toute image, va à une personne, qui répond sous 24 à 48 heures.',
  'step.5': 'Votre G-Key arrive par e-mail',
  'step.5Text':
    'Nous la montrons une fois et n’en gardons que l’empreinte : personne ici ne peut vous la lire. Si elle se perd, écrivez-nous depuis l’adresse de votre demande. Une personne vérifie avant d’en envoyer une nouvelle.',
  'opens.title': 'Ce qu’elle ouvre',
  'opens.intro': 'Avec une clé, vous avez votre propre atelier.',
  'opens.uploads': 'Mises en ligne',
  'opens.uploadsText':
    'Publiez un enregistrement en 1 à 10 000 exemplaires. 25 $ par chanson, jusqu’à 16 $ l’une pour neuf ou dix.',
  'opens.keymails': 'Un code par exemplaire, à votre prix. Distribuez-les comme vous voulez.',
  'opens.room': 'Votre Private Green Room',
  'opens.roomText': 'Les coulisses où n’entrent que les détenteurs de vos Keymails.',
  'opens.qr': 'Codes QR',
  'opens.qrText': 'Gratuits pour les membres G-Key, autant que vous pouvez en coller.',
  'opens.books': 'Les comptes',
  'opens.booksText': 'Chaque vente, les frais de PayPal et ce qui a été remboursé, au centime près.',
  'opens.money': 'L’argent',
  'opens.moneyText':
    'Les fans paient directement sur votre compte PayPal. Nous ne prenons rien sur une vente et ne détenons jamais votre argent.',
  'not.title': 'Ce qu’elle n’est pas',
  'not.1':
    'Une G-Key n’est pas un dépôt de droit d’auteur. Vous le faites auparavant auprès de l’office de votre pays ; il y coûte de 45 à 85 $. <link>Protéger vos œuvres</link> explique comment.',
  'not.2':
    'Ce n’est pas non plus un contrat de disque. Les chansons restent à vous, et nous n’en possédons rien. Et ne la prêtez à personne : qui détient la clé peut agir à votre place.',
  'not.3':
    'Pas encore sûr ? La <link>page des artistes</link> propose des G-Keys d’évaluation. Elles ouvrent toutes les pages et ne coûtent rien ; seuls les paiements et les vraies Keymails sont désactivés.',
  'governance.godfrey': 'Vos documents suffiront-ils ? Dites à Godfrey ce que vous avez.',
  'copyright.title': 'Protéger vos œuvres',
  'copyright.lead':
    'Une chanson est à vous dès que vous l’écrivez ou l’enregistrez. Le dépôt permet de le prouver, et nous le demandons avant tout envoi ici.',
  'copyright.song': 'La chanson',
  'copyright.songCovers': 'Paroles, mélodie, accords',
  'copyright.songText':
    'Appartient à qui l’a écrite. Sauf accord contraire, deux auteurs la possèdent ensemble : nommez les deux.',
  'copyright.recording': 'L’enregistrement',
  'copyright.recordingCovers': 'Ce qui est sorti des micros',
  'copyright.recordingText':
    'Appartient à qui l’a interprété, produit ou payé, selon votre accord. Mettez-le par écrit avant la fin de la séance.',
  'copyright.two':
    'Il y a donc deux droits dans chaque titre. Si vous l’avez écrit et enregistré vous-même, les deux sont à vous, et souvent un seul dépôt suffit.',
  'filing.title': 'Le dépôt',
  'filing.intro': 'Aux États-Unis. Ailleurs, adressez-vous à l’office de votre pays.',
  'filing.1':
    'Le dépôt se fait en ligne auprès du U.S. Copyright Office : un compte, un formulaire, les frais et une copie de l’œuvre. Le formulaire demande qui a écrit quoi et à qui cela appartient. Répondez comme sous serment, car c’est presque le cas.',
  'filing.2':
    'Le certificat peut prendre des mois. L’enregistrement compte pourtant dès le jour où l’office a les trois : formulaire, frais et copie. Gardez la confirmation jusque-là.',
  'filing.3':
    'Vous nous remettez ce certificat ou cette confirmation, en PDF, JPG ou PNG. Il est conservé en privé, pour la vérification et rien d’autre.',
  'filing.noAdvice': 'C’est un résumé pour musiciens, pas un conseil juridique. Les pages de l’office font foi.',
  'filing.aside': 'Frais et aide externe',
  'filing.fee': 'coûte le dépôt, selon ce que vous déposez et comment. Vous le payez à l’office, pas à nous.',
  'filing.faq': 'FAQ du Copyright Office',
  'filing.faqNote': '(ouvre copyright.gov dans un nouvel onglet)',
  'adds.title': 'Ce qu’ajoute une G-Key',
  'adds.text':
    'Le dépôt dit au monde que la chanson est à vous. Une G-Key le dit à TuneMaker, et vous permet de vendre ici.',
  'adds.1': 'Votre nom et vos documents sont comparés avant toute publication.',
  'adds.2': 'Chaque exemplaire vendu porte son numéro, et il n’y en a jamais plus que vous ne l’avez dit.',
  'adds.3': 'Vous seul pouvez délivrer des Keymails pour vos chansons.',
  'adds.4':
    'Elle coûte 50 $ une fois, plus les taxes applicables, au lieu des 100 $ habituels. Non remboursable, à vie.',
  'adds.get': 'Obtenir l’accès G-Key',
  'copyright.godfrey': 'Coauteurs, samples, reprises : demandez avant de déposer.',
  'income.title': 'Générez des revenus',
  'income.lead':
    'Six façons dont une chanson peut rapporter. Toutes ne passent pas par TuneMaker, et ce serait mal commencer que de le prétendre. Chacune dit d’où vient son argent.',
  'income.apply': 'Commencez : faites votre demande',
  'income.paidHere': 'Payé ici',
  'income.inPrice': 'Dans votre prix',
  'income.elsewhere': 'Payé ailleurs',
  'income.inCopy': 'Dans chaque exemplaire',
  'income.free': 'Gratuit',
  'income.1': 'Ventes directes',
  'income.1Text':
    'Un fan paie le prix que vous fixez, par PayPal, directement sur votre compte. Pas de boutique entre vous, et nous ne gardons rien. PayPal prélève ses frais, comme toujours.',
  'income.2': 'Revenus des Keymails',
  'income.2Text':
    'Une Keymail est la vente directe d’ici : un code pour un exemplaire, à partir de 1,00 $. Le formulaire propose 7,50 $ ; c’est vous qui décidez. Distribuez-les par e-mail, au stand, au dos d’une setlist. Vous êtes payé dès l’échange.',
  'income.3': 'Prix par la rareté numérique',
  'income.3Text':
    'Vous choisissez le nombre d’exemplaires, de 1 à 10 000. Vingt à 50,00 $ et mille à 1,00 $ font tous deux 1 000,00 $, mais ce sont deux soirées bien différentes. Dès la première Keymail, l’édition peut diminuer, jamais grandir.',
  'income.4': 'Redevances de streaming',
  'income.4Text':
    'Elles viennent des services de streaming, par votre distributeur et votre société de gestion. TuneMaker n’en verse pas. Une chanson vendue ici en exemplaires numérotés peut quand même en rapporter là-bas.',
  'income.5': 'Adhésion des fans',
  'income.5Text':
    'Chaque exemplaire ouvre votre Private Green Room tant que le fan le possède. Pas de cotisation séparée : l’exemplaire est l’adhésion, et une bonne raison d’en demander plus.',
  'income.6': 'Code QR pour les concerts',
  'income.6Text':
    'Gratuit pour les membres G-Key. Imprimez-le sur une affiche, la grosse caisse, un sous-bock : qui le scanne arrive sur votre page. Le code ne rapporte rien ; il amène ceux qui achètent.',
  'sum.title': 'Faites d’abord le calcul',
  'sum.1':
    'Disons que vous publiez une chanson en 100 exemplaires à 7,50 $ et que tous se vendent. Personne ne peut vous le promettre ; c’est pourquoi les frais figurent sur le même ticket.',
  'sum.2':
    'L’argent arrive sur votre compte PayPal à chaque vente. Le transférer vers une banque ou Venmo est entre vous et PayPal. TuneMaker vit de la G-Key, des frais de mise en ligne et de la Digital Music Library à 9,95 $, pas de vos ventes.',
  'sum.3':
    'Plus il y a de chansons, moins chacune coûte : 25 $ pour une ou deux, 22 $ pour trois ou quatre, 20 $ pour cinq ou six, 18 $ pour sept ou huit, 16 $ pour neuf ou dix. Ces frais ne sont pas remboursables.',
  'slip.title': '100 exemplaires à 7,50 $',
  'slip.fans': 'Les fans vous paient',
  'slip.share': 'Part de TuneMaker',
  'slip.fee': 'Frais de PayPal',
  'slip.feeText': 'au tarif de PayPal',
  'slip.upload': 'Mise en ligne, une fois',
  'slip.gKey': 'G-Key, une fois pour toutes',
  'slip.left': 'Reste, avant PayPal et taxes',
  'income.godfrey': 'Godfrey peut établir avec vous un plan d’une à dix chansons.',
}
