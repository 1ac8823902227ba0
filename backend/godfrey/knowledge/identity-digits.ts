import type { Topic } from './topic.ts'

export const identityDigits: Topic = {
  id: 'identity-digits',
  page: '/upload-songs',
  english: {
    questions: [
      'Why do you ask for the last five digits?',
      'social security number on the upload form',
      'is my identity number stored',
      'what happens with my SSN digits',
      'do I have to give my identity digits',
      'identity digits field',
    ],
    answer:
      'The upload form asks for five identity digits so that you confirm that it is you. They never leave your browser: they are neither sent nor stored, and nobody here can see them. Never write them into this chat or a mail.',
  },
  spanish: {
    questions: [
      '¿Por qué piden los últimos cinco dígitos?',
      'número de seguro social en el formulario',
      'se guarda mi número de identidad',
      'qué pasa con mis dígitos',
      'tengo que dar los dígitos de identidad',
      'campo de dígitos de identidad',
    ],
    answer:
      'El formulario de subida pide cinco dígitos de identidad para que confirmes que eres tú. Nunca salen de tu navegador: ni se envían ni se guardan, y nadie aquí los ve. No los escribas nunca en este chat ni en un correo.',
  },
  french: {
    questions: [
      'Pourquoi demandez-vous les cinq derniers chiffres ?',
      'numéro de sécurité sociale dans le formulaire',
      'mon numéro d’identité est-il conservé',
      'que deviennent mes chiffres',
      'dois-je donner mes chiffres d’identité',
      'champ des chiffres d’identité',
    ],
    answer:
      'Le formulaire d’envoi demande cinq chiffres d’identité pour que vous confirmiez que c’est vous. Ils ne quittent jamais votre navigateur : ni envoyés, ni conservés, personne ici ne les voit. Ne les écrivez jamais dans ce chat ni dans un mail.',
  },
  german: {
    questions: [
      'Warum fragen Sie nach den letzten fünf Ziffern?',
      'Sozialversicherungsnummer im Formular',
      'wird meine Identitätsnummer gespeichert',
      'was passiert mit meinen Ziffern',
      'muss ich die Identitätsziffern angeben',
      'Feld Identitätsziffern',
    ],
    answer:
      'Das Upload-Formular fragt nach fünf Identitätsziffern, damit Sie bestätigen, dass Sie es sind. Sie verlassen Ihren Browser nie: Sie werden weder gesendet noch gespeichert, und niemand hier sieht sie. Schreiben Sie sie nie in diesen Chat oder in eine Mail.',
  },
  italian: {
    questions: [
      'Perché chiedete le ultime cinque cifre?',
      'codice di previdenza nel modulo',
      'il mio numero d’identità viene salvato',
      'che fine fanno le mie cifre',
      'devo dare le cifre d’identità',
      'campo cifre d’identità',
    ],
    answer:
      'Il modulo di caricamento chiede cinque cifre d’identità perché tu confermi di essere tu. Non lasciano mai il tuo browser: non vengono inviate né salvate, e nessuno qui le vede. Non scriverle mai in questa chat né in una mail.',
  },
  portuguese: {
    questions: [
      'Por que pedem os últimos cinco dígitos?',
      'número de previdência no formulário',
      'meu número de identidade fica guardado',
      'o que acontece com meus dígitos',
      'preciso dar os dígitos de identidade',
      'campo de dígitos de identidade',
    ],
    answer:
      'O formulário de envio pede cinco dígitos de identidade para você confirmar que é você. Eles nunca saem do seu navegador: não são enviados nem guardados, e ninguém aqui os vê. Nunca os escreva neste chat nem num e-mail.',
  },
  chinese: {
    questions: [
      '为什么要填后五位数字？',
      '上传表单里的社会安全号码',
      '我的身份号码会被保存吗',
      '身份数字拿去做什么',
      '必须填身份数字吗',
      '身份数字栏',
    ],
    answer:
      '上传表单要五位身份数字，是为了让您确认是本人。它们从不离开您的浏览器，不发送也不保存，这里没有人看得到。请不要写进聊天或邮件。',
  },
  japanese: {
    questions: [
      'なぜ下5桁を聞くのですか？',
      'アップロードフォームの社会保障番号',
      '身分番号は保存されますか',
      '入力した数字はどうなる',
      '身分の数字は必須ですか',
      '五桁の欄',
    ],
    answer:
      'アップロードフォームの五桁は、ご本人であることを確かめていただくためのものです。ブラウザーの外へは出ず、送信も保存もされず、こちらの誰にも見えません。チャットやメールには決して書かないでください。',
  },
}
