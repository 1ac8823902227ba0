import type { Translation } from '#text/messages/catalog'
import type { fanVisitorChoice } from './en.ts'

export const messages: Translation<typeof fanVisitorChoice> = {
  title: 'Fan ou visiteur ?',
  lead: 'Avec une Keymail, vous allez droit au guichet. Sans, c’est tout aussi bien : faites d’abord un tour.',
  fan: 'Je suis fan',
  fanSays: 'J’ai un code Keymail',
  fan1: 'Saisissez le code que l’artiste vous a donné.',
  fan2: 'Payez une fois le prix de l’artiste avec PayPal.',
  fan3: 'Entrez dans le Private Green Room et écoutez votre exemplaire numéroté.',
  visitor: 'Je suis en visite',
  visitorSays: 'Je viens jeter un œil',
  visitor1: 'Voyez qui vend quoi, et combien d’exemplaires il reste.',
  visitor2: 'Pas de compte, pas d’inscription, rien à payer.',
  visitor3: 'Vous avez trouvé ? Demandez une Keymail à l’artiste.',
  about:
    'Une Keymail est un code comme <code>TM-20261120-K7Q2M9XA</code>. Chacune représente un seul exemplaire d’une chanson ou d’un album, et les artistes les distribuent eux-mêmes : par e-mail, en concert, sur papier. Si la vôtre a déjà été échangée, nous pouvons vous envoyer un lien de connexion.',
  redeem: 'Échanger une Keymail',
  browseMusic: 'Parcourir la musique',
}
