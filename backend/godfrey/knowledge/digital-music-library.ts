import type { Topic } from './topic.ts'

export const digitalMusicLibrary: Topic = {
  id: 'digital-music-library',
  page: '/private-green-room',
  english: {
    questions: [
      'What is the Digital Music Library?',
      'How much is the library?',
      'virtual boombox',
      'Can I play all my songs in one place?',
      'is the boombox a subscription',
      'Do I need the library to hear the song I bought?',
      'one player for everything I own',
      'What do I get when I activate the library?',
      'I have copies from several artists and want one playlist',
    ],
    answer:
      'The Digital Music Library, on the Virtual Boombox page, is one place that plays every copy you own, from all your artists. It costs {libraryPrice} once, paid with PayPal. You don’t need it to listen: each copy also plays in its artist’s Green Room.',
  },
  spanish: {
    questions: [
      '¿Qué es la Digital Music Library?',
      '¿Cuánto cuesta la biblioteca de música?',
      'boombox virtual',
      '¿Puedo escuchar todas mis canciones en un solo lugar?',
      'la biblioteca es una suscripción',
      '¿Necesito la biblioteca para oír la canción que compré?',
      'un reproductor para todo lo que tengo',
      '¿Qué obtengo al activar la biblioteca digital?',
      'tengo copias de varios artistas y quiero una sola lista',
    ],
    answer:
      'La Digital Music Library, en la página Virtual Boombox, es un solo lugar donde suenan todas las copias que tienes, de todos tus artistas. Cuesta {libraryPrice} una sola vez y se paga con PayPal. No la necesitas para escuchar: cada copia suena también en el Green Room de su artista.',
  },
  french: {
    questions: [
      'Qu’est-ce que la Digital Music Library ?',
      'Combien coûte la bibliothèque musicale ?',
      'boombox virtuelle',
      'Puis-je écouter toutes mes chansons au même endroit ?',
      'la bibliothèque est-elle un abonnement',
      'Ai-je besoin de la bibliothèque pour écouter la chanson achetée ?',
      'un seul lecteur pour tout ce que je possède',
      'Qu’est-ce que j’obtiens en activant la bibliothèque numérique ?',
      'j’ai des exemplaires de plusieurs artistes et je veux une seule liste',
    ],
    answer:
      'La Digital Music Library, sur la page Virtual Boombox, réunit en un seul endroit l’écoute de tous les exemplaires que vous possédez, de tous vos artistes. Elle coûte {libraryPrice} une seule fois, à payer avec PayPal. Vous n’en avez pas besoin pour écouter : chaque exemplaire se joue aussi dans la Green Room de son artiste.',
  },
  german: {
    questions: [
      'Was ist die Digital Music Library?',
      'Was kostet die Musikbibliothek?',
      'virtuelle Boombox',
      'Kann ich alle meine Lieder an einem Ort hören?',
      'ist die Bibliothek ein Abo',
      'Brauche ich die Bibliothek, um den gekauften Song zu hören?',
      'ein Player für alles, was ich besitze',
      'Was bekomme ich, wenn ich die digitale Bibliothek freischalte?',
      'ich habe Exemplare von mehreren Künstlern und möchte eine gemeinsame Liste',
    ],
    answer:
      'Die Digital Music Library auf der Seite Virtual Boombox spielt an einem Ort alle Exemplare, die Sie besitzen, von allen Ihren Künstlern. Sie kostet einmalig {libraryPrice} und wird mit PayPal bezahlt. Zum Hören brauchen Sie sie nicht: Jedes Exemplar spielt auch im Green Room seines Künstlers.',
  },
  italian: {
    questions: [
      'Che cos’è la Digital Music Library?',
      'Quanto costa la libreria musicale?',
      'boombox virtuale',
      'Posso ascoltare tutte le mie canzoni in un solo posto?',
      'la libreria è un abbonamento',
      'Mi serve la libreria per sentire la canzone che ho comprato?',
      'un solo lettore per tutto quello che possiedo',
      'Che cosa ottengo attivando la libreria digitale?',
      'ho copie di vari artisti e vorrei un’unica playlist',
    ],
    answer:
      'La Digital Music Library, nella pagina Virtual Boombox, è un unico posto in cui suonano tutte le copie che possiedi, di tutti i tuoi artisti. Costa {libraryPrice} una volta sola e si paga con PayPal. Per ascoltare non ti serve: ogni copia suona anche nella Green Room del suo artista.',
  },
  portuguese: {
    questions: [
      'O que é a Digital Music Library?',
      'Quanto custa a biblioteca de música?',
      'boombox virtual',
      'Posso ouvir todas as minhas músicas em um só lugar?',
      'a biblioteca é uma assinatura',
      'Preciso da biblioteca para ouvir a música que comprei?',
      'um player para tudo o que eu tenho',
      'O que recebo ao ativar a biblioteca digital?',
      'tenho cópias de vários artistas e quero uma lista só',
    ],
    answer:
      'A Digital Music Library, na página Virtual Boombox, é um só lugar que toca todas as cópias que você tem, de todos os seus artistas. Custa {libraryPrice} uma única vez, com pagamento pelo PayPal. Você não precisa dela para ouvir: cada cópia também toca no Green Room do artista.',
  },
  chinese: {
    questions: [
      '数字音乐库是什么？',
      '音乐库多少钱',
      '虚拟音箱',
      '能在一个地方听我所有的歌吗',
      '音乐库是按月订阅的吗？',
      '听我买的歌一定要买音乐库吗',
      '一个播放器放我拥有的全部歌曲',
      '开通Digital Music Library能得到什么',
      '數位音樂庫要多少錢',
    ],
    answer:
      'Digital Music Library（数字音乐库）在Virtual Boombox页面，让您在一个地方播放您持有的每一份歌曲，不分哪位音乐人。费用为一次性{libraryPrice}，用PayPal支付。不买也能听歌：每一份都可以在该音乐人的Green Room里播放。',
  },
  japanese: {
    questions: [
      'デジタルミュージックライブラリとは何ですか？',
      'ライブラリの料金はいくらですか',
      'バーチャルブームボックス',
      '持っている曲を全部まとめて聴けますか',
      'ライブラリって月額なの？',
      '買った曲を聴くのにライブラリは必要ですか',
      '複数のアーティストの曲を一つのプレーヤーで聴きたい',
      'Digital Music Libraryを有効にすると何が使えますか',
      '音楽図書館料金',
    ],
    answer:
      'Digital Music LibraryはVirtual Boomboxのページにあり、アーティストを問わず、お持ちのコピーをすべて一か所で再生できます。料金は{libraryPrice}の一回払いで、PayPalでお支払いいただきます。聴くだけなら必須ではなく、どのコピーもそのアーティストのGreen Roomで再生できます。',
  },
}
