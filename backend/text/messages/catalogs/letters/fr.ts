import type { Translation } from '#text/messages/catalog'
import type { letters } from './en.ts'

export const messages: Translation<typeof letters> = {
  'counselor.audience': 'Présentation de la plateforme',
  'counselor.title': 'TuneMaker en une page',
  'counselor.greeting': 'Madame, Monsieur,',
  'counselor.p1':
    'Vous êtes peut-être la première personne qu’un auteur interroge : à l’école, dans un centre social, une clinique juridique ou un service de conseil aux musiciens. Cette page veut vous aider à répondre.',
  'counselor.p2':
    'TuneMaker vend des chansons en un nombre fixe d’exemplaires. L’artiste décide combien il y en a et ce que chacun coûte. L’auditeur reçoit un code, appelé Keymail, paie l’artiste via PayPal et possède un exemplaire numéroté. Il s’écoute sur tout appareil et ouvre le Private Green Room de l’artiste, un espace en coulisses pour ceux qui possèdent un exemplaire.',
  'counselor.p3':
    'Trois choses à dire avant toute demande. L’artiste doit avoir 18 ans, détenir les droits et avoir d’abord déposé ses œuvres. Nos frais ne sont pas remboursables, et personne ne peut promettre qu’une chanson se vendra. Et ce que paient les fans va directement sur le compte PayPal de l’artiste : nous ne détenons jamais cet argent et n’en prélevons rien.',
  'counselor.p4':
    'Nous ne sommes ni un label, ni un éditeur, ni une société de gestion. Les droits restent où ils sont. Qui veut d’abord regarder peut essayer tout l’atelier avec une clé d’évaluation, sans frais.',
  'counselor.p5':
    'Pour les questions restantes, Godfrey, notre assistant IA, répond en huit langues sur {site}/godfrey-chat, et une personne répond aux courriers adressés à {contact} sous 24 à 48 heures.',
  'counselor.facts': 'En bref',
  'fact.gKey': 'G-Key',
  'counselor.gKey': '50 $US une fois, à vie (normalement 100 $US), taxes applicables en sus. Non remboursable.',
  'fact.upload': 'Mise en ligne',
  'fact.uploadValue': '25 $US par chanson, seulement 16 $US chacune pour neuf ou dix. Non remboursable.',
  'fact.share': 'Part des ventes',
  'fact.shareValue': 'Aucune. Les frais de PayPal s’appliquent.',
  'counselor.price': 'Prix d’un exemplaire',
  'counselor.priceValue': 'Fixé par l’artiste, à partir de 1,00 $US.',
  'fact.edition': 'Édition',
  'counselor.editionValue': 'De 1 à 10 000 exemplaires. Jamais plus qu’annoncé.',
  'counselor.copyright': 'Droits d’auteur',
  'counselor.copyrightValue': 'Dépôt préalable, de 45 à 85 $US à l’office national. Les documents sont vérifiés.',
  'counselor.audio': 'Audio',
  'counselor.audioValue': 'MP3, WAV, FLAC, M4A, AAC, 50 Mo au plus.',
  'counselor.refunds': 'Remboursements',
  'counselor.refundsValue': 'Un remboursement total met fin à l’accès, un partiel le maintient.',
  'counselor.visitors': 'Visiteurs',
  'counselor.visitorsValue': 'Gratuit, sans inscription.',
  'counselor.closing': 'Bien cordialement,',
  'studio.audience': 'Pour les studios d’enregistrement',
  'studio.title': 'Après le dernier mix',
  'studio.greeting': 'Chère équipe du studio,',
  'studio.p1':
    'Vous connaissez ce moment. Le mix est fini, l’artiste est content, puis vient la question : où le publier ? Un stream rapporte une fraction de centime, et les disques se paient avant la première vente. Nous proposons une troisième voie.',
  'studio.p2':
    'Sur TuneMaker, un artiste vend un enregistrement en un nombre fixe d’exemplaires, disons 100, chacun numéroté. L’acheteur paie directement sur le compte PayPal de l’artiste. Nous ne prenons rien sur la vente et ne détenons jamais l’argent.',
  'studio.p3':
    'Tout commence par les droits, et c’est là que vous intervenez. L’artiste doit montrer à qui sont la chanson et l’enregistrement. Un court document de séance évite bien des ennuis : qui l’a écrite, qui a joué, qui possède le master. Le dépôt auprès de l’office national coûte de 45 à 85 $US et vient d’abord.',
  'studio.p4':
    'Ce qu’il nous faut de vous, c’est un bon fichier. Nous diffusons ce qui a été envoyé tel quel, sans le recompresser : remettez aussi à votre artiste le WAV ou le FLAC.',
  'studio.p5':
    'Si vous pensez que cela convient à quelqu’un qui enregistre chez vous, donnez-lui cette page. Les studios n’ont ni inscription ni frais.',
  'studio.facts': 'Ce que votre artiste doit savoir',
  'studio.files': 'Fichiers',
  'studio.filesValue': 'WAV, FLAC, MP3, M4A, AAC, 50 Mo au plus',
  'studio.editionValue': 'De 1 à 10 000 exemplaires numérotés',
  'studio.gKeyValue': '50 $US une fois (normalement 100 $US), taxes en sus',
  'studio.uploadValue': '25 $US par chanson, seulement 16 $US pour neuf ou dix',
  'studio.fees': 'Frais',
  'studio.feesValue': 'Non remboursables',
  'studio.shareValue': 'Aucune ; frais de PayPal en sus',
  'studio.apply': 'Demande sur',
  'studio.closing': 'Avec tout notre respect pour votre travail,',
  'fanClub.audience': 'Pour les fan-clubs',
  'fanClub.title': 'Quelqu’un aura le n° 1',
  'fanClub.greeting': 'Cher club,',
  'fanClub.p1':
    'Vous avez porté des amplis, vendu des t-shirts et roulé toute la nuit. Voici une façon d’être payés en musique, et de bien payer l’artiste par la même occasion.',
  'fanClub.p2':
    'Sur TuneMaker, une chanson existe en un nombre fixe d’exemplaires. L’artiste dit combien, et c’est tout : 100, c’est 100. Chaque exemplaire a son numéro, et qui en possède un entre dans le Private Green Room de l’artiste.',
  'fanClub.p3':
    'L’artiste remet à votre club un lot de Keymails, un code par exemplaire. Distribuez-les comme bon vous semble : par tirage au sort, à l’ancienneté, à la fête d’été. Chaque membre saisit le code, paie le prix de l’artiste via PayPal, et il est admis. L’argent va directement à l’artiste. Rien pour nous, rien par la caisse du club.',
  'fanClub.p4':
    'Un code sert une fois. Le saisir de nouveau ne débite personne. L’exemplaire reste à qui a payé, sur tout appareil. Si l’artiste le rembourse en totalité, l’accès prend fin ; après un remboursement partiel, il demeure.',
  'fanClub.p5': 'Il suffit d’un artiste qui a une G-Key. Si le vôtre n’en a pas, montrez-lui cette lettre.',
  'fanClub.facts': 'Comment un membre entre',
  'fanClub.step1': 'Ouvrir {site}/redeem-keymail',
  'fanClub.step2': 'Saisir le code du club',
  'fanClub.step3': 'Payer le prix de l’artiste avec PayPal',
  'fanClub.step4': 'Écouter votre exemplaire, rencontrer les autres',
  'fanClub.closing': 'À bientôt en coulisses,',
  'visitor.audience': 'Pour les visiteurs',
  'visitor.title': 'Des chansons numérotées',
  'visitor.greeting': 'TuneMaker est une petite maison pour la musique indépendante.',
  'visitor.p1':
    'Ici, les artistes vendent une chanson en un nombre fixe d’exemplaires, directement à ceux qui la veulent. Vous payez l’artiste une fois, possédez un exemplaire comme le n° 7 sur 100 et entrez dans le Private Green Room de l’artiste.',
  'visitor.p2': 'La visite est gratuite et sans inscription.',
  'visitor.facts': 'Cinq questions',
  'visitor.q1': 'Qu’est-ce que la rareté numérique ?',
  'visitor.a1':
    'L’artiste décide combien d’exemplaires existent, de 1 à 10 000. Chacun a un numéro, et aucun n’est jamais ajouté.',
  'visitor.q2': 'Qu’est-ce que l’authentification par G-Key ?',
  'visitor.a2': 'Les artistes montrent à qui est la chanson avant de vendre. La G-Key prouve qu’ils l’ont fait.',
  'visitor.q3': 'Qu’est-ce qu’une Keymail ?',
  'visitor.a3':
    'Un code pour un exemplaire, remis par l’artiste. Il sert une fois. Si quelqu’un a été plus rapide, rien ne vous est débité.',
  'visitor.q4': 'Comment les artistes gagnent-ils de l’argent ?',
  'visitor.a4':
    'Ils fixent le prix, qui va directement sur leur compte PayPal. TuneMaker ne prend rien. PayPal prélève ses frais.',
  'visitor.q5': 'Que reçoivent les fans ?',
  'visitor.a5':
    'La chanson entière sur tout appareil, et le Green Room. Un remboursement total met fin à l’accès, un partiel le maintient.',
  'visitor.closing': 'Commencez sur {site}/browse-music',
  'sample.artist': 'Votre artiste',
  'sample.song': 'La chanson que vous attendez',
  'sample.lovedArtist': 'Quelqu’un que vous aimez',
  'sample.lovedSong': 'Cette chanson-là',
  pdfFailed: 'Le PDF n’est pas prêt',
  pdfFailedText: 'Impossible de joindre TuneMaker. Veuillez réessayer, ou imprimez la page.',
  home: 'Retour à l’accueil',
  browse: 'Parcourir la musique',
  print: 'Imprimer',
  preparing: 'Préparation du PDF…',
  download: 'Télécharger le PDF',
  note: 'Une page, en PDF ou depuis votre imprimante. Des questions ? <link>Discutez avec Godfrey</link>',
}
