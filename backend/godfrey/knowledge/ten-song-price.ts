import type { Topic } from './topic.ts'

export const tenSongPrice: Topic = {
  id: 'ten-song-price',
  page: '/upload-songs',
  english: {
    questions: [
      'What does it cost to upload ten songs?',
      '10-song price',
      'how much for a whole album of ten',
      'I have a record with 10 tracks and need the total',
      'Can I upload more than ten songs at once?',
      'I was wondering what the full ten would come to altogether',
      'ten songs total price album upload maximum',
      'how many songs can I pay for in one go',
    ],
    answer:
      'Ten songs bought together cost {uploadTotal10} in all, which is {uploadPrice10} each. Choose the number of songs under “Release plan” in the Members Workshop; PayPal then charges exactly these upload fees, and the payment fee and tax shown beside them are only estimates for your books. {songsPerPlan} songs is the most you can buy at a time; you are welcome to buy again.',
  },
  spanish: {
    questions: [
      '¿Cuánto cuesta subir diez canciones?',
      'precio 10 canciones',
      'a cuánto sale un álbum entero de diez',
      'tengo un disco de 10 temas y necesito el total',
      '¿Puedo subir más de diez canciones a la vez?',
      'me preguntaba cuánto sumarían las diez en conjunto',
      'diez canciones precio total álbum subida máximo',
      'cuántas canciones puedo pagar de una vez',
    ],
    answer:
      'Diez canciones compradas juntas cuestan {uploadTotal10} en total, es decir, {uploadPrice10} cada una. Elige el número de canciones en “Release plan”, en el Members Workshop; PayPal cobra exactamente esas tarifas de subida, y la comisión de pago y el impuesto que aparecen al lado son solo estimaciones para tus cuentas. Se pueden comprar como máximo {songsPerPlan} canciones a la vez, y después puedes volver a comprar.',
  },
  french: {
    questions: [
      'Combien coûte la mise en ligne de dix morceaux ?',
      'prix 10 morceaux',
      'ça fait combien pour un album entier de dix titres',
      'j’ai un disque de 10 titres et il me faut le total',
      'Peut-on mettre en ligne plus de dix morceaux à la fois ?',
      'je me demandais à combien reviendraient les dix en tout',
      'dix chansons prix total album envoi maximum',
      'combien de morceaux puis-je payer d’un coup',
    ],
    answer:
      'Dix morceaux achetés ensemble coûtent {uploadTotal10} en tout, soit {uploadPrice10} chacun. Choisissez le nombre de morceaux sous « Release plan » dans le Members Workshop ; PayPal débite exactement ces frais d’envoi, et les frais de paiement et la taxe affichés à côté ne sont que des estimations pour vos comptes. {songsPerPlan} morceaux est le maximum par achat ; vous pouvez ensuite en acheter d’autres.',
  },
  german: {
    questions: [
      'Was kostet das Hochladen von zehn Songs?',
      'Preis 10 Songs',
      'was macht das für ein ganzes Album mit zehn Stücken',
      'ich habe eine Platte mit 10 Titeln und brauche die Gesamtsumme',
      'Kann ich mehr als zehn Songs auf einmal hochladen?',
      'ich wollte wissen, worauf alle zehn zusammen hinauslaufen',
      'zehn Lieder Gesamtpreis Album Upload Höchstzahl',
      'wie viele Lieder kann ich auf einmal bezahlen',
    ],
    answer:
      'Zehn Songs zusammen gekauft kosten insgesamt {uploadTotal10}, also {uploadPrice10} pro Song. Wählen Sie die Anzahl im Members Workshop unter „Release plan“; PayPal bucht genau diese Upload-Gebühren ab, und die daneben gezeigte Zahlungsgebühr und Steuer sind nur Schätzungen für Ihre Unterlagen. Mehr als {songsPerPlan} Songs auf einmal gehen nicht, danach können Sie gern weitere kaufen.',
  },
  italian: {
    questions: [
      'Quanto costa caricare dieci canzoni?',
      'prezzo 10 canzoni',
      'quanto viene un album intero da dieci',
      'ho un disco di 10 tracce e mi serve il totale',
      'Posso caricare più di dieci canzoni alla volta?',
      'mi chiedevo quanto verrebbero tutte e dieci insieme',
      'dieci brani prezzo totale album caricamento massimo',
      'quante canzoni posso pagare in una volta',
    ],
    answer:
      'Dieci canzoni comprate insieme costano {uploadTotal10} in tutto, cioè {uploadPrice10} l’una. Scegli il numero di canzoni sotto “Release plan” nel Members Workshop; PayPal addebita esattamente queste tariffe di caricamento, e la commissione di pagamento e la tassa mostrate accanto sono solo stime per i tuoi conti. Il massimo per acquisto è {songsPerPlan} canzoni; poi puoi comprarne altre.',
  },
  portuguese: {
    questions: [
      'Quanto custa enviar dez músicas?',
      'preço 10 músicas',
      'quanto sai um álbum inteiro de dez',
      'tenho um disco com 10 faixas e preciso do total',
      'Posso enviar mais de dez músicas de uma vez?',
      'queria saber quanto dariam as dez juntas',
      'dez músicas preço total álbum envio máximo',
      'quantas músicas posso pagar de uma só vez',
    ],
    answer:
      'Dez músicas compradas juntas custam {uploadTotal10} no total, ou seja, {uploadPrice10} cada. Escolha o número de músicas em “Release plan”, no Members Workshop; o PayPal cobra exatamente essas taxas de envio, e a taxa de pagamento e o imposto mostrados ao lado são só estimativas para as suas contas. O máximo por compra é de {songsPerPlan} músicas; depois você pode comprar mais.',
  },
  chinese: {
    questions: [
      '上传十首歌要多少钱？',
      '10首价格',
      '一整张十首的专辑要花多少',
      '我有一张10首歌的唱片，想知道总价',
      '一次可以上传超过十首吗？',
      '请问十首加起来一共是多少',
      '十首歌總價 專輯上傳 上限',
      '一次最多能付几首歌的费用',
    ],
    answer:
      '十首一起购买，总共{uploadTotal10}，相当于每首{uploadPrice10}。请在Members Workshop的“Release plan”里选择歌曲数量；PayPal收取的正好是这笔上传费，旁边显示的支付手续费和税只是供您记账参考的估算。一次最多购买{songsPerPlan}首，之后可以再次购买。',
  },
  japanese: {
    questions: [
      '十曲アップロードするといくらですか？',
      '10曲の料金',
      '十曲入りのアルバム丸ごとだといくら',
      '10曲入りの作品があって、合計金額を知りたいです',
      '一度に十曲より多くアップロードできますか',
      '十曲全部だと合わせていくらになるのでしょうか',
      '十曲合計金額 上限曲数',
      '一回で何曲分払えますか',
    ],
    answer:
      '十曲まとめて購入すると合計{uploadTotal10}、一曲あたり{uploadPrice10}です。Members Workshopの「Release plan」で曲数をお選びください。PayPalでのご請求はちょうどこのアップロード料金で、横に表示される決済手数料と税は参考のための概算です。一度に購入できるのは{songsPerPlan}曲分までで、そのあとまた追加で購入できます。',
  },
}
