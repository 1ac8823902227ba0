import type { Topic } from './topic.ts'

export const greenRoomWhat: Topic = {
  id: 'green-room-what',
  page: '/private-green-room',
  english: {
    questions: [
      'What is the Green Room?',
      'Private Green Room',
      'what can I do backstage',
      'how do I get into an artist’s Green Room',
      'Who else is in that room, can anybody read what I write?',
      'is there a chat with the artist',
      'where are the exclusive photos and voice notes',
      'what is inside the backstage room',
      'who can enter the room',
      'is the room private',
      'what do I see in the vip room',
    ],
    answer:
      'The Green Room is the private backstage room of one artist and of everybody who holds a copy from that artist. You play your copy there, see photos, song stories and voice notes, and chat with the artist and the other holders. The way in is a redeemed Keymail; nobody else sees what is posted in the room.',
  },
  spanish: {
    questions: [
      '¿Qué es el Green Room?',
      'Green Room privado',
      '¿qué puedo hacer entre bastidores?',
      'cómo entro en el Green Room de un artista',
      '¿Quién más está en esa sala, puede leer cualquiera lo que escribo?',
      '¿hay un chat con el artista?',
      'dónde están las fotos exclusivas y las notas de voz',
      'qué hay dentro de la sala',
      'quién puede entrar al camerino',
      'la sala es privada',
      'qué veo en la sala vip',
    ],
    answer:
      'El Green Room es la sala privada, entre bastidores, de un artista y de todos los que tienen una copia suya. Allí escuchas tu copia, ves fotos, historias de las canciones y notas de voz, y charlas con el artista y con los demás. Se entra con un Keymail canjeado; nadie más ve lo que se publica en la sala.',
  },
  french: {
    questions: [
      'Qu’est-ce que la Green Room ?',
      'Green Room privée',
      'qu’est-ce qu’on peut faire en coulisses',
      'comment entrer dans la Green Room d’un artiste',
      'Qui d’autre est dans cette pièce, tout le monde peut-il me lire ?',
      'y a-t-il une discussion avec l’artiste',
      'où sont les photos exclusives et les messages vocaux',
      "qu'y a-t-il dans la loge",
      'qui peut entrer dans les coulisses',
      'la salle est-elle privée',
      "que voit-on dans l'espace vip",
    ],
    answer:
      'La Green Room est la pièce privée, en coulisses, d’un artiste et de tous ceux qui détiennent une de ses copies. Vous y écoutez votre copie, vous y trouvez photos, histoires de chansons et messages vocaux, et vous discutez avec l’artiste et les autres. On y entre avec un Keymail utilisé et payé ; personne d’autre ne voit ce qui s’y publie.',
  },
  german: {
    questions: [
      'Was ist der Green Room?',
      'privater Green Room',
      'was kann ich backstage machen',
      'wie komme ich in den Green Room eines Künstlers',
      'Wer ist sonst noch in dem Raum, kann jeder lesen, was ich schreibe?',
      'gibt es einen Chat mit dem Künstler',
      'wo sind die exklusiven Fotos und Sprachnachrichten',
      'was gibt es im raum',
      'wer darf in den backstage raum',
      'ist der raum privat',
      'was sehe ich im vip raum',
    ],
    answer:
      'Der Green Room ist der private Backstage-Raum eines Künstlers und aller, die ein Exemplar von ihm besitzen. Dort spielen Sie Ihr Exemplar ab, finden Fotos, Songgeschichten und Sprachnachrichten und chatten mit dem Künstler und den anderen. Hinein kommen Sie mit einem eingelösten Keymail; sonst sieht niemand, was im Raum geschrieben wird.',
  },
  italian: {
    questions: [
      'Che cos’è la Green Room?',
      'Green Room privata',
      'cosa posso fare dietro le quinte',
      'come entro nella Green Room di un artista',
      'Chi altro c’è in quella stanza, chiunque può leggere quello che scrivo?',
      'c’è una chat con l’artista?',
      'dove sono le foto esclusive e le note vocali',
      "cosa c'è nel camerino",
      'chi può entrare nella stanza',
      'la stanza è privata',
      'cosa vedo nella sala vip',
    ],
    answer:
      'La Green Room è la stanza privata, dietro le quinte, di un artista e di tutti quelli che possiedono una sua copia. Lì ascolti la tua copia, trovi foto, storie delle canzoni e note vocali, e chatti con l’artista e con gli altri. Si entra con un Keymail riscattato; nessun altro vede quello che si pubblica nella stanza.',
  },
  portuguese: {
    questions: [
      'O que é o Green Room?',
      'Green Room privado',
      'o que dá para fazer nos bastidores?',
      'como entro no Green Room de um artista',
      'Quem mais está nessa sala, qualquer um lê o que eu escrevo?',
      'tem chat com o artista?',
      'onde ficam as fotos exclusivas e as mensagens de voz',
      'o que tem dentro do camarim',
      'quem pode entrar na sala',
      'a sala é privada',
      'o que vejo na sala vip',
    ],
    answer:
      'O Green Room é a sala privada, nos bastidores, de um artista e de todos que têm uma cópia dele. Ali você ouve sua cópia, vê fotos, histórias das músicas e mensagens de voz, e conversa com o artista e com os outros. A entrada é um Keymail resgatado; ninguém mais vê o que é publicado na sala.',
  },
  chinese: {
    questions: [
      'Green Room是什么？',
      '私人后台',
      '在后台可以做些什么',
      '怎么进入音乐人的Green Room',
      '里面还有谁，我写的东西谁都能看到吗？',
      '能和歌手聊天吗',
      '独家照片和语音在哪里',
      'Green Room 裡面有什麼？',
      '后台房间里有什么',
      '谁能进房间',
      '房间是私密的吗',
      'vip房间能看到什么',
    ],
    answer:
      'Green Room 是一位音乐人和所有持有其作品副本的歌迷共用的私人后台。您可以在那里播放自己的那一份，看照片和歌曲故事，听语音留言，并与音乐人和其他持有者聊天。兑换过的 Keymail 就是入场凭证，其他人看不到里面发布的内容。',
  },
  japanese: {
    questions: [
      'Green Roomとは何ですか？',
      '専用楽屋',
      '楽屋では何ができるの？',
      'アーティストのGreen Roomに入るにはどうすればいいですか',
      'その部屋にはほかに誰がいますか、書いたことは誰でも読めますか',
      'アーティストとチャットできる？',
      '限定の写真やボイスメモはどこにありますか',
      '楽屋の中には何が',
      '誰が部屋に入れますか',
      '部屋は非公開?',
      'vipルームで見られるもの',
    ],
    answer:
      'Green Room は、アーティストと、そのアーティストのコピーを持っている人だけの楽屋のような部屋です。自分のコピーを再生したり、写真や曲にまつわる話、ボイスメモを楽しんだり、アーティストやほかの持ち主とチャットしたりできます。引き換え済みの Keymail が入口で、部屋に投稿された内容はほかの人には見えません。',
  },
}
