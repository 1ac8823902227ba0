import type { Translation } from '#text/messages/catalog'
import type { governance } from './en.ts'

export const messages: Translation<typeof governance> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    'Avant de publier une chanson, nous devons savoir à qui elle est. Le Governance Tracker est notre façon de le vérifier. La G-Key est ce que vous recevez ensuite.',
  'governance.apply': 'Faites votre demande : obtenez votre G-Key',
  'price.title': 'Une G-Key',
  'price.normally': 'Prix normal',
  'price.not': 'pas',
  'price.offer': 'Offre à durée limitée',
  'price.half': '50 % de réduction',
  'price.tax': 'Taxes',
  'price.taxText': 'selon votre situation',
  'price.once': 'Vous payez une fois, hors taxes',
  'price.note': 'Taxes applicables en sus. Une seule fois, à vie, rien à renouveler. Non remboursable.',
  'steps.title': 'De la demande à la clé',
  'steps.intro': 'Vous pouvez suivre chaque étape avec votre numéro de suivi.',
  'step.1': 'Vous faites votre demande',
  'step.1Text':
    'Votre nom légal, votre nom d’artiste, une adresse e-mail et ce que vous avez déposé : titres, numéros, dates. Vous devez avoir 18 ans ou plus et détenir vous-même les droits.',
  'step.2': 'Vous confirmez',
  'step.2Text':
    'Vous recevez un numéro de suivi, par exemple <code>TM-20261120-K7Q2M9XA</code>, et un e-mail avec un lien. Ouvrez-le, pour que nous sachions que l’adresse est à vous.',
  'step.3': 'Vous payez',
  'step.3Text':
    '50 $US par PayPal, plus les taxes applicables. Les frais couvrent la vérification et ne sont pas remboursables : préparez d’abord vos documents.',
  'step.4': 'Nous lisons vos documents',
  'step.4Text':
    'Godfrey lit d’abord : il compare votre document avec ce que vous avez écrit. Si numéro, titre, nom et date concordent, votre clé part en quelques minutes. Ce qui manque ou n’est pas clair, et toute image, va à une personne, qui répond sous 24 à 48 heures.',
  'step.5': 'Votre G-Key arrive par e-mail',
  'step.5Text':
    'Nous la montrons une fois et n’en gardons que l’empreinte : personne ici ne peut vous la lire. Si elle se perd, écrivez-nous depuis l’adresse de votre demande. Une personne vérifie avant d’en envoyer une nouvelle.',
  'opens.title': 'Ce qu’elle ouvre',
  'opens.intro': 'Avec une clé, vous avez votre propre atelier.',
  'opens.uploads': 'Mises en ligne',
  'opens.uploadsText':
    'Publiez un enregistrement en 1 à 10 000 exemplaires. 25 $US par chanson, seulement 16 $US l’une pour neuf ou dix.',
  'opens.keymails': 'Un code par exemplaire, à votre prix. Distribuez-les comme vous voulez.',
  'opens.room': 'Votre Private Green Room',
  'opens.roomText': 'Les coulisses où n’entrent que les détenteurs de vos Keymails.',
  'opens.qr': 'QR codes',
  'opens.qrText': 'Gratuits pour les membres G-Key, autant que vous pouvez en coller.',
  'opens.books': 'Les comptes',
  'opens.booksText': 'Chaque vente, les frais de PayPal et ce qui a été remboursé, au centime près.',
  'opens.money': 'L’argent',
  'opens.moneyText':
    'Les fans paient directement sur votre compte PayPal. Nous ne prenons rien sur une vente et ne détenons jamais votre argent.',
  'not.title': 'Ce qu’elle n’est pas',
  'not.1':
    'Une G-Key n’est pas un dépôt de droit d’auteur. Vous le faites auparavant auprès de l’office de votre pays ; il y coûte de 45 à 85 $US. <link>Protéger vos œuvres</link> explique comment.',
  'not.2':
    'Ce n’est pas non plus un contrat de disque. Les chansons restent à vous, et nous n’en possédons rien. Et ne la prêtez à personne : qui détient la clé peut agir à votre place.',
  'not.3':
    'Vous hésitez encore ? La <link>page des artistes</link> propose des G-Keys d’évaluation. Elles ouvrent toutes les pages et ne coûtent rien ; seuls les paiements et les vraies Keymails sont désactivés.',
  'governance.godfrey': 'Vos documents suffiront-ils ? Dites à Godfrey ce que vous avez.',
}
