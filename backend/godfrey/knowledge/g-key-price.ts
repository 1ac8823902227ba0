import type { Topic } from './topic.ts'

export const gKeyPrice: Topic = {
  id: 'g-key-price',
  page: '/governance-info',
  english: {
    questions: [
      'How much does a G-Key cost?',
      'G-Key price',
      'what do you guys charge for the key',
      'I can’t find what joining as an artist would cost me',
      'Is the G-Key a subscription or a one-time payment?',
      'I’d like to know whether the G-Key fee can be refunded',
      'G-Key fee tax discount offer lifetime',
      'Is there tax on top of the key?',
    ],
    answer:
      'A G-Key costs {gKeyPrice}, paid once through PayPal, instead of the normal {gKeyNormalPrice}. Applicable tax comes on top. It is good for life, so there is nothing to renew. The fee pays for the check of your papers and is non-refundable, even if an application is declined.',
  },
  spanish: {
    questions: [
      '¿Cuánto cuesta una G-Key?',
      'precio G-Key',
      'cuánto cobran por la llave',
      'no encuentro cuánto me costaría entrar como artista',
      '¿La G-Key es una suscripción o un pago único?',
      'quisiera saber si devuelven el dinero de la G-Key',
      'tarifa G-Key impuestos descuento oferta de por vida',
      '¿hay que sumar impuestos a la llave?',
    ],
    answer:
      'Una G-Key cuesta {gKeyPrice}, en un único pago por PayPal, en lugar del precio normal de {gKeyNormalPrice}. A eso se suman los impuestos que correspondan. Vale para toda la vida, así que no hay nada que renovar. La tarifa paga la comprobación de tus documentos y no se reembolsa, tampoco si la solicitud se rechaza.',
  },
  french: {
    questions: [
      'Combien coûte une G-Key ?',
      'prix G-Key',
      'vous prenez combien pour la clé',
      'je ne trouve pas ce que me coûterait l’inscription comme artiste',
      'La G-Key est-elle un abonnement ou un paiement unique ?',
      'je voudrais savoir si les frais de G-Key sont remboursables',
      'tarif G-Key taxes réduction offre à vie',
      'y a-t-il des taxes en plus du prix de la clé ?',
    ],
    answer:
      'Une G-Key coûte {gKeyPrice}, à régler une seule fois par PayPal, au lieu du prix normal de {gKeyNormalPrice}. Les taxes applicables s’y ajoutent. Elle est valable à vie, il n’y a donc rien à renouveler. Ces frais paient la vérification de vos documents et ne sont pas remboursables, même si la demande est refusée.',
  },
  german: {
    questions: [
      'Wie viel kostet ein G-Key?',
      'G-Key Preis',
      'was nehmt ihr für den Schlüssel',
      'ich finde nirgends, was mich der Einstieg als Künstler kostet',
      'Ist der G-Key ein Abo oder eine einmalige Zahlung?',
      'mich würde interessieren, ob man die G-Key-Gebühr zurückbekommt',
      'G-Key Gebühr Steuer Rabatt Angebot lebenslang',
      'kommt auf den Schlüssel noch Steuer drauf?',
    ],
    answer:
      'Ein G-Key kostet {gKeyPrice}, einmalig per PayPal, statt normalerweise {gKeyNormalPrice}. Dazu kommt die anfallende Steuer. Er gilt lebenslang, Sie müssen also nichts verlängern. Die Gebühr bezahlt die Prüfung Ihrer Unterlagen und wird nicht erstattet, auch nicht bei einem abgelehnten Antrag.',
  },
  italian: {
    questions: [
      'Quanto costa una G-Key?',
      'prezzo G-Key',
      'quanto chiedete per la chiave',
      'non trovo quanto mi costa entrare come artista',
      'La G-Key è un abbonamento o un pagamento unico?',
      'vorrei sapere se la quota della G-Key è rimborsabile',
      'tariffa G-Key tasse sconto offerta a vita',
      'sulla chiave si pagano anche le tasse?',
    ],
    answer:
      'Una G-Key costa {gKeyPrice}, da pagare una sola volta con PayPal, invece del prezzo normale di {gKeyNormalPrice}. A questo si aggiungono le tasse applicabili. Vale per sempre, quindi non c’è niente da rinnovare. La quota paga la verifica dei tuoi documenti e non è rimborsabile, nemmeno se la richiesta viene respinta.',
  },
  portuguese: {
    questions: [
      'Quanto custa uma G-Key?',
      'preço G-Key',
      'quanto vocês cobram pela chave',
      'não acho em lugar nenhum quanto vou gastar para entrar como artista',
      'A G-Key é uma assinatura ou um pagamento único?',
      'gostaria de saber se a taxa da G-Key é reembolsável',
      'valor G-Key imposto desconto oferta vitalícia',
      'tem imposto além do preço da chave?',
    ],
    answer:
      'Uma G-Key custa {gKeyPrice}, em pagamento único pelo PayPal, em vez do preço normal de {gKeyNormalPrice}. Os impostos aplicáveis são cobrados à parte. Ela vale para a vida toda, então não há nada para renovar. A taxa paga a verificação dos seus documentos e não é reembolsável, mesmo que o pedido seja recusado.',
  },
  chinese: {
    questions: [
      '一把G-Key多少钱？',
      'G-Key价格',
      '这个密钥你们收多少钱',
      '找不到以音乐人身份加入要花多少钱',
      'G-Key是订阅还是一次性付款？',
      '想问一下G-Key的费用能不能退',
      'G-Key費用 稅 折扣 優惠 終身',
      '买密钥还要另外交税吗',
    ],
    answer:
      'G-Key的价格是{gKeyPrice}，通过PayPal一次性支付，原价为{gKeyNormalPrice}。适用的税费另计。它终身有效，无需续费。这笔费用用于审核您的文件，不予退还，即使申请未通过也是如此。',
  },
  japanese: {
    questions: [
      'G-Keyの値段はいくらですか？',
      'G-Keyの料金',
      '鍵っていくらするの',
      'アーティストとして始めるのにいくらかかるのか見つかりません',
      'G-Keyは月額ですか、それとも買い切りですか',
      'G-Keyの代金が返金されるか知りたいのですが',
      '鍵価格 税別 割引 返金',
      'G-Keyに税金はかかりますか',
    ],
    answer:
      'G-Keyは{gKeyPrice}で、通常価格の{gKeyNormalPrice}より安くなっています。お支払いはPayPalで一度だけ、該当する税金が別にかかります。生涯有効なので、更新は必要ありません。料金は書類の確認にあてられるため、申請が通らなかった場合も返金はできません。',
  },
}
