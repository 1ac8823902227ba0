import type { Topic } from './topic.ts'

export const publicShowcaseAndPreviews: Topic = {
  id: 'public-showcase-and-previews',
  page: '/public-showcase',
  english: {
    questions: [
      'What is the Public Showcase?',
      'Can I listen before I buy?',
      'song previews',
      'How long is a preview?',
      'is there a free sample of the songs',
      'How does my song get into the showcase?',
      'How do I become a featured artist?',
      'I only hear 30 seconds of the song',
      'discover new artists',
    ],
    answer:
      'In the Public Showcase anybody can hear 30 seconds of a song, meet featured artists, and search by title or name, free and without registering. The whole song plays only for the artist and for those who hold a copy. Artists get there by uploading: published songs can be heard, and there are no paid places.',
  },
  spanish: {
    questions: [
      '¿Qué es el Public Showcase?',
      '¿Puedo escuchar antes de comprar?',
      'avances de canciones',
      '¿Cuánto dura un avance?',
      'hay una muestra gratis de las canciones',
      '¿Cómo llega mi canción al escaparate?',
      '¿Cómo llego a ser artista destacado?',
      'solo oigo 30 segundos de la canción',
      'descubrir artistas nuevos',
    ],
    answer:
      'En el Public Showcase cualquiera puede oír 30 segundos de una canción, conocer artistas destacados y buscar por título o nombre, gratis y sin registrarse. La canción entera solo suena para el artista y para quienes tienen una copia. Los artistas llegan allí subiendo música: las canciones publicadas se pueden oír y no hay puestos de pago.',
  },
  french: {
    questions: [
      'Qu’est-ce que le Public Showcase ?',
      'Puis-je écouter avant d’acheter ?',
      'extraits de chansons',
      'Combien de temps dure un extrait ?',
      'y a-t-il un échantillon gratuit des chansons',
      'Comment ma chanson arrive-t-elle dans la vitrine ?',
      'Comment devenir artiste à l’affiche ?',
      'je n’entends que 30 secondes de la chanson',
      'découvrir de nouveaux artistes',
    ],
    answer:
      'Dans le Public Showcase, chacun peut entendre 30 secondes d’une chanson, découvrir des artistes à l’affiche et chercher par titre ou par nom, gratuitement et sans inscription. La chanson entière n’est jouée que pour l’artiste et pour ceux qui détiennent un exemplaire. Les artistes y arrivent en envoyant leurs chansons : celles qui sont publiées s’y écoutent, et aucune place n’est payante.',
  },
  german: {
    questions: [
      'Was ist der Public Showcase?',
      'Kann ich vor dem Kauf hineinhören?',
      'Hörproben',
      'Wie lang ist eine Hörprobe?',
      'gibt es die Lieder gratis zum Reinhören',
      'Wie kommt mein Song in das Schaufenster?',
      'Wie werde ich vorgestellter Künstler?',
      'ich höre nur 30 Sekunden von dem Lied',
      'neue Künstler entdecken',
    ],
    answer:
      'Im Public Showcase kann jeder 30 Sekunden eines Songs hören, vorgestellte Künstler kennenlernen und nach Titel oder Name suchen, kostenlos und ohne Anmeldung. Den ganzen Song hören nur der Künstler und die Besitzer eines Exemplars. Künstler kommen durch Hochladen dorthin: Veröffentlichte Songs sind dort zu hören, bezahlte Plätze gibt es nicht.',
  },
  italian: {
    questions: [
      'Che cos’è il Public Showcase?',
      'Posso ascoltare prima di comprare?',
      'anteprime dei brani',
      'Quanto dura un’anteprima?',
      'c’è un assaggio gratuito delle canzoni',
      'Come arriva la mia canzone nella vetrina?',
      'Come divento artista in evidenza?',
      'sento solo 30 secondi della canzone',
      'scoprire nuovi artisti',
    ],
    answer:
      'Nel Public Showcase chiunque può ascoltare 30 secondi di una canzone, conoscere artisti in evidenza e cercare per titolo o nome, gratis e senza registrarsi. La canzone intera suona solo per l’artista e per chi possiede una copia. Gli artisti ci arrivano caricando i brani: quelli pubblicati si possono ascoltare e non esistono posti a pagamento.',
  },
  portuguese: {
    questions: [
      'O que é o Public Showcase?',
      'Posso ouvir antes de comprar?',
      'prévias das músicas',
      'Quanto tempo dura uma prévia?',
      'tem uma amostra grátis das músicas',
      'Como a minha música chega à vitrine?',
      'Como viro artista em destaque?',
      'só escuto 30 segundos da música',
      'descobrir novos artistas',
    ],
    answer:
      'No Public Showcase qualquer pessoa pode ouvir 30 segundos de uma música, conhecer artistas em destaque e buscar por título ou nome, de graça e sem cadastro. A música inteira só toca para o artista e para quem tem uma cópia. Os artistas chegam lá enviando suas músicas: as publicadas podem ser ouvidas, e não há lugares pagos.',
  },
  chinese: {
    questions: [
      'Public Showcase是什么？',
      '买之前能试听吗',
      '歌曲试听',
      '试听有多长时间？',
      '有没有免费试听片段',
      '我的歌怎么进入公共展示区',
      '怎么成为推荐音乐人',
      '为什么只能听30秒',
      '發現新音樂人，可以試聽嗎',
    ],
    answer:
      '在Public Showcase，任何人都可以免费、无需注册地试听歌曲的30秒片段，认识推荐的音乐人，并按歌名或名字搜索。完整的歌曲只播放给音乐人本人和持有者。音乐人只要上传歌曲，发布后就能在那里听到，没有付费位置。',
  },
  japanese: {
    questions: [
      'Public Showcaseとは何ですか？',
      '買う前に試聴できますか',
      '楽曲試聴',
      '試聴は何秒ですか？',
      '無料で聴けるサンプルある？',
      '自分の曲をショーケースに載せるには',
      '注目アーティストになるにはどうすればいいですか',
      '曲が30秒しか聴けません',
      '新しいアーティストを見つけたい',
    ],
    answer:
      'Public Showcaseでは、どなたでも登録なしに無料で、曲を30秒試聴し、注目のアーティストを知り、曲名や名前で検索できます。全曲を再生できるのは、アーティスト本人とコピーの持ち主だけです。アーティストの方は曲をアップロードして公開されればそこで聴いてもらえ、有料の枠はありません。',
  },
}
