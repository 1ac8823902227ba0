import type { Topic } from './topic.ts'

export const refundsAndDisputes: Topic = {
  id: 'refunds-and-disputes',
  page: '/terms-of-service',
  english: {
    questions: [
      'Can I get a refund?',
      'money back',
      'I’d like to return my copy, who do I ask',
      'what happens to my access if I open a dispute at PayPal',
      'If the artist gives me part of the price back, do I keep the song?',
      'I don’t like the song, refund please',
      'chargeback consequences',
      'can I cancel my purchase',
    ],
    answer:
      'For a copy, ask the artist: your money went straight to the artist, who can return it through PayPal. A full refund ends your access and frees the copy’s number; a partial refund keeps your access. A dispute at PayPal changes nothing until the artist has lost it. G-Key and upload fees are non-refundable.',
  },
  spanish: {
    questions: [
      '¿Puedo pedir un reembolso?',
      'devolución de dinero',
      'quiero devolver mi copia, ¿a quién se lo pido?',
      'qué pasa con mi acceso si abro una disputa en PayPal',
      'Si el artista me devuelve una parte del precio, ¿conservo la canción?',
      'no me gusta la canción, quiero mi dinero',
      'consecuencias de un contracargo',
      '¿puedo cancelar mi compra?',
    ],
    answer:
      'Para una copia, habla con el artista: tu dinero fue directamente a él y puede devolvértelo por PayPal. Un reembolso completo termina tu acceso y deja libre el número de la copia; con un reembolso parcial conservas el acceso. Una disputa en PayPal no cambia nada hasta que el artista la pierde. Las tarifas de G-Key y de subida no se reembolsan.',
  },
  french: {
    questions: [
      'Puis-je être remboursé ?',
      'remboursement',
      'je voudrais rendre ma copie, à qui m’adresser',
      'que devient mon accès si j’ouvre un litige chez PayPal',
      'Si l’artiste me rend une partie du prix, est-ce que je garde la chanson ?',
      'la chanson ne me plaît pas, rendez-moi mon argent',
      'conséquences d’une rétrofacturation',
      'puis-je annuler mon achat',
    ],
    answer:
      'Pour une copie, adressez-vous à l’artiste : votre argent lui est allé directement et il peut vous le rendre par PayPal. Un remboursement complet met fin à votre accès et libère le numéro de la copie ; un remboursement partiel vous laisse l’accès. Un litige chez PayPal ne change rien tant que l’artiste ne l’a pas perdu. Les frais de G-Key et d’envoi ne sont pas remboursables.',
  },
  german: {
    questions: [
      'Bekomme ich mein Geld zurück?',
      'Rückerstattung',
      'ich möchte mein Exemplar zurückgeben, an wen wende ich mich',
      'was wird aus meinem Zugang, wenn ich bei PayPal einen Konflikt melde',
      'Wenn mir der Künstler einen Teil erstattet, behalte ich dann den Song?',
      'das Lied gefällt mir nicht, bitte Geld zurück',
      'Folgen einer Rückbuchung',
      'kann ich meinen Kauf stornieren',
    ],
    answer:
      'Bei einem Exemplar fragen Sie den Künstler: Ihr Geld ging direkt an ihn, und er kann es über PayPal erstatten. Eine volle Erstattung beendet Ihren Zugang und gibt die Nummer des Exemplars frei; bei einer teilweisen Erstattung behalten Sie den Zugang. Ein Konflikt bei PayPal ändert nichts, bis der Künstler ihn verloren hat. G-Key- und Upload-Gebühren werden nicht erstattet.',
  },
  italian: {
    questions: [
      'Posso avere un rimborso?',
      'rimborso soldi',
      'vorrei restituire la mia copia, a chi lo chiedo?',
      'che succede al mio accesso se apro una contestazione su PayPal',
      'Se l’artista mi restituisce una parte del prezzo, tengo la canzone?',
      'la canzone non mi piace, rivoglio i soldi',
      'conseguenze di un chargeback',
      'posso annullare l’acquisto?',
    ],
    answer:
      'Per una copia, chiedi all’artista: i tuoi soldi sono andati direttamente a lui, che può restituirli tramite PayPal. Un rimborso completo mette fine al tuo accesso e libera il numero della copia; con un rimborso parziale l’accesso resta. Una contestazione su PayPal non cambia nulla finché l’artista non l’ha persa. Le tariffe di G-Key e di caricamento non sono rimborsabili.',
  },
  portuguese: {
    questions: [
      'Posso pedir reembolso?',
      'dinheiro de volta',
      'quero devolver minha cópia, falo com quem?',
      'o que acontece com meu acesso se eu abrir uma disputa no PayPal',
      'Se o artista me devolver parte do preço, fico com a música?',
      'não gostei da música, quero meu dinheiro',
      'consequências de um estorno',
      'posso cancelar minha compra?',
    ],
    answer:
      'No caso de uma cópia, fale com o artista: seu dinheiro foi direto para ele, que pode devolvê-lo pelo PayPal. Um reembolso total encerra seu acesso e libera o número da cópia; com um reembolso parcial você continua com o acesso. Uma disputa no PayPal não muda nada até que o artista a perca. As taxas de G-Key e de envio não são reembolsáveis.',
  },
  chinese: {
    questions: [
      '可以退款吗？',
      '退钱',
      '我想退掉这一份，该找谁',
      '在PayPal提出争议的话，我的访问权限会怎样',
      '如果音乐人只退一部分钱，歌还归我吗？',
      '这首歌我不喜欢，想要回钱',
      '拒付会有什么后果',
      '能取消购买吗',
      '可以退費嗎？要找誰？',
    ],
    answer:
      '如果是买的副本，请联系音乐人：钱是直接付给音乐人的，可以由对方通过 PayPal 退还。全额退款会终止您的访问，那个编号也会重新空出来；部分退款则保留访问。PayPal 争议在音乐人败诉之前不会改变任何事。G-Key 费和上传费不予退还。',
  },
  japanese: {
    questions: [
      '返金してもらえますか？',
      '返金方法',
      'コピーを返したいのですが、誰に頼めばいいですか',
      'PayPalで異議申し立てをするとアクセスはどうなりますか',
      'アーティストが代金の一部だけ返してくれた場合、曲は手元に残りますか',
      'この曲やっぱりいらない、お金返して',
      'チャージバックするとどうなりますか',
      '購入をキャンセルできますか',
    ],
    answer:
      '代金はアーティストに直接届いているので、コピーの返金はアーティストに頼んでください（PayPal を通じて返金できます）。全額返金されるとアクセスは終わり、コピーの番号は空きに戻りますが、一部返金ならアクセスは残ります。PayPal での異議申し立ては、アーティスト側の負けが決まるまで何も変えません。G-Key とアップロードの料金は返金されません。',
  },
}
