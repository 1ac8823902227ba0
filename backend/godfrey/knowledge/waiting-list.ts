import type { Topic } from './topic.ts'

export const waitingList: Topic = {
  id: 'waiting-list',
  page: '/browse-music',
  english: {
    questions: [
      'Is there a waiting list?',
      'tell me when a copy comes free',
      'put me on the list for a sold out song',
      'notify me if one is back',
      'how does the queue for sold-out songs work',
      'join the waitlist',
      'everything is taken, can I queue up',
      'put me on a list for the next free one',
      'write to me when one is available again',
    ],
    answer:
      'Yes. When an edition on open sale is sold out, leave your e-mail address on its waiting list. As soon as a copy becomes free, because a hold lapsed or a copy was refunded, a mail goes out; the mail holds no copy for you, whoever pays first gets it.',
  },
  spanish: {
    questions: [
      '¿Hay lista de espera?',
      'avísame cuando quede libre una copia',
      'ponme en la lista de una canción agotada',
      'notifícame si vuelve a haber',
      'cómo funciona la cola de las agotadas',
      'apuntarme a la lista de espera',
      'está todo vendido, puedo apuntarme',
      'póngame en una lista para la próxima',
      'escríbanme cuando haya otra disponible',
    ],
    answer:
      'Sí. Cuando una edición en venta abierta está agotada, deja tu correo en su lista de espera. En cuanto quede libre una copia, porque venció una reserva o hubo un reembolso, sale un correo; el correo no te reserva la copia, se la lleva quien pague primero.',
  },
  french: {
    questions: [
      'Y a-t-il une liste d’attente ?',
      'prévenez-moi quand un exemplaire se libère',
      'inscrivez-moi sur la liste d’un morceau épuisé',
      'avertissez-moi s’il en revient',
      'comment marche la file pour les morceaux épuisés',
      'rejoindre la liste d’attente',
      'tout est vendu, je peux m’inscrire quelque part',
      'mettez-moi sur une liste pour le prochain',
      'écrivez-moi quand il y en a un de libre',
    ],
    answer:
      'Oui. Quand une édition en vente libre est épuisée, laissez votre adresse e-mail sur sa liste d’attente. Dès qu’un exemplaire se libère, après une réservation expirée ou un remboursement, un mail part ; il ne réserve rien, le premier qui paie l’obtient.',
  },
  german: {
    questions: [
      'Gibt es eine Warteliste?',
      'sagen Sie mir, wenn ein Exemplar frei wird',
      'setzen Sie mich auf die Liste für einen ausverkauften Song',
      'benachrichtigen, wenn wieder eins da ist',
      'wie funktioniert die Schlange bei ausverkauften Songs',
      'auf die Warteliste eintragen',
      'alles vergeben, kann ich mich vormerken lassen',
      'setzt mich auf eine Liste für das nächste',
      'schreibt mir, wenn wieder eins frei ist',
    ],
    answer:
      'Ja. Ist eine Edition im freien Verkauf ausverkauft, hinterlassen Sie auf ihrer Warteliste Ihre E-Mail-Adresse. Wird ein Exemplar frei, weil eine Reservierung verfallen oder erstattet worden ist, geht eine Mail hinaus; sie reserviert nichts, wer zuerst bezahlt, bekommt es.',
  },
  italian: {
    questions: [
      'C’è una lista d’attesa?',
      'avvisami quando si libera una copia',
      'mettimi in lista per un brano esaurito',
      'fammi sapere se ne torna una',
      'come funziona la coda per i brani esauriti',
      'iscrivermi alla lista d’attesa',
      'è tutto venduto, posso mettermi in lista',
      'mettetemi in una lista per la prossima',
      'scrivetemi quando se ne libera una',
    ],
    answer:
      'Sì. Quando un’edizione in vendita aperta è esaurita, lascia il tuo indirizzo e-mail nella sua lista d’attesa. Appena una copia si libera, perché una prenotazione è scaduta o c’è stato un rimborso, parte una mail; non riserva nulla, la prende chi paga per primo.',
  },
  portuguese: {
    questions: [
      'Existe lista de espera?',
      'me avise quando sobrar uma cópia',
      'me coloca na lista de uma música esgotada',
      'quero ser avisado se voltar a ter',
      'como funciona a fila das esgotadas',
      'entrar na lista de espera',
      'já foi tudo vendido, posso entrar na fila',
      'me coloquem numa lista para a próxima',
      'me escrevam quando tiver outra livre',
    ],
    answer:
      'Sim. Quando uma edição em venda aberta está esgotada, deixe seu e-mail na lista de espera dela. Assim que uma cópia ficar livre, porque uma reserva venceu ou houve reembolso, sai um e-mail; ele não reserva nada, fica com quem pagar primeiro.',
  },
  chinese: {
    questions: [
      '有候补名单吗？',
      '有空出来的份数请通知我',
      '卖完的歌能排队吗',
      '再有货时提醒我',
      '售罄的歌怎么排队',
      '加入候补名单',
      '都卖掉了可以登记排队吗',
      '下一份空出来把我加进名单',
      '再有的时候写信告诉我',
    ],
    answer:
      '有。公开销售的版本售罄后，可以在它的候补名单上留下邮箱。一旦有保留过期或退款而空出一份，就会发邮件通知；邮件不保留份数，先付款者得。',
  },
  japanese: {
    questions: [
      'ウェイティングリストはありますか？',
      '空きが出たら教えて',
      '売り切れの曲の順番待ちをしたい',
      'また買えるようになったら通知してほしい',
      '完売した曲のキャンセル待ちの仕組み',
      'キャンセル待ちに登録',
      '全部売れたけど順番待ちできますか',
      '次に空いたら欲しいので登録して',
      'また買えるようになったら連絡して',
    ],
    answer:
      'はい。一般販売のエディションが完売したら、ウェイティングリストにメールアドレスを登録できます。取り置きの期限切れや返金でコピーが空くとメールが届きます。メールは取り置きではなく、先にお支払いいただいた方のものになります。',
  },
}
