import type { Topic } from './topic.ts'

export const errorPaymentSucceededRedemptionFailed: Topic = {
  id: 'error-payment-succeeded-redemption-failed',
  page: '/redeem-keymail',
  english: {
    questions: [
      'Payment successful but redemption failed. Please contact support.',
      'Redemption Error after I paid',
      'I paid but cannot get in',
      'money is gone and no song',
      'PayPal took the money, nothing opened',
      'The payment has not been made yet. Nothing was charged.',
      'I paid, the page crashed and I have nothing',
      'money is gone but no song',
    ],
    answer:
      'Your payment is not lost: every order is kept, and we ask PayPal on our own until it is settled, usually within a minute. Enter the same code again, or use “Mail me a sign-in link” on the Keymail page; do not pay a second time. If the copy went to somebody else meanwhile, a person returns the money; with “Hand me to a person” you get a number.',
  },
  spanish: {
    questions: [
      'Payment successful but redemption failed. Please contact support.',
      'Redemption Error después de pagar',
      'pagué y no puedo entrar',
      'se fue el dinero y no hay canción',
      'PayPal cobró y no se abrió nada',
      'The payment has not been made yet. Nothing was charged.',
      'pagué, se cayó la página y no tengo nada',
      'se fue el dinero pero no hay canción',
    ],
    answer:
      'Tu pago no se pierde: cada pedido queda guardado y preguntamos a PayPal hasta resolverlo, normalmente en un minuto. Escribe otra vez el mismo código o usa “Mail me a sign-in link” en la página de Keymail; no pagues dos veces. Si la copia fue entretanto de otra persona, alguien del equipo devuelve el dinero; con “Hand me to a person” recibes un número.',
  },
  french: {
    questions: [
      'Payment successful but redemption failed. Please contact support.',
      'Redemption Error après avoir payé',
      'j’ai payé mais je n’entre pas',
      'l’argent est parti et pas de morceau',
      'PayPal a débité, rien ne s’est ouvert',
      'The payment has not been made yet. Nothing was charged.',
      'j’ai payé, la page a planté et je n’ai rien',
      'l’argent est parti mais pas de chanson',
    ],
    answer:
      'Votre paiement n’est pas perdu : chaque commande est gardée et nous interrogeons PayPal jusqu’à la réponse, en général en une minute. Entrez le même code ou utilisez « Mail me a sign-in link » sur la page Keymail ; ne payez pas deux fois. Si l’exemplaire est allé à quelqu’un d’autre, une personne vous rend l’argent ; « Hand me to a person » vous donne un numéro.',
  },
  german: {
    questions: [
      'Payment successful but redemption failed. Please contact support.',
      'Redemption Error nach dem Bezahlen',
      'ich habe bezahlt und komme nicht hinein',
      'Geld weg und kein Song',
      'PayPal hat abgebucht, nichts ging auf',
      'The payment has not been made yet. Nothing was charged.',
      'bezahlt, Seite abgestürzt, nichts bekommen',
      'das Geld ist weg, aber kein Lied',
    ],
    answer:
      'Ihre Zahlung ist nicht verloren: Jede Bestellung ist gespeichert, und wir fragen PayPal selbst, bis es geklärt ist, meist in einer Minute. Geben Sie denselben Code noch einmal ein oder nutzen Sie „Mail me a sign-in link“ auf der Keymail-Seite; bezahlen Sie nicht zweimal. Ging das Exemplar inzwischen an jemand anderen, gibt ein Mensch das Geld zurück; mit „Hand me to a person“ bekommen Sie eine Nummer.',
  },
  italian: {
    questions: [
      'Payment successful but redemption failed. Please contact support.',
      'Redemption Error dopo aver pagato',
      'ho pagato ma non riesco a entrare',
      'soldi spariti e nessuna canzone',
      'PayPal ha addebitato e non si è aperto nulla',
      'The payment has not been made yet. Nothing was charged.',
      'ho pagato, la pagina si è chiusa e non ho niente',
      'i soldi sono andati ma niente canzone',
    ],
    answer:
      'Il pagamento non è perso: ogni ordine resta salvato e chiediamo noi a PayPal finché è chiaro, di solito entro un minuto. Inserisci di nuovo lo stesso codice o usa “Mail me a sign-in link” nella pagina Keymail; non pagare due volte. Se intanto la copia è andata ad altri, una persona restituisce il denaro; con “Hand me to a person” ricevi un numero.',
  },
  portuguese: {
    questions: [
      'Payment successful but redemption failed. Please contact support.',
      'Redemption Error depois de pagar',
      'paguei e não consigo entrar',
      'o dinheiro foi e nada de música',
      'o PayPal cobrou e nada abriu',
      'The payment has not been made yet. Nothing was charged.',
      'paguei, a página caiu e não tenho nada',
      'o dinheiro foi mas não veio a música',
    ],
    answer:
      'Seu pagamento não se perde: cada pedido fica guardado e perguntamos ao PayPal até resolver, em geral em um minuto. Digite o mesmo código de novo ou use “Mail me a sign-in link” na página do Keymail; não pague duas vezes. Se a cópia foi para outra pessoa, alguém da equipe devolve o dinheiro; com “Hand me to a person” você recebe um número.',
  },
  chinese: {
    questions: [
      'Payment successful but redemption failed. Please contact support.',
      '付款后出现Redemption Error',
      '付了钱却进不去',
      '钱扣了没有歌',
      'PayPal扣款了但什么都没打开',
      'The payment has not been made yet. Nothing was charged.',
      '付了钱页面崩了什么都没有',
      '钱扣了却没有歌',
    ],
    answer:
      '您的付款不会丢：每个订单都有记录，我们会自己向PayPal查询直到有结果，一般在一分钟内。请再输入同一个代码，或在Keymail页面用“Mail me a sign-in link”；不要重复付款。若这一份已归他人，工作人员会退款；点“Hand me to a person”可得到编号。',
  },
  japanese: {
    questions: [
      'Payment successful but redemption failed. Please contact support.',
      '支払い後にRedemption Errorが出た',
      '払ったのに入れない',
      'お金が引かれたのに曲がない',
      'PayPalで引き落とされたのに何も開かない',
      'The payment has not been made yet. Nothing was charged.',
      '払ったのにページが落ちて何もない',
      'お金は引かれたのに曲がない',
    ],
    answer:
      'お支払いは失われません。注文はすべて保存され、結果が分かるまで（たいてい一分以内に）こちらからPayPalに確認します。同じコードをもう一度入れるか、Keymailページの「Mail me a sign-in link」をお使いください。二重に払わないでください。その間に他の方のものになった場合は担当者が返金します。「Hand me to a person」で番号をお伝えします。',
  },
}
