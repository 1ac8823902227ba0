import type { VerifyTexts } from '#frontend/edition-log/use-verify-texts.ts'

export const french: VerifyTexts = {
  tabTitle: 'Vérifier un exemplaire',
  title: 'Comptez vous-même',
  lead: 'Chaque édition publiée et chaque exemplaire vendu, transmis ou annulé ici est une entrée d’un registre public. Personne ne peut le réécrire sans que cela se voie, pas même nous. Cette page le vérifie dans votre navigateur, avec un programme que vous pouvez lire.',
  language: 'Langue',
  form: {
    label: 'Lien, code ou preuve',
    hint: 'Le lien du code QR d’un certificat, un code qui commence par TMC, ou le texte d’une preuve.',
    file: 'Ou un certificat',
    fileNote: 'Un PDF. Il est lu dans ce navigateur et n’est envoyé nulle part.',
    chooseFile: 'Choisir un fichier',
    dropFile: 'ou le déposer ici',
    removeFile: (name) => `Retirer ${name}`,
    submit: 'Vérifier',
    empty: 'Collez d’abord un lien, un code ou une preuve, ou choisissez un certificat.',
    unreadable: 'Ce n’est ni un lien, ni un code, ni une preuve.',
    noProof:
      'Ce fichier ne contient pas de preuve. Un certificat téléchargé une minute après la vente en contient une.',
    wholeLog: 'Vérifier tout le registre',
  },
  steps: {
    proof: 'La preuve du certificat est cohérente',
    read: 'L’historique de l’édition est là',
    signature: 'Le dernier état du registre est signé par sa clé',
    consistency: 'Le registre contient toujours ce qu’il contenait avant',
    scarcity: 'Aucun numéro n’a deux propriétaires, aucun ne dépasse le dernier',
    inclusion: 'Chaque entrée de l’édition figure dans le registre signé',
    entries: 'Toutes les entrées forment le registre signé et respectent les règles',
  },
  stepStates: { waiting: 'en attente', running: 'en cours', done: 'vrai', failed: 'faux' },
  progress: (done, total) => `${done} entrées sur ${total}`,
  verified: 'Vérifié',
  verdicts: {
    owned: (copy, copies) => `Le n° ${copy} sur ${copies} existe une seule fois et n’appartient qu’à une personne.`,
    transferred: (copy, copies) =>
      `Le certificat était authentique, mais le n° ${copy} sur ${copies} appartient aujourd’hui à quelqu’un d’autre.`,
    voided: (copy, copies) =>
      `Le n° ${copy} sur ${copies} a été remboursé et n’appartient à personne. Son certificat est annulé.`,
    pending: (copy, copies) =>
      `L’édition est en ordre. La vente du n° ${copy} sur ${copies} est si récente que le registre l’inscrira dans la minute.`,
    edition: (copies, sold) => `Il y a ${copies} exemplaires. Vendus : ${sold}, chaque numéro une seule fois.`,
    log: (editions, sold) =>
      `${editions} éditions et ${sold} exemplaires vendus, chaque numéro une seule fois. Aucune entrée ne manque.`,
  },
  by: (title, artist) => `« ${title} », par ${artist}`,
  alsoReleased: (title, copies) =>
    `Le même enregistrement est aussi sorti sous le titre « ${title} », dans une édition de ${copies}.`,
  facts: {
    hands: 'Nombre de propriétaires successifs',
    sold: 'Vendus à ce jour',
    entries: 'Entrées du registre',
    root: 'Empreinte du registre',
    key: 'Signé avec la clé',
    compared: 'Comparé avec',
    firstVisit: 'Rien encore. Ce navigateur garde l’état d’aujourd’hui et comparera la prochaine fois.',
    earlierVisit: (entries, date) => `ce que ce navigateur a vu le ${date} : ${entries} entrées`,
  },
  refuted: {
    title: 'C’est faux',
    lead: 'La vérification a échoué. Ne vous fiez ni à cet exemplaire ni à ce registre tant que personne n’a expliqué pourquoi.',
    evidence: 'Enregistrer les preuves',
    evidenceHint:
      'Les deux états dans un fichier : celui que ce navigateur avait gardé et celui qui est montré maintenant. Ensemble, ils font foi.',
  },
  unknown: {
    title: 'Le registre ne connaît pas cet exemplaire',
    lead: 'Un vrai certificat mène à une entrée. Une lettre s’est peut-être perdue en route.',
  },
  unavailable: {
    title: 'Rien n’a pu être vérifié',
    connection: 'Le registre était injoignable. Cela ne dit rien de l’exemplaire.',
    browser:
      'Ce navigateur ne sait pas vérifier les signatures Ed25519, ou la page n’a pas été ouverte en https. Un navigateur plus récent le peut, et le programme ci-dessous aussi.',
    retry: 'Réessayer',
  },
  meaning: {
    title: 'Ce que cela prouve',
    proves: [
      'L’édition compte autant d’exemplaires qu’à sa publication. Elle n’a jamais grandi après une vente.',
      'Chaque numéro n’appartient qu’à une personne à la fois, et aucun ne dépasse le dernier.',
      'Rien n’a été réécrit depuis l’état que ce navigateur, ou le certificat, a gardé.',
    ],
    notTitle: 'Ce que cela ne prouve pas',
    not: [
      'Que l’artiste détient les droits sur la musique ou l’image. La page de l’exemplaire dit si les documents concordent avec la déclaration et qui les a comparés.',
      'À qui appartient un exemplaire. Le registre ne contient aucun nom, seulement un sceau que le propriétaire peut ouvrir.',
      'Que nous montrons à tous le même registre. Comparer avec d’autres le montre, et des témoins indépendants le font pour vous.',
      'Qu’aucune entrée de cette édition n’a été omise ici. Pour cela, vérifiez tout le registre : c’est plus long.',
    ],
  },
  program: {
    title: 'Sans nous',
    intro: 'Le programme exécuté sur cette page tourne partout où Node tourne, et n’a besoin de rien d’autre.',
    copy: 'Copier',
    keys: 'La clé du registre. Gardez-la avec votre certificat : avec les deux, la dernière ligne se passe de réseau.',
    read: 'Lire le programme',
    open: 'Ouvrir le fichier',
  },
}
