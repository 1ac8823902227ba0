import type { Topic } from './topic.ts'

export const otherDeviceSignIn: Topic = {
  id: 'other-device-sign-in',
  page: '/redeem-keymail',
  english: {
    questions: [
      'How do I get in on another device?',
      'sign-in link',
      'got a new phone and my songs are gone',
      'I paid on my laptop and want to listen on my tablet',
      'Is there a password, and what if I forgot it?',
      'the link you mailed me does not work any more',
      'no mail came after I asked for the link',
      'I am signed out, do I have to pay again',
    ],
    answer:
      'Open the Keymail page on the new device, type in your code and choose “Mail me a sign-in link”; you never pay again, and there is no password. The link goes to the e-mail address you paid with at PayPal. It works once, for {linkMinutes} minutes, and at most {linksPerHour} are sent per hour for one code. If nothing arrives, check the code and the spam folder of that address.',
  },
  spanish: {
    questions: [
      '¿Cómo entro desde otro dispositivo?',
      'enlace de acceso',
      'tengo móvil nuevo y mis canciones no están',
      'pagué en el portátil y quiero escuchar en la tableta',
      '¿Hay una contraseña, y si la olvidé?',
      'el enlace que me mandaron ya no funciona',
      'pedí el enlace y no me llega ningún correo',
      'se cerró mi sesión, ¿tengo que pagar otra vez?',
    ],
    answer:
      'Abre la página de Keymail en el nuevo dispositivo, escribe tu código y pulsa «Mail me a sign-in link»; nunca pagas otra vez y no hay contraseña. El enlace llega al correo con el que pagaste en PayPal. Sirve una sola vez, durante {linkMinutes} minutos, y se envían como máximo {linksPerHour} por hora para cada código. Si no llega nada, revisa el código y la carpeta de spam de ese correo.',
  },
  french: {
    questions: [
      'Comment me connecter sur un autre appareil ?',
      'lien de connexion',
      'j’ai un nouveau téléphone et mes chansons ont disparu',
      'j’ai payé sur mon ordinateur et je veux écouter sur ma tablette',
      'Y a-t-il un mot de passe, et si je l’ai oublié ?',
      'le lien que vous m’avez envoyé ne marche plus',
      'j’ai demandé le lien mais aucun mail n’arrive',
      'je suis déconnecté, dois-je payer à nouveau',
    ],
    answer:
      'Ouvrez la page Keymail sur le nouvel appareil, saisissez votre code et choisissez « Mail me a sign-in link » ; vous ne payez jamais une deuxième fois et il n’y a pas de mot de passe. Le lien part à l’adresse e-mail avec laquelle vous avez payé chez PayPal. Il fonctionne une seule fois, pendant {linkMinutes} minutes, et au plus {linksPerHour} sont envoyés par heure pour un même code. Si rien n’arrive, vérifiez le code et les courriers indésirables de cette adresse.',
  },
  german: {
    questions: [
      'Wie komme ich auf einem anderen Gerät hinein?',
      'Anmeldelink',
      'neues Handy, und meine Songs sind weg',
      'ich habe am Laptop bezahlt und will am Tablet hören',
      'Gibt es ein Passwort, und was, wenn ich es vergessen habe?',
      'der Link aus der Mail funktioniert nicht mehr',
      'ich habe den Link angefordert, aber es kommt keine Mail',
      'ich bin abgemeldet, muss ich noch einmal zahlen',
    ],
    answer:
      'Öffnen Sie auf dem neuen Gerät die Keymail-Seite, geben Sie Ihren Code ein und wählen Sie „Mail me a sign-in link“; Sie zahlen nie ein zweites Mal, und ein Passwort gibt es nicht. Der Link geht an die E-Mail-Adresse, mit der Sie bei PayPal bezahlt haben. Er gilt einmal, {linkMinutes} Minuten lang, und je Code werden höchstens {linksPerHour} in der Stunde verschickt. Kommt nichts an, prüfen Sie den Code und den Spam-Ordner dieser Adresse.',
  },
  italian: {
    questions: [
      'Come entro da un altro dispositivo?',
      'link di accesso',
      'ho il telefono nuovo e le mie canzoni sono sparite',
      'ho pagato dal portatile e voglio ascoltare sul tablet',
      'C’è una password, e se l’ho dimenticata?',
      'il link che mi avete mandato non funziona più',
      'ho chiesto il link ma non arriva nessuna e-mail',
      'sono stato disconnesso, devo pagare di nuovo?',
    ],
    answer:
      'Apri la pagina Keymail sul nuovo dispositivo, inserisci il codice e scegli «Mail me a sign-in link»; non paghi mai una seconda volta e non c’è nessuna password. Il link arriva all’indirizzo e-mail con cui hai pagato su PayPal. Vale una volta sola, per {linkMinutes} minuti, e per ogni codice se ne inviano al massimo {linksPerHour} all’ora. Se non arriva nulla, controlla il codice e la cartella spam di quell’indirizzo.',
  },
  portuguese: {
    questions: [
      'Como entro em outro aparelho?',
      'link de acesso',
      'troquei de celular e minhas músicas sumiram',
      'paguei no notebook e quero ouvir no tablet',
      'Tem senha? E se eu esqueci?',
      'o link que vocês mandaram não funciona mais',
      'pedi o link e não chegou nenhum e-mail',
      'saí da conta, preciso pagar de novo?',
    ],
    answer:
      'Abra a página do Keymail no novo aparelho, digite seu código e escolha “Mail me a sign-in link”; você nunca paga de novo e não existe senha. O link vai para o e-mail com que você pagou no PayPal. Ele vale uma única vez, por {linkMinutes} minutos, e são enviados no máximo {linksPerHour} por hora para cada código. Se não chegar nada, confira o código e a caixa de spam desse e-mail.',
  },
  chinese: {
    questions: [
      '换了设备怎么登录？',
      '登录链接',
      '换了新手机，我的歌都不见了',
      '在电脑上付的款，想在平板上听',
      '有密码吗，忘了怎么办？',
      '你们发来的链接打不开了',
      '申请了链接，可是没收到邮件',
      '我退出登录了，要再付一次吗',
      '換新手機後怎麼登入？',
    ],
    answer:
      '在新设备上打开 Keymail 页面，输入代码，点“Mail me a sign-in link”；不用再付款，也没有密码。链接会发到您在 PayPal 付款时使用的邮箱，只能用一次，{linkMinutes} 分钟内有效，每个代码每小时最多发 {linksPerHour} 次。如果没有收到，请核对代码，再看看那个邮箱的垃圾邮件。',
  },
  japanese: {
    questions: [
      '別の端末でサインインするにはどうすればいいですか？',
      '再認証方法',
      'スマホ変えたら曲が消えた',
      'パソコンで支払いましたが、タブレットで聴きたいです',
      'パスワードはありますか、忘れた場合はどうなりますか',
      '送られてきたリンクがもう使えません',
      'リンクを頼んだのにメールが届かない',
      'サインアウトしてしまいました、もう一度払う必要がありますか',
    ],
    answer:
      '新しい端末で Keymail のページを開き、コードを入力して「Mail me a sign-in link」を押してください。もう一度支払う必要はなく、パスワードもありません。リンクは PayPal での支払いに使ったメールアドレスに届き、{linkMinutes} 分間、一度だけ使え、送信は1つのコードにつき1時間に {linksPerHour} 回までです。届かないときは、コードと、そのアドレスの迷惑メールフォルダを確認してください。',
  },
}
