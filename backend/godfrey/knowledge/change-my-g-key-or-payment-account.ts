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
      'A new PayPal address you enter yourself under “Payment e-mail” in the Members Workshop: it counts once you open the link we mail to that new address, and until then fans pay the old one. Asked for as a correction, a swap of the payment account is looked at by a person first, within {reviewHours} hours, and so is another G-Key ID, so that nobody can take over your songs or your income. If your G-Key is lost, ask for a new one at /lost-g-key; nobody here can read the old one out.',
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
      'Una nueva dirección de PayPal la pones tú en “Payment e-mail”, en el Members Workshop: vale en cuanto abres el enlace que enviamos a esa nueva dirección, y hasta entonces los fans pagan a la antigua. Si pides el cambio de cuenta de pago como corrección, lo mira antes una persona, en un plazo de {reviewHours} horas, igual que otro ID de G-Key, para que nadie se quede con tus canciones o tus ingresos. Si perdiste la G-Key, pide una nueva en /lost-g-key; aquí nadie puede leer la antigua.',
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
      'Une nouvelle adresse PayPal, vous l’entrez vous-même sous « Payment e-mail » dans le Members Workshop : elle compte dès que vous ouvrez le lien envoyé à cette nouvelle adresse, et jusque-là les fans paient l’ancienne. Demandé comme correction, un changement de compte de paiement est d’abord examiné par une personne, sous {reviewHours} heures, comme un autre identifiant de G-Key, pour que personne ne prenne vos morceaux ou vos revenus. Si votre G-Key est perdue, demandez-en une nouvelle sur /lost-g-key ; personne ici ne peut lire l’ancienne.',
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
      'Eine neue PayPal-Adresse tragen Sie selbst im Members Workshop unter „Payment e-mail“ ein: Sie gilt, sobald Sie den Link öffnen, den wir an diese neue Adresse schicken; bis dahin zahlen Fans an die alte. Als Korrektur beantragt, sieht sich den Wechsel des Zahlungskontos zuerst ein Mensch an, innerhalb von {reviewHours} Stunden, ebenso eine andere G-Key-ID, damit niemand Ihre Songs oder Einnahmen übernehmen kann. Ist der G-Key verloren, bitten Sie unter /lost-g-key um einen neuen; den alten kann hier niemand auslesen.',
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
      'Un nuovo indirizzo PayPal lo inserisci tu sotto “Payment e-mail” nel Members Workshop: vale quando apri il link che mandiamo a quel nuovo indirizzo, e fino ad allora i fan pagano al vecchio. Chiesto come correzione, il cambio del conto di pagamento lo guarda prima una persona, entro {reviewHours} ore, come un altro ID della G-Key, così nessuno può prendersi le tue canzoni o i tuoi ricavi. Se hai perso la G-Key chiedine una nuova su /lost-g-key; qui nessuno può leggere la vecchia.',
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
      'Um novo endereço do PayPal você mesmo coloca em “Payment e-mail”, no Members Workshop: ele vale quando você abre o link que enviamos a esse novo endereço, e até lá os fãs pagam ao antigo. Pedida como correção, a troca da conta de pagamento é vista antes por uma pessoa, em {reviewHours} horas, assim como outro ID de G-Key, para que ninguém tome suas músicas ou sua receita. Se perdeu a G-Key, peça uma nova em /lost-g-key; aqui ninguém consegue ler a antiga.',
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
      '新的PayPal地址由您自己在Members Workshop的“Payment e-mail”里填写：打开我们发到新地址的链接后生效，在此之前歌迷仍付到旧地址。以更正方式申请更换收款账户，则先由工作人员在{reviewHours}小时内审核，更换G-Key ID也一样，以免有人夺走您的歌曲或收入。G-Key丢了，请在 /lost-g-key 申请新的；旧的这里没有人能读出。',
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
      '新しいPayPalアドレスは、Members Workshopの「Payment e-mail」にご自分で入力します。新しいアドレスに届くリンクを開くと有効になり、それまでファンは元のアドレスに支払います。訂正として支払い先の変更を頼む場合は、G-Key IDの変更と同じく、まず担当者が{reviewHours}時間以内に確認します。曲や収入を他人に奪われないためです。G-Keyをなくした場合は、/lost-g-key から新しい鍵をお求めください。古いキーを読み出せる者はここにはいません。',
  },
}
