import type { Topic } from './topic.ts'

export const payWithPaypal: Topic = {
  id: 'pay-with-paypal',
  page: '/redeem-keymail',
  english: {
    questions: [
      'How do I pay?',
      'payment methods',
      'do I need a PayPal account to buy a song',
      'can I use my credit card or Apple Pay',
      'Is this a subscription, or do I pay only once?',
      'in which currency am I charged',
      'I’d like to pay but see only a PayPal button',
      'do I need a paypal account',
      'can I pay by card',
      'ways to pay',
      'do you take apple pay or crypto',
    ],
    answer:
      'All payments here go through PayPal, once and in US dollars; there is no subscription. After you have entered your code, choose the PayPal button and confirm the amount in PayPal’s window. Whether you can pay by card or without a PayPal account is shown to you there, since PayPal decides it. The money goes directly to the artist.',
  },
  spanish: {
    questions: [
      '¿Cómo pago?',
      'formas de pago',
      '¿necesito una cuenta de PayPal para comprar una canción?',
      'puedo usar mi tarjeta de crédito o Apple Pay',
      '¿Es una suscripción o se paga una sola vez?',
      'en qué moneda me cobran',
      'quiero pagar pero solo veo un botón de PayPal',
      'necesito cuenta de paypal',
      'puedo pagar con tarjeta',
      'aceptan apple pay o cripto',
    ],
    answer:
      'Aquí todos los pagos van por PayPal, una sola vez y en dólares estadounidenses; no hay suscripción. Después de introducir tu código, pulsa el botón de PayPal y confirma el importe en su ventana. Si puedes pagar con tarjeta o sin cuenta de PayPal lo verás allí, porque lo decide PayPal. El dinero va directamente al artista.',
  },
  french: {
    questions: [
      'Comment payer ?',
      'moyens de paiement',
      'faut-il un compte PayPal pour acheter une chanson',
      'je peux payer par carte bancaire ou Apple Pay',
      'Est-ce un abonnement ou un paiement unique ?',
      'dans quelle devise suis-je débité',
      'je veux payer mais je ne vois qu’un bouton PayPal',
      'faut-il un compte paypal',
      'payer par carte possible ?',
      'acceptez-vous apple pay ou crypto',
    ],
    answer:
      'Ici, tous les paiements passent par PayPal, en une fois et en dollars américains ; il n’y a pas d’abonnement. Une fois votre code saisi, choisissez le bouton PayPal et confirmez le montant dans sa fenêtre. C’est là que vous verrez si vous pouvez payer par carte ou sans compte PayPal, car c’est PayPal qui en décide. L’argent va directement à l’artiste.',
  },
  german: {
    questions: [
      'Wie bezahle ich?',
      'Zahlungsarten',
      'brauche ich ein PayPal-Konto, um einen Song zu kaufen',
      'kann ich mit Kreditkarte oder Apple Pay zahlen',
      'Ist das ein Abo oder zahle ich nur einmal?',
      'in welcher Währung wird abgebucht',
      'ich möchte zahlen, sehe aber nur einen PayPal-Knopf',
      'brauche ich ein paypal konto',
      'kann ich mit karte zahlen',
      'zahlungsarten',
      'nehmt ihr apple pay oder krypto',
    ],
    answer:
      'Alle Zahlungen laufen hier über PayPal, einmalig und in US-Dollar; ein Abo gibt es nicht. Wählen Sie nach der Eingabe Ihres Codes den PayPal-Knopf und bestätigen Sie den Betrag im PayPal-Fenster. Ob Sie dort mit Karte oder ohne PayPal-Konto zahlen können, zeigt Ihnen PayPal, denn das entscheidet PayPal. Das Geld geht direkt an den Künstler.',
  },
  italian: {
    questions: [
      'Come si paga?',
      'metodi di pagamento',
      'mi serve un conto PayPal per comprare una canzone?',
      'posso usare la carta di credito o Apple Pay?',
      'È un abbonamento o si paga una volta sola?',
      'in quale valuta mi viene addebitato',
      'vorrei pagare ma vedo solo un pulsante PayPal',
      'serve un conto paypal',
      'posso pagare con carta',
      'accettate apple pay o cripto',
    ],
    answer:
      'Qui tutti i pagamenti passano da PayPal, una volta sola e in dollari statunitensi; non c’è nessun abbonamento. Dopo aver inserito il codice, scegli il pulsante PayPal e conferma l’importo nella sua finestra. Se puoi pagare con carta o senza conto PayPal lo vedi lì, perché lo decide PayPal. I soldi vanno direttamente all’artista.',
  },
  portuguese: {
    questions: [
      'Como eu pago?',
      'formas de pagamento',
      'preciso de conta no PayPal para comprar uma música?',
      'dá para usar cartão de crédito ou Apple Pay?',
      'É uma assinatura ou pago uma vez só?',
      'em que moeda é a cobrança',
      'quero pagar mas só aparece um botão do PayPal',
      'preciso de conta paypal',
      'posso pagar com cartão',
      'aceitam apple pay ou cripto',
    ],
    answer:
      'Aqui todos os pagamentos passam pelo PayPal, uma única vez e em dólares americanos; não existe assinatura. Depois de digitar seu código, clique no botão do PayPal e confirme o valor na janela dele. Se você pode pagar com cartão ou sem conta no PayPal, isso aparece ali, porque quem decide é o PayPal. O dinheiro vai direto para o artista.',
  },
  chinese: {
    questions: [
      '怎么付款？',
      '支付方式',
      '买歌一定要有PayPal账户吗',
      '可以刷信用卡或者用Apple Pay吗',
      '这是订阅吗，还是只付一次？',
      '用什么货币扣款',
      '我想付钱，可是只看到PayPal按钮',
      '可以用信用卡付款嗎？',
      '需要paypal账户吗',
      '能用银行卡付吗',
      '有哪些付款方式',
      '收apple pay或加密货币吗',
    ],
    answer:
      '这里的付款都通过 PayPal 进行，一次付清，以美元结算，没有订阅。输入代码之后，点 PayPal 按钮，在 PayPal 的窗口里确认金额即可。能不能刷卡、能不能不用 PayPal 账户付款，由 PayPal 决定，您会在那个窗口里看到。钱直接付给音乐人。',
  },
  japanese: {
    questions: [
      'どうやって支払いますか？',
      '支払方法',
      '曲を買うのにPayPalのアカウントは必要ですか',
      'クレジットカードとかApple Payは使える？',
      'サブスクですか、それとも1回だけの支払いですか',
      'どの通貨で請求されますか',
      '払いたいのにPayPalのボタンしか出てこない',
      'paypalアカウントは必要?',
      'カードで払える?',
      '支払い方法',
      'apple payや仮想通貨は使える?',
    ],
    answer:
      'ここでのお支払いはすべて PayPal を通じた米ドルでの一度きりのもので、サブスクリプションはありません。コードを入力したら PayPal のボタンを押し、PayPal の画面で金額を確認して承認してください。カードで払えるか、PayPal のアカウントなしで払えるかは PayPal が決めるもので、その画面に表示されます。代金はアーティストに直接届きます。',
  },
}
