import type { Topic } from './topic.ts'

export const whoOwnsTheRights: Topic = {
  id: 'who-owns-the-rights',
  page: '/terms-of-service',
  english: {
    questions: [
      'Who owns the rights to my songs?',
      'Do I keep my copyright?',
      'song rights',
      'do you own my music after I upload it',
      'What license do I give TuneMaker?',
      'Can a fan resell or publish the song they bought?',
      'May I use a song I bought in my video?',
      'Somebody uploaded my song without permission',
      'is this like signing a record deal',
    ],
    answer:
      'Your songs stay yours: you keep all of your copyright, and TuneMaker owns no part of it. You only allow us to store the recording, play it to you and to those who hold a copy, show its details, and let the public hear a short preview. A fan’s copy is for their own listening, not for copying, reselling, publishing or performing. If somebody claims that a song here is theirs, a person looks at it.',
  },
  spanish: {
    questions: [
      '¿De quién son los derechos de mis canciones?',
      '¿Conservo mis derechos de autor?',
      'derechos de la canción',
      'sigo siendo dueño de mi música después de subirla',
      '¿Qué licencia le doy a TuneMaker?',
      '¿Un fan puede revender o publicar la canción que compró?',
      '¿Puedo usar en mi video una canción que compré?',
      'Alguien subió mi canción sin permiso',
      'esto es como firmar con una discográfica',
    ],
    answer:
      'Tus canciones siguen siendo tuyas: conservas todos tus derechos de autor y TuneMaker no posee ninguna parte. Solo nos permites guardar la grabación, reproducirla para ti y para quienes tienen una copia, mostrar sus datos y ofrecer al público un breve avance. La copia de un fan es para escucharla él mismo, no para copiarla, revenderla, publicarla ni interpretarla. Si alguien afirma que una canción de aquí es suya, lo examina una persona.',
  },
  french: {
    questions: [
      'À qui appartiennent les droits de mes chansons ?',
      'Est-ce que je garde mon droit d’auteur ?',
      'droits sur la chanson',
      'ma musique est encore à moi après l’envoi',
      'Quelle licence j’accorde à TuneMaker ?',
      'Un fan peut-il revendre ou publier la chanson achetée ?',
      'Puis-je utiliser dans ma vidéo une chanson que j’ai achetée ?',
      'Quelqu’un a mis ma chanson en ligne sans autorisation',
      'c’est comme signer avec un label',
    ],
    answer:
      'Vos chansons restent à vous : vous gardez tous vos droits d’auteur et TuneMaker n’en possède aucune part. Vous nous permettez seulement de conserver l’enregistrement, de le faire entendre à vous et à ceux qui détiennent un exemplaire, d’afficher ses informations et d’en proposer un court extrait au public. L’exemplaire d’un fan est destiné à sa propre écoute, pas à être copié, revendu, publié ou interprété. Si quelqu’un affirme qu’une chanson d’ici est la sienne, une personne examine la question.',
  },
  german: {
    questions: [
      'Wem gehören die Rechte an meinen Songs?',
      'Behalte ich mein Urheberrecht?',
      'Rechte am Lied',
      'gehört meine Musik nach dem Upload noch mir',
      'Welche Lizenz gebe ich TuneMaker?',
      'Darf ein Fan den gekauften Song weiterverkaufen oder veröffentlichen?',
      'Darf ich ein gekauftes Lied in meinem Video verwenden?',
      'Jemand hat mein Lied ohne Erlaubnis hochgeladen',
      'ist das wie ein Plattenvertrag',
    ],
    answer:
      'Ihre Songs bleiben Ihre: Sie behalten Ihr Urheberrecht vollständig, und TuneMaker gehört nichts davon. Sie erlauben uns nur, die Aufnahme zu speichern, sie Ihnen und den Besitzern eines Exemplars vorzuspielen, ihre Angaben zu zeigen und die Öffentlichkeit einen kurzen Ausschnitt hören zu lassen. Das Exemplar eines Fans ist zum eigenen Hören da, nicht zum Kopieren, Weiterverkaufen, Veröffentlichen oder Aufführen. Wenn jemand behauptet, ein Song hier sei seiner, sieht sich das ein Mensch an.',
  },
  italian: {
    questions: [
      'Di chi sono i diritti delle mie canzoni?',
      'Mantengo il mio diritto d’autore?',
      'diritti sul brano',
      'la musica resta mia dopo il caricamento',
      'Che licenza concedo a TuneMaker?',
      'Un fan può rivendere o pubblicare la canzone che ha comprato?',
      'Posso usare nel mio video una canzone comprata qui?',
      'Qualcuno ha caricato la mia canzone senza permesso',
      'è come firmare con un’etichetta',
    ],
    answer:
      'Le tue canzoni restano tue: conservi tutto il tuo diritto d’autore e TuneMaker non ne possiede alcuna parte. Ci permetti soltanto di conservare la registrazione, di farla ascoltare a te e a chi ne possiede una copia, di mostrarne i dati e di offrirne al pubblico una breve anteprima. La copia di un fan serve al suo ascolto personale, non a copiare, rivendere, pubblicare o eseguire il brano. Se qualcuno sostiene che una canzone qui è sua, la questione la esamina una persona.',
  },
  portuguese: {
    questions: [
      'De quem são os direitos das minhas músicas?',
      'Eu mantenho meus direitos autorais?',
      'direitos da música',
      'continuo dono da minha música depois do envio',
      'Que licença eu dou ao TuneMaker?',
      'Um fã pode revender ou publicar a música que comprou?',
      'Posso usar no meu vídeo uma música que comprei?',
      'Alguém enviou a minha música sem permissão',
      'isso é como assinar com uma gravadora',
    ],
    answer:
      'As suas músicas continuam sendo suas: você mantém todos os seus direitos autorais e o TuneMaker não é dono de nenhuma parte. Você só nos permite guardar a gravação, tocá-la para você e para quem tem uma cópia, mostrar os dados dela e oferecer ao público uma prévia curta. A cópia de um fã é para ele ouvir, não para copiar, revender, publicar ou apresentar. Se alguém disser que é o dono de uma música daqui, uma pessoa analisa o caso.',
  },
  chinese: {
    questions: [
      '我的歌版权归谁？',
      '上传之后版权还是我的吗',
      '歌曲权利',
      '你们会拿走我的音乐吗',
      '我授权TuneMaker做什么？',
      '歌迷可以转卖或公开发布买来的歌吗',
      '我买的歌可以用在自己的视频里吗',
      '有人没经过我同意上传了我的歌',
      '歌曲的權利屬於誰，我保留著作權嗎',
    ],
    answer:
      '您的歌始终属于您：版权全部由您保留，TuneMaker不占任何一部分。您只是允许我们保存录音，播放给您和持有者听，展示歌曲信息，并让公众试听一小段。歌迷买到的一份只供自己聆听，不能复制、转卖、发布或公开表演。如果有人主张这里的某首歌是他的，会由工作人员处理。',
  },
  japanese: {
    questions: [
      '曲の権利は誰のものですか？',
      '著作権は自分に残りますか',
      '楽曲権利帰属',
      'アップロードしたら自分の曲じゃなくなるの？',
      'TuneMakerにはどんな許諾をすることになりますか',
      'ファンは買った曲を転売したり公開したりできますか',
      '買った曲を自分の動画に使ってもいい？',
      '自分の曲が無断でアップロードされています',
      'レコード契約のようなものですか',
    ],
    answer:
      '曲はずっとあなたのもので、著作権はすべてあなたに残り、TuneMakerがその一部でも持つことはありません。私たちに許可していただくのは、録音を保存すること、あなたとコピーの持ち主に再生すること、曲の情報を表示すること、短い試聴を公開することだけです。ファンのコピーは自分で聴くためのもので、複製、転売、公開、上演はできません。ここにある曲が自分のものだという申し出があれば、担当者が確認します。',
  },
}
