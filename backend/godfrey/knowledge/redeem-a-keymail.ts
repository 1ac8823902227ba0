import type { Topic } from './topic.ts'

export const redeemAKeymail: Topic = {
  id: 'redeem-a-keymail',
  page: '/redeem-keymail',
  english: {
    questions: [
      'How do I redeem a Keymail?',
      'redeem code',
      'got my code, now what',
      'where do I enter the code I was given',
      'Which steps are there from the code to the music?',
      'I need help with using my Keymail',
      'do I need an account to redeem',
      'How is a Keymail used?',
    ],
    answer:
      'Open Redeem your Keymail, type in your code and choose “Validate Keymail”. You then see artist, song, copy number and price; if all is right, pay with PayPal, and the artist’s Green Room opens. You need no TuneMaker account, and nothing is charged until you agree in PayPal’s window.',
  },
  spanish: {
    questions: [
      '¿Cómo canjeo un Keymail?',
      'canjear código',
      'ya tengo mi código, ¿y ahora qué?',
      'dónde pongo el código que me dieron',
      '¿Qué pasos hay desde el código hasta la música?',
      'necesito ayuda para usar mi Keymail',
      '¿hace falta una cuenta para canjear?',
      '¿Cómo se usa un Keymail?',
    ],
    answer:
      'Abre la página Redeem your Keymail, escribe tu código y pulsa «Validate Keymail». Verás el artista, la canción, el número de copia y el precio; si todo está bien, paga con PayPal y se abrirá el Green Room del artista. No necesitas cuenta en TuneMaker, y no se cobra nada hasta que lo apruebas en la ventana de PayPal.',
  },
  french: {
    questions: [
      'Comment utiliser mon Keymail ?',
      'activer code',
      'j’ai mon code, et maintenant ?',
      'où faut-il saisir le code qu’on m’a donné',
      'Quelles sont les étapes entre le code et la musique ?',
      'j’ai besoin d’aide pour échanger mon Keymail',
      'faut-il un compte pour valider un Keymail',
      'Comment utiliser un Keymail ?',
    ],
    answer:
      'Ouvrez la page Redeem your Keymail, saisissez votre code et choisissez « Validate Keymail ». Vous voyez alors l’artiste, la chanson, le numéro de copie et le prix ; si tout est juste, payez avec PayPal et la Green Room de l’artiste s’ouvre. Aucun compte TuneMaker n’est nécessaire, et rien n’est débité avant votre accord dans la fenêtre de PayPal.',
  },
  german: {
    questions: [
      'Wie löse ich einen Keymail ein?',
      'Code einlösen',
      'ich hab jetzt meinen Code, und nun',
      'wo gebe ich den Code ein, den ich bekommen habe',
      'Welche Schritte sind es vom Code bis zur Musik?',
      'ich brauche Hilfe beim Einlösen',
      'braucht man zum Einlösen ein Konto',
      'Wie benutze ich ein Keymail?',
    ],
    answer:
      'Öffnen Sie die Seite Redeem your Keymail, geben Sie Ihren Code ein und wählen Sie „Validate Keymail“. Dann sehen Sie Künstler, Song, Nummer und Preis; wenn alles stimmt, zahlen Sie mit PayPal, und der Green Room des Künstlers öffnet sich. Ein TuneMaker-Konto brauchen Sie nicht, und abgebucht wird erst, wenn Sie im PayPal-Fenster zustimmen.',
  },
  italian: {
    questions: [
      'Come riscatto un Keymail?',
      'riscattare codice',
      'ho il mio codice, e adesso?',
      'dove inserisco il codice che mi hanno dato',
      'Quali passi ci sono dal codice alla musica?',
      'mi serve aiuto per usare il mio Keymail',
      'serve un account per riscattarlo?',
      'Come si usa un Keymail?',
    ],
    answer:
      'Apri la pagina Redeem your Keymail, inserisci il codice e scegli «Validate Keymail». Vedrai artista, canzone, numero della copia e prezzo; se è tutto giusto, paghi con PayPal e si apre la Green Room dell’artista. Non ti serve un account TuneMaker e non si addebita nulla finché non confermi nella finestra di PayPal.',
  },
  portuguese: {
    questions: [
      'Como resgato um Keymail?',
      'resgatar código',
      'peguei meu código, e agora?',
      'onde digito o código que me deram',
      'Quais são os passos do código até a música?',
      'preciso de ajuda para usar meu Keymail',
      'precisa de conta para resgatar?',
      'Como usar um Keymail?',
    ],
    answer:
      'Abra a página Redeem your Keymail, digite seu código e escolha “Validate Keymail”. Aí você vê o artista, a música, o número da cópia e o preço; se estiver tudo certo, pague com PayPal e o Green Room do artista se abre. Você não precisa de conta no TuneMaker, e nada é cobrado até você confirmar na janela do PayPal.',
  },
  chinese: {
    questions: [
      '怎么兑换Keymail？',
      '兑换代码',
      '代码拿到了，然后呢',
      '别人给我的代码要输在哪里',
      '从代码到听到歌要经过哪些步骤？',
      '我不会用Keymail，帮帮我',
      '兑换需要先注册账号吗',
      '如何兌換代碼？',
      'Keymail怎么用？',
    ],
    answer:
      '打开 Redeem your Keymail 页面，输入代码，点“Validate Keymail”。接着您会看到音乐人、歌曲、编号和价格；确认无误后用 PayPal 付款，这位音乐人的 Green Room 就会打开。不需要 TuneMaker 账号，在 PayPal 窗口里同意之前也不会扣款。',
  },
  japanese: {
    questions: [
      'Keymailはどうやって引き換えますか？',
      '引換方法',
      'コードもらった、次どうするの？',
      'もらったコードはどこに入力すればいいですか',
      'コードから音楽を聴くまでの手順を教えてください',
      'Keymailの使い方で困っています',
      'Keymailの使い方を教えて',
      '引き換えにアカウントは必要ですか',
    ],
    answer:
      'Redeem your Keymail のページを開き、コードを入力して「Validate Keymail」を押してください。アーティスト、曲、コピー番号、価格が表示されるので、間違いがなければ PayPal で支払うと、アーティストの Green Room が開きます。TuneMaker のアカウントは不要で、PayPal の画面で承認するまで請求は発生しません。',
  },
}
