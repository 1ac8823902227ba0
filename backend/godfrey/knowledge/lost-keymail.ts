import type { Topic } from './topic.ts'

export const lostKeymail: Topic = {
  id: 'lost-keymail',
  page: '/redeem-keymail',
  english: {
    questions: [
      'I lost my Keymail, what can I do?',
      'lost code',
      'can’t find the slip with my code any more',
      'I deleted the message from the artist with the code in it',
      'Could you look up my Keymail by my name or e-mail?',
      'where do I see my code again after buying',
      'forgot my code',
    ],
    answer:
      'If you have paid already and are still signed in on some device, your code stands on the ticket in your Green Room. Otherwise ask the artist who gave it to you: the Members Workshop lists all Keymails an artist has issued. I cannot look up codes or send them, so that nobody gets somebody else’s. With the code in hand, “Mail me a sign-in link” on the Keymail page lets you back in.',
  },
  spanish: {
    questions: [
      'He perdido mi Keymail, ¿qué hago?',
      'código perdido',
      'ya no encuentro el papelito con mi código',
      'borré el mensaje del artista donde venía el código',
      '¿Podrías buscar mi Keymail por mi nombre o correo?',
      'dónde vuelvo a ver mi código después de comprar',
      'olvidé mi código',
    ],
    answer:
      'Si ya pagaste y sigues con la sesión abierta en algún dispositivo, tu código está en la entrada que aparece en tu Green Room. Si no, pregunta al artista que te lo dio: en el Members Workshop están todos los Keymails que ha emitido. Yo no puedo buscar códigos ni enviarlos, para que nadie reciba el de otra persona. Con el código en la mano, «Mail me a sign-in link» en la página de Keymail te deja entrar de nuevo.',
  },
  french: {
    questions: [
      'J’ai perdu mon Keymail, que faire ?',
      'code perdu',
      'je ne retrouve plus le papier avec mon code',
      'j’ai effacé le message de l’artiste qui contenait le code',
      'Pourriez-vous retrouver mon Keymail avec mon nom ou mon e-mail ?',
      'où revoir mon code après l’achat',
      'code oublié',
    ],
    answer:
      'Si vous avez déjà payé et que vous êtes encore connecté sur un appareil, votre code figure sur le ticket dans votre Green Room. Sinon, demandez à l’artiste qui vous l’a donné : le Members Workshop liste tous les Keymails émis par un artiste. Je ne peux ni rechercher ni envoyer de codes, afin que personne ne reçoive celui d’un autre. Une fois le code retrouvé, « Mail me a sign-in link » sur la page Keymail vous fait rentrer.',
  },
  german: {
    questions: [
      'Ich habe meinen Keymail verloren, was nun?',
      'Code verloren',
      'ich finde den Zettel mit meinem Code nicht mehr',
      'ich habe die Nachricht des Künstlers mit dem Code gelöscht',
      'Könnten Sie meinen Keymail über Namen oder E-Mail heraussuchen?',
      'wo sehe ich meinen Code nach dem Kauf wieder',
      'Code vergessen',
    ],
    answer:
      'Wenn Sie schon bezahlt haben und auf einem Gerät noch angemeldet sind, steht Ihr Code auf dem Ticket in Ihrem Green Room. Sonst fragen Sie den Künstler, der ihn Ihnen gegeben hat: Im Members Workshop stehen alle Keymails, die ein Künstler ausgegeben hat. Ich kann Codes weder heraussuchen noch verschicken, damit niemand den eines anderen bekommt. Mit dem Code in der Hand kommen Sie über „Mail me a sign-in link“ auf der Keymail-Seite wieder hinein.',
  },
  italian: {
    questions: [
      'Ho perso il mio Keymail, cosa faccio?',
      'codice perso',
      'non trovo più il foglietto con il codice',
      'ho cancellato il messaggio dell’artista con dentro il codice',
      'Potresti cercare il mio Keymail con il nome o l’e-mail?',
      'dove rivedo il mio codice dopo l’acquisto',
      'ho dimenticato il codice',
    ],
    answer:
      'Se hai già pagato e sei ancora connesso su qualche dispositivo, il codice è sul biglietto nella tua Green Room. Altrimenti chiedi all’artista che te l’ha dato: nel Members Workshop ci sono tutti i Keymail che ha emesso. Io non posso cercare codici né inviarli, così nessuno riceve quello di un altro. Con il codice in mano, «Mail me a sign-in link» nella pagina Keymail ti fa rientrare.',
  },
  portuguese: {
    questions: [
      'Perdi meu Keymail, o que faço?',
      'código perdido',
      'não acho mais o papel com meu código',
      'apaguei a mensagem do artista que tinha o código',
      'Você consegue localizar meu Keymail pelo nome ou e-mail?',
      'onde vejo meu código de novo depois da compra',
      'esqueci meu código',
    ],
    answer:
      'Se você já pagou e ainda está conectado em algum aparelho, o código está no ingresso que aparece no seu Green Room. Se não, pergunte ao artista que o entregou: o Members Workshop mostra todos os Keymails que ele emitiu. Eu não posso procurar nem enviar códigos, para que ninguém receba o de outra pessoa. Com o código em mãos, “Mail me a sign-in link” na página do Keymail deixa você entrar de novo.',
  },
  chinese: {
    questions: [
      '我的Keymail丢了怎么办？',
      '代码丢失',
      '写着代码的纸条找不到了',
      '音乐人发给我的带代码的消息被我删了',
      '能不能用名字或邮箱帮我查一下Keymail？',
      '买了之后在哪里还能看到自己的代码',
      '忘记代码了',
      '代碼不見了怎麼辦？',
    ],
    answer:
      '如果您已经付过款，而且在某台设备上还保持登录，代码就写在 Green Room 里您的那张票上。否则请问把它交给您的音乐人：Members Workshop 里列有这位音乐人发出的全部 Keymail。我不能查询或发送代码，以免有人拿到别人的。找回代码后，在 Keymail 页面点“Mail me a sign-in link”就能重新进入。',
  },
  japanese: {
    questions: [
      'Keymailをなくしました、どうすればいいですか？',
      '番号紛失',
      'コードの紙どこかいっちゃった',
      'コードが書いてあったアーティストからのメッセージを消してしまいました',
      '名前やメールアドレスから私のKeymailを調べてもらえますか',
      '買ったあと、自分のコードはどこで見られますか',
      'コードを忘れた',
    ],
    answer:
      'すでに支払いが済んでいて、どれかの端末でまだサインインしていれば、コードは Green Room のチケットに書かれています。そうでなければ、コードをくれたアーティストに聞いてみてください（Members Workshop には、そのアーティストが発行した Keymail がすべて載っています）。ほかの人のコードが渡ることのないよう、私がコードを調べたりお送りしたりすることはできません。コードがわかれば、Keymail のページの「Mail me a sign-in link」からまた入れます。',
  },
}
