import type { Topic } from './topic.ts'

export const connectPaypal: Topic = {
  id: 'connect-paypal',
  page: '/members-workshop',
  english: {
    questions: [
      'How do I connect my PayPal account?',
      'payment e-mail',
      'it keeps telling me PayPal Account Required',
      'I want my money to go to a different PayPal address',
      'Why can’t I upload or create Keymails although I entered my PayPal e-mail?',
      'I’d like to know how to change where my fans pay',
      'connect change confirm PayPal payout address link',
      'the confirmation mail for my PayPal address did not arrive',
    ],
    answer:
      'Enter your PayPal address under “Payment e-mail” in the Members Workshop. We send a confirmation link to that very address, and it counts as soon as you confirm it. Until then fans keep paying the old one; if you have none yet, you cannot upload or sell Keymails. If the mail is missing, look in the spam folder or press “Send the mail again”.',
  },
  spanish: {
    questions: [
      '¿Cómo conecto mi cuenta de PayPal?',
      'correo de pago',
      'me sale todo el rato PayPal Account Required',
      'quiero que mi dinero vaya a otra dirección de PayPal',
      '¿Por qué no puedo subir canciones ni crear Keymails si ya puse mi correo de PayPal?',
      'quisiera saber cómo cambio el lugar donde pagan mis fans',
      'conectar cambiar confirmar PayPal dirección de cobro enlace',
      'no llegó el mensaje para confirmar mi dirección de PayPal',
    ],
    answer:
      'Escribe tu dirección de PayPal en “Payment e-mail”, dentro del Members Workshop. Enviamos un enlace de confirmación a esa misma dirección, y cuenta en cuanto la confirmas. Hasta entonces los fans siguen pagando a la anterior; si aún no tienes ninguna, no puedes subir canciones ni vender Keymails. Si no ves el correo, mira en spam o pulsa “Send the mail again”.',
  },
  french: {
    questions: [
      'Comment relier mon compte PayPal ?',
      'e-mail de paiement',
      'on me répète sans arrêt PayPal Account Required',
      'je veux que mon argent arrive sur une autre adresse PayPal',
      'Pourquoi ne puis-je ni envoyer de morceau ni créer de Keymail alors que j’ai saisi mon e-mail PayPal ?',
      'j’aimerais savoir comment changer l’adresse que paient mes fans',
      'connecter modifier confirmer PayPal adresse de versement lien',
      'le message de confirmation de mon adresse PayPal n’est pas arrivé',
    ],
    answer:
      'Saisissez votre adresse PayPal sous « Payment e-mail » dans le Members Workshop. Nous envoyons un lien de confirmation à cette adresse même, et elle est prise en compte dès que vous la confirmez. D’ici là, les fans continuent de payer l’ancienne ; si vous n’en avez pas encore, vous ne pouvez ni mettre de morceaux en ligne ni vendre de Keymails. Si l’e-mail manque, regardez dans vos courriers indésirables ou cliquez sur « Send the mail again ».',
  },
  german: {
    questions: [
      'Wie verbinde ich mein PayPal-Konto?',
      'Zahlungs-E-Mail',
      'ständig kommt PayPal Account Required',
      'mein Geld soll an eine andere PayPal-Adresse gehen',
      'Warum kann ich nichts hochladen und keine Keymails erstellen, obwohl ich meine PayPal-E-Mail eingetragen habe?',
      'ich wüsste gern, wie ich ändere, wohin meine Fans zahlen',
      'PayPal verbinden ändern bestätigen Auszahlungsadresse Link',
      'die Bestätigung für meine PayPal-Adresse ist nicht angekommen',
    ],
    answer:
      'Tragen Sie Ihre PayPal-Adresse im Members Workshop unter „Payment e-mail“ ein. Wir schicken einen Bestätigungslink an genau diese Adresse, und sie gilt, sobald Sie sie bestätigt haben. Bis dahin zahlen Fans weiter an die alte; haben Sie noch keine, können Sie weder hochladen noch Keymails verkaufen. Fehlt die E-Mail, sehen Sie im Spam-Ordner nach oder klicken Sie auf „Send the mail again“.',
  },
  italian: {
    questions: [
      'Come collego il mio conto PayPal?',
      'e-mail di pagamento',
      'continua a dirmi PayPal Account Required',
      'voglio che i soldi arrivino a un altro indirizzo PayPal',
      'Perché non posso caricare né creare Keymail se ho già inserito la mia e-mail PayPal?',
      'vorrei sapere come cambio l’indirizzo a cui pagano i fan',
      'collegare cambiare confermare PayPal indirizzo di incasso link',
      'non è arrivato il messaggio di conferma per il mio indirizzo PayPal',
    ],
    answer:
      'Inserisci il tuo indirizzo PayPal sotto “Payment e-mail” nel Members Workshop. Mandiamo un link di conferma proprio a quell’indirizzo, e vale dal momento in cui lo confermi. Fino ad allora i fan continuano a pagare quello vecchio; se non ne hai ancora uno, non puoi caricare canzoni né vendere Keymail. Se l’e-mail non si vede, guarda nello spam o premi “Send the mail again”.',
  },
  portuguese: {
    questions: [
      'Como conecto minha conta do PayPal?',
      'e-mail de pagamento',
      'fica aparecendo PayPal Account Required',
      'quero que meu dinheiro vá para outro endereço do PayPal',
      'Por que não consigo enviar músicas nem criar Keymails se já coloquei meu e-mail do PayPal?',
      'gostaria de saber como mudo para onde os fãs pagam',
      'conectar trocar confirmar PayPal endereço de recebimento link',
      'a mensagem de confirmação do meu endereço do PayPal não chegou',
    ],
    answer:
      'Digite seu endereço do PayPal em “Payment e-mail”, no Members Workshop. Enviamos um link de confirmação para esse mesmo endereço, e ele passa a valer assim que você confirma. Até lá, os fãs continuam pagando para o antigo; se você ainda não tem nenhum, não dá para enviar músicas nem vender Keymails. Se o e-mail não aparecer, olhe no spam ou clique em “Send the mail again”.',
  },
  chinese: {
    questions: [
      '怎样绑定我的PayPal账户？',
      '收款邮箱',
      '老是提示PayPal Account Required',
      '我想把收款换到另一个PayPal地址',
      '我已经填了PayPal邮箱，为什么还不能上传或创建Keymail？',
      '想知道怎么更改歌迷付款的去向',
      'PayPal綁定 更改 確認連結 收款地址',
      'PayPal地址的确认邮件没收到',
    ],
    answer:
      '请在Members Workshop的“Payment e-mail”一栏填写您的PayPal地址。我们会向该地址发送确认链接，您确认后立即生效。在此之前，歌迷仍付款到旧地址；如果还没有任何已确认的地址，就无法上传歌曲或出售Keymail。没看到邮件时，请检查垃圾邮件或点击“Send the mail again”。',
  },
  japanese: {
    questions: [
      'PayPalアカウントはどうやって登録しますか？',
      '支払い先メール',
      'PayPal Account Requiredって何度も出る',
      '売り上げを別のPayPalアドレスで受け取りたいです',
      'PayPalのメールを入力したのに、アップロードもKeymail作成もできないのはなぜですか',
      'ファンの支払い先を変える方法を知りたいのですが',
      '受取口座変更 支払先登録',
      'PayPalアドレスの確認メールが届かない',
    ],
    answer:
      'Members Workshopの「Payment e-mail」にPayPalのアドレスをご入力ください。そのアドレスに確認リンクをお送りし、確認していただいた時点で有効になります。それまではファンの支払いは前のアドレスに届き、まだ一つもない場合はアップロードもKeymailの販売もできません。メールが見当たらないときは迷惑メールを確かめるか、「Send the mail again」を押してください。',
  },
}
