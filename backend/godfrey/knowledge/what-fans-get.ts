import type { Topic } from './topic.ts'

export const whatFansGet: Topic = {
  id: 'what-fans-get',
  page: '/visitor-information',
  english: {
    questions: [
      'What do I get as a fan?',
      'fan benefits',
      'what’s in it for me if I buy a copy',
      'does my access expire some day',
      'Why should I pay here when I can stream the song elsewhere?',
      'do I really own something after paying',
      'what comes with a Keymail besides the song',
      'what do I get for my money',
      'benefits of buying a copy',
      'why should a fan buy',
      'is it just an mp3',
    ],
    answer:
      'You get a numbered copy that plays in full, and the door to the artist’s Green Room with its photos, song stories, voice notes and chat. You pay once, and both stay yours, on any device. That access ends only with a full refund or with a payment dispute that the artist has lost.',
  },
  spanish: {
    questions: [
      '¿Qué recibo como fan?',
      'ventajas para fans',
      '¿qué gano yo si compro una copia?',
      'mi acceso caduca algún día',
      '¿Por qué pagar aquí si puedo oír la canción en streaming?',
      'después de pagar, ¿de verdad tengo algo mío?',
      'qué incluye un Keymail además de la canción',
      'qué recibo por mi dinero',
      'ventajas de comprar una copia',
      'por qué debería comprar un fan',
      'es solo un mp3?',
    ],
    answer:
      'Recibes una copia numerada que suena entera y la entrada al Green Room del artista, con fotos, historias de las canciones, notas de voz y chat. Pagas una sola vez y las dos cosas siguen siendo tuyas, en cualquier dispositivo. Ese acceso solo termina con un reembolso completo o con una disputa de pago que el artista haya perdido.',
  },
  french: {
    questions: [
      'Que reçois-je en tant que fan ?',
      'avantages pour les fans',
      'qu’est-ce que j’y gagne si j’achète une copie',
      'mon accès expire-t-il un jour',
      'Pourquoi payer ici alors que je peux écouter la chanson en streaming ?',
      'après avoir payé, est-ce que je possède vraiment quelque chose',
      'que contient un Keymail en plus de la chanson',
      "qu'est-ce que j'ai pour mon argent",
      "avantages d'acheter un exemplaire",
      'pourquoi un fan achèterait',
      "c'est juste un mp3 ?",
    ],
    answer:
      'Vous recevez une copie numérotée qui se joue en entier, et l’entrée de la Green Room de l’artiste, avec ses photos, ses histoires de chansons, ses messages vocaux et sa discussion. Vous payez une fois et les deux restent à vous, sur n’importe quel appareil. Cet accès ne prend fin qu’avec un remboursement complet ou un litige de paiement perdu par l’artiste.',
  },
  german: {
    questions: [
      'Was bekomme ich als Fan?',
      'Vorteile für Fans',
      'was habe ich davon, wenn ich ein Exemplar kaufe',
      'läuft mein Zugang irgendwann ab',
      'Warum soll ich hier zahlen, wenn ich den Song auch streamen kann?',
      'gehört mir nach dem Bezahlen wirklich etwas',
      'was gehört außer dem Song noch zum Keymail',
      'was bekomme ich für mein geld',
      'vorteile eines exemplars',
      'warum sollte ein fan kaufen',
      'ist das nur eine mp3',
    ],
    answer:
      'Sie bekommen ein nummeriertes Exemplar, das in voller Länge spielt, und die Tür zum Green Room des Künstlers mit Fotos, Songgeschichten, Sprachnachrichten und Chat. Sie zahlen einmal, und beides bleibt Ihnen, auf jedem Gerät. Dieser Zugang endet nur mit einer vollen Erstattung oder mit einem PayPal-Konflikt, den der Künstler verloren hat.',
  },
  italian: {
    questions: [
      'Che cosa ricevo come fan?',
      'vantaggi per i fan',
      'cosa ci guadagno se compro una copia',
      'il mio accesso scade prima o poi?',
      'Perché pagare qui se posso ascoltare la canzone in streaming?',
      'dopo aver pagato possiedo davvero qualcosa?',
      'cosa c’è in un Keymail oltre alla canzone',
      'cosa ricevo per i miei soldi',
      'vantaggi di comprare una copia',
      'perché un fan dovrebbe comprare',
      'è solo un mp3?',
    ],
    answer:
      'Ricevi una copia numerata che suona per intero e l’ingresso nella Green Room dell’artista, con foto, storie delle canzoni, note vocali e chat. Paghi una volta sola ed entrambe le cose restano tue, su qualsiasi dispositivo. L’accesso finisce solo con un rimborso completo o con una contestazione di pagamento persa dall’artista.',
  },
  portuguese: {
    questions: [
      'O que eu ganho como fã?',
      'vantagens para fãs',
      'o que eu levo se comprar uma cópia',
      'meu acesso vence algum dia?',
      'Por que pagar aqui se posso ouvir a música no streaming?',
      'depois de pagar, eu tenho mesmo alguma coisa minha?',
      'o que vem num Keymail além da música',
      'o que recebo pelo meu dinheiro',
      'vantagens de comprar uma cópia',
      'por que um fã compraria',
      'é só um mp3?',
    ],
    answer:
      'Você recebe uma cópia numerada que toca inteira e a entrada no Green Room do artista, com fotos, histórias das músicas, mensagens de voz e chat. Você paga uma vez e as duas coisas continuam suas, em qualquer aparelho. Esse acesso só termina com um reembolso total ou com uma disputa de pagamento perdida pelo artista.',
  },
  chinese: {
    questions: [
      '作为歌迷我能得到什么？',
      '歌迷权益',
      '买一份对我有什么好处',
      '我的访问权限会过期吗',
      '别处就能在线听，为什么要在这里付费？',
      '付了钱之后真的有东西属于我吗',
      'Keymail里除了歌还有什么',
      '粉絲可以得到什麼？',
      '花钱能得到什么',
      '买一份的好处',
      '歌迷为什么要买',
      '只是一个mp3吗',
    ],
    answer:
      '您会得到一份可以完整播放的编号副本，还有进入这位音乐人 Green Room 的资格，里面有照片、歌曲故事、语音留言和聊天。只付一次，两样都一直属于您，在任何设备上都能用。只有全额退款，或者音乐人在付款争议中败诉，访问才会终止。',
  },
  japanese: {
    questions: [
      'ファンは何をもらえますか？',
      '購入者特典',
      'コピーを買うとどんないいことがあるの？',
      'アクセスに期限はありますか',
      'ほかで配信されている曲に、ここでお金を払う理由は何ですか',
      '払ったあと本当に何か自分のものになりますか',
      'Keymailには曲のほかに何が付いてきますか',
      'お金を払うと何が手に入る',
      'コピーを買うメリット',
      'ファンが買う理由',
      'ただのmp3ですか',
    ],
    answer:
      '全曲を再生できる番号付きのコピーと、アーティストの Green Room に入る権利が手に入ります。そこには写真、曲にまつわる話、ボイスメモ、チャットがあります。お支払いは一度だけで、どちらもずっとあなたのものとして、どの端末でも使えます。アクセスが終わるのは、全額返金されたときか、支払いの異議申し立てでアーティスト側の負けが決まったときだけです。',
  },
}
