import type { Topic } from './topic.ts'

export const buyWithoutCode: Topic = {
  id: 'buy-without-code',
  page: '/browse-music',
  english: {
    questions: [
      'Can I buy a song without a Keymail code?',
      'buy directly no code',
      'nobody gave me a code but I want the song',
      'is there an open sale',
      'where is the buy button for fans without a code',
      'How long is a copy held for me while I pay?',
      'purchase straight from the catalogue',
      'nobody gave me a code, can I still buy it',
      'may I buy straight away',
      'is it possible to pay directly without any invitation',
    ],
    answer:
      'Yes, when the artist has put copies on open sale: press the buy button beside the song under Browse Music or in the Public Showcase and pay with PayPal. The next free copy is held for you for {holdMinutes} minutes while you pay, and its Keymail is issued to you at that moment. If you leave without paying, the copy is free again and nothing is charged.',
  },
  spanish: {
    questions: [
      '¿Puedo comprar una canción sin código Keymail?',
      'comprar directo sin código',
      'nadie me dio un código pero quiero la canción',
      'hay venta abierta',
      'dónde está el botón de compra si no tengo código',
      '¿Cuánto tiempo me guardan la copia mientras pago?',
      'comprar desde el catálogo',
      'nadie me dio un código, igual puedo comprar',
      'puedo comprar de una vez',
      'se puede pagar directo sin invitación',
    ],
    answer:
      'Sí, si el artista ha puesto copias en venta abierta: pulsa el botón de compra junto a la canción en Browse Music o en el Public Showcase y paga con PayPal. La siguiente copia libre queda reservada para ti {holdMinutes} minutos mientras pagas, y en ese momento se emite tu Keymail. Si te vas sin pagar, la copia vuelve a estar libre y no se cobra nada.',
  },
  french: {
    questions: [
      'Puis-je acheter un morceau sans code Keymail ?',
      'acheter directement sans code',
      'personne ne m’a donné de code mais je veux la chanson',
      'y a-t-il une vente libre',
      'où est le bouton d’achat si je n’ai pas de code',
      'Combien de temps ma copie est-elle réservée pendant le paiement ?',
      'acheter depuis le catalogue',
      'personne ne m’a donné de code, je peux acheter quand même',
      'puis-je acheter tout de suite',
      'peut-on payer directement sans invitation',
    ],
    answer:
      'Oui, lorsque l’artiste a mis des exemplaires en vente libre : appuyez sur le bouton d’achat à côté du morceau dans Browse Music ou dans le Public Showcase et payez avec PayPal. Le prochain exemplaire libre vous est réservé {holdMinutes} minutes pendant le paiement, et son Keymail est émis à ce moment. Si vous partez sans payer, l’exemplaire redevient libre et rien n’est débité.',
  },
  german: {
    questions: [
      'Kann ich einen Song ohne Keymail-Code kaufen?',
      'direkt kaufen ohne Code',
      'mir hat niemand einen Code gegeben, ich will den Song aber',
      'gibt es einen freien Verkauf',
      'wo ist der Kaufknopf, wenn ich keinen Code habe',
      'Wie lange wird mein Exemplar beim Bezahlen zurückgehalten?',
      'aus dem Katalog kaufen',
      'niemand gab mir einen Code, kann ich trotzdem kaufen',
      'kann ich einfach gleich kaufen',
      'geht es direkt ohne Einladung',
    ],
    answer:
      'Ja, wenn der Künstler Exemplare in den freien Verkauf gegeben hat: Drücken Sie bei Browse Music oder im Public Showcase den Kaufknopf neben dem Song und bezahlen Sie mit PayPal. Das nächste freie Exemplar wird {holdMinutes} Minuten für Sie zurückgehalten, und der Keymail wird in diesem Moment ausgegeben. Gehen Sie ohne zu bezahlen, ist das Exemplar wieder frei und nichts wird abgebucht.',
  },
  italian: {
    questions: [
      'Posso comprare una canzone senza codice Keymail?',
      'comprare direttamente senza codice',
      'nessuno mi ha dato un codice ma voglio la canzone',
      'c’è una vendita aperta',
      'dov’è il pulsante di acquisto se non ho un codice',
      'Per quanto tempo la copia è riservata mentre pago?',
      'comprare dal catalogo',
      'nessuno mi ha dato un codice, posso comprare lo stesso',
      'posso comprare subito',
      'si può pagare direttamente senza invito',
    ],
    answer:
      'Sì, se l’artista ha messo copie in vendita aperta: premi il pulsante di acquisto accanto alla canzone in Browse Music o nel Public Showcase e paga con PayPal. La prossima copia libera resta riservata a te per {holdMinutes} minuti mentre paghi, e in quel momento viene emesso il suo Keymail. Se te ne vai senza pagare, la copia torna libera e non viene addebitato nulla.',
  },
  portuguese: {
    questions: [
      'Posso comprar uma música sem código Keymail?',
      'comprar direto sem código',
      'ninguém me deu um código mas quero a música',
      'existe venda aberta',
      'onde fica o botão de compra se não tenho código',
      'Por quanto tempo a cópia fica reservada enquanto pago?',
      'comprar pelo catálogo',
      'ninguém me deu código, posso comprar mesmo assim',
      'posso comprar logo',
      'dá para pagar direto sem convite',
    ],
    answer:
      'Sim, quando o artista colocou cópias em venda aberta: aperte o botão de compra ao lado da música em Browse Music ou no Public Showcase e pague com PayPal. A próxima cópia livre fica reservada para você por {holdMinutes} minutos enquanto paga, e o Keymail é emitido nesse momento. Se você sair sem pagar, a cópia fica livre de novo e nada é cobrado.',
  },
  chinese: {
    questions: [
      '没有Keymail代码可以买歌吗？',
      '不用代码直接买',
      '没人给我代码，但我想要这首歌',
      '有没有公开销售',
      '没有代码在哪里点购买',
      '付款时给我保留多久？',
      '从目录直接购买',
      '没人给我码还能买吗',
      '可以直接下单买吗',
      '不用邀请能直接付款吗',
    ],
    answer:
      '可以，只要音乐人把部分份数放到公开销售：在Browse Music或Public Showcase里按歌曲旁的购买按钮，用PayPal付款。下一份空闲的副本会在您付款时为您保留{holdMinutes}分钟，Keymail就在那一刻发出。不付款就离开的话，这一份重新空出，不会扣款。',
  },
  japanese: {
    questions: [
      'Keymailコードがなくても曲を買えますか？',
      'コードなしで直接購入',
      '誰からもコードをもらっていないけど曲がほしい',
      '一般販売はありますか',
      'コードがない場合の購入ボタンはどこ',
      '支払い中はどのくらい確保されますか',
      'カタログから買いたい',
      'コードをもらっていなくても買えますか',
      'すぐに買えますか',
      '招待なしで直接払えますか',
    ],
    answer:
      'はい、アーティストが一般販売に出している曲なら買えます。Browse MusicまたはPublic Showcaseで曲の横の購入ボタンを押し、PayPalでお支払いください。お支払いの間、次の空きコピーを{holdMinutes}分間お取り置きし、その時にKeymailが発行されます。支払わずに離れるとコピーはまた空きに戻り、請求はありません。',
  },
}
