import type { Topic } from './topic.ts'

export const paymentDeclinedOrPending: Topic = {
  id: 'payment-declined-or-pending',
  page: '/redeem-keymail',
  english: {
    questions: [
      'My payment was declined, what now?',
      'payment pending',
      'PayPal said no, was I charged',
      'it has been confirming my payment for ages',
      'Can I close the page while the payment is still being checked?',
      'the browser crashed in the middle of paying',
      'I paid but did not get in',
    ],
    answer:
      'If PayPal declines a payment, nothing is charged and the copy is free again at once; simply try another way to pay in PayPal’s window. If PayPal is still confirming it, the copy stays reserved for you and you may close the page, so please do not pay a second time. We keep asking PayPal until the answer is known. Once the payment is through, “Mail me a sign-in link” on the Keymail page lets you in with your code.',
  },
  spanish: {
    questions: [
      'Rechazaron mi pago, ¿y ahora qué?',
      'pago pendiente',
      'PayPal dijo que no, ¿me han cobrado?',
      'lleva una eternidad confirmando mi pago',
      '¿Puedo cerrar la página mientras se comprueba el pago?',
      'se colgó el navegador justo cuando pagaba',
      'pagué pero no pude entrar',
    ],
    answer:
      'Si PayPal rechaza un pago, no se cobra nada y la copia queda libre al momento; prueba sin más otra forma de pago en la ventana de PayPal. Si PayPal aún lo está confirmando, la copia sigue reservada para ti y puedes cerrar la página, así que no pagues otra vez. Seguimos preguntando a PayPal hasta saber la respuesta. Cuando el pago se complete, «Mail me a sign-in link» en la página de Keymail te deja entrar con tu código.',
  },
  french: {
    questions: [
      'Mon paiement a été refusé, que faire ?',
      'paiement en attente',
      'PayPal a dit non, ai-je été débité',
      'ça confirme mon paiement depuis une éternité',
      'Puis-je fermer la page pendant que le paiement est vérifié ?',
      'le navigateur a planté en plein paiement',
      'j’ai payé mais je n’ai pas pu entrer',
    ],
    answer:
      'Si PayPal refuse un paiement, rien n’est débité et la copie redevient libre aussitôt ; essayez simplement un autre moyen de paiement dans la fenêtre de PayPal. Si PayPal est encore en train de le confirmer, la copie vous reste réservée et vous pouvez fermer la page : ne payez donc pas une deuxième fois. Nous interrogeons PayPal jusqu’à connaître la réponse. Une fois le paiement passé, « Mail me a sign-in link » sur la page Keymail vous fait entrer avec votre code.',
  },
  german: {
    questions: [
      'Meine Zahlung wurde abgelehnt, was jetzt?',
      'Zahlung ausstehend',
      'PayPal hat abgelehnt, wurde trotzdem abgebucht',
      'meine Zahlung wird seit einer Ewigkeit bestätigt',
      'Kann ich die Seite schließen, während die Zahlung noch geprüft wird?',
      'mitten im Bezahlen ist der Browser abgestürzt',
      'ich habe bezahlt, bin aber nicht hineingekommen',
    ],
    answer:
      'Lehnt PayPal eine Zahlung ab, wird nichts abgebucht, und das Exemplar ist sofort wieder frei; versuchen Sie im PayPal-Fenster einfach eine andere Zahlungsart. Prüft PayPal noch, bleibt das Exemplar für Sie reserviert, und Sie dürfen die Seite schließen; zahlen Sie also bitte nicht ein zweites Mal. Wir fragen bei PayPal nach, bis die Antwort feststeht. Ist die Zahlung durch, kommen Sie mit Ihrem Code über „Mail me a sign-in link“ auf der Keymail-Seite hinein.',
  },
  italian: {
    questions: [
      'Il mio pagamento è stato rifiutato, e adesso?',
      'pagamento in sospeso',
      'PayPal ha detto di no, mi hanno addebitato qualcosa?',
      'è un’eternità che sta confermando il pagamento',
      'Posso chiudere la pagina mentre il pagamento è in verifica?',
      'il browser si è bloccato mentre pagavo',
      'ho pagato ma non sono riuscito a entrare',
    ],
    answer:
      'Se PayPal rifiuta un pagamento, non viene addebitato nulla e la copia torna subito libera; prova semplicemente un altro metodo nella finestra di PayPal. Se PayPal lo sta ancora confermando, la copia resta riservata a te e puoi chiudere la pagina: quindi non pagare una seconda volta. Continuiamo a chiedere a PayPal finché la risposta non è certa. Quando il pagamento è andato a buon fine, «Mail me a sign-in link» nella pagina Keymail ti fa entrare con il tuo codice.',
  },
  portuguese: {
    questions: [
      'Meu pagamento foi recusado, e agora?',
      'pagamento pendente',
      'o PayPal recusou, fui cobrado mesmo assim?',
      'está confirmando meu pagamento há séculos',
      'Posso fechar a página enquanto o pagamento é verificado?',
      'o navegador travou bem na hora de pagar',
      'paguei mas não consegui entrar',
    ],
    answer:
      'Se o PayPal recusa um pagamento, nada é cobrado e a cópia fica livre na hora; é só tentar outra forma de pagar na janela do PayPal. Se o PayPal ainda está confirmando, a cópia continua reservada para você e a página pode ser fechada, então não pague de novo. Continuamos perguntando ao PayPal até saber a resposta. Quando o pagamento for concluído, “Mail me a sign-in link” na página do Keymail deixa você entrar com seu código.',
  },
  chinese: {
    questions: [
      '付款被拒绝了怎么办？',
      '付款处理中',
      'PayPal说不行，那我被扣钱了吗',
      '一直显示正在确认付款，等好久了',
      '付款还在审核，能关掉页面吗？',
      '付到一半浏览器崩溃了',
      '我付了钱却进不去',
      '付款失敗了，會扣款嗎？',
    ],
    answer:
      '如果 PayPal 拒绝了付款，就不会扣款，那一份也会立刻重新空出来；在 PayPal 窗口里换一种付款方式再试就行。如果 PayPal 还在确认，那一份会一直为您保留，页面可以关掉，所以请不要再付一次。我们会一直向 PayPal 查询，直到有结果。付款完成后，在 Keymail 页面用代码点“Mail me a sign-in link”就能进入。',
  },
  japanese: {
    questions: [
      '支払いが拒否されました、どうすればいいですか？',
      '決済保留中',
      'PayPalにだめって言われたけど請求された？',
      '支払いの確認がずっと終わりません',
      '支払いの確認中にページを閉じても大丈夫ですか',
      '支払いの途中でブラウザが落ちました',
      '払ったのに入れない',
    ],
    answer:
      'PayPal に支払いを拒否された場合、請求は発生せず、コピーはすぐにまた空きますので、PayPal の画面で別の支払い方法を試してください。PayPal がまだ確認中の場合、コピーはあなたのために確保されたままで、ページを閉じてもかまいませんから、二度払わないようにしてください。結果がわかるまで、こちらから PayPal に問い合わせ続けます。支払いが完了したら、Keymail のページでコードを入力し、「Mail me a sign-in link」から入れます。',
  },
}
