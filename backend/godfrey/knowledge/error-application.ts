import type { Topic } from './topic.ts'

export const errorApplication: Topic = {
  id: 'error-application',
  page: '/governance-tracker',
  english: {
    questions: [
      'There is no application with this tracking number.',
      'This link has been used or is too old.',
      'Please confirm your e-mail address first. Nothing was charged.',
      'This application is paid for already.',
      'A payment for this application is under way.',
      'The address of this application is confirmed already.',
      'the confirmation link of my application expired',
    ],
    answer:
      'Check the tracking number, TM-YYYYMMDD-XXXXXXXX, in the mail we sent. A mailed link works once and for a limited time; ask for a new one on the page where you are. Confirm the address first, then pay; if the application is already paid or a payment is under way, do nothing more, you are not charged twice.',
  },
  spanish: {
    questions: [
      'There is no application with this tracking number.',
      'This link has been used or is too old.',
      'Please confirm your e-mail address first. Nothing was charged.',
      'This application is paid for already.',
      'A payment for this application is under way.',
      'The address of this application is confirmed already.',
      'caducó el enlace de confirmación de mi solicitud',
    ],
    answer:
      'Comprueba el número de seguimiento, TM-YYYYMMDD-XXXXXXXX, en nuestro correo. Un enlace enviado vale una vez y por tiempo limitado; pide otro en la página donde estás. Confirma antes la dirección y luego paga; si la solicitud ya está pagada o hay un pago en curso, no hagas nada más, no se cobra dos veces.',
  },
  french: {
    questions: [
      'There is no application with this tracking number.',
      'This link has been used or is too old.',
      'Please confirm your e-mail address first. Nothing was charged.',
      'This application is paid for already.',
      'A payment for this application is under way.',
      'The address of this application is confirmed already.',
      'le lien de confirmation de ma demande a expiré',
    ],
    answer:
      'Vérifiez le numéro de suivi, TM-YYYYMMDD-XXXXXXXX, dans notre mail. Un lien envoyé sert une fois et pour un temps limité ; demandez-en un nouveau sur la page. Confirmez d’abord l’adresse, puis payez ; si la demande est déjà payée ou si un paiement est en cours, ne faites rien de plus, vous n’êtes pas débité deux fois.',
  },
  german: {
    questions: [
      'There is no application with this tracking number.',
      'This link has been used or is too old.',
      'Please confirm your e-mail address first. Nothing was charged.',
      'This application is paid for already.',
      'A payment for this application is under way.',
      'The address of this application is confirmed already.',
      'der Bestätigungslink meines Antrags ist abgelaufen',
    ],
    answer:
      'Prüfen Sie die Vorgangsnummer TM-YYYYMMDD-XXXXXXXX in unserer Mail. Ein gemailter Link gilt einmal und begrenzte Zeit; fordern Sie auf der Seite einen neuen an. Bestätigen Sie zuerst die Adresse, dann bezahlen Sie; ist der Antrag schon bezahlt oder läuft eine Zahlung, tun Sie nichts weiter, es wird nicht zweimal abgebucht.',
  },
  italian: {
    questions: [
      'There is no application with this tracking number.',
      'This link has been used or is too old.',
      'Please confirm your e-mail address first. Nothing was charged.',
      'This application is paid for already.',
      'A payment for this application is under way.',
      'The address of this application is confirmed already.',
      'il link di conferma della mia domanda è scaduto',
    ],
    answer:
      'Controlla il numero di pratica, TM-YYYYMMDD-XXXXXXXX, nella nostra mail. Un link inviato vale una volta e per poco tempo; chiedine uno nuovo nella pagina. Conferma prima l’indirizzo, poi paga; se la domanda è già pagata o un pagamento è in corso non fare altro, non paghi due volte.',
  },
  portuguese: {
    questions: [
      'There is no application with this tracking number.',
      'This link has been used or is too old.',
      'Please confirm your e-mail address first. Nothing was charged.',
      'This application is paid for already.',
      'A payment for this application is under way.',
      'The address of this application is confirmed already.',
      'o link de confirmação do meu pedido expirou',
    ],
    answer:
      'Confira o número de acompanhamento, TM-YYYYMMDD-XXXXXXXX, no nosso e-mail. Um link enviado vale uma vez e por tempo limitado; peça outro na página. Confirme antes o endereço e depois pague; se o pedido já está pago ou há um pagamento em andamento, não faça mais nada, não se cobra duas vezes.',
  },
  chinese: {
    questions: [
      'There is no application with this tracking number.',
      'This link has been used or is too old.',
      'Please confirm your e-mail address first. Nothing was charged.',
      'This application is paid for already.',
      'A payment for this application is under way.',
      'The address of this application is confirmed already.',
      '申请的确认链接过期了',
    ],
    answer:
      '请核对邮件里的跟踪号TM-YYYYMMDD-XXXXXXXX。邮件链接只能用一次且有时限，可在页面上再要一个。先确认邮箱再付款；如果申请已付款或付款正在进行，不必再做什么，不会重复扣款。',
  },
  japanese: {
    questions: [
      'There is no application with this tracking number.',
      'This link has been used or is too old.',
      'Please confirm your e-mail address first. Nothing was charged.',
      'This application is paid for already.',
      'A payment for this application is under way.',
      'The address of this application is confirmed already.',
      '申請の確認リンクの期限が切れた',
    ],
    answer:
      'メールにある追跡番号TM-YYYYMMDD-XXXXXXXXをご確認ください。メールのリンクは一度だけ、限られた時間有効です。ページから新しいものを請求できます。先にアドレスを確認し、それからお支払いください。支払い済みか手続き中なら何もなさらなくて大丈夫です。二重に請求されません。',
  },
}
