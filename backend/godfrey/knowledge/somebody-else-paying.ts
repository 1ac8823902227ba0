import type { Topic } from './topic.ts'

export const somebodyElsePaying: Topic = {
  id: 'somebody-else-paying',
  page: '/redeem-keymail',
  english: {
    questions: [
      'What does it mean that somebody is paying for this copy right now?',
      'copy taken',
      'somebody else was faster than me, did I lose my money',
      'it says my copy has just been bought by another person',
      'Can I reserve a copy while I think about it?',
      'two of us have the same code, who gets the song',
      'Keymail busy, try again',
      'keymail-busy',
      'Somebody is paying for this copy right now.',
      'Somebody else has just bought this copy.',
      'another fan was faster',
      'copy taken while I was paying',
    ],
    answer:
      'A code is reserved for nobody: whoever pays first gets the copy, and whoever comes second is not charged. If somebody is paying at this very moment, try again in a minute; should that payment fail, the copy is free again. If somebody else has just bought it, ask the artist for another Keymail.',
  },
  spanish: {
    questions: [
      '¿Qué significa que alguien está pagando esta copia ahora mismo?',
      'copia ocupada',
      'otra persona fue más rápida, ¿perdí mi dinero?',
      'dice que mi copia la acaba de comprar otro',
      '¿Puedo reservar una copia mientras me lo pienso?',
      'dos tenemos el mismo código, ¿quién se queda la canción?',
      'Keymail ocupado, probar otra vez',
      'Somebody is paying for this copy right now.',
      'otro fan fue más rápido',
      'alguien está comprando mi copia',
      'me quitaron la copia mientras pagaba',
    ],
    answer:
      'Un código no queda reservado para nadie: quien paga primero se lleva la copia, y al que llega segundo no se le cobra. Si alguien está pagando en este momento, prueba otra vez dentro de un minuto; si ese pago falla, la copia vuelve a estar libre. Si otra persona acaba de comprarla, pide otro Keymail al artista.',
  },
  french: {
    questions: [
      'Que veut dire : quelqu’un est en train de payer cette copie ?',
      'copie déjà prise',
      'un autre a été plus rapide, ai-je perdu mon argent',
      'on me dit que ma copie vient d’être achetée par quelqu’un d’autre',
      'Puis-je réserver une copie le temps de réfléchir ?',
      'nous sommes deux avec le même code, qui aura la chanson',
      'Keymail occupé, réessayer',
      'Somebody is paying for this copy right now.',
      'un autre fan a été plus rapide',
      "quelqu'un achète mon exemplaire",
      'exemplaire pris pendant que je payais',
    ],
    answer:
      'Un code n’est réservé à personne : la première personne qui paie obtient la copie, et la suivante n’est pas débitée. Si quelqu’un est en train de payer, réessayez dans une minute ; si ce paiement échoue, la copie redevient libre. Si quelqu’un d’autre vient de l’acheter, demandez un autre Keymail à l’artiste.',
  },
  german: {
    questions: [
      'Was heißt: Jemand bezahlt gerade für dieses Exemplar?',
      'Exemplar vergeben',
      'jemand war schneller als ich, ist mein Geld jetzt weg',
      'es heißt, mein Exemplar hat eben jemand anders gekauft',
      'Kann ich ein Exemplar reservieren, während ich überlege?',
      'wir sind zu zweit mit demselben Code, wer bekommt den Song',
      'Keymail belegt, noch einmal versuchen',
      'Somebody is paying for this copy right now.',
      'ein anderer fan war schneller',
      'jemand kauft gerade mein exemplar',
      'exemplar weg während ich bezahlte',
    ],
    answer:
      'Ein Code ist für niemanden reserviert: Wer zuerst zahlt, bekommt das Exemplar, und wer danach kommt, dem wird nichts abgebucht. Zahlt gerade jemand, versuchen Sie es in einer Minute noch einmal; scheitert jene Zahlung, ist das Exemplar wieder frei. Hat es eben jemand anders gekauft, bitten Sie den Künstler um einen anderen Keymail.',
  },
  italian: {
    questions: [
      'Che vuol dire che qualcuno sta pagando questa copia proprio ora?',
      'copia già presa',
      'un altro è stato più veloce, ho perso i soldi?',
      'dice che la mia copia l’ha appena comprata un’altra persona',
      'Posso prenotare una copia mentre ci penso?',
      'siamo in due con lo stesso codice, a chi va la canzone?',
      'Keymail occupato, riprovare',
      'Somebody is paying for this copy right now.',
      'un altro fan è stato più veloce',
      'qualcuno sta comprando la mia copia',
      'copia presa mentre pagavo',
    ],
    answer:
      'Un codice non è riservato a nessuno: chi paga per primo ottiene la copia, e a chi arriva secondo non viene addebitato nulla. Se qualcuno sta pagando proprio in questo momento, riprova tra un minuto; se quel pagamento non riesce, la copia torna libera. Se un’altra persona l’ha appena comprata, chiedi un altro Keymail all’artista.',
  },
  portuguese: {
    questions: [
      'O que significa que alguém está pagando esta cópia agora?',
      'cópia ocupada',
      'outra pessoa foi mais rápida, perdi meu dinheiro?',
      'diz que minha cópia acabou de ser comprada por outro',
      'Posso reservar uma cópia enquanto penso?',
      'somos dois com o mesmo código, quem fica com a música?',
      'Keymail ocupado, tentar de novo',
      'Somebody is paying for this copy right now.',
      'outro fã foi mais rápido',
      'alguém está comprando minha cópia',
      'pegaram a cópia enquanto eu pagava',
    ],
    answer:
      'Um código não fica reservado para ninguém: quem paga primeiro fica com a cópia, e quem chega depois não é cobrado. Se alguém está pagando neste momento, tente de novo em um minuto; se aquele pagamento falhar, a cópia volta a ficar livre. Se outra pessoa acabou de comprar, peça outro Keymail ao artista.',
  },
  chinese: {
    questions: [
      '提示有人正在为这一份付款，是什么意思？',
      '已被买走',
      '别人比我快，我的钱没了吗',
      '说我的那一份刚刚被另一个人买了',
      '我想考虑一下，能先预留一份吗？',
      '我们两个人拿着同一个代码，歌归谁',
      'Keymail正忙，再试一次',
      '有人正在付款，我會被扣錢嗎？',
      'Somebody is paying for this copy right now.',
      '别的歌迷更快',
      '有人正在买我这一份',
      '付款时被别人买走了',
    ],
    answer:
      '代码不会为任何人预留：谁先付款谁得到，后来的人不会被扣款。如果此刻有人正在付款，请一分钟后再试；那笔付款要是没成功，这一份就会重新空出来。如果刚刚被别人买走了，请向音乐人要另一个 Keymail。',
  },
  japanese: {
    questions: [
      '「誰かがこのコピーの支払い中」とはどういう意味ですか？',
      '先約有',
      '先越されたけど、お金取られた？',
      '自分のコピーがたった今ほかの人に買われたと出ました',
      '考えている間、コピーを取り置きできますか',
      '同じコードを二人で持っています、曲はどちらのものになりますか',
      'Keymailが使用中です、再試行',
      'Somebody is paying for this copy right now.',
      '他のファンに先を越された',
      '誰かが自分のコピーを買っている',
      '支払い中に取られた',
    ],
    answer:
      'コードは誰のためにも取り置きされません。先に支払った人のものになり、あとになった人に請求されることはありません。今まさに誰かが支払い中の場合、その支払いが成立しなければコピーはまた空きますので、1分ほどしてからもう一度お試しください。たった今ほかの人が買ったという場合は、別の Keymail をアーティストに頼んでください。',
  },
}
