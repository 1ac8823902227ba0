import type { Topic } from './topic.ts'

export const lostGKey: Topic = {
  id: 'lost-g-key',
  page: '/governance-info',
  english: {
    questions: [
      'I lost my G-Key, what now?',
      'lost key',
      'can’t find the mail my G-Key was in',
      'I deleted the e-mail with my key and can’t log in anymore',
      'Can you tell me what my G-Key is or send it to me again?',
      'is there some way to get a replacement key',
      'forgot G-Key recover reset new key',
      'somebody may have stolen my key',
    ],
    answer:
      'Please write to hello@tunemaker.example from the address you applied with, and give your tracking number if you have it. A person checks who you are before a new G-Key goes out, usually within {reviewHours} hours. Nobody here can read your old key out to you: it is shown once, by mail, and only its fingerprint is kept. Do search your mailbox for “GK-” first.',
  },
  spanish: {
    questions: [
      'He perdido mi G-Key, ¿qué hago?',
      'llave perdida',
      'no encuentro el correo donde venía mi G-Key',
      'borré el mensaje con mi llave y ya no puedo entrar',
      '¿Puedes decirme cuál es mi G-Key o volver a enviármela?',
      'hay alguna forma de conseguir una llave de reemplazo',
      'olvidé G-Key recuperar restablecer llave nueva',
      'puede que alguien me haya robado la llave',
    ],
    answer:
      'Escribe a hello@tunemaker.example desde la dirección con la que hiciste la solicitud y, si lo tienes, indica tu número de seguimiento. Una persona comprueba quién eres antes de enviar una G-Key nueva, normalmente en {reviewHours} horas. Aquí nadie puede leerte la llave antigua: se muestra una sola vez, por correo, y solo se guarda su huella. Antes busca “GK-” en tu buzón.',
  },
  french: {
    questions: [
      'J’ai perdu ma G-Key, que faire ?',
      'clé perdue',
      'je ne retrouve plus l’e-mail avec ma G-Key',
      'j’ai supprimé le message qui contenait ma clé et je ne peux plus me connecter',
      'Pouvez-vous me redonner ma G-Key ou me la renvoyer ?',
      'y a-t-il un moyen d’obtenir une clé de remplacement',
      'G-Key oubliée récupérer réinitialiser nouvelle clé',
      'quelqu’un m’a peut-être volé ma clé',
    ],
    answer:
      'Écrivez à hello@tunemaker.example depuis l’adresse de votre demande, en indiquant votre numéro de suivi si vous l’avez. Une personne vérifie votre identité avant l’envoi d’une nouvelle G-Key, en général sous {reviewHours} heures. Personne ici ne peut vous relire l’ancienne clé : elle est montrée une seule fois, par e-mail, et seule son empreinte est conservée. Cherchez d’abord « GK- » dans votre messagerie.',
  },
  german: {
    questions: [
      'Ich habe meinen G-Key verloren, was nun?',
      'Schlüssel verloren',
      'ich finde die Mail mit meinem G-Key nicht mehr',
      'ich habe die Nachricht mit meinem Schlüssel gelöscht und komme nicht mehr rein',
      'Können Sie mir meinen G-Key nennen oder noch einmal schicken?',
      'gibt es eine Möglichkeit, einen Ersatzschlüssel zu bekommen',
      'G-Key vergessen wiederherstellen zurücksetzen neuer Schlüssel',
      'vielleicht hat mir jemand den Schlüssel gestohlen',
    ],
    answer:
      'Schreiben Sie bitte an hello@tunemaker.example, und zwar von der Adresse, mit der Sie den Antrag gestellt haben, am besten mit Ihrer Tracking-Nummer. Ein Mensch prüft, wer Sie sind, bevor ein neuer G-Key hinausgeht, in der Regel innerhalb von {reviewHours} Stunden. Den alten Schlüssel kann Ihnen hier niemand vorlesen: Er wird einmal per E-Mail gezeigt, aufbewahrt wird nur sein Fingerabdruck. Suchen Sie zuerst in Ihrem Postfach nach „GK-“.',
  },
  italian: {
    questions: [
      'Ho perso la mia G-Key, cosa faccio?',
      'chiave smarrita',
      'non trovo più l’e-mail con la mia G-Key',
      'ho cancellato il messaggio con la chiave e non riesco più a entrare',
      'Puoi dirmi qual è la mia G-Key o rimandarmela?',
      'c’è un modo per avere una chiave sostitutiva',
      'G-Key dimenticata recuperare reimpostare nuova chiave',
      'forse qualcuno mi ha rubato la chiave',
    ],
    answer:
      'Scrivi a hello@tunemaker.example dall’indirizzo con cui hai fatto la richiesta e, se ce l’hai, indica il numero di tracking. Una persona verifica chi sei prima di inviare una nuova G-Key, di solito entro {reviewHours} ore. Qui nessuno può leggerti la vecchia chiave: viene mostrata una volta sola, per e-mail, e se ne conserva soltanto l’impronta. Prima prova a cercare “GK-” nella tua casella di posta.',
  },
  portuguese: {
    questions: [
      'Perdi minha G-Key, e agora?',
      'chave perdida',
      'não acho o e-mail em que veio a minha G-Key',
      'apaguei a mensagem com a chave e não consigo mais entrar',
      'Você pode me dizer qual é a minha G-Key ou mandar de novo?',
      'existe algum jeito de conseguir uma chave nova no lugar da antiga',
      'esqueci G-Key recuperar redefinir segunda via',
      'acho que alguém roubou minha chave',
    ],
    answer:
      'Escreva para hello@tunemaker.example a partir do endereço que você usou no pedido e, se tiver, informe o número de rastreamento. Uma pessoa confere quem você é antes de enviar uma nova G-Key, normalmente em {reviewHours} horas. Ninguém aqui consegue ler a chave antiga para você: ela é mostrada uma única vez, por e-mail, e só guardamos sua impressão digital. Antes, procure por “GK-” na sua caixa de entrada.',
  },
  chinese: {
    questions: [
      '我的G-Key丢了怎么办？',
      '密钥丢失',
      '找不到发G-Key的那封邮件了',
      '我不小心删了带密钥的邮件，现在登录不了',
      '能告诉我我的G-Key是什么，或者再发一次吗？',
      '请问有没有办法补发密钥',
      'G-Key遺失 忘記 找回 補發',
      '我的密钥可能被人偷了',
    ],
    answer:
      '请用申请时的邮箱写信到 hello@tunemaker.example，如果有追踪号也请附上。工作人员确认您的身份后才会发出新的G-Key，一般在{reviewHours}小时内。旧密钥这里没有人能读给您：它只在邮件中显示一次，我们只保存它的指纹。请先在邮箱里搜索“GK-”。',
  },
  japanese: {
    questions: [
      'G-Keyをなくしました。どうすればいいですか？',
      '鍵をなくした',
      'G-Keyが書いてあったメール、どっかいっちゃった',
      '鍵の入ったメールを消してしまい、ログインできません',
      '私のG-Keyを教えてもらうか、もう一度送ってもらえますか',
      '再発行していただく方法はありますか',
      '鍵紛失 再発行',
      '鍵を盗まれたかもしれない',
    ],
    answer:
      '申請のときのアドレスから hello@tunemaker.example へ、追跡番号が分かれば添えてご連絡ください。担当者がご本人であることを確認してから、通常{reviewHours}時間以内に新しいG-Keyをお送りします。G-Keyはメールで一度表示されるだけで、こちらには指紋のような記録しか残らないため、前の鍵をお伝えすることはできません。まずは受信箱で「GK-」を検索してみてください。',
  },
}
