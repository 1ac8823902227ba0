import type { Topic } from '#godfrey/knowledge/topic'

export const topic: Topic = {
  id: 'greeting',
  page: '/visitor-information',
  english: {
    utterances: [
      'Hello',
      'Hi there',
      'Good evening',
      'Good morning',
      'good afternoon',
      'hey godfrey',
      'How are you?',
      'anybody there',
      'Hello, nice to meet you',
      'hi, can you help me',
    ],
    answer:
      'Hello, and welcome to TuneMaker. I’m Godfrey. Ask me about songs in limited copies, Keymails, G-Keys, uploads, prices or your Green Room, and I’ll be glad to help.',
  },
  spanish: {
    utterances: [
      'Hola',
      'Buenas tardes',
      'Buenos días',
      'buenas noches',
      'hola godfrey',
      '¿Qué tal?',
      '¿Cómo estás?',
      'hay alguien ahí',
      'Hola, mucho gusto',
      'hola, me puedes ayudar',
    ],
    answer:
      'Hola, te doy la bienvenida a TuneMaker. Soy Godfrey. Pregúntame por las canciones en copias limitadas, los Keymails, las G-Keys, las subidas, los precios o tu Green Room, y te ayudo con mucho gusto.',
  },
  french: {
    utterances: [
      'Bonjour',
      'Bonsoir',
      'Salut',
      'coucou',
      'bonjour godfrey',
      'Comment allez-vous ?',
      'ça va',
      'il y a quelqu’un',
      'Bonjour, enchanté',
      'bonjour, pouvez-vous m’aider',
    ],
    answer:
      'Bonjour et bienvenue chez TuneMaker. Je suis Godfrey. Posez-moi vos questions sur les chansons en exemplaires limités, les Keymails, les G-Keys, l’envoi de chansons, les prix ou votre Green Room, je vous aiderai volontiers.',
  },
  german: {
    utterances: [
      'Hallo',
      'Guten Abend',
      'Guten Morgen',
      'Guten Tag',
      'hi godfrey',
      'Wie geht es Ihnen?',
      'na, wie gehts',
      'ist da jemand',
      'Grüß Gott',
      'Servus, moin',
      'hallo, können Sie mir helfen',
    ],
    answer:
      'Guten Tag und willkommen bei TuneMaker. Ich bin Godfrey. Fragen Sie mich nach Songs in begrenzter Auflage, Keymails, G-Keys, Uploads, Preisen oder Ihrem Green Room, ich helfe Ihnen gern.',
  },
  italian: {
    utterances: [
      'Ciao',
      'Buonasera',
      'Buongiorno',
      'salve',
      'ciao godfrey',
      'Come stai?',
      'tutto bene',
      'c’è qualcuno',
      'Ciao, piacere di conoscerti',
      'ciao, mi puoi aiutare',
    ],
    answer:
      'Ciao, ti do il benvenuto su TuneMaker. Sono Godfrey. Chiedimi delle canzoni in copie limitate, dei Keymail, delle G-Key, dei caricamenti, dei prezzi o della tua Green Room: ti aiuto volentieri.',
  },
  portuguese: {
    utterances: [
      'Olá',
      'Oi',
      'Boa noite',
      'Bom dia',
      'boa tarde',
      'oi godfrey',
      'Tudo bem?',
      'Como vai você?',
      'tem alguém aí',
      'oi, você pode me ajudar',
    ],
    answer:
      'Olá, que bom ter você no TuneMaker. Eu sou o Godfrey. Pergunte sobre músicas em cópias limitadas, Keymails, G-Keys, envios, preços ou o seu Green Room, e eu ajudo com prazer.',
  },
  chinese: {
    utterances: [
      '你好',
      '您好',
      '晚上好',
      '早上好',
      '下午好',
      '嗨',
      '哈喽 godfrey',
      '你好吗',
      '有人在吗',
      '你好，能帮我一下吗',
      '哈囉，初次見面',
    ],
    answer:
      '您好，欢迎来到TuneMaker。我是Godfrey。关于限量歌曲、Keymail、G-Key、上传、价格或您的Green Room，尽管问我，很乐意帮忙。',
  },
  japanese: {
    utterances: [
      'こんにちは',
      'こんばんは',
      'おはようございます',
      'はじめまして',
      'やあ',
      'ハロー、Godfrey',
      'お元気ですか？',
      '誰かいる？',
      'ちょっと手伝ってもらえますか',
      '初対面挨拶',
    ],
    answer:
      'こんにちは、TuneMakerへようこそ。私はGodfreyです。限定コピーの楽曲、Keymail、G-Key、アップロード、料金、Green Roomのことなど、どうぞお気軽にお尋ねください。',
  },
}
