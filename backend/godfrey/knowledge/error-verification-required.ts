import type { Topic } from './topic.ts'

export const errorVerificationRequired: Topic = {
  id: 'error-verification-required',
  page: '/governance-tracker',
  english: {
    questions: [
      'What does Verification Required mean?',
      'Please accept all required confirmations to proceed.',
      'the form says I must accept the confirmations',
      'which boxes do I have to tick',
      'cannot submit because of the checkboxes',
      'red message about confirmations',
      'it says I must accept something before I can send',
    ],
    answer:
      'A box is not ticked yet. On the application confirm your age, that you hold the copyright, and the terms; on the upload form confirm that the song is yours and the terms with the non-refundable fee. Tick them all and send again; what you typed is still there.',
  },
  spanish: {
    questions: [
      '¿Qué significa Verification Required?',
      'Please accept all required confirmations to proceed.',
      'el formulario dice que acepte las confirmaciones',
      'qué casillas tengo que marcar',
      'no puedo enviar por las casillas',
      'mensaje rojo sobre confirmaciones',
      'dice que tengo que aceptar algo antes de enviar',
      'qué casillas debo marcar',
    ],
    answer:
      'Falta marcar alguna casilla. En la solicitud confirma tu edad, que tienes los derechos y los términos; en el formulario de subida, que la canción es tuya y los términos con la tarifa no reembolsable. Márcalas todas y vuelve a enviar; lo que escribiste sigue ahí.',
  },
  french: {
    questions: [
      'Que veut dire Verification Required ?',
      'Please accept all required confirmations to proceed.',
      'le formulaire demande d’accepter les confirmations',
      'quelles cases dois-je cocher',
      'envoi impossible à cause des cases',
      'message rouge sur les confirmations',
      'il dit que je dois accepter quelque chose avant d’envoyer',
      'quelles cases faut-il cocher',
    ],
    answer:
      'Une case n’est pas cochée. Dans la demande, confirmez votre âge, vos droits et les conditions ; dans le formulaire d’envoi, que le morceau est à vous et les conditions avec les frais non remboursables. Cochez-les toutes et renvoyez ; ce que vous avez écrit est resté.',
  },
  german: {
    questions: [
      'Was bedeutet Verification Required?',
      'Please accept all required confirmations to proceed.',
      'das Formular verlangt Bestätigungen',
      'welche Häkchen muss ich setzen',
      'Absenden geht wegen der Kästchen nicht',
      'rote Meldung zu Bestätigungen',
      'ich soll erst etwas bestätigen, bevor ich absenden kann',
      'welche Kästchen muss ich anhaken',
    ],
    answer:
      'Ein Häkchen fehlt noch. Im Antrag bestätigen Sie Alter, Urheberrecht und Bedingungen, beim Upload, dass der Song Ihnen gehört, und die Bedingungen mit der nicht erstattbaren Gebühr. Setzen Sie alle und senden Sie noch einmal; Ihre Eingaben sind noch da.',
  },
  italian: {
    questions: [
      'Cosa vuol dire Verification Required?',
      'Please accept all required confirmations to proceed.',
      'il modulo chiede di accettare le conferme',
      'quali caselle devo spuntare',
      'non riesco a inviare per le caselle',
      'messaggio rosso sulle conferme',
      'dice che devo accettare qualcosa prima di inviare',
    ],
    answer:
      'Manca una spunta. Nella domanda conferma l’età, i diritti e i termini; nel modulo di caricamento, che il brano è tuo e i termini con la tariffa non rimborsabile. Spuntale tutte e invia di nuovo; ciò che hai scritto è ancora lì.',
  },
  portuguese: {
    questions: [
      'O que significa Verification Required?',
      'Please accept all required confirmations to proceed.',
      'o formulário pede para aceitar as confirmações',
      'quais caixas devo marcar',
      'não consigo enviar por causa das caixas',
      'mensagem vermelha sobre confirmações',
      'diz que preciso aceitar algo antes de enviar',
    ],
    answer:
      'Falta marcar uma caixa. No pedido, confirme a idade, os direitos e os termos; no formulário de envio, que a música é sua e os termos com a taxa não reembolsável. Marque todas e envie de novo; o que você escreveu continua lá.',
  },
  chinese: {
    questions: [
      'Verification Required是什么意思？',
      'Please accept all required confirmations to proceed.',
      '表单说要接受确认',
      '要勾选哪些框',
      '因为没打勾不能提交',
      '红色的确认提示',
      '提交前说我要先勾选什么',
      '要勾哪些框',
    ],
    answer:
      '还有选项没有勾选。申请表里要确认年龄、版权归属和条款；上传表里要确认歌曲属于您以及含不可退费用的条款。全部勾选后再提交，已填的内容都还在。',
  },
  japanese: {
    questions: [
      'Verification Requiredとは何ですか？',
      'Please accept all required confirmations to proceed.',
      'フォームで確認に同意するよう言われる',
      'どのチェックを入れればいい',
      'チェックボックスのせいで送信できない',
      '確認についての赤い表示',
      '送信前に何か同意しろと出る',
      'どのチェックを入れればいいの',
    ],
    answer:
      'チェックがまだ入っていません。申請では年齢、著作権の保有、規約に、アップロードではご自分の曲であることと返金不可の料金を含む規約にチェックしてください。入力した内容はそのまま残っています。',
  },
}
