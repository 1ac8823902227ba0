import type { Topic } from './topic.ts'

export const receipts: Topic = {
  id: 'receipts',
  page: '/private-green-room',
  english: {
    questions: [
      'Where is my receipt?',
      'I need an invoice',
      'proof of purchase for my song',
      'can I download a receipt as PDF',
      'never got the receipt mail',
      'billing document',
      'I need a bill for my taxes',
      'proof that I paid',
      'where is my purchase receipt',
    ],
    answer:
      "After each purchase we mail a receipt to the address you paid with at PayPal, and you can fetch it as a PDF where your copy is, in your Green Room. It names the seller, the item, the copy number, the amount in US dollars and the date. PayPal's own confirmation comes as well; look in the spam folder first.",
  },
  spanish: {
    questions: [
      '¿Dónde está mi recibo?',
      'necesito una factura',
      'comprobante de compra de mi canción',
      'puedo descargar el recibo en PDF',
      'no me llegó el correo con el recibo',
      'documento de cobro',
      'necesito un comprobante para mis impuestos',
      'prueba de que pagué',
      'dónde está mi recibo de compra',
    ],
    answer:
      'Después de cada compra enviamos un recibo a la dirección con la que pagaste en PayPal, y puedes descargarlo en PDF donde está tu copia, en tu Green Room. Indica vendedor, artículo, número de copia, importe en dólares y fecha. También llega la confirmación de PayPal; mira antes en la carpeta de spam.',
  },
  french: {
    questions: [
      'Où est mon reçu ?',
      'il me faut une facture',
      'preuve d’achat de mon morceau',
      'télécharger le reçu en PDF',
      'je n’ai pas reçu le mail avec le reçu',
      'document comptable',
      'il me faut une facture pour mes impôts',
      'une preuve que j’ai payé',
      'où est mon reçu d’achat',
    ],
    answer:
      'Après chaque achat, nous envoyons un reçu à l’adresse avec laquelle vous avez payé chez PayPal, et vous le trouvez en PDF là où est votre exemplaire, dans votre Green Room. Il indique le vendeur, l’article, le numéro d’exemplaire, le montant en dollars et la date. La confirmation de PayPal arrive aussi ; regardez d’abord dans les spams.',
  },
  german: {
    questions: [
      'Wo ist meine Quittung?',
      'ich brauche eine Rechnung',
      'Kaufbeleg für meinen Song',
      'Beleg als PDF herunterladen',
      'die Mail mit der Quittung kam nicht an',
      'Zahlungsbeleg',
      'ich brauche eine Rechnung für die Steuer',
      'ein Beweis, dass ich bezahlt habe',
      'wo ist mein Kaufbeleg',
    ],
    answer:
      'Nach jedem Kauf schicken wir eine Quittung an die Adresse, mit der Sie bei PayPal bezahlt haben, und als PDF liegt sie bei Ihrem Exemplar im Green Room. Sie nennt Verkäufer, Ware, Nummer des Exemplars, Betrag in US-Dollar und Datum. Auch PayPal schickt eine Bestätigung; sehen Sie zuerst im Spam-Ordner nach.',
  },
  italian: {
    questions: [
      'Dov’è la mia ricevuta?',
      'mi serve una fattura',
      'prova d’acquisto della canzone',
      'scaricare la ricevuta in PDF',
      'non è arrivata la mail con la ricevuta',
      'documento di pagamento',
      'mi serve una fattura per le tasse',
      'una prova che ho pagato',
      'dov’è la ricevuta del mio acquisto',
    ],
    answer:
      'Dopo ogni acquisto mandiamo una ricevuta all’indirizzo con cui hai pagato su PayPal, e la trovi in PDF dove c’è la tua copia, nella Green Room. Indica venditore, articolo, numero della copia, importo in dollari e data. Arriva anche la conferma di PayPal; guarda prima nello spam.',
  },
  portuguese: {
    questions: [
      'Onde está meu recibo?',
      'preciso de nota fiscal',
      'comprovante de compra da música',
      'baixar o recibo em PDF',
      'não recebi o e-mail com o recibo',
      'documento de cobrança',
      'preciso de um comprovante para o imposto',
      'prova de que paguei',
      'onde está o recibo da minha compra',
    ],
    answer:
      'Depois de cada compra mandamos um recibo para o endereço com que você pagou no PayPal, e você o encontra em PDF onde está a sua cópia, no Green Room. Ele traz vendedor, item, número da cópia, valor em dólares e data. A confirmação do PayPal também chega; olhe antes na pasta de spam.',
  },
  chinese: {
    questions: ['我的收据在哪里？', '我需要发票', '购买凭证', '能下载PDF收据吗', '没收到收据邮件', '付款凭据'],
    answer:
      '每次购买后，收据会发到您在PayPal付款所用的邮箱，也可以在您的Green Room里该副本处取得PDF。上面写明卖方、商品、编号、美元金额和日期。PayPal也会发确认信；请先看看垃圾邮件。',
  },
  japanese: {
    questions: [
      '領収書はどこですか？',
      '請求書が必要です',
      '購入の証明がほしい',
      '領収書をPDFで保存したい',
      '領収書のメールが届かない',
      'レシート',
      '报税要用的购买凭证',
      '付款证明在哪',
      '我的购买收据在哪里',
      '確定申告用の領収書が必要',
      '支払った証明が欲しい',
      '購入のレシートはどこ',
    ],
    answer:
      'ご購入のたびに、PayPalでのお支払いに使ったアドレスへ領収書をメールでお送りし、Green Roomのコピーの所からPDFでも取り出せます。販売者、品目、コピー番号、ドルの金額、日付が入っています。PayPalの確認メールも届きます。まず迷惑メールをご確認ください。',
  },
}
