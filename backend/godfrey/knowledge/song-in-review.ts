import type { Topic } from './topic.ts'

export const songInReview: Topic = {
  id: 'song-in-review',
  page: '/upload-songs',
  english: {
    questions: [
      'Why is my song not published yet?',
      'my song is still being checked',
      'song status in-review',
      'my song was declined',
      'when does my song appear in the catalogue',
      'what does checking mean next to my song',
      'my track has been waiting for days',
      'why is it still not online',
      'how long does the check of my song take',
    ],
    answer:
      'After the upload the copyright document and the recording are checked. “Checking” means that it is under way, “in review” that a person looks within {reviewHours} hours, “published” that fans can find it, and “declined” comes with reasons and with what to mend. Keymails can be made once a song is published, and a declined upload keeps its credit.',
  },
  spanish: {
    questions: [
      '¿Por qué mi canción aún no está publicada?',
      'mi canción sigue en revisión',
      'estado in-review de la canción',
      'rechazaron mi canción',
      'cuándo aparece mi canción en el catálogo',
      'qué significa checking junto a mi canción',
      'mi tema lleva días esperando',
      'por qué todavía no aparece mi canción',
      'cuánto tarda la revisión de mi canción',
    ],
    answer:
      'Tras la subida se comprueban el documento de derechos y la grabación. “Checking” es que está en marcha, “in review” que la mira una persona en {reviewHours} horas, “published” que los fans la encuentran, y “declined” llega con motivos y con lo que hay que arreglar. Los Keymails se crean cuando está publicada, y una subida rechazada conserva su crédito.',
  },
  french: {
    questions: [
      'Pourquoi mon morceau n’est-il pas encore publié ?',
      'mon morceau est toujours en vérification',
      'statut in-review du morceau',
      'mon morceau a été refusé',
      'quand mon morceau paraît-il au catalogue',
      'que veut dire checking à côté du morceau',
      'mon titre attend depuis des jours',
      'pourquoi n’est-il pas encore en ligne',
      'combien de temps prend la vérification de mon morceau',
    ],
    answer:
      'Après l’envoi, le document de droit d’auteur et l’enregistrement sont vérifiés. « Checking » : c’est en cours ; « in review » : une personne regarde sous {reviewHours} heures ; « published » : les fans le trouvent ; « declined » vient avec les raisons et ce qu’il faut corriger. Les Keymails se créent une fois le morceau publié, et un envoi refusé garde son crédit.',
  },
  german: {
    questions: [
      'Warum ist mein Song noch nicht veröffentlicht?',
      'mein Song wird immer noch geprüft',
      'Songstatus in-review',
      'mein Song wurde abgelehnt',
      'wann erscheint mein Song im Katalog',
      'was bedeutet checking neben meinem Song',
      'mein Lied wartet seit Tagen',
      'warum ist es noch nicht online',
      'wie lange dauert die Prüfung meines Songs',
    ],
    answer:
      'Nach dem Upload werden Urheberrechtsdokument und Aufnahme geprüft. „Checking“ heißt, es läuft; „in review“, dass ein Mensch innerhalb von {reviewHours} Stunden hinsieht; „published“, dass Fans ihn finden; „declined“ kommt mit Gründen und mit dem, was zu verbessern ist. Keymails gibt es nach der Veröffentlichung, und ein abgelehnter Upload behält sein Guthaben.',
  },
  italian: {
    questions: [
      'Perché la mia canzone non è ancora pubblicata?',
      'il mio brano è ancora in verifica',
      'stato in-review del brano',
      'il mio brano è stato rifiutato',
      'quando appare il brano nel catalogo',
      'cosa vuol dire checking accanto al brano',
      'il mio brano aspetta da giorni',
      'perché non è ancora online',
      'quanto dura il controllo del mio brano',
    ],
    answer:
      'Dopo il caricamento si controllano il documento sui diritti e la registrazione. “Checking” vuol dire che è in corso, “in review” che guarda una persona entro {reviewHours} ore, “published” che i fan la trovano, e “declined” arriva con i motivi e con ciò che va sistemato. I Keymail si creano dopo la pubblicazione, e un caricamento rifiutato conserva il credito.',
  },
  portuguese: {
    questions: [
      'Por que minha música ainda não foi publicada?',
      'minha música continua em verificação',
      'status in-review da música',
      'minha música foi recusada',
      'quando minha música aparece no catálogo',
      'o que significa checking ao lado da música',
      'minha faixa espera há dias',
      'por que ainda não está no ar',
      'quanto demora a análise da minha música',
    ],
    answer:
      'Depois do envio, o documento de direitos e a gravação são conferidos. “Checking” quer dizer em andamento, “in review” que uma pessoa olha em {reviewHours} horas, “published” que os fãs a encontram, e “declined” vem com os motivos e com o que corrigir. Keymails são criados com a música publicada, e um envio recusado mantém o crédito.',
  },
  chinese: {
    questions: [
      '我的歌为什么还没发布？',
      '我的歌还在审核',
      '歌曲状态in-review',
      '我的歌被拒绝了',
      '歌什么时候出现在目录里',
      '歌旁边的checking是什么意思',
      '我的歌等了好几天了',
      '为什么还没上线',
      '歌曲审核要多久',
    ],
    answer:
      '上传后会核对版权文件和录音。“checking”表示正在进行，“in review”表示工作人员在{reviewHours}小时内查看，“published”表示歌迷可以找到，“declined”会附上理由和需要改进之处。发布后才能创建Keymail；被拒的上传保留额度。',
  },
  japanese: {
    questions: [
      '曲がまだ公開されないのはなぜ？',
      '曲の審査がまだ終わらない',
      '曲の状態がin-review',
      '曲が却下された',
      '曲はいつカタログに出ますか',
      '曲の横のcheckingとは',
      '曲が何日も待たされている',
      'なぜまだ公開されないの',
      '曲の審査はどのくらいかかりますか',
    ],
    answer:
      'アップロード後、著作権書類と録音を確認します。「checking」は確認中、「in review」は担当者が{reviewHours}時間以内に確認、「published」は公開済み、「declined」は理由と直す点をお知らせします。Keymailは公開後に作れ、却下されたアップロードのクレジットは残ります。',
  },
}
