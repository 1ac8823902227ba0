import type { Topic } from './topic.ts'

export const howArtistsArePaid: Topic = {
  id: 'how-artists-are-paid',
  page: '/generate-income',
  english: {
    questions: [
      'How do artists get paid?',
      'platform commission',
      'what cut do you take from my sales',
      'I sold a copy and wonder when the money arrives',
      'Does TuneMaker keep a percentage, and who pays the PayPal fee?',
      'I’d like to understand how I can get my earnings to my bank or Venmo',
      'payout revenue share fee percentage artist income',
      'where is my money',
      'How do I get paid for my songs?',
    ],
    answer:
      'Fans pay your own PayPal account directly, the moment they redeem a Keymail. TuneMaker takes nothing from a sale and never holds your money; PayPal deducts its own fee. From PayPal you can move the money on to a bank account or Venmo as PayPal allows. The Members Workshop shows every sale with the fee and any refund.',
  },
  spanish: {
    questions: [
      '¿Cómo cobran los artistas?',
      'comisión de la plataforma',
      'qué tajada se llevan de mis ventas',
      'vendí una copia y no sé cuándo llega el dinero',
      '¿TuneMaker se queda con un porcentaje, y quién paga la comisión de PayPal?',
      'me gustaría entender cómo paso mis ganancias al banco o a Venmo',
      'pago ingresos reparto comisión porcentaje artista',
      'dónde está mi dinero',
      '¿Cómo me pagan por mis canciones?',
    ],
    answer:
      'Los fans pagan directamente a tu propia cuenta de PayPal en el momento en que canjean un Keymail. TuneMaker no se queda con nada de la venta y nunca retiene tu dinero; PayPal descuenta su propia comisión. Desde PayPal puedes pasar el dinero a una cuenta bancaria o a Venmo según lo permita PayPal. El Members Workshop muestra cada venta con la comisión y los posibles reembolsos.',
  },
  french: {
    questions: [
      'Comment les artistes sont-ils payés ?',
      'commission de la plateforme',
      'vous prenez combien sur mes ventes',
      'j’ai vendu une copie et je me demande quand l’argent arrive',
      'TuneMaker garde-t-il un pourcentage, et qui paie les frais PayPal ?',
      'j’aimerais comprendre comment virer mes gains sur ma banque ou Venmo',
      'versement revenus partage frais pourcentage artiste',
      'où est mon argent',
      'Comment suis-je payé pour mes chansons ?',
    ],
    answer:
      'Les fans paient directement votre propre compte PayPal, au moment où ils utilisent un Keymail. TuneMaker ne prend rien sur une vente et ne détient jamais votre argent ; PayPal prélève ses propres frais. Depuis PayPal, vous pouvez transférer l’argent vers un compte bancaire ou Venmo, selon ce que PayPal permet. Le Members Workshop montre chaque vente avec les frais et les remboursements éventuels.',
  },
  german: {
    questions: [
      'Wie werden Künstler bezahlt?',
      'Provision Plattform',
      'wie viel zwackt ihr von meinen Verkäufen ab',
      'ich habe ein Exemplar verkauft und frage mich, wann das Geld kommt',
      'Behält TuneMaker einen Anteil, und wer zahlt die PayPal-Gebühr?',
      'ich möchte verstehen, wie ich meine Einnahmen auf mein Bankkonto oder zu Venmo bekomme',
      'Auszahlung Erlösanteil Gebühr Prozent Einkommen Künstler',
      'wo bleibt mein Geld',
      'Wie werde ich für meine Songs bezahlt?',
    ],
    answer:
      'Fans zahlen direkt auf Ihr eigenes PayPal-Konto, in dem Moment, in dem sie einen Keymail einlösen. TuneMaker nimmt nichts von einem Verkauf und verwahrt Ihr Geld nie; PayPal zieht seine eigene Gebühr ab. Von PayPal aus können Sie das Geld auf ein Bankkonto oder zu Venmo weiterleiten, soweit PayPal das anbietet. Der Members Workshop zeigt jeden Verkauf mit Gebühr und etwaiger Erstattung.',
  },
  italian: {
    questions: [
      'Come vengono pagati gli artisti?',
      'commissione piattaforma',
      'quanto vi tenete sulle mie vendite',
      'ho venduto una copia e mi chiedo quando arrivano i soldi',
      'TuneMaker trattiene una percentuale, e chi paga la commissione di PayPal?',
      'vorrei capire come porto i miei guadagni in banca o su Venmo',
      'pagamento incassi quota commissione percentuale artista',
      'dove sono i miei soldi',
      'Come vengo pagato per le mie canzoni?',
    ],
    answer:
      'I fan pagano direttamente sul tuo conto PayPal, nel momento in cui riscattano un Keymail. TuneMaker non prende nulla da una vendita e non trattiene mai i tuoi soldi; PayPal detrae la propria commissione. Da PayPal puoi spostare i soldi su un conto bancario o su Venmo, secondo quanto PayPal consente. Il Members Workshop mostra ogni vendita con la commissione e gli eventuali rimborsi.',
  },
  portuguese: {
    questions: [
      'Como os artistas recebem?',
      'comissão da plataforma',
      'quanto vocês tiram das minhas vendas',
      'vendi uma cópia e quero saber quando o dinheiro cai',
      'O TuneMaker fica com alguma porcentagem, e quem paga a taxa do PayPal?',
      'queria entender como passo meus ganhos para o banco ou para o Venmo',
      'repasse receita divisão taxa porcentagem artista',
      'cadê meu dinheiro',
      'Como recebo pelas minhas músicas?',
    ],
    answer:
      'Os fãs pagam direto na sua própria conta do PayPal, no momento em que resgatam um Keymail. O TuneMaker não fica com nada da venda e nunca retém seu dinheiro; o PayPal desconta a taxa dele. Do PayPal você pode passar o dinheiro para uma conta bancária ou para o Venmo, conforme o PayPal permitir. O Members Workshop mostra cada venda com a taxa e eventuais reembolsos.',
  },
  chinese: {
    questions: [
      '音乐人怎么收到钱？',
      '平台抽成',
      '我卖歌你们要抽多少',
      '我卖出了一份，不知道钱什么时候到账',
      'TuneMaker会收取分成吗？PayPal手续费由谁付？',
      '想了解怎么把收入转到银行或Venmo',
      '藝人收款 分潤 手續費 提現',
      '我的钱在哪里',
      '音乐人怎么收钱？',
    ],
    answer:
      '歌迷兑换Keymail时，款项会直接付到您自己的PayPal账户。TuneMaker不从销售中抽取任何费用，也从不代管您的钱；PayPal会扣除它自己的手续费。您可以按PayPal的规定，把钱从PayPal转到银行账户或Venmo。Members Workshop会列出每笔销售、手续费和退款。',
  },
  japanese: {
    questions: [
      'アーティストはどうやって報酬を受け取りますか？',
      '販売手数料',
      '売り上げからいくら取られるの',
      '一枚売れたのですが、お金がいつ入るのか分かりません',
      'TuneMakerの取り分はありますか。PayPalの手数料は誰が払いますか',
      '収入を銀行口座やVenmoに移す方法を知りたいのですが',
      '収益分配 手数料率 入金時期',
      '私のお金はどこ',
      '曲の代金はどうやって受け取りますか',
    ],
    answer:
      'ファンがKeymailを引き換えた時点で、代金はご自身のPayPalアカウントに直接支払われます。TuneMakerが売り上げから差し引くことも、お金をお預かりすることもありませんが、PayPal独自の手数料は差し引かれます。PayPalの定める範囲で、そこから銀行口座やVenmoに移せます。Members Workshopで、売り上げごとの手数料や返金をご覧いただけます。',
  },
}
