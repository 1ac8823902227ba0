import type { Topic } from './topic.ts'

export const soldOut: Topic = {
  id: 'sold-out',
  page: '/browse-music',
  english: {
    questions: [
      'The song is sold out, what now?',
      'all copies are gone',
      'none left to buy',
      'will more copies be made',
      'missed the last copy',
      'sold out forever?',
      'can I still get one after it sold out',
      'it is gone, was I too late',
      'will there ever be more',
    ],
    answer:
      'Then every numbered copy has an owner, and no more will be made. A copy can become free again only when a payment fails, a hold lapses or a purchase is refunded in full; the waiting list tells you. Your code still works if the artist gave you a Keymail before: its copy was counted already.',
  },
  spanish: {
    questions: [
      'La canción está agotada, ¿y ahora?',
      'ya no quedan copias',
      'se acabaron todas',
      'harán más copias',
      'me perdí la última copia',
      'agotada para siempre?',
      'puedo conseguir una después de agotarse',
      'ya no queda, llegué tarde',
      'habrá más algún día',
    ],
    answer:
      'Entonces cada copia numerada tiene dueño y no se harán más. Solo puede quedar libre otra vez si falla un pago, vence una reserva o se reembolsa una compra por completo; la lista de espera te avisa. Si el artista ya te dio un Keymail, tu código sigue valiendo: esa copia ya estaba contada.',
  },
  french: {
    questions: [
      'Le morceau est épuisé, et maintenant ?',
      'il n’y a plus d’exemplaires',
      'tout est vendu',
      'va-t-on en refaire',
      'j’ai raté le dernier exemplaire',
      'épuisé pour toujours ?',
      'peut-on encore en avoir un après épuisement',
      'il n’y en a plus, je suis arrivé trop tard',
      'y en aura-t-il d’autres',
    ],
    answer:
      'Alors chaque exemplaire numéroté a son propriétaire et il n’en sera pas fait d’autres. Un exemplaire ne se libère que si un paiement échoue, si une réservation expire ou si un achat est remboursé en entier ; la liste d’attente vous prévient. Si l’artiste vous a déjà donné un Keymail, il reste valable : son exemplaire était déjà compté.',
  },
  german: {
    questions: [
      'Der Song ist ausverkauft, was nun?',
      'alle Exemplare sind weg',
      'nichts mehr zu kaufen',
      'werden mehr Exemplare gemacht',
      'das letzte Exemplar verpasst',
      'für immer ausverkauft?',
      'kann ich nach dem Ausverkauf noch eins bekommen',
      'es ist weg, war ich zu spät',
      'gibt es irgendwann mehr',
    ],
    answer:
      'Dann hat jedes nummerierte Exemplar einen Besitzer, und es werden keine weiteren gemacht. Frei wird eines nur, wenn eine Zahlung scheitert, eine Reservierung verfällt oder ein Kauf ganz erstattet wird; die Warteliste sagt es Ihnen. Haben Sie vom Künstler schon einen Keymail, gilt er weiter: Sein Exemplar war bereits gezählt.',
  },
  italian: {
    questions: [
      'La canzone è esaurita, e adesso?',
      'le copie sono finite',
      'non ce ne sono più',
      'ne faranno altre',
      'ho perso l’ultima copia',
      'esaurita per sempre?',
      'posso averne una anche dopo',
      'non ce n’è più, sono arrivato tardi',
      'ce ne saranno altre',
    ],
    answer:
      'Allora ogni copia numerata ha un proprietario e non se ne faranno altre. Una copia torna libera solo se un pagamento fallisce, una prenotazione scade o un acquisto viene rimborsato per intero; te lo dice la lista d’attesa. Se l’artista ti ha già dato un Keymail, vale ancora: la sua copia era già contata.',
  },
  portuguese: {
    questions: [
      'A música está esgotada, e agora?',
      'acabaram todas as cópias',
      'não tem mais nenhuma',
      'vão fazer mais cópias',
      'perdi a última cópia',
      'esgotada para sempre?',
      'ainda dá para conseguir uma depois de esgotar',
      'não tem mais, cheguei tarde',
      'vai ter mais algum dia',
    ],
    answer:
      'Então cada cópia numerada tem dono e não serão feitas outras. Uma cópia só fica livre de novo se um pagamento falhar, uma reserva vencer ou uma compra for reembolsada por inteiro; a lista de espera avisa. Se o artista já te deu um Keymail, ele continua valendo: aquela cópia já estava contada.',
  },
  chinese: {
    questions: [
      '歌已经售罄了怎么办？',
      '全部份数都没了',
      '一份都买不到了',
      '还会再加印吗',
      '错过了最后一份',
      '永远卖完了吗',
      '卖光以后还能买到吗',
      '没了，我来晚了吗',
      '以后还会再有吗',
    ],
    answer:
      '那就是每一份编号副本都有了主人，不会再增加。只有付款失败、保留过期或全额退款时才会再空出一份，候补名单会通知您。如果音乐人之前已给了您Keymail，它仍然有效：那一份早已算在内。',
  },
  japanese: {
    questions: [
      '曲が売り切れていました、どうすれば？',
      'コピーが全部なくなった',
      'もう一枚も残っていない',
      '追加で作られますか',
      '最後の一枚を逃した',
      'ずっと売り切れのまま？',
      '完売後でも手に入りますか',
      'もうない、遅かったですか',
      'また出ることはありますか',
    ],
    answer:
      'その場合、番号付きのコピーにはすべて持ち主がいて、追加されることはありません。空くのは支払いの失敗、取り置きの期限切れ、全額返金のときだけで、ウェイティングリストでお知らせします。すでにアーティストからKeymailをもらっていれば、そのコピーは数に入っているので今も使えます。',
  },
}
