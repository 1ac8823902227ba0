import type { Topic } from './topic.ts'

export const applicationSteps: Topic = {
  id: 'application-steps',
  page: '/governance-info',
  english: {
    questions: [
      'What happens after I submit my G-Key application?',
      'application status',
      'how long till my key gets approved',
      'I applied but never got the confirmation mail',
      'Who checks my copyright documents, and what if I am declined?',
      'can you tell me where I follow my application',
      'tracking number confirm pay verify approval steps',
      'I applied days ago and still have no G-Key',
    ],
    answer:
      'You get a tracking number in the form TM-YYYYMMDD-XXXXXXXX and a mail with a link; open the link to confirm your address, and look in the spam folder if you miss it. Then you pay {gKeyPrice} plus applicable tax through PayPal on the tracking page, where you can follow every step. I compare your copyright documents with what you wrote; what I cannot settle goes to a person, who answers within {reviewHours} hours. At the end your G-Key comes by mail, or a refusal with its reasons.',
  },
  spanish: {
    questions: [
      '¿Qué pasa después de enviar mi solicitud de G-Key?',
      'estado de la solicitud',
      'cuánto tardan en aprobar mi llave',
      'hice la solicitud y no me llegó el correo de confirmación',
      '¿Quién revisa mis documentos de derechos de autor y qué ocurre si me rechazan?',
      'podrías decirme dónde sigo mi solicitud',
      'número de seguimiento confirmar pagar verificar aprobación pasos',
      'solicité hace días y sigo sin G-Key',
    ],
    answer:
      'Recibes un número de seguimiento con la forma TM-YYYYMMDD-XXXXXXXX y un correo con un enlace; ábrelo para confirmar tu dirección y mira en la carpeta de spam si no lo ves. Después pagas {gKeyPrice} más los impuestos que correspondan por PayPal en la página de seguimiento, donde puedes ver cada paso. Yo comparo tus documentos de derechos con lo que escribiste; lo que no puedo resolver pasa a una persona, que responde en {reviewHours} horas. Al final te llega la G-Key por correo, o un rechazo con sus motivos.',
  },
  french: {
    questions: [
      'Que se passe-t-il après l’envoi de ma demande de G-Key ?',
      'état de la demande',
      'combien de temps avant que ma clé soit validée',
      'j’ai fait ma demande mais je n’ai jamais reçu l’e-mail de confirmation',
      'Qui vérifie mes documents de droits d’auteur, et que se passe-t-il en cas de refus ?',
      'pourriez-vous me dire où suivre ma demande',
      'numéro de suivi confirmer payer vérification approbation étapes',
      'j’ai postulé il y a des jours et toujours pas de G-Key',
    ],
    answer:
      'Vous recevez un numéro de suivi de la forme TM-YYYYMMDD-XXXXXXXX et un e-mail avec un lien ; ouvrez-le pour confirmer votre adresse, et regardez dans vos courriers indésirables s’il manque. Vous réglez ensuite {gKeyPrice}, taxes applicables en sus, par PayPal sur la page de suivi, où vous pouvez voir chaque étape. Je compare vos documents de droits d’auteur avec votre demande ; ce que je ne peux pas trancher passe à une personne, qui répond sous {reviewHours} heures. À la fin, votre G-Key arrive par e-mail, ou bien un refus motivé.',
  },
  german: {
    questions: [
      'Was passiert, nachdem ich meinen G-Key-Antrag abgeschickt habe?',
      'Antragsstatus',
      'wie lange dauert es, bis mein Schlüssel genehmigt ist',
      'ich habe einen Antrag gestellt, aber nie eine Bestätigungsmail bekommen',
      'Wer prüft meine Urheberrechtsdokumente und was, wenn ich abgelehnt werde?',
      'können Sie mir sagen, wo ich meinen Antrag verfolgen kann',
      'Tracking-Nummer bestätigen bezahlen Prüfung Genehmigung Schritte',
      'vor Tagen beantragt und immer noch kein G-Key da',
    ],
    answer:
      'Sie erhalten eine Tracking-Nummer der Form TM-YYYYMMDD-XXXXXXXX und eine E-Mail mit einem Link; öffnen Sie ihn, um Ihre Adresse zu bestätigen, und sehen Sie auch im Spam-Ordner nach. Dann zahlen Sie {gKeyPrice} zuzüglich anfallender Steuer per PayPal auf der Tracking-Seite, auf der Sie jeden Schritt verfolgen können. Ich vergleiche Ihre Urheberrechtsdokumente mit Ihren Angaben; was ich nicht klären kann, geht an einen Menschen, der innerhalb von {reviewHours} Stunden antwortet. Am Ende kommt Ihr G-Key per E-Mail, oder eine begründete Absage.',
  },
  italian: {
    questions: [
      'Che cosa succede dopo che ho inviato la richiesta di G-Key?',
      'stato della richiesta',
      'quanto ci mettete ad approvare la chiave',
      'ho fatto richiesta ma non mi è mai arrivata l’e-mail di conferma',
      'Chi controlla i miei documenti di copyright, e se vengo respinto?',
      'mi sai dire dove seguo la mia richiesta',
      'numero di tracking conferma pagamento verifica approvazione passaggi',
      'ho inviato la domanda giorni fa e ancora niente G-Key',
    ],
    answer:
      'Ricevi un numero di tracking nella forma TM-YYYYMMDD-XXXXXXXX e un’e-mail con un link; aprilo per confermare il tuo indirizzo, e guarda nello spam se non la trovi. Poi paghi {gKeyPrice} più le tasse applicabili con PayPal nella pagina di tracking, dove puoi seguire ogni passaggio. Confronto io i tuoi documenti di copyright con quello che hai scritto; ciò che non riesco a chiarire passa a una persona, che risponde entro {reviewHours} ore. Alla fine la G-Key arriva per e-mail, oppure un rifiuto con le sue ragioni.',
  },
  portuguese: {
    questions: [
      'O que acontece depois que envio meu pedido de G-Key?',
      'status do pedido',
      'quanto tempo demora para aprovarem minha chave',
      'fiz o pedido, mas o e-mail de confirmação nunca chegou',
      'Quem confere meus documentos de direitos autorais, e se eu for recusado?',
      'pode me dizer onde acompanho minha solicitação',
      'número de rastreamento confirmar pagar verificação aprovação etapas',
      'pedi há dias e ainda estou sem G-Key',
    ],
    answer:
      'Você recebe um número de rastreamento no formato TM-YYYYMMDD-XXXXXXXX e um e-mail com um link; abra o link para confirmar seu endereço e olhe na caixa de spam se não o encontrar. Depois você paga {gKeyPrice} mais os impostos aplicáveis pelo PayPal na página de rastreamento, onde pode acompanhar cada etapa. Eu comparo seus documentos de direitos autorais com o que você escreveu; o que não consigo resolver vai para uma pessoa, que responde em {reviewHours} horas. No fim, sua G-Key chega por e-mail, ou uma recusa com os motivos.',
  },
  chinese: {
    questions: [
      '提交G-Key申请之后会怎样？',
      '申请进度',
      '我的密钥要多久才能批下来',
      '申请了却一直没收到确认邮件',
      '谁来审核我的版权文件，被拒绝了怎么办？',
      '请问在哪里可以查询我的申请',
      '申請流程 追蹤號碼 確認 付款 審核',
      '申请好几天了还没有拿到G-Key',
    ],
    answer:
      '您会得到一个格式为TM-YYYYMMDD-XXXXXXXX的追踪号和一封带链接的邮件；请打开链接确认邮箱，没看到时请检查垃圾邮件。然后在追踪页面通过PayPal支付{gKeyPrice}及适用的税费，每一步进展都可以在那里查看。我会将您的版权文件与所填内容核对；我无法判断的会交给工作人员，并在{reviewHours}小时内答复。最后您会通过邮件收到G-Key，或者一份说明理由的拒绝通知。',
  },
  japanese: {
    questions: [
      'G-Keyの申請を送ったあとはどうなりますか？',
      '申請の状況',
      '鍵の承認ってどれくらいかかるの',
      '申し込んだのに確認メールが届きません',
      '著作権の書類は誰が確認しますか。却下されたらどうなりますか',
      '申請の進み具合をどこで見られるか教えてください',
      '申請状況確認 審査期間',
      '何日も前に申請したのにまだG-Keyが来ない',
    ],
    answer:
      'TM-YYYYMMDD-XXXXXXXXという形の追跡番号と、リンク付きのメールが届きます。リンクを開いてアドレスを確認し、見当たらないときは迷惑メールもご覧ください。次に追跡ページでPayPalから{gKeyPrice}と該当する税金をお支払いいただき、各段階の進み具合も同じページで確かめられます。著作権の書類とご記入の内容は私が照合し、判断できないものは担当者が{reviewHours}時間以内にお答えします。最後にG-Key、または理由を添えたお断りがメールで届きます。',
  },
}
