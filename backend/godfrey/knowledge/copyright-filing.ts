import type { Topic } from './topic.ts'

export const copyrightFiling: Topic = {
  id: 'copyright-filing',
  page: '/copyright-material',
  english: {
    questions: [
      'How do I file a copyright?',
      'copyright registration',
      'Where do I register my song?',
      'my song isn’t registered yet, what now',
      'Do I need a copyright before I upload?',
      'Which documents count as proof of copyright?',
      'I am still waiting for my certificate, can I use the confirmation?',
      'I live outside the United States, where do I file?',
      'how to protect my lyrics and melody',
      'where do I register my song as mine',
      'how do I protect my song officially',
    ],
    answer:
      'In the United States you file online with the U.S. Copyright Office: an account, a form, the fee and a copy of the work; elsewhere, ask your own national office. Registration comes before you submit anything here, and it counts from the day the Office has all three, form, fee and copy, even if the certificate takes months. With us you hand in the certificate or the confirmation as PDF, JPG or PNG. The page Copyright Your Material links to the Office’s own answers.',
  },
  spanish: {
    questions: [
      '¿Cómo registro los derechos de autor?',
      'registro de copyright',
      '¿Dónde registro mi canción?',
      'mi canción todavía no está registrada, qué hago',
      '¿Necesito el copyright antes de subir una canción?',
      '¿Qué documentos sirven como prueba de derechos de autor?',
      'Aún espero el certificado, ¿sirve la confirmación?',
      'vivo fuera de Estados Unidos, dónde lo tramito',
      'cómo proteger mi letra y mi melodía',
      'dónde registro mi canción a mi nombre',
      'cómo protejo oficialmente mi canción',
    ],
    answer:
      'En Estados Unidos se tramita en línea ante la U.S. Copyright Office: una cuenta, un formulario, la tasa y una copia de la obra; en otros países, pregunta en tu oficina nacional. El registro va antes de presentar nada aquí, y cuenta desde el día en que la oficina tiene las tres cosas, formulario, tasa y copia, aunque el certificado tarde meses. A nosotros nos entregas el certificado o la confirmación en PDF, JPG o PNG. La página Copyright Your Material enlaza a las respuestas de la propia oficina.',
  },
  french: {
    questions: [
      'Comment déposer un copyright ?',
      'enregistrement du droit d’auteur',
      'Où faire enregistrer ma chanson ?',
      'ma chanson n’est pas encore déposée, que faire',
      'Faut-il un copyright avant d’envoyer une chanson ?',
      'Quels documents prouvent mon droit d’auteur ?',
      'J’attends encore le certificat, la confirmation suffit-elle ?',
      'j’habite hors des États-Unis, où déposer',
      'comment protéger mes paroles et ma mélodie',
      'où faire enregistrer ma chanson à mon nom',
      'comment protéger officiellement ma chanson',
    ],
    answer:
      'Aux États-Unis, le dépôt se fait en ligne auprès de l’U.S. Copyright Office : un compte, un formulaire, les frais et un exemplaire de l’œuvre ; ailleurs, adressez-vous à votre office national. L’enregistrement précède tout envoi chez nous, et il compte à partir du jour où l’office détient les trois, formulaire, frais et exemplaire, même si le certificat met des mois. À nous, vous remettez le certificat ou la confirmation en PDF, JPG ou PNG. La page Copyright Your Material renvoie aux réponses de l’office lui-même.',
  },
  german: {
    questions: [
      'Wie melde ich ein Copyright an?',
      'Urheberrecht registrieren',
      'Wo lasse ich meinen Song eintragen?',
      'mein Lied ist noch nicht registriert, was nun',
      'Brauche ich das Copyright vor dem Upload?',
      'Welche Unterlagen gelten als Nachweis des Urheberrechts?',
      'Ich warte noch auf die Urkunde, reicht die Bestätigung?',
      'ich wohne nicht in den USA, wo muss ich anmelden',
      'wie schütze ich Text und Melodie',
      'wo lasse ich mein Lied auf mich eintragen',
      'wie schütze ich mein Lied amtlich',
    ],
    answer:
      'In den USA melden Sie online beim U.S. Copyright Office an: ein Konto, ein Formular, die Gebühr und ein Exemplar des Werks; anderswo fragen Sie Ihr eigenes nationales Amt. Die Registrierung kommt, bevor Sie hier etwas einreichen, und sie zählt ab dem Tag, an dem das Amt alle drei hat, Formular, Gebühr und Exemplar, auch wenn die Urkunde Monate braucht. Bei uns reichen Sie die Urkunde oder die Bestätigung als PDF, JPG oder PNG ein. Die Seite Copyright Your Material führt zu den Antworten des Amts selbst.',
  },
  italian: {
    questions: [
      'Come si registra un copyright?',
      'registrazione del diritto d’autore',
      'Dove registro la mia canzone?',
      'la mia canzone non è ancora registrata, che faccio',
      'Serve il copyright prima di caricare un brano?',
      'Quali documenti valgono come prova del diritto d’autore?',
      'Aspetto ancora il certificato, basta la conferma?',
      'vivo fuori dagli Stati Uniti, dove deposito',
      'come proteggo testo e melodia',
      'dove registro la canzone a mio nome',
      'come proteggo ufficialmente la mia canzone',
    ],
    answer:
      'Negli Stati Uniti si deposita online presso lo U.S. Copyright Office: un account, un modulo, la tassa e una copia dell’opera; altrove rivolgiti al tuo ufficio nazionale. La registrazione viene prima di presentare qualsiasi cosa qui, e vale dal giorno in cui l’ufficio ha tutte e tre le cose, modulo, tassa e copia, anche se il certificato impiega mesi. A noi consegni il certificato o la conferma in PDF, JPG o PNG. La pagina Copyright Your Material rimanda alle risposte dell’ufficio stesso.',
  },
  portuguese: {
    questions: [
      'Como faço o registro de direitos autorais?',
      'registro de copyright',
      'Onde registro a minha música?',
      'minha música ainda não está registrada, e agora',
      'Preciso do copyright antes de enviar a música?',
      'Quais documentos servem como prova de direitos autorais?',
      'Ainda estou esperando o certificado, a confirmação serve?',
      'moro fora dos Estados Unidos, onde eu registro',
      'como proteger minha letra e melodia',
      'onde registro minha música no meu nome',
      'como protejo oficialmente minha música',
    ],
    answer:
      'Nos Estados Unidos, o registro é feito on-line no U.S. Copyright Office: uma conta, um formulário, a taxa e uma cópia da obra; em outros países, procure o órgão nacional. O registro vem antes de você apresentar qualquer coisa aqui, e vale a partir do dia em que o órgão tem os três, formulário, taxa e cópia, mesmo que o certificado demore meses. Para nós você entrega o certificado ou a confirmação em PDF, JPG ou PNG. A página Copyright Your Material leva às respostas do próprio órgão.',
  },
  chinese: {
    questions: [
      '怎么申请版权登记？',
      '版权登记',
      '我的歌要去哪里登记版权',
      '歌还没登记版权怎么办',
      '上传歌曲之前必须先有版权登记吗？',
      '哪些文件可以作为版权证明',
      '证书还没下来，用受理确认可以吗',
      '我不在美国，要去哪里办理',
      '怎樣申請版權，保護歌詞和旋律',
      '歌曲版权到哪里登记',
      '怎样正式保护我的歌',
    ],
    answer:
      '在美国，向美国版权局（U.S. Copyright Office）在线申请：注册账户、填表、缴费并提交一份作品；在其他国家，请咨询本国的版权机构。在这里提交任何内容之前要先完成登记；即使证书要等几个月，登记也从版权局收齐表格、费用和作品那天起生效。交给我们的是证书或受理确认，格式为PDF、JPG或PNG。Copyright Your Material页面上有版权局官方解答的链接。',
  },
  japanese: {
    questions: [
      '著作権の登録はどうやってするのですか？',
      '著作権登録',
      '曲の登録はどこでできますか',
      'まだ登録してないんだけど、どうしたらいい？',
      'アップロードの前に著作権登録が必要ですか',
      '著作権の証明にはどんな書類が使えますか',
      '証明書がまだ届かないのですが、受付確認でもいいですか',
      'アメリカ以外に住んでいる場合はどこに申請しますか',
      '歌詞とメロディーを守りたい',
      '曲を自分の名義で登録するにはどこへ',
      '曲を正式に保護する方法',
    ],
    answer:
      'アメリカでは、アカウントを作り、申請書と手数料と作品のコピーを米国著作権局（U.S. Copyright Office）にオンラインで提出し、ほかの国ではご自身の国の機関にお尋ねください。登録はこちらに何かを提出する前に済ませるもので、証明書に何か月かかっても、申請書と手数料と作品の三つがそろった日から有効です。私たちには証明書か受付確認をPDF、JPG、PNGのいずれかで提出してください。Copyright Your Materialのページに、著作権局の案内へのリンクがあります。',
  },
}
