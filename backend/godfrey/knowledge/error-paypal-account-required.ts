import type { Topic } from './topic.ts'

export const errorPaypalAccountRequired: Topic = {
  id: 'error-paypal-account-required',
  page: '/members-workshop',
  english: {
    questions: [
      'What does PayPal Account Required mean?',
      'Please connect your PayPal account before uploading songs.',
      'PayPal Email Required',
      'Invalid Email Format for PayPal',
      'Connection Failed. Unable to connect PayPal account',
      'upload button is grey because of PayPal',
      'it wants a PayPal account from me',
      'why must I connect PayPal first',
    ],
    answer:
      'Before you upload or make Keymails we must know where your fans pay. Enter your PayPal address under “Payment e-mail” in the Members Workshop, in the form name@example.com, and open the confirmation link in the mail. If connecting failed, nothing was changed; try again in a moment.',
  },
  spanish: {
    questions: [
      '¿Qué significa PayPal Account Required?',
      'Please connect your PayPal account before uploading songs.',
      'PayPal Email Required',
      'Invalid Email Format de PayPal',
      'Connection Failed. Unable to connect PayPal account',
      'el botón de subir está gris por PayPal',
      'me pide una cuenta de PayPal',
      'por qué tengo que conectar PayPal primero',
    ],
    answer:
      'Antes de subir o crear Keymails hay que saber dónde pagan tus fans. Escribe tu dirección de PayPal en “Payment e-mail”, en el Members Workshop, con la forma nombre@ejemplo.com, y abre el enlace de confirmación del correo. Si falló la conexión, no cambió nada; prueba otra vez en un momento.',
  },
  french: {
    questions: [
      'Que veut dire PayPal Account Required ?',
      'Please connect your PayPal account before uploading songs.',
      'PayPal Email Required',
      'Invalid Email Format pour PayPal',
      'Connection Failed. Unable to connect PayPal account',
      'bouton d’envoi gris à cause de PayPal',
      'il me demande un compte PayPal',
      'pourquoi dois-je d’abord relier PayPal',
    ],
    answer:
      'Avant d’envoyer un morceau ou de créer des Keymails, il faut savoir où vos fans paient. Entrez votre adresse PayPal sous « Payment e-mail » dans le Members Workshop, sous la forme nom@exemple.com, et ouvrez le lien de confirmation reçu. Si la connexion a échoué, rien n’a changé ; réessayez dans un instant.',
  },
  german: {
    questions: [
      'Was bedeutet PayPal Account Required?',
      'Please connect your PayPal account before uploading songs.',
      'PayPal Email Required',
      'Invalid Email Format bei PayPal',
      'Connection Failed. Unable to connect PayPal account',
      'Upload-Knopf grau wegen PayPal',
      'es verlangt ein PayPal-Konto von mir',
      'warum muss ich zuerst PayPal verbinden',
    ],
    answer:
      'Vor Uploads und Keymails müssen wir wissen, wohin Ihre Fans bezahlen. Tragen Sie im Members Workshop unter „Payment e-mail“ Ihre PayPal-Adresse ein, in der Form name@beispiel.com, und öffnen Sie den Bestätigungslink in der Mail. Ist das Verbinden fehlgeschlagen, hat sich nichts geändert; versuchen Sie es gleich noch einmal.',
  },
  italian: {
    questions: [
      'Cosa vuol dire PayPal Account Required?',
      'Please connect your PayPal account before uploading songs.',
      'PayPal Email Required',
      'Invalid Email Format di PayPal',
      'Connection Failed. Unable to connect PayPal account',
      'pulsante di caricamento grigio per PayPal',
      'mi chiede un conto PayPal',
      'perché devo prima collegare PayPal',
    ],
    answer:
      'Prima di caricare o creare Keymail bisogna sapere dove pagano i tuoi fan. Scrivi il tuo indirizzo PayPal sotto “Payment e-mail” nel Members Workshop, nella forma nome@esempio.com, e apri il link di conferma della mail. Se il collegamento è fallito non è cambiato nulla; riprova tra poco.',
  },
  portuguese: {
    questions: [
      'O que significa PayPal Account Required?',
      'Please connect your PayPal account before uploading songs.',
      'PayPal Email Required',
      'Invalid Email Format do PayPal',
      'Connection Failed. Unable to connect PayPal account',
      'botão de envio cinza por causa do PayPal',
      'pede uma conta PayPal',
      'por que preciso conectar o PayPal primeiro',
    ],
    answer:
      'Antes de enviar ou criar Keymails é preciso saber onde seus fãs pagam. Coloque seu endereço do PayPal em “Payment e-mail”, no Members Workshop, na forma nome@exemplo.com, e abra o link de confirmação do e-mail. Se a conexão falhou, nada mudou; tente de novo daqui a pouco.',
  },
  chinese: {
    questions: [
      'PayPal Account Required是什么意思？',
      'Please connect your PayPal account before uploading songs.',
      'PayPal Email Required',
      'PayPal提示Invalid Email Format',
      'Connection Failed. Unable to connect PayPal account',
      '因为PayPal上传按钮是灰的',
      '它要我有PayPal账户',
      '为什么要先绑定PayPal',
    ],
    answer:
      '上传或创建Keymail之前，我们要知道歌迷付到哪里。在Members Workshop的“Payment e-mail”填写PayPal邮箱，形如name@example.com，并打开确认邮件里的链接。如果连接失败，什么都没有改变，请稍后再试。',
  },
  japanese: {
    questions: [
      'PayPal Account Requiredとは？',
      'Please connect your PayPal account before uploading songs.',
      'PayPal Email Required',
      'PayPalでInvalid Email Formatと出る',
      'Connection Failed. Unable to connect PayPal account',
      'PayPalのせいでアップロードボタンが灰色',
      'PayPalアカウントが要ると言われる',
      'なぜ先にPayPalをつなぐ必要があるの',
    ],
    answer:
      'アップロードやKeymail作成の前に、ファンの支払い先が必要です。Members Workshopの「Payment e-mail」にPayPalのアドレスをname@example.comの形で入れ、届いたメールの確認リンクを開いてください。接続に失敗した場合は何も変わっていませんので、少し待ってお試しください。',
  },
}
