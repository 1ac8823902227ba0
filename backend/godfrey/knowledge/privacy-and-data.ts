import type { Topic } from './topic.ts'

export const privacyAndData: Topic = {
  id: 'privacy-and-data',
  page: '/privacy-policy',
  english: {
    questions: [
      'What data do you keep about me?',
      'privacy policy',
      'Do you sell my personal data?',
      'Please delete my account and everything you know about me',
      'is my personal information safe here',
      'Do you store my credit card number?',
      'How long do you keep my data?',
      'Can I get a copy of my data?',
      'Who can see my name and e-mail?',
      'What happens to my social security digits?',
    ],
    answer:
      'From fans we keep the name and e-mail that PayPal passes on and which copy they bought; from artists the application, the papers that show whose the songs are, and the confirmed PayPal address. Card numbers never reach us, the identity digits of the upload form never leave your browser, and we sell no data. Write to the address on the Privacy Policy page to see, correct, copy or delete what we hold; a person answers within {reviewHours} hours. Only the record of payments and the fact that a copy is sold cannot be deleted.',
  },
  spanish: {
    questions: [
      '¿Qué datos guardan sobre mí?',
      'política de privacidad',
      '¿Venden mis datos personales?',
      'Borren mi cuenta y todo lo que saben de mí',
      'está segura mi información personal aquí',
      '¿Guardan el número de mi tarjeta?',
      '¿Cuánto tiempo conservan mis datos?',
      '¿Puedo recibir una copia de mis datos?',
      '¿Quién puede ver mi nombre y mi correo?',
    ],
    answer:
      'De los fans guardamos el nombre y el correo que nos pasa PayPal y qué copia compraron; de los artistas, la solicitud, los documentos que muestran de quién son las canciones y la dirección de PayPal confirmada. Los números de tarjeta nunca nos llegan, los dígitos de identidad del formulario de subida no salen de tu navegador y no vendemos datos. Escribe a la dirección de la página Privacy Policy para ver, corregir, copiar o borrar lo que tenemos; una persona responde en un plazo de {reviewHours} horas. Solo el registro de los pagos y el hecho de que una copia está vendida no se pueden borrar.',
  },
  french: {
    questions: [
      'Quelles données gardez-vous sur moi ?',
      'politique de confidentialité',
      'Vendez-vous mes données personnelles ?',
      'Supprimez mon compte et tout ce que vous savez de moi',
      'mes informations personnelles sont-elles en sécurité',
      'Conservez-vous mon numéro de carte ?',
      'Combien de temps gardez-vous mes données ?',
      'Puis-je obtenir une copie de mes données ?',
      'Qui peut voir mon nom et mon e-mail ?',
      'RGPD vie privée',
    ],
    answer:
      'Des fans, nous gardons le nom et l’e-mail transmis par PayPal et l’exemplaire acheté ; des artistes, la demande, les documents qui montrent à qui sont les chansons et l’adresse PayPal confirmée. Les numéros de carte ne nous parviennent jamais, les chiffres d’identité du formulaire d’envoi ne quittent pas votre navigateur et nous ne vendons aucune donnée. Écrivez à l’adresse de la page Privacy Policy pour voir, corriger, copier ou effacer ce que nous détenons ; une personne répond sous {reviewHours} heures. Seuls le registre des paiements et le fait qu’un exemplaire est vendu ne peuvent pas être effacés.',
  },
  german: {
    questions: [
      'Welche Daten speichern Sie über mich?',
      'Datenschutz',
      'Verkaufen Sie meine persönlichen Daten?',
      'Löschen Sie mein Konto und alles, was Sie über mich wissen',
      'sind meine persönlichen Angaben hier sicher',
      'Speichern Sie meine Kreditkartennummer?',
      'Wie lange bewahren Sie meine Daten auf?',
      'Kann ich eine Kopie meiner Daten bekommen?',
      'Wer kann meinen Namen und meine E-Mail sehen?',
      'DSGVO Auskunft',
    ],
    answer:
      'Von Fans behalten wir Name und E-Mail, die PayPal weitergibt, und welches Exemplar sie gekauft haben; von Künstlern den Antrag, die Unterlagen, die zeigen, wem die Songs gehören, und die bestätigte PayPal-Adresse. Kartennummern erreichen uns nie, die Ausweisziffern im Upload-Formular verlassen Ihren Browser nicht, und wir verkaufen keine Daten. Schreiben Sie an die Adresse auf der Seite Privacy Policy, um Ihre Daten einzusehen, zu berichtigen, als Kopie zu erhalten oder löschen zu lassen; ein Mensch antwortet innerhalb von {reviewHours} Stunden. Nur die Zahlungsaufzeichnungen und die Tatsache, dass ein Exemplar verkauft ist, lassen sich nicht löschen.',
  },
  italian: {
    questions: [
      'Quali dati conservate su di me?',
      'informativa sulla privacy',
      'Vendete i miei dati personali?',
      'Cancellate il mio account e tutto quello che sapete di me',
      'le mie informazioni personali sono al sicuro',
      'Conservate il numero della mia carta?',
      'Per quanto tempo tenete i miei dati?',
      'Posso avere una copia dei miei dati?',
      'Chi può vedere il mio nome e la mia e-mail?',
    ],
    answer:
      'Dei fan conserviamo il nome e l’e-mail che PayPal ci passa e quale copia hanno comprato; degli artisti la domanda, i documenti che mostrano di chi sono le canzoni e l’indirizzo PayPal confermato. I numeri di carta non ci arrivano mai, le cifre d’identità del modulo di caricamento non lasciano il tuo browser e non vendiamo dati. Scrivi all’indirizzo della pagina Privacy Policy per vedere, correggere, copiare o cancellare ciò che abbiamo; una persona risponde entro {reviewHours} ore. Solo il registro dei pagamenti e il fatto che una copia è venduta non si possono cancellare.',
  },
  portuguese: {
    questions: [
      'Que dados vocês guardam sobre mim?',
      'política de privacidade',
      'Vocês vendem meus dados pessoais?',
      'Apaguem minha conta e tudo o que sabem de mim',
      'minhas informações pessoais estão seguras aqui',
      'Vocês guardam o número do meu cartão?',
      'Por quanto tempo guardam meus dados?',
      'Posso receber uma cópia dos meus dados?',
      'Quem pode ver meu nome e meu e-mail?',
      'LGPD proteção de dados',
    ],
    answer:
      'Dos fãs guardamos o nome e o e-mail que o PayPal nos passa e qual cópia compraram; dos artistas, o pedido, os documentos que mostram de quem são as músicas e o endereço do PayPal confirmado. Números de cartão nunca chegam até nós, os dígitos de identidade do formulário de envio não saem do seu navegador e não vendemos dados. Escreva para o endereço da página Privacy Policy para ver, corrigir, copiar ou apagar o que temos; uma pessoa responde em {reviewHours} horas. Só o registro dos pagamentos e o fato de uma cópia estar vendida não podem ser apagados.',
  },
  chinese: {
    questions: [
      '你们保存我的哪些数据？',
      '隐私政策',
      '你们会卖我的个人信息吗',
      '请删除我的账户和所有资料',
      '我的个人信息在这里安全吗',
      '你们会存我的信用卡号吗？',
      '数据保存多久',
      '能给我一份我的数据副本吗',
      '谁能看到我的名字和邮箱',
      '你們保存我的哪些個人資料',
    ],
    answer:
      '对歌迷，我们保存PayPal转来的姓名和邮箱，以及买了哪一份；对音乐人，保存申请资料、证明歌曲归属的文件和已确认的PayPal地址。银行卡号从不经过我们，上传表单里的身份数字不会离开您的浏览器，我们也不出售任何数据。想查看、更正、索取副本或删除您的数据，请写信到Privacy Policy页面上的地址，工作人员会在{reviewHours}小时内答复。只有付款记录和某一份已售出这一事实无法删除。',
  },
  japanese: {
    questions: [
      'どんな個人情報を保存していますか？',
      'プライバシーポリシー',
      '個人データを売ったりしていませんか',
      'アカウントと情報を全部消してほしい',
      '個人情報って安全なの？',
      'クレジットカード番号は保存されますか',
      'データはどのくらいの期間保存されますか',
      '自分のデータの写しをもらえますか',
      '名前やメールアドレスは誰に見えますか',
      '個人情報保護方針',
    ],
    answer:
      'ファンの方については、PayPalから渡される名前とメールアドレス、購入したコピーの記録を保存し、アーティストの方については、申請内容、曲の権利を示す書類、確認済みのPayPalアドレスを保存します。カード番号が私たちに届くことはなく、アップロード画面の本人確認の数字はブラウザの外に出ず、データの販売もしません。保存内容の確認、訂正、写しの受け取り、削除をご希望の場合は、Privacy Policyのページのアドレスへお書きください。担当者が{reviewHours}時間以内にお返事しますが、支払いの記録と、コピーが売れたという事実だけは削除できません。',
  },
}
