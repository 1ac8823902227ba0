import type { Topic } from './topic.ts'

export const whatIsAGKey: Topic = {
  id: 'what-is-a-g-key',
  page: '/governance-info',
  english: {
    questions: [
      'What is a G-Key?',
      'what’s a Governance Tracker Key',
      'G-Key meaning',
      'I keep reading G-Key everywhere and have no idea what that is',
      'Do I need a G-Key just to listen or to buy a song?',
      'could you explain what the artist key is good for',
      'G-Key authentication, proof of copyright ownership',
      'why do artists need a key',
      'what does the key do for me',
      'what do I need the artist key for',
      'is the key worth having',
    ],
    answer:
      'A G-Key, short for Governance Tracker Key, is an artist’s licence at TuneMaker. You receive it once your copyright papers have been checked, and it opens the Members Workshop, where you upload songs and create Keymails. It is good for life and your only credential here, so keep it to yourself. Visitors and fans need no G-Key, and it does not replace a copyright registration. It costs {gKeyPrice}, paid once.',
  },
  spanish: {
    questions: [
      '¿Qué es una G-Key?',
      'qué significa Governance Tracker Key',
      'G-Key significado',
      'veo G-Key por todas partes y no entiendo qué es',
      '¿Necesito una G-Key solo para escuchar o comprar una canción?',
      'me gustaría saber para qué sirve la llave de artista',
      'autenticación G-Key, prueba de titularidad de derechos de autor',
      'por qué los artistas necesitan una llave',
      'qué hago yo con la llave G',
      'para qué necesito la llave de artista',
      'qué me da la G-Key',
    ],
    answer:
      'Una G-Key, abreviatura de Governance Tracker Key, es la licencia de un artista en TuneMaker. La recibes cuando se han comprobado tus documentos de derechos de autor, y te abre el Members Workshop, donde subes canciones y creas Keymails. Vale para toda la vida y es tu única credencial aquí, así que no la compartas. Los visitantes y los fans no necesitan G-Key, y no sustituye al registro de derechos de autor. Cuesta {gKeyPrice}, un solo pago.',
  },
  french: {
    questions: [
      'Qu’est-ce qu’une G-Key ?',
      'c’est quoi une Governance Tracker Key',
      'définition G-Key',
      'je vois G-Key partout et je ne comprends pas ce que c’est',
      'Faut-il une G-Key simplement pour écouter ou acheter un morceau ?',
      'j’aimerais savoir à quoi sert la clé d’artiste',
      'authentification G-Key, preuve de droits d’auteur',
      'pourquoi les artistes ont-ils besoin d’une clé',
      'que m’apporte la clé',
      'pourquoi me faut-il la clé d’artiste',
      'la G-Key, ça sert à quoi',
    ],
    answer:
      'Une G-Key, ou Governance Tracker Key, est la licence d’un artiste chez TuneMaker. Vous la recevez une fois vos documents de droits d’auteur vérifiés, et elle vous ouvre le Members Workshop, où vous mettez vos morceaux en ligne et créez vos Keymails. Elle est valable à vie et c’est votre seul moyen d’accès, alors gardez-la pour vous. Les visiteurs et les fans n’ont pas besoin de G-Key, et elle ne remplace pas un dépôt de droits d’auteur. Elle coûte {gKeyPrice}, payés une seule fois.',
  },
  german: {
    questions: [
      'Was ist ein G-Key?',
      'was bedeutet Governance Tracker Key',
      'G-Key Bedeutung',
      'überall steht G-Key und ich weiß nicht, was das sein soll',
      'Brauche ich einen G-Key, wenn ich nur hören oder ein Lied kaufen will?',
      'können Sie mir erklären, wozu der Künstlerschlüssel gut ist',
      'G-Key Authentifizierung, Nachweis der Urheberrechte',
      'warum brauchen Künstler einen Schlüssel',
      'was habe ich von dem Schlüssel',
      'wozu dient der Künstlerschlüssel',
      'wofür ist der G-Key gut',
    ],
    answer:
      'Ein G-Key, kurz für Governance Tracker Key, ist die Lizenz eines Künstlers bei TuneMaker. Sie erhalten ihn, sobald Ihre Urheberrechtsnachweise geprüft sind, und er öffnet Ihnen den Members Workshop, in dem Sie Songs hochladen und Keymails erstellen. Er gilt lebenslang und ist hier Ihr einziger Zugang, behalten Sie ihn also für sich. Besucher und Fans brauchen keinen G-Key, und eine Registrierung des Urheberrechts ersetzt er nicht. Er kostet einmalig {gKeyPrice}.',
  },
  italian: {
    questions: [
      'Che cos’è una G-Key?',
      'cosa vuol dire Governance Tracker Key',
      'G-Key significato',
      'leggo G-Key dappertutto e non capisco cosa sia',
      'Mi serve una G-Key solo per ascoltare o comprare una canzone?',
      'mi spieghi a cosa serve la chiave dell’artista',
      'autenticazione G-Key, prova della titolarità del copyright',
      'perché gli artisti hanno bisogno di una chiave',
      'che me ne faccio della chiave',
      'per cosa mi serve la chiave d’artista',
      'la G-Key a che serve',
    ],
    answer:
      'Una G-Key, cioè Governance Tracker Key, è la licenza di un artista su TuneMaker. La ricevi quando i tuoi documenti sul diritto d’autore sono stati verificati, e ti apre il Members Workshop, dove carichi le canzoni e crei i Keymail. Vale per sempre ed è la tua unica credenziale qui, quindi non condividerla con nessuno. I visitatori e i fan non hanno bisogno di una G-Key, e non sostituisce la registrazione del copyright. Costa {gKeyPrice}, una volta sola.',
  },
  portuguese: {
    questions: [
      'O que é uma G-Key?',
      'o que significa Governance Tracker Key',
      'G-Key significado',
      'vejo G-Key em todo lugar e não faço ideia do que seja',
      'Preciso de uma G-Key só para ouvir ou comprar uma música?',
      'queria entender para que serve a chave do artista',
      'autenticação G-Key, prova de titularidade dos direitos autorais',
      'por que os artistas precisam de uma chave',
      'o que a chave faz por mim',
      'para que preciso da chave de artista',
      'a G-Key serve para quê',
    ],
    answer:
      'A G-Key, abreviação de Governance Tracker Key, é a licença do artista no TuneMaker. Você a recebe depois que seus documentos de direitos autorais são verificados, e ela abre o Members Workshop, onde você envia músicas e cria Keymails. Ela vale para a vida toda e é sua única credencial aqui, então não a compartilhe. Visitantes e fãs não precisam de G-Key, e ela não substitui o registro de direitos autorais. Custa {gKeyPrice}, pagos uma única vez.',
  },
  chinese: {
    questions: [
      'G-Key是什么？',
      'Governance Tracker Key是什么意思',
      'G-Key含义',
      '到处都看到G-Key，可我不明白那是什么',
      '我只想听歌或买歌，也需要G-Key吗？',
      '想了解一下艺人密钥有什么用',
      'G-Key認證是什麼意思',
      '为什么音乐人需要一把密钥',
      '这个密钥对我有什么用',
      '为什么我需要艺人密钥',
      'G-Key是干什么用的',
    ],
    answer:
      'G-Key是Governance Tracker Key的简称，是音乐人在TuneMaker的许可凭证。您的版权文件通过审核后就会收到它，用它可以进入Members Workshop，上传歌曲并创建Keymail。G-Key终身有效，也是您在这里唯一的登录凭证，请妥善保管，不要告诉别人。访客和歌迷不需要G-Key，它也不能代替版权登记。费用为一次性{gKeyPrice}。',
  },
  japanese: {
    questions: [
      'G-Keyとは何ですか？',
      'Governance Tracker Keyの意味を教えてください',
      'G-Keyって何',
      'あちこちにG-Keyと書いてあるけど、何のことか分からない',
      '聴いたり曲を買ったりするだけでもG-Keyは必要ですか',
      'アーティスト用の鍵が何の役に立つのか知りたいのですが',
      '著作権者認証鍵',
      'なんで鍵がいるの',
      'そのキーは何の役に立つの',
      'アーティストキーはなぜ必要ですか',
      'G-Keyは何に使いますか',
    ],
    answer:
      'G-KeyはGovernance Tracker Keyの略で、TuneMakerでのアーティストのライセンスです。著作権の書類が確認されると届き、曲のアップロードやKeymailの作成ができるMembers Workshopに入れるようになります。生涯有効で、ここでの唯一の認証手段ですので、ほかの人には教えないでください。訪問者やファンの方には不要で、著作権登録の代わりになるものでもありません。料金は{gKeyPrice}、一回払いです。',
  },
}
