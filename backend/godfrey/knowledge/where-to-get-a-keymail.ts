import type { Topic } from './topic.ts'

export const whereToGetAKeymail: Topic = {
  id: 'where-to-get-a-keymail',
  page: '/browse-music',
  english: {
    questions: [
      'Where do I get a Keymail?',
      'get code',
      'I want to buy a song but have no code',
      'can you just send me a Keymail, Godfrey',
      'How do fans usually receive their codes?',
      'do you hand out codes at concerts',
      'found a song I like, how do I buy it now',
      'how do people get these codes',
      'who gives me a code',
      'I have no code, where do they come from',
    ],
    answer:
      'Keymails come from the artists themselves: by mail, at shows, on paper. Look for a song under Browse Music, see how many copies are left, and ask the artist for a code. TuneMaker does not hand out Keymails for artists, and neither can I.',
  },
  spanish: {
    questions: [
      '¿Dónde consigo un Keymail?',
      'conseguir código',
      'quiero comprar una canción pero no tengo código',
      'Godfrey, ¿me mandas un Keymail y ya?',
      '¿Cómo reciben los fans sus códigos normalmente?',
      '¿dan códigos en los conciertos?',
      'he encontrado una canción que me gusta, ¿cómo la compro?',
      'cómo se consiguen esos códigos',
      'quién me da un código',
      'no tengo código, de dónde salen',
    ],
    answer:
      'Los Keymails los reparten los propios artistas: por correo, en conciertos, en papel. Busca una canción en Browse Music, mira cuántas copias quedan y pide un código al artista. TuneMaker no reparte Keymails en nombre de los artistas, y yo tampoco puedo hacerlo.',
  },
  french: {
    questions: [
      'Où puis-je obtenir un Keymail ?',
      'obtenir un code',
      'je veux acheter une chanson mais je n’ai pas de code',
      'Godfrey, vous pouvez m’envoyer un Keymail ?',
      'Comment les fans reçoivent-ils leurs codes d’habitude ?',
      'est-ce qu’on distribue des codes aux concerts',
      'j’ai trouvé une chanson qui me plaît, comment l’acheter',
      'comment obtient-on ces codes',
      'qui me donne un code',
      'je n’ai pas de code, d’où viennent-ils',
    ],
    answer:
      'Ce sont les artistes eux-mêmes qui donnent les Keymails : par courrier électronique, aux concerts, sur papier. Cherchez une chanson dans Browse Music, voyez combien de copies il reste et demandez un code à l’artiste. TuneMaker n’en distribue pas à la place des artistes, et moi non plus.',
  },
  german: {
    questions: [
      'Wo bekomme ich einen Keymail?',
      'Code bekommen',
      'ich möchte einen Song kaufen, habe aber keinen Code',
      'Godfrey, können Sie mir nicht einfach einen Keymail schicken',
      'Wie kommen Fans normalerweise an ihre Codes?',
      'werden Codes auf Konzerten verteilt',
      'ich habe ein Lied gefunden, das mir gefällt, wie kaufe ich es',
      'wie kommt man an diese Codes',
      'wer gibt mir einen Code',
      'ich habe keinen Code, woher kommen die',
    ],
    answer:
      'Keymails kommen von den Künstlern selbst: per Mail, bei Auftritten, auf Papier. Suchen Sie unter Browse Music einen Song aus, sehen Sie nach, wie viele Exemplare noch da sind, und bitten Sie den Künstler um einen Code. TuneMaker gibt keine Keymails für Künstler aus, und auch ich kann das nicht.',
  },
  italian: {
    questions: [
      'Dove trovo un Keymail?',
      'avere un codice',
      'vorrei comprare una canzone ma non ho nessun codice',
      'Godfrey, mi mandi un Keymail tu?',
      'Di solito come ricevono i codici i fan?',
      'distribuite codici ai concerti?',
      'ho trovato una canzone che mi piace, come la compro?',
      'come si ottengono questi codici',
      'chi mi dà un codice',
      'non ho un codice, da dove arrivano',
    ],
    answer:
      'I Keymail li danno gli artisti stessi: per e-mail, ai concerti, su carta. Cerca una canzone in Browse Music, guarda quante copie restano e chiedi un codice all’artista. TuneMaker non distribuisce Keymail al posto degli artisti, e nemmeno io posso farlo.',
  },
  portuguese: {
    questions: [
      'Onde consigo um Keymail?',
      'conseguir código',
      'quero comprar uma música mas não tenho código',
      'Godfrey, você pode me mandar um Keymail?',
      'Como os fãs costumam receber os códigos?',
      'vocês distribuem códigos em shows?',
      'achei uma música que eu gosto, como compro agora?',
      'como se consegue esses códigos',
      'quem me dá um código',
      'não tenho código, de onde vêm',
    ],
    answer:
      'Quem entrega os Keymails são os próprios artistas: por e-mail, em shows, no papel. Procure uma música em Browse Music, veja quantas cópias restam e peça um código ao artista. O TuneMaker não distribui Keymails pelos artistas, e eu também não posso fazer isso.',
  },
  chinese: {
    questions: [
      '在哪里可以拿到Keymail？',
      '获取代码',
      '想买歌，可是我没有代码',
      'Godfrey你直接给我发一个Keymail行不行',
      '歌迷一般是怎么收到代码的？',
      '演唱会现场会发代码吗',
      '看中了一首歌，现在怎么买',
      '哪裡可以拿到代碼？',
      '这些码从哪里来',
      '谁给我码',
      '我没有码，去哪弄',
    ],
    answer:
      'Keymail 由音乐人自己发放：通过邮件、在演出现场，或者印在纸上。您可以在 Browse Music 找一首喜欢的歌，看看还剩几份，然后向这位音乐人要一个代码。TuneMaker 不代替音乐人发放 Keymail，我也不能。',
  },
  japanese: {
    questions: [
      'Keymailはどこで手に入りますか？',
      '入手方法',
      '曲を買いたいのにコードを持っていません',
      'Godfrey、Keymail送ってくれない？',
      'ファンは普段どうやってコードを受け取るのですか',
      'ライブ会場でコードは配られますか',
      '気に入った曲を見つけたのですが、どうすれば買えますか',
      'このコードはどうやって手に入るの',
      '誰がコードをくれるの',
      'コードがないけどどこでもらえる',
    ],
    answer:
      'Keymail はアーティスト本人が、メールやライブ会場、紙などで配っています。Browse Music で曲を探し、残りのコピー数を確かめてから、アーティストにコードを頼んでみてください。TuneMaker がアーティストの代わりに Keymail を配ることはなく、私からお渡しすることもできません。',
  },
}
