import type { Topic } from './topic.ts'

export const uploadPriceAndTiers: Topic = {
  id: 'upload-price-and-tiers',
  page: '/upload-songs',
  english: {
    questions: [
      'How much does it cost to upload a song?',
      'upload fee',
      'is it cheaper if I bring several songs',
      'I don’t understand the bulk pricing for uploads',
      'What are the bulk upload tiers?',
      'I’d like to know what five songs would cost me to put up',
      'price per song discount 1-2 3-4 5-6 7-8 9-10 songs',
      'can I get the upload fee back',
      'What does a single song cost me to put up?',
    ],
    answer:
      'Songs bought together cost less each: {uploadPrice} per song for 1-2 songs, {uploadPrice3} for 3-4, {uploadPrice5} for 5-6, {uploadPrice7} for 7-8 and {uploadPrice10} for 9-10. You can buy up to {songsPerPlan} uploads at a time through PayPal, and each song you upload uses one. The fee is paid once and non-refundable, but an upload that fails or is refused keeps its credit.',
  },
  spanish: {
    questions: [
      '¿Cuánto cuesta subir una canción?',
      'tarifa de subida',
      'sale más barato si traigo varias canciones',
      'no entiendo los precios por volumen de las subidas',
      '¿Cuáles son los tramos de precio para subir varias canciones?',
      'quisiera saber cuánto me costaría subir cinco canciones',
      'precio por canción descuento 1-2 3-4 5-6 7-8 9-10 canciones',
      '¿me devuelven la tarifa de subida?',
      '¿Qué precio tiene subir una canción?',
    ],
    answer:
      'Cuantas más canciones compras juntas, menos cuesta cada una: {uploadPrice} por canción para 1-2 canciones, {uploadPrice3} para 3-4, {uploadPrice5} para 5-6, {uploadPrice7} para 7-8 y {uploadPrice10} para 9-10. Puedes comprar hasta {songsPerPlan} subidas a la vez por PayPal, y cada canción que subes usa una. La tarifa se paga una vez y no se reembolsa, pero una subida que falla o se rechaza conserva su crédito.',
  },
  french: {
    questions: [
      'Combien coûte la mise en ligne d’un morceau ?',
      'frais d’envoi',
      'c’est moins cher si j’apporte plusieurs morceaux ?',
      'je ne comprends pas les tarifs dégressifs pour les envois',
      'Quels sont les paliers de prix pour plusieurs morceaux ?',
      'je voudrais savoir ce que me coûteraient cinq chansons à mettre en ligne',
      'prix par morceau remise 1-2 3-4 5-6 7-8 9-10 morceaux',
      'puis-je récupérer les frais d’envoi ?',
      'Quel est le tarif pour mettre une chanson en ligne ?',
    ],
    answer:
      'Plus vous achetez d’envois ensemble, moins chacun coûte : {uploadPrice} par morceau pour 1-2 morceaux, {uploadPrice3} pour 3-4, {uploadPrice5} pour 5-6, {uploadPrice7} pour 7-8 et {uploadPrice10} pour 9-10. Vous pouvez acheter jusqu’à {songsPerPlan} envois à la fois par PayPal, et chaque morceau mis en ligne en utilise un. Ces frais se paient une fois et ne sont pas remboursables, mais un envoi qui échoue ou qui est refusé garde son crédit.',
  },
  german: {
    questions: [
      'Was kostet es, einen Song hochzuladen?',
      'Upload-Gebühr',
      'wird’s billiger, wenn ich mehrere Lieder bringe',
      'ich verstehe die Mengenpreise für Uploads nicht',
      'Welche Preisstufen gibt es beim Hochladen mehrerer Songs?',
      'ich wüsste gern, was mich fünf Lieder hochzuladen kosten würden',
      'Preis pro Song Mengenrabatt 1-2 3-4 5-6 7-8 9-10 Lieder',
      'bekomme ich die Upload-Gebühr zurück?',
      'Was kostet das Hochladen eines Songs?',
    ],
    answer:
      'Zusammen gekauft kostet jeder Upload weniger: {uploadPrice} pro Song bei 1-2 Songs, {uploadPrice3} bei 3-4, {uploadPrice5} bei 5-6, {uploadPrice7} bei 7-8 und {uploadPrice10} bei 9-10. Sie können bis zu {songsPerPlan} Uploads auf einmal per PayPal kaufen, und jeder hochgeladene Song verbraucht einen. Die Gebühr fällt einmal an und wird nicht erstattet, doch ein gescheiterter oder abgelehnter Upload behält sein Guthaben.',
  },
  italian: {
    questions: [
      'Quanto costa caricare una canzone?',
      'tariffa di caricamento',
      'costa meno se porto più canzoni',
      'non capisco i prezzi a scaglioni per i caricamenti',
      'Quali sono le fasce di prezzo per caricare più brani?',
      'vorrei sapere quanto mi costerebbe mettere su cinque canzoni',
      'prezzo per brano sconto 1-2 3-4 5-6 7-8 9-10 canzoni',
      'posso riavere la tariffa di caricamento?',
      'Qual è il costo per caricare una canzone?',
    ],
    answer:
      'Più caricamenti compri insieme, meno costa ognuno: {uploadPrice} a canzone per 1-2 canzoni, {uploadPrice3} per 3-4, {uploadPrice5} per 5-6, {uploadPrice7} per 7-8 e {uploadPrice10} per 9-10. Puoi comprare fino a {songsPerPlan} caricamenti alla volta con PayPal, e ogni canzone caricata ne usa uno. La tariffa si paga una volta e non è rimborsabile, ma un caricamento che fallisce o viene rifiutato conserva il suo credito.',
  },
  portuguese: {
    questions: [
      'Quanto custa enviar uma música?',
      'taxa de envio',
      'fica mais barato se eu levar várias músicas',
      'não entendo os preços por quantidade dos envios',
      'Quais são as faixas de preço para enviar várias músicas?',
      'queria saber quanto eu gastaria para subir cinco músicas',
      'preço por música desconto 1-2 3-4 5-6 7-8 9-10 músicas',
      'consigo a taxa de envio de volta?',
      'Qual é o preço para enviar uma música?',
    ],
    answer:
      'Quanto mais envios você compra juntos, menos custa cada um: {uploadPrice} por música para 1-2 músicas, {uploadPrice3} para 3-4, {uploadPrice5} para 5-6, {uploadPrice7} para 7-8 e {uploadPrice10} para 9-10. Dá para comprar até {songsPerPlan} envios de uma vez pelo PayPal, e cada música enviada usa um. A taxa é paga uma única vez e não é reembolsável, mas um envio que falha ou é recusado mantém o crédito.',
  },
  chinese: {
    questions: [
      '上传一首歌要多少钱？',
      '上传费用',
      '多传几首会便宜点吗',
      '批量上传的价格我看不懂',
      '批量上传分哪几档价格？',
      '想问一下传五首歌一共要花多少',
      '上傳費 每首價格 批量折扣 1-2首 9-10首',
      '上传费可以退吗',
    ],
    answer:
      '一次购买得越多，每首越便宜：1-2首每首{uploadPrice}，3-4首每首{uploadPrice3}，5-6首每首{uploadPrice5}，7-8首每首{uploadPrice7}，9-10首每首{uploadPrice10}。您可以通过PayPal一次最多购买{songsPerPlan}次上传，每上传一首歌用掉一次。费用一次付清，不予退还，但上传失败或被拒时，该次上传额度会保留。',
  },
  japanese: {
    questions: [
      '曲のアップロードにはいくらかかりますか？',
      'アップロード料金',
      'まとめて出すと安くなる？',
      '複数曲の料金の仕組みがよく分かりません',
      'まとめてアップロードする場合の料金段階を教えてください',
      '五曲載せるといくらになるか知りたいのですが',
      '楽曲登録料金 一曲単価 割引',
      'アップロード代は返金されますか',
      '曲のアップロード料金はいくらですか',
    ],
    answer:
      'まとめて購入するほど一曲あたりがお得になり、1～2曲なら一曲{uploadPrice}、3～4曲は{uploadPrice3}、5～6曲は{uploadPrice5}、7～8曲は{uploadPrice7}、9～10曲は{uploadPrice10}です。PayPalで一度に{songsPerPlan}曲分まで購入でき、一曲アップロードするごとに一回分を使います。料金は一度だけで返金はできませんが、失敗や拒否になったアップロードの分はそのまま残ります。',
  },
}
