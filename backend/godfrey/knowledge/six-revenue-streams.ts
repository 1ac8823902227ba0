import type { Topic } from './topic.ts'

export const sixRevenueStreams: Topic = {
  id: 'six-revenue-streams',
  page: '/generate-income',
  english: {
    questions: [
      'What are the six revenue streams?',
      'generate income',
      'how can I make money with my music here',
      'I’m an independent writer and earn next to nothing with my songs',
      'Does TuneMaker pay streaming royalties?',
      'I’d be interested in the ways a song can bring something in',
      'direct sales, Keymail revenue, scarcity pricing, royalties, fan membership, live shows',
      'do fans pay a membership fee to me',
    ],
    answer:
      'The six are direct sales, Keymail revenue, digital scarcity pricing, streaming royalties, fan membership and QR codes for live shows. Sales and Keymails are paid here, straight into your PayPal account, and a small edition lets you ask more for each copy. Streaming royalties come from the streaming services, not from TuneMaker. Fan membership is part of every copy, with no separate fee, and QR codes are free with a G-Key and bring people to your door.',
  },
  spanish: {
    questions: [
      '¿Cuáles son las seis fuentes de ingresos?',
      'generar ingresos',
      'cómo puedo ganar dinero aquí con mi música',
      'soy autor independiente y casi no gano nada con mis canciones',
      '¿TuneMaker paga regalías de streaming?',
      'me interesaría conocer las formas en que una canción puede dar algo de dinero',
      'ventas directas, ingresos por Keymail, precio por escasez, regalías, membresía de fans, conciertos',
      '¿los fans me pagan una cuota de socio?',
    ],
    answer:
      'Las seis son las ventas directas, los ingresos por Keymail, el precio por escasez digital, las regalías de streaming, la membresía de fans y los códigos QR para conciertos. Las ventas y los Keymails se pagan aquí, directamente en tu cuenta de PayPal, y una edición pequeña te permite pedir más por cada copia. Las regalías de streaming vienen de los servicios de streaming, no de TuneMaker. La membresía de fans va incluida en cada copia, sin cuota aparte, y los códigos QR son gratis con una G-Key y te traen público.',
  },
  french: {
    questions: [
      'Quelles sont les six sources de revenus ?',
      'générer des revenus',
      'comment je peux gagner de l’argent ici avec ma musique',
      'je suis auteur indépendant et mes chansons ne me rapportent presque rien',
      'TuneMaker verse-t-il des redevances de streaming ?',
      'j’aimerais connaître les façons dont un morceau peut rapporter quelque chose',
      'ventes directes, revenus Keymail, prix de la rareté, redevances, adhésion des fans, concerts',
      'les fans me paient-ils une cotisation ?',
    ],
    answer:
      'Les six sont les ventes directes, les revenus des Keymails, le prix de la rareté numérique, les redevances de streaming, l’adhésion des fans et les codes QR pour les concerts. Les ventes et les Keymails se paient ici, directement sur votre compte PayPal, et une petite édition vous permet de demander plus par exemplaire. Les redevances de streaming viennent des services de streaming, pas de TuneMaker. L’adhésion des fans est comprise dans chaque exemplaire, sans cotisation à part, et les codes QR sont gratuits avec une G-Key et amènent du monde à votre porte.',
  },
  german: {
    questions: [
      'Welche sechs Einnahmequellen gibt es?',
      'Einnahmen erzielen',
      'wie kann ich hier mit meiner Musik Geld verdienen',
      'ich bin unabhängiger Songwriter und verdiene mit meinen Liedern fast nichts',
      'Zahlt TuneMaker Streaming-Tantiemen?',
      'mich interessiert, auf welchen Wegen ein Lied etwas einbringen kann',
      'Direktverkauf, Keymail-Erlöse, Preis durch Knappheit, Tantiemen, Fan-Mitgliedschaft, Konzerte',
      'zahlen mir Fans einen Mitgliedsbeitrag',
    ],
    answer:
      'Die sechs sind Direktverkauf, Keymail-Erlöse, Preise durch digitale Knappheit, Streaming-Tantiemen, Fan-Mitgliedschaft und QR-Codes für Konzerte. Verkäufe und Keymails werden hier bezahlt, direkt auf Ihr PayPal-Konto, und bei einer kleinen Auflage können Sie mehr pro Exemplar verlangen. Streaming-Tantiemen kommen von den Streamingdiensten, nicht von TuneMaker. Die Fan-Mitgliedschaft steckt in jedem Exemplar, ohne eigenen Beitrag, und QR-Codes sind mit G-Key kostenlos und bringen Ihnen Publikum.',
  },
  italian: {
    questions: [
      'Quali sono le sei fonti di guadagno?',
      'generare reddito',
      'come posso guadagnare qui con la mia musica',
      'sono un autore indipendente e con le mie canzoni non guadagno quasi niente',
      'TuneMaker paga le royalty dello streaming?',
      'mi interesserebbe sapere in che modi una canzone può rendere qualcosa',
      'vendite dirette, ricavi Keymail, prezzo della scarsità, royalty, iscrizione dei fan, concerti',
      'i fan mi pagano una quota associativa?',
    ],
    answer:
      'Le sei fonti sono le vendite dirette, i ricavi dei Keymail, il prezzo della scarsità digitale, le royalty dello streaming, l’iscrizione dei fan e i codici QR per i concerti. Vendite e Keymail si pagano qui, direttamente sul tuo conto PayPal, e con un’edizione piccola puoi chiedere di più per ogni copia. Le royalty arrivano dai servizi di streaming, non da TuneMaker. L’iscrizione dei fan è compresa in ogni copia, senza quota a parte, e i codici QR sono gratuiti con una G-Key e portano gente alla tua porta.',
  },
  portuguese: {
    questions: [
      'Quais são as seis fontes de receita?',
      'gerar renda',
      'como ganho dinheiro aqui com a minha música',
      'sou compositor independente e quase não ganho nada com minhas músicas',
      'O TuneMaker paga royalties de streaming?',
      'tenho interesse em saber de que formas uma música pode render alguma coisa',
      'vendas diretas, receita de Keymails, preço pela escassez, royalties, clube de fãs, shows',
      'os fãs me pagam mensalidade?',
    ],
    answer:
      'As seis são vendas diretas, receita de Keymails, preço pela escassez digital, royalties de streaming, participação dos fãs e QR codes para shows. As vendas e os Keymails são pagos aqui, direto na sua conta do PayPal, e uma edição pequena permite pedir mais por cópia. Os royalties vêm dos serviços de streaming, não do TuneMaker. A participação dos fãs vem em cada cópia, sem mensalidade à parte, e os QR codes são grátis com uma G-Key e trazem gente até a sua porta.',
  },
  chinese: {
    questions: [
      '六种收入来源是什么？',
      '创造收入',
      '在这里怎么靠音乐赚钱',
      '我是独立创作人，写歌几乎挣不到钱',
      'TuneMaker会付流媒体版税吗？',
      '想了解一首歌可以通过哪些方式带来收入',
      '六種收入 直接銷售 版稅 會員 現場演出',
      '歌迷要向我付会员费吗',
    ],
    answer:
      '六种分别是：直接销售、Keymail收入、数字稀缺定价、流媒体版税、歌迷会员，以及现场演出用的二维码。销售和Keymail的收入在这里产生，直接进入您的PayPal账户，发行份数少时每份可以定更高的价格。流媒体版税来自流媒体平台，TuneMaker不支付。歌迷会员身份包含在每一份里，不另收费；二维码对G-Key持有者免费，能把观众带到您这里。',
  },
  japanese: {
    questions: [
      '六つの収入源とは何ですか？',
      '収入を得る',
      'ここで音楽でどうやって稼ぐの',
      '独立系の作家で、曲からの収入がほとんどありません',
      'TuneMakerからストリーミングの印税は出ますか',
      '一曲からどんな形で収入が得られるのか知りたいのですが',
      '収入源六種 直接販売 印税 会員制',
      'ファンから会費をもらえますか',
    ],
    answer:
      '直接販売、Keymailの収入、デジタルな希少性による価格、ストリーミングの印税、ファン会員、ライブ用QRコードの六つです。販売とKeymailの代金はここでPayPalアカウントに直接支払われ、枚数を絞れば一枚の価格を高くできます。印税はストリーミング各社から支払われるもので、TuneMakerからは出ません。ファン会員は一枚ごとに含まれていて別の会費はなく、QRコードはG-Keyがあれば無料で、お客さまを呼び込む助けになります。',
  },
}
