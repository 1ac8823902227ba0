import type { Topic } from './topic.ts'

export const usedOrUnknownCode: Topic = {
  id: 'used-or-unknown-code',
  page: '/redeem-keymail',
  english: {
    questions: [
      'Why is my Keymail code invalid?',
      'invalid code',
      'my code isn’t accepted although I typed it exactly',
      'somebody has used my code already',
      'Is it possible that my Keymail was cancelled by the artist?',
      'this code doesn’t exist, it says',
      'it worked yesterday and today the code is refused',
      'too many tries, please wait',
    ],
    answer:
      'A code that never existed, one that was withdrawn and one that has been redeemed all get the same answer, so that nobody can find out codes by guessing. Check it letter by letter first; after many wrong tries, wait a minute. If you have paid for it already, do not pay again: choose “Mail me a sign-in link” on the same page. If you have not, ask the artist who gave it to you.',
  },
  spanish: {
    questions: [
      '¿Por qué mi código Keymail no es válido?',
      'código inválido',
      'no acepta mi código aunque lo escribí tal cual',
      'alguien ya usó mi código',
      '¿Puede ser que el artista haya anulado mi Keymail?',
      'dice que este código no existe',
      'ayer funcionaba y hoy rechaza el código',
      'demasiados intentos, espere',
    ],
    answer:
      'Un código que nunca existió, uno anulado y uno ya canjeado reciben la misma respuesta, para que nadie pueda averiguar códigos probando. Primero compruébalo letra por letra; tras muchos intentos fallidos, espera un minuto. Si ya lo pagaste, no pagues otra vez: pulsa «Mail me a sign-in link» en la misma página. Si no, pregunta al artista que te lo dio.',
  },
  french: {
    questions: [
      'Pourquoi mon code Keymail est-il invalide ?',
      'code invalide',
      'mon code n’est pas accepté alors que je l’ai tapé exactement',
      'quelqu’un a déjà utilisé mon code',
      'Se peut-il que l’artiste ait annulé mon Keymail ?',
      'il est écrit que ce code n’existe pas',
      'hier ça marchait et aujourd’hui le code est refusé',
      'trop d’essais, veuillez patienter',
    ],
    answer:
      'Un code qui n’a jamais existé, un code annulé et un code déjà utilisé reçoivent tous la même réponse, pour que personne ne puisse en deviner. Vérifiez-le d’abord caractère par caractère ; après de nombreux essais erronés, attendez une minute. Si vous l’avez déjà payé, ne payez pas une deuxième fois : choisissez « Mail me a sign-in link » sur la même page. Sinon, adressez-vous à l’artiste qui vous l’a donné.',
  },
  german: {
    questions: [
      'Warum ist mein Keymail-Code ungültig?',
      'Code ungültig',
      'mein Code wird nicht angenommen, obwohl ich ihn genau abgetippt habe',
      'jemand hat meinen Code schon benutzt',
      'Kann es sein, dass der Künstler meinen Keymail zurückgezogen hat?',
      'angeblich gibt es diesen Code nicht',
      'gestern ging er noch, heute wird der Code abgelehnt',
      'zu viele Versuche, bitte warten',
    ],
    answer:
      'Ein Code, den es nie gab, ein zurückgezogener und ein schon eingelöster bekommen dieselbe Antwort, damit niemand Codes durch Raten herausfinden kann. Prüfen Sie ihn zuerst Zeichen für Zeichen; nach vielen falschen Versuchen warten Sie bitte eine Minute. Haben Sie ihn schon bezahlt, zahlen Sie nicht noch einmal: Wählen Sie auf derselben Seite „Mail me a sign-in link“. Wenn nicht, fragen Sie den Künstler, von dem Sie ihn haben.',
  },
  italian: {
    questions: [
      'Perché il mio codice Keymail non è valido?',
      'codice non valido',
      'non accetta il codice anche se l’ho scritto esattamente',
      'qualcuno ha già usato il mio codice',
      'È possibile che l’artista abbia annullato il mio Keymail?',
      'dice che questo codice non esiste',
      'ieri funzionava e oggi il codice viene rifiutato',
      'troppi tentativi, attendere',
    ],
    answer:
      'Un codice mai esistito, uno annullato e uno già riscattato ricevono la stessa risposta, così nessuno può scoprire codici andando a tentativi. Prima controllalo lettera per lettera; dopo molti tentativi sbagliati, aspetta un minuto. Se l’hai già pagato, non pagare di nuovo: scegli «Mail me a sign-in link» nella stessa pagina. Altrimenti chiedi all’artista che te l’ha dato.',
  },
  portuguese: {
    questions: [
      'Por que meu código Keymail é inválido?',
      'código inválido',
      'não aceita meu código mesmo eu digitando certinho',
      'alguém já usou meu código',
      'Será que o artista cancelou meu Keymail?',
      'diz que esse código não existe',
      'ontem funcionava e hoje o código é recusado',
      'tentativas demais, aguarde',
    ],
    answer:
      'Um código que nunca existiu, um cancelado e um já resgatado recebem a mesma resposta, para que ninguém descubra códigos por tentativa. Primeiro confira letra por letra; depois de muitas tentativas erradas, espere um minuto. Se você já pagou por ele, não pague de novo: escolha “Mail me a sign-in link” na mesma página. Se não pagou, pergunte ao artista que o entregou.',
  },
  chinese: {
    questions: [
      '为什么我的Keymail代码无效？',
      '代码无效',
      '我是照着输的，就是不认',
      '我的代码被别人用掉了',
      '会不会是音乐人把我的Keymail作废了？',
      '提示说没有这个代码',
      '昨天还行，今天代码就被拒绝了',
      '尝试次数太多，请稍候',
      '代碼無效，是不是已經被用過了？',
    ],
    answer:
      '不存在的、已作废的和已兑换的代码，得到的回答都一样，这样别人就没法靠猜来试出代码。请先逐个字符核对；错的次数多了，请等一分钟再试。如果您已经为它付过款，不要再付：在同一页面点“Mail me a sign-in link”。如果还没付过，请问给您代码的音乐人。',
  },
  japanese: {
    questions: [
      'Keymailのコードが無効と言われるのはなぜですか？',
      '番号無効',
      'コードちゃんと打ったのに通らない',
      '誰かが私のコードをもう使ってしまったようです',
      'アーティストがKeymailを取り消したということはありますか',
      'そのコードは存在しないと表示されます',
      '昨日は使えたのに、今日はコードが拒否されました',
      '試行回数が多すぎると言われた',
    ],
    answer:
      '当てずっぽうでコードを探り当てられないように、存在しないコード、取り消されたコード、引き換え済みのコードには、どれも同じ答えが返ります。まず一文字ずつ確かめ、何度も間違えたあとは1分ほど待ってください。すでに支払いが済んでいるコードなら、もう一度払わずに、同じページの「Mail me a sign-in link」を押してください。まだであれば、コードをくれたアーティストに聞いてみてください。',
  },
}
