import type { Topic } from './topic.ts'

export const printAndMailKeymails: Topic = {
  id: 'print-and-mail-keymails',
  page: '/members-workshop',
  english: {
    questions: [
      'How do I print my Keymails?',
      'printable ticket sheet with QR codes',
      'send Keymails by mail to my fans',
      'download my codes as CSV',
      'hand out codes on paper at a show',
      'mail codes to a list of people',
    ],
    answer:
      'Issue the Keymails in the Members Workshop; then you can download them as CSV, fetch a printable ticket sheet as PDF (A4 or Letter, with cut marks and a QR code on each ticket), or have them mailed to your fans with your own words. Every mail can be unsubscribed from. Each code is one copy, so give each to one fan only.',
  },
  spanish: {
    questions: [
      '¿Cómo imprimo mis Keymails?',
      'hoja de entradas para imprimir con QR',
      'enviar Keymails por correo a mis fans',
      'descargar mis códigos en CSV',
      'repartir códigos en papel en un concierto',
      'mandar códigos a una lista de personas',
    ],
    answer:
      'Emite los Keymails en el Members Workshop; después puedes descargarlos en CSV, obtener una hoja de entradas en PDF (A4 o Letter, con marcas de corte y un QR en cada una) o enviarlos por correo a tus fans con tus propias palabras. De cada correo se pueden dar de baja. Cada código es una copia, así que da cada uno a un solo fan.',
  },
  french: {
    questions: [
      'Comment imprimer mes Keymails ?',
      'planche de billets à imprimer avec QR',
      'envoyer des Keymails par mail à mes fans',
      'télécharger mes codes en CSV',
      'distribuer des codes papier à un concert',
      'envoyer les codes à une liste de personnes',
    ],
    answer:
      'Émettez les Keymails dans le Members Workshop ; vous pouvez ensuite les télécharger en CSV, obtenir une planche de billets en PDF (A4 ou Letter, avec traits de coupe et un QR sur chaque billet) ou les faire envoyer à vos fans avec vos propres mots. Chaque mail permet de se désinscrire. Un code vaut un exemplaire : donnez chacun à un seul fan.',
  },
  german: {
    questions: [
      'Wie drucke ich meine Keymails?',
      'Bogen mit Tickets und QR-Codes zum Drucken',
      'Keymails per Mail an meine Fans schicken',
      'meine Codes als CSV herunterladen',
      'Codes auf Papier beim Konzert verteilen',
      'Codes an eine Liste von Leuten mailen',
    ],
    answer:
      'Geben Sie die Keymails im Members Workshop aus; danach können Sie sie als CSV herunterladen, einen Bogen mit Tickets als PDF holen (A4 oder Letter, mit Schnittmarken und QR-Code) oder sie mit Ihren eigenen Worten an Ihre Fans mailen lassen. Jede Mail lässt sich abbestellen. Ein Code ist ein Exemplar, geben Sie also jeden nur einem Fan.',
  },
  italian: {
    questions: [
      'Come stampo i miei Keymail?',
      'foglio di biglietti da stampare con QR',
      'inviare i Keymail per e-mail ai miei fan',
      'scaricare i codici in CSV',
      'distribuire codici su carta a un concerto',
      'mandare i codici a un elenco di persone',
    ],
    answer:
      'Emetti i Keymail nel Members Workshop; poi puoi scaricarli in CSV, ottenere un foglio di biglietti in PDF (A4 o Letter, con segni di taglio e un QR su ciascuno) oppure farli spedire ai tuoi fan con parole tue. Da ogni mail ci si può disiscrivere. Ogni codice è una copia, quindi dai ciascuno a un solo fan.',
  },
  portuguese: {
    questions: [
      'Como imprimo meus Keymails?',
      'folha de ingressos para imprimir com QR',
      'enviar Keymails por e-mail aos meus fãs',
      'baixar meus códigos em CSV',
      'distribuir códigos em papel num show',
      'mandar códigos para uma lista de pessoas',
    ],
    answer:
      'Emita os Keymails no Members Workshop; depois você pode baixá-los em CSV, obter uma folha de ingressos em PDF (A4 ou Letter, com marcas de corte e um QR em cada um) ou mandar por e-mail aos fãs com suas próprias palavras. De cada e-mail dá para se descadastrar. Cada código é uma cópia, então dê cada um a um só fã.',
  },
  chinese: {
    questions: [
      '怎么打印我的Keymail？',
      '带二维码的可打印票据',
      '把Keymail用邮件发给歌迷',
      '把代码下载成CSV',
      '在演出现场发纸质代码',
      '给一批人发代码',
    ],
    answer:
      '先在Members Workshop发出Keymail，然后可以下载CSV，取得可打印的票据PDF（A4或Letter，带裁切线，每张有二维码），或者用您自己的话通过邮件发给歌迷。每封邮件都可以退订。一个代码就是一份，请每个只给一位歌迷。',
  },
  japanese: {
    questions: [
      'Keymailを印刷するには？',
      'QR付きのチケットシートを印刷したい',
      'Keymailをファンにメールで送る',
      'コードをCSVでダウンロード',
      'ライブ会場で紙のコードを配る',
      '名簿の人たちにコードをメール',
    ],
    answer:
      'Members WorkshopでKeymailを発行すると、CSVでのダウンロード、印刷用チケットシートのPDF（A4またはレター、切り取り線とQRコード付き）、ご自分の言葉を添えたファンへのメール送信ができます。どのメールからも配信停止できます。コード一つがコピー一つなので、一人に一つずつお渡しください。',
  },
}
