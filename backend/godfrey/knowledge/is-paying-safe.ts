import type { Topic } from './topic.ts'

export const isPayingSafe: Topic = {
  id: 'is-paying-safe',
  page: '/privacy-policy',
  english: {
    questions: [
      'Is it safe to pay here?',
      'payment security',
      'does TuneMaker see my card number',
      'I’m afraid of being charged twice',
      'What happens to my money if the copy is already gone?',
      'which of my data do you get from PayPal',
      'is this a scam or can I trust the checkout',
      'is it safe to pay',
      'can I trust this site with my card',
      'is my credit card data safe',
      'is this a scam',
    ],
    answer:
      'You pay on PayPal’s side, so card numbers and bank details never reach TuneMaker. Before anything is charged, amount, currency and recipient are compared with the artist’s price; if the copy is already gone you are not charged, and no order is charged twice. From PayPal we receive your name and e-mail address, so that we know whose copy it is.',
  },
  spanish: {
    questions: [
      '¿Es seguro pagar aquí?',
      'seguridad del pago',
      '¿TuneMaker ve el número de mi tarjeta?',
      'tengo miedo de que me cobren dos veces',
      '¿Qué pasa con mi dinero si la copia ya no está?',
      'qué datos míos recibís de PayPal',
      '¿esto es una estafa o me puedo fiar?',
      'es seguro pagar',
      'puedo confiar mi tarjeta',
      'están seguros mis datos de tarjeta',
      'esto es una estafa',
    ],
    answer:
      'Pagas en el lado de PayPal, así que los números de tarjeta y los datos bancarios nunca llegan a TuneMaker. Antes de cobrar nada se comparan el importe, la moneda y el destinatario con el precio del artista; si la copia ya no está, no se te cobra, y ningún pedido se cobra dos veces. De PayPal recibimos tu nombre y tu correo electrónico, para saber de quién es la copia.',
  },
  french: {
    questions: [
      'Est-ce sûr de payer ici ?',
      'sécurité du paiement',
      'TuneMaker voit-il mon numéro de carte',
      'j’ai peur d’être débité deux fois',
      'Que devient mon argent si la copie est déjà partie ?',
      'quelles données recevez-vous de PayPal',
      'c’est une arnaque ou je peux avoir confiance',
      'est-ce sûr de payer',
      'puis-je confier ma carte',
      'mes données de carte sont-elles protégées',
      'est-ce une arnaque',
    ],
    answer:
      'Vous payez chez PayPal : les numéros de carte et les coordonnées bancaires n’arrivent jamais chez TuneMaker. Avant tout débit, le montant, la devise et le destinataire sont comparés au prix de l’artiste ; si la copie est déjà partie, vous n’êtes pas débité, et aucune commande n’est débitée deux fois. PayPal nous transmet votre nom et votre adresse e-mail, pour que nous sachions à qui appartient la copie.',
  },
  german: {
    questions: [
      'Ist das Bezahlen hier sicher?',
      'Sicherheit der Zahlung',
      'sieht TuneMaker meine Kartennummer',
      'ich habe Angst, dass doppelt abgebucht wird',
      'Was passiert mit meinem Geld, wenn das Exemplar schon weg ist?',
      'welche Daten bekommen Sie von PayPal',
      'ist das Betrug oder kann ich dem vertrauen',
      'ist bezahlen sicher',
      'kann ich meine karte anvertrauen',
      'sind meine kartendaten sicher',
      'ist das betrug',
    ],
    answer:
      'Sie zahlen auf der Seite von PayPal; Kartennummern und Bankdaten erreichen TuneMaker nie. Bevor etwas abgebucht wird, werden Betrag, Währung und Empfänger mit dem Preis des Künstlers verglichen; ist das Exemplar schon weg, wird nichts abgebucht, und keine Bestellung wird zweimal belastet. Von PayPal erhalten wir Ihren Namen und Ihre E-Mail-Adresse, damit wir wissen, wem das Exemplar gehört.',
  },
  italian: {
    questions: [
      'È sicuro pagare qui?',
      'sicurezza del pagamento',
      'TuneMaker vede il numero della mia carta?',
      'ho paura che mi addebitino due volte',
      'Che fine fanno i miei soldi se la copia non c’è più?',
      'quali miei dati ricevete da PayPal',
      'è una truffa o mi posso fidare?',
      'è sicuro pagare',
      'posso fidarmi con la carta',
      'i dati della carta sono al sicuro',
      'è una truffa',
    ],
    answer:
      'Paghi dalla parte di PayPal: numeri di carta e dati bancari non arrivano mai a TuneMaker. Prima di ogni addebito, importo, valuta e destinatario vengono confrontati con il prezzo dell’artista; se la copia non c’è più non ti viene addebitato nulla, e nessun ordine viene addebitato due volte. Da PayPal riceviamo il tuo nome e il tuo indirizzo e-mail, per sapere di chi è la copia.',
  },
  portuguese: {
    questions: [
      'É seguro pagar aqui?',
      'segurança do pagamento',
      'o TuneMaker vê o número do meu cartão?',
      'tenho medo de ser cobrado duas vezes',
      'O que acontece com meu dinheiro se a cópia já foi?',
      'quais dados meus vocês recebem do PayPal',
      'isso é golpe ou posso confiar?',
      'é seguro pagar',
      'posso confiar meu cartão',
      'os dados do cartão estão seguros',
      'isso é golpe',
    ],
    answer:
      'Você paga do lado do PayPal, então números de cartão e dados bancários nunca chegam ao TuneMaker. Antes de qualquer cobrança, o valor, a moeda e o destinatário são comparados com o preço do artista; se a cópia já não estiver disponível, nada é cobrado, e nenhum pedido é cobrado duas vezes. Do PayPal recebemos seu nome e seu e-mail, para saber de quem é a cópia.',
  },
  chinese: {
    questions: [
      '在这里付款安全吗？',
      '支付安全',
      'TuneMaker看得到我的卡号吗',
      '怕被扣两次钱',
      '要是那一份已经没了，我的钱怎么办？',
      '你们会从PayPal拿到我哪些信息',
      '这靠谱吗，不会是骗子吧',
      '付款安全嗎？會不會重複扣款？',
      '付款安全吗',
      '可以放心用卡吗',
      '我的卡信息安全吗',
      '这是骗局吗',
    ],
    answer:
      '付款在 PayPal 那边完成，卡号和银行信息不会到 TuneMaker 这里。扣款之前，系统会把金额、货币和收款人与音乐人定的价格核对；如果那一份已经卖掉，就不会扣款，同一笔订单也不会扣两次。PayPal 会把您的姓名和电子邮箱告诉我们，这样我们才知道这一份属于谁。',
  },
  japanese: {
    questions: [
      'ここでの支払いは安全ですか？',
      '決済安全性',
      'カード番号はTuneMakerに知られますか',
      '二重に請求されないか心配です',
      'コピーがもう無かったら、お金はどうなりますか',
      'PayPalから私のどんな情報を受け取りますか',
      'これって詐欺じゃないよね？',
      '支払いは安全ですか',
      'カードを預けて大丈夫',
      'カード情報は守られる',
      '詐欺ではない?',
    ],
    answer:
      'お支払いは PayPal 側で行われるため、カード番号や銀行情報が TuneMaker に届くことはありません。請求の前に、金額・通貨・受取人をアーティストの価格と照合します。コピーがすでに無い場合は請求されず、同じ注文が二重に請求されることもありません。PayPal からはお名前とメールアドレスを受け取り、コピーの持ち主を確認するために使います。',
  },
}
