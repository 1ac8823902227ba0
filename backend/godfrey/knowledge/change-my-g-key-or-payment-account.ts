import type { Topic } from './topic.ts'

export const changeMyGKeyOrPaymentAccount: Topic = {
  id: 'change-my-g-key-or-payment-account',
  page: '/request-correction',
  english: {
    questions: [
      'How do I change my G-Key?',
      'I want a different G-Key ID',
      'change PayPal account',
      'I want my money sent to a different PayPal address',
      'my payouts should go to my new account from now on',
      'Why does a new payment account need a review?',
      'Can I swap the payment account my fans pay to?',
      'My old PayPal is closed, what do I do?',
      'replace G-Key',
    ],
    answer:
      'A new G-Key or another payment account is looked at by a person first, within {reviewHours} hours, so that nobody can take over your songs or your income. If your G-Key is lost, write to us from the address you applied with; nobody here can read the old one out. A new PayPal address also has to be confirmed by the mail we send there, and until then fans pay to the old one.',
  },
  spanish: {
    questions: [
      '¿Cómo cambio mi G-Key?',
      'Quiero otro ID de G-Key',
      'cambiar cuenta de PayPal',
      'Quiero recibir el dinero en otra dirección de PayPal',
      'quiero que mis pagos lleguen a mi cuenta nueva',
      '¿Por qué hay que revisar una cuenta de pago nueva?',
      '¿Puedo cambiar la cuenta a la que pagan mis fans?',
      'Mi PayPal anterior está cerrado, ¿qué hago?',
      'reemplazar G-Key',
    ],
    answer:
      'Una G-Key nueva u otra cuenta de pago las mira antes una persona, en un plazo de {reviewHours} horas, para que nadie pueda quedarse con tus canciones ni con tus ingresos. Si perdiste tu G-Key, escríbenos desde la dirección con la que la solicitaste; aquí nadie puede leer la antigua. Una nueva dirección de PayPal también se confirma con el correo que enviamos allí, y hasta entonces los fans pagan a la anterior.',
  },
  french: {
    questions: [
      'Comment changer ma G-Key ?',
      'Je veux un autre identifiant de G-Key',
      'changer de compte PayPal',
      'Je veux recevoir l’argent sur une autre adresse PayPal',
      'mes paiements doivent arriver sur mon nouveau compte',
      'Pourquoi un nouveau compte de paiement est-il vérifié ?',
      'Puis-je changer le compte sur lequel paient mes fans ?',
      'Mon ancien PayPal est fermé, que faire ?',
      'remplacer la G-Key',
    ],
    answer:
      'Une nouvelle G-Key ou un autre compte de paiement sont d’abord examinés par une personne, sous {reviewHours} heures, afin que nul ne s’empare de vos chansons ni de vos revenus. Si vous avez perdu votre G-Key, écrivez-nous depuis l’adresse de votre demande ; personne ici ne peut relire l’ancienne. Une nouvelle adresse PayPal doit aussi être confirmée par l’e-mail que nous y envoyons, et jusque-là les fans paient à l’ancienne.',
  },
  german: {
    questions: [
      'Wie ändere ich meinen G-Key?',
      'Ich möchte eine andere G-Key-ID',
      'PayPal-Konto wechseln',
      'Ich möchte mein Geld auf eine andere PayPal-Adresse bekommen',
      'meine Einnahmen sollen ab jetzt auf mein neues Konto',
      'Warum wird ein neues Zahlungskonto erst geprüft?',
      'Kann ich das Zahlungskonto ändern, an das meine Fans zahlen?',
      'Mein altes PayPal ist geschlossen, was tun?',
      'G-Key ersetzen',
    ],
    answer:
      'Einen neuen G-Key oder ein anderes Zahlungskonto sieht sich zuerst ein Mensch an, innerhalb von {reviewHours} Stunden, damit niemand Ihre Songs oder Ihre Einnahmen übernehmen kann. Ist Ihr G-Key verloren, schreiben Sie uns von der Adresse, mit der Sie ihn beantragt haben; den alten kann hier niemand auslesen. Eine neue PayPal-Adresse muss außerdem über die E-Mail bestätigt werden, die wir dorthin senden, und bis dahin zahlen Fans an die alte.',
  },
  italian: {
    questions: [
      'Come cambio la mia G-Key?',
      'Voglio un altro ID per la G-Key',
      'cambiare conto PayPal',
      'Voglio ricevere i soldi su un altro indirizzo PayPal',
      'i miei incassi devono arrivare sul mio nuovo conto',
      'Perché un nuovo conto di pagamento va verificato?',
      'Posso cambiare il conto su cui pagano i miei fan?',
      'Il mio vecchio PayPal è chiuso, che faccio?',
      'sostituire la G-Key',
    ],
    answer:
      'Una nuova G-Key o un altro conto di pagamento li guarda prima una persona, entro {reviewHours} ore, così nessuno può impadronirsi delle tue canzoni o dei tuoi incassi. Se hai perso la G-Key, scrivici dall’indirizzo con cui l’hai richiesta; quella vecchia qui non può leggerla nessuno. Anche un nuovo indirizzo PayPal va confermato con l’e-mail che mandiamo lì, e fino ad allora i fan pagano a quello vecchio.',
  },
  portuguese: {
    questions: [
      'Como troco a minha G-Key?',
      'Quero outro ID de G-Key',
      'trocar conta do PayPal',
      'Quero receber o dinheiro em outro endereço do PayPal',
      'meus pagamentos devem cair na minha conta nova',
      'Por que uma conta de pagamento nova passa por análise?',
      'Posso mudar a conta em que meus fãs pagam?',
      'Meu PayPal antigo foi encerrado, o que faço?',
      'substituir a G-Key',
    ],
    answer:
      'Uma G-Key nova ou outra conta de pagamento passam antes por uma pessoa, em {reviewHours} horas, para que ninguém tome conta das suas músicas ou da sua renda. Se você perdeu a G-Key, escreva para nós do endereço que usou no pedido; ninguém aqui consegue ler a antiga. Um novo endereço do PayPal também precisa ser confirmado pelo e-mail que enviamos para lá, e até então os fãs pagam no antigo.',
  },
  chinese: {
    questions: [
      '怎么更换我的G-Key？',
      '我想换一个G-Key ID',
      '更换PayPal账户',
      '我想把收款改到另一个PayPal邮箱',
      '以后的收入要打到我的新账户',
      '为什么换收款账户要审核',
      '可以换掉歌迷付款的账户吗？',
      '原来的PayPal已经注销了怎么办',
      '想更換G-Key和收款帳戶',
    ],
    answer:
      '更换G-Key或收款账户，要先由工作人员在{reviewHours}小时内审核，以免有人冒领您的歌曲或收入。如果G-Key丢了，请用申请时的邮箱写信给我们；旧的G-Key这里谁也看不到。新的PayPal地址还要通过我们发去的邮件确认，在此之前歌迷仍付款到旧地址。',
  },
  japanese: {
    questions: [
      'G-Keyを変更するにはどうすればいいですか？',
      'G-KeyのIDを別のものにしたい',
      'PayPalアカウントの変更',
      '別のPayPalアドレスで受け取りたい',
      'これからの売上は新しい口座で受け取りたいです',
      '支払い先を変えるのにどうして審査がいるの？',
      'ファンの支払い先の口座を変えられますか',
      '以前のPayPalを解約してしまいました',
      '支払先口座変更',
    ],
    answer:
      'G-Keyの再発行や支払い先アカウントの変更は、あなたの曲や収入を誰かに奪われないよう、まず担当者が{reviewHours}時間以内に確認します。G-Keyをなくした場合は、申請時のメールアドレスからご連絡ください。元のG-Keyは、こちらでは誰も読み出せません。新しいPayPalアドレスは、そこへお送りするメールでの確認も必要で、それまでファンの支払いは元のアドレスに届きます。',
  },
}
