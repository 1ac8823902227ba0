import type { Translation } from '#text/messages/catalog'
import type { copyrightGuide } from './en.ts'

export const messages: Translation<typeof copyrightGuide> = {
  'copyright.title': 'Protéger vos œuvres',
  'copyright.lead':
    'Une chanson est à vous dès que vous l’écrivez ou l’enregistrez. Le dépôt permet de le prouver, et il nous le faut avant toute demande ou mise en ligne.',
  'copyright.song': 'La chanson',
  'copyright.songCovers': 'Paroles, mélodie, accords',
  'copyright.songText':
    'Appartient à qui l’a écrite. Sauf accord contraire, deux auteurs la possèdent ensemble : nommez les deux.',
  'copyright.recording': 'L’enregistrement',
  'copyright.recordingCovers': 'Ce qui est sorti des micros',
  'copyright.recordingText':
    'Appartient à qui l’a interprété, produit ou payé, selon votre accord. Mettez-le par écrit avant la fin de la séance.',
  'copyright.two':
    'Il y a donc deux droits dans chaque titre. Si vous l’avez écrit et enregistré vous-même, les deux sont à vous, et souvent un seul dépôt suffit.',
  'filing.title': 'Le dépôt',
  'filing.intro': 'Aux États-Unis. Ailleurs, adressez-vous à l’office de votre pays.',
  'filing.1':
    'Le dépôt se fait en ligne auprès de l’U.S. Copyright Office : un compte, un formulaire, les frais et une copie de l’œuvre. Le formulaire demande qui a écrit quoi et à qui cela appartient. Répondez comme sous serment, car c’est presque le cas.',
  'filing.2':
    'Le certificat peut prendre des mois. Le dépôt compte pourtant dès le jour où l’office a les trois : formulaire, frais et copie. Gardez la confirmation jusque-là.',
  'filing.3':
    'Vous nous remettez ce certificat ou cette confirmation, en PDF, JPG ou PNG. Il est conservé en privé, pour la vérification et rien d’autre.',
  'filing.noAdvice': 'C’est un résumé pour musiciens, pas un conseil juridique. Les pages de l’office font foi.',
  'filing.aside': 'Frais et aide externe',
  'filing.fee': 'C’est le prix du dépôt, selon ce que vous déposez et comment. Vous le payez à l’office, pas à nous.',
  'filing.faq': 'FAQ du Copyright Office',
  'filing.faqNote': '(ouvre copyright.gov dans un nouvel onglet)',
  'adds.title': 'Ce qu’ajoute une G-Key',
  'adds.text':
    'Le dépôt dit au monde que la chanson est à vous. Une G-Key le dit à TuneMaker, et vous permet de vendre ici.',
  'adds.1': 'Votre nom et vos documents sont comparés avant toute publication.',
  'adds.2': 'Chaque exemplaire vendu porte son numéro, et il n’y en a jamais plus que vous ne l’avez dit.',
  'adds.3': 'Personne d’autre que vous ne peut émettre des Keymails pour vos chansons.',
  'adds.4':
    'Elle coûte 50 $US une fois, plus les taxes applicables, au lieu des 100 $US habituels. Non remboursable, à vie.',
  'adds.get': 'Obtenir l’accès G-Key',
  'copyright.godfrey': 'Coauteurs, samples, reprises : demandez avant de déposer.',
}
