import type { Translation } from '#text/messages/catalog'
import type { visitorInformation } from './en.ts'

export const messages: Translation<typeof visitorInformation> = {
  title: 'Informations pour les visiteurs',
  lead: 'Les cinq questions que presque tout le monde pose d’abord. Vous pouvez tout lire sans compte.',
  download: 'Télécharger le PDF de la plateforme',
  'scarcity.title': 'Qu’est-ce que la rareté numérique ?',
  'scarcity.1':
    'Un fichier se copie à l’infini, il est donc difficile à vendre. Ici, l’artiste décide combien d’exemplaires d’une chanson existent, de 1 à 10 000, et chacun a son numéro, par exemple le n° 7 sur 100. Le numéro est fixé quand son code est créé.',
  'scarcity.2':
    'Une fois vendus, ils sont vendus. Ni nous ni l’artiste ne pouvons en ajouter un : dès le premier code émis, une édition peut diminuer, mais jamais grandir.',
  'gKey.title': 'Qu’est-ce que l’authentification par G-Key ?',
  'gKey.1':
    'Les artistes qui vendent ici ont une Governance Tracker Key, ou G-Key. Ils la reçoivent une fois leurs documents de droits d’auteur comparés à l’identité qu’ils déclarent, par Godfrey, notre agent d’IA, et par une personne quand il n’est pas sûr. C’est aussi le seul accès à l’atelier des artistes.',
  'gKey.2':
    'Pour vous, cela signifie que la chanson vient de quelqu’un qui a montré qu’elle lui appartient. Pour regarder, vous n’avez besoin d’aucune clé.',
  'keymail.title': 'Qu’est-ce qu’une Keymail ?',
  'keymail.1':
    'Un code pour un exemplaire d’une chanson ou d’un album, par exemple <code>TM-20261120-K7Q2M9XA</code>. Les artistes les distribuent par e-mail, en concert, sur papier. Vous le saisissez, voyez l’artiste, la chanson et le prix, et payez par PayPal.',
  'keymail.2': 'Un code sert une seule fois. Si quelqu’un a été plus rapide, nous vous le disons et rien n’est débité.',
  'money.title': 'Comment les artistes gagnent-ils de l’argent ?',
  'money.1':
    'Ils fixent le prix, et ce que vous payez va directement sur le compte PayPal de l’artiste. TuneMaker ne prend rien sur la vente et ne détient jamais l’argent ; PayPal prélève ses frais.',
  'money.2':
    'Nous vivons d’autre chose : ce que les artistes paient pour leur G-Key et la mise en ligne de chansons, et une Bibliothèque musicale numérique à 9,95 $US.',
  'fans.title': 'Que reçoivent les fans ?',
  'fans.1':
    'Un exemplaire numéroté à écouter en entier, et une place dans le Private Green Room de l’artiste. Les deux restent à vous sur tout appareil : si vous changez de téléphone, la page Keymail envoie un lien de connexion à l’adresse avec laquelle vous avez payé.',
  'fans.2': 'Un remboursement total met fin à cet accès. Un remboursement partiel le conserve.',
  more: 'Pages liées',
  'link.start': 'Page de bienvenue',
  'link.home': 'Nouveautés',
  'link.fineArt': 'La galerie d’art',
  'link.overview': 'Tout sur une page',
  'link.beforeYouGo': 'Avant de partir',
  godfrey: 'Une autre question ? Godfrey répond en huit langues, jour et nuit.',
}
