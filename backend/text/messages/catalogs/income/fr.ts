import type { Translation } from '#text/messages/catalog'
import type { income } from './en.ts'

export const messages: Translation<typeof income> = {
  'income.title': 'Générez des revenus',
  'income.lead':
    'Six façons dont une chanson peut rapporter. Toutes ne passent pas par TuneMaker, et ce serait mal commencer que de prétendre le contraire. Chacune dit d’où vient son argent.',
  'income.apply': 'Commencez : faites votre demande',
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
    'Ici, la vente directe passe par la Keymail : un code pour un exemplaire, à partir de 1,00 $US. Le formulaire propose 7,50 $US ; c’est vous qui décidez. Distribuez les codes par e-mail, au stand, au dos d’une setlist. Vous recevez l’argent dès l’échange.',
  'income.3': 'Prix par la rareté numérique',
  'income.3Text':
    'Vous choisissez le nombre d’exemplaires, de 1 à 10 000. Vingt à 50,00 $US et mille à 1,00 $US font tous deux 1 000,00 $US, mais ce sont deux soirées bien différentes. Dès la première Keymail, l’édition peut diminuer, jamais grandir.',
  'income.4': 'Redevances de streaming',
  'income.4Text':
    'Elles viennent des services de streaming, par votre distributeur et votre société de gestion. TuneMaker n’en verse pas. Une chanson vendue ici en exemplaires numérotés peut quand même en rapporter là-bas.',
  'income.5': 'Adhésion des fans',
  'income.5Text':
    'Chaque exemplaire ouvre votre Private Green Room tant que le fan le possède. Pas de cotisation séparée : l’exemplaire est l’adhésion, et une bonne raison d’en demander plus.',
  'income.6': 'QR code pour les concerts',
  'income.6Text':
    'Gratuit pour les membres G-Key. Imprimez-le sur une affiche, la grosse caisse, un sous-bock : qui le scanne arrive sur votre page. Le code ne rapporte rien ; il amène ceux qui achètent.',
  'sum.title': 'Faites d’abord le calcul',
  'sum.1':
    'Disons que vous publiez une chanson en 100 exemplaires à 7,50 $US et que tous se vendent. Personne ne peut vous le promettre ; c’est pourquoi les frais figurent sur le même ticket.',
  'sum.2':
    'L’argent arrive sur votre compte PayPal à chaque vente. Le transférer vers une banque ou Venmo ne regarde que vous et PayPal. TuneMaker vit de la G-Key, des frais de mise en ligne et de la Bibliothèque musicale numérique à 9,95 $US, pas de vos ventes.',
  'sum.3':
    'Plus il y a de chansons, moins chacune coûte : 25 $US pour une ou deux, 22 $US pour trois ou quatre, 20 $US pour cinq ou six, 18 $US pour sept ou huit, 16 $US pour neuf ou dix. Ces frais ne sont pas remboursables.',
  'slip.title': '100 exemplaires à 7,50 $US',
  'slip.fans': 'Les fans vous paient',
  'slip.share': 'Part de TuneMaker',
  'slip.fee': 'Frais de PayPal',
  'slip.feeText': 'au tarif de PayPal',
  'slip.upload': 'Mise en ligne, une fois',
  'slip.gKey': 'G-Key, une fois pour toutes',
  'slip.left': 'Reste, avant PayPal et taxes',
  'income.godfrey': 'Godfrey peut établir avec vous un plan d’une à dix chansons.',
}
