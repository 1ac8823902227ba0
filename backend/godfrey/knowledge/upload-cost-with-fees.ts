import type { Topic } from './topic.ts'

export const uploadCostWithFees: Topic = {
  id: 'upload-cost-with-fees',
  page: '/upload-songs',
  english: {
    questions: [
      'What is the total with fee and tax?',
      'payment fee and tax on uploads',
      'cost breakdown of a release',
      'Is tax included in the upload price?',
      'how is the estimate calculated',
      '2.9% plus 30 cents',
    ],
    answer:
      'The estimate adds to the upload fees a payment fee of {estimateFeePercent} plus {estimateFeeFixed} and an estimated tax of {estimateTaxPercent}; for one song that makes about {uploadEstimate1}, for ten about {uploadEstimate10}. What PayPal really charges are exactly the upload fees, {uploadPrice} for one song and {uploadTotal10} for ten; the rest is for your books.',
  },
  spanish: {
    questions: [
      '¿Cuál es el total con comisión e impuesto?',
      'comisión de pago e impuesto de las subidas',
      'desglose de costes de un lanzamiento',
      '¿El precio de subida incluye impuestos?',
      'cómo se calcula la estimación',
      '2,9 % más 30 centavos',
    ],
    answer:
      'La estimación suma a las tarifas de subida una comisión de pago de {estimateFeePercent} más {estimateFeeFixed} y un impuesto estimado de {estimateTaxPercent}; para una canción da unos {uploadEstimate1}, para diez unos {uploadEstimate10}. Lo que PayPal cobra de verdad son exactamente las tarifas, {uploadPrice} por una y {uploadTotal10} por diez; el resto es para tus cuentas.',
  },
  french: {
    questions: [
      'Quel est le total avec frais et taxe ?',
      'frais de paiement et taxe sur les envois',
      'détail des coûts d’une sortie',
      'Le prix d’envoi est-il taxe comprise ?',
      'comment l’estimation est-elle calculée',
      '2,9 % plus 30 centimes',
    ],
    answer:
      'L’estimation ajoute aux frais d’envoi des frais de paiement de {estimateFeePercent} plus {estimateFeeFixed} et une taxe estimée à {estimateTaxPercent} ; pour un morceau environ {uploadEstimate1}, pour dix environ {uploadEstimate10}. PayPal débite exactement les frais d’envoi, {uploadPrice} pour un et {uploadTotal10} pour dix ; le reste est pour vos comptes.',
  },
  german: {
    questions: [
      'Wie hoch ist die Summe mit Gebühr und Steuer?',
      'Zahlungsgebühr und Steuer beim Upload',
      'Kostenaufstellung einer Veröffentlichung',
      'Ist im Upload-Preis die Steuer enthalten?',
      'wie wird die Schätzung berechnet',
      '2,9 % plus 30 Cent',
    ],
    answer:
      'Die Schätzung rechnet zu den Upload-Gebühren eine Zahlungsgebühr von {estimateFeePercent} plus {estimateFeeFixed} und geschätzt {estimateTaxPercent} Steuer; für einen Song etwa {uploadEstimate1}, für zehn etwa {uploadEstimate10}. PayPal bucht genau die Upload-Gebühren ab, {uploadPrice} für einen und {uploadTotal10} für zehn; der Rest ist für Ihre Unterlagen.',
  },
  italian: {
    questions: [
      'Qual è il totale con commissione e tassa?',
      'commissione di pagamento e tassa sui caricamenti',
      'dettaglio dei costi di un’uscita',
      'Il prezzo di caricamento include le tasse?',
      'come si calcola la stima',
      '2,9% più 30 centesimi',
    ],
    answer:
      'La stima aggiunge alle tariffe di caricamento una commissione di {estimateFeePercent} più {estimateFeeFixed} e una tassa stimata del {estimateTaxPercent}; per una canzone circa {uploadEstimate1}, per dieci circa {uploadEstimate10}. PayPal addebita esattamente le tariffe, {uploadPrice} per una e {uploadTotal10} per dieci; il resto è per i tuoi conti.',
  },
  portuguese: {
    questions: [
      'Qual é o total com taxa e imposto?',
      'taxa de pagamento e imposto nos envios',
      'detalhamento dos custos de um lançamento',
      'O preço do envio inclui imposto?',
      'como a estimativa é calculada',
      '2,9% mais 30 centavos',
    ],
    answer:
      'A estimativa soma às taxas de envio uma taxa de pagamento de {estimateFeePercent} mais {estimateFeeFixed} e um imposto estimado de {estimateTaxPercent}; para uma música dá cerca de {uploadEstimate1}, para dez cerca de {uploadEstimate10}. O PayPal cobra exatamente as taxas de envio, {uploadPrice} por uma e {uploadTotal10} por dez; o resto é para as suas contas.',
  },
  chinese: {
    questions: [
      '加上手续费和税一共多少？',
      '上传的支付手续费和税',
      '发行费用明细',
      '上传价格含税吗？',
      '估算是怎么算的',
      '2.9%加0.30',
    ],
    answer:
      '估算是在上传费之上加支付手续费{estimateFeePercent}加{estimateFeeFixed}，以及约{estimateTaxPercent}的税；一首约{uploadEstimate1}，十首约{uploadEstimate10}。PayPal实际收取的正好是上传费：一首{uploadPrice}，十首{uploadTotal10}，其余供您记账。',
  },
  japanese: {
    questions: [
      '手数料と税込みの合計はいくらですか？',
      'アップロードの決済手数料と税',
      'リリース費用の内訳',
      'アップロード料金は税込みですか？',
      '概算の計算方法',
      '2.9%と30セント',
    ],
    answer:
      '概算では、アップロード料金に決済手数料{estimateFeePercent}＋{estimateFeeFixed}と税およそ{estimateTaxPercent}を加えます。一曲で約{uploadEstimate1}、十曲で約{uploadEstimate10}です。PayPalで実際に請求されるのはアップロード料金だけで、一曲{uploadPrice}、十曲{uploadTotal10}です。',
  },
}
