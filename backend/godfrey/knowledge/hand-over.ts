import type { Topic } from './topic.ts'

export const handOver: Topic = {
  id: 'hand-over',
  page: '/contact-us',
  english: {
    questions: [
      'What happens when you hand me to a person?',
      'what is my review number for',
      'I want to escalate this',
      'open a ticket for me',
      'how long until somebody looks at my case',
      'pass me on to your staff',
    ],
    answer:
      'Press “Hand me to a person” under this chat, say in a sentence what it is about and, if you want an answer by mail, leave your address. I open a review and tell you its number; a person looks at it within {reviewHours} hours. Quote the number if you write to us about it.',
  },
  spanish: {
    questions: [
      '¿Qué pasa cuando me pasas con una persona?',
      'para qué sirve mi número de revisión',
      'quiero escalar esto',
      'ábreme un ticket',
      'cuánto tarda alguien en mirar mi caso',
      'pásame con tu equipo',
    ],
    answer:
      'Pulsa “Hand me to a person” debajo de este chat, di en una frase de qué se trata y, si quieres respuesta por correo, deja tu dirección. Abro una revisión y te digo su número; una persona la mira en {reviewHours} horas. Menciona el número si nos escribes.',
  },
  french: {
    questions: [
      'Que se passe-t-il quand vous me passez à une personne ?',
      'à quoi sert mon numéro de dossier',
      'je veux faire remonter le problème',
      'ouvrez-moi un ticket',
      'dans combien de temps quelqu’un regarde mon cas',
      'transmettez-moi à votre équipe',
    ],
    answer:
      'Pressez « Hand me to a person » sous ce chat, dites en une phrase de quoi il s’agit et, pour une réponse par mail, laissez votre adresse. J’ouvre un dossier et je vous donne son numéro ; une personne le regarde sous {reviewHours} heures. Citez ce numéro si vous nous écrivez.',
  },
  german: {
    questions: [
      'Was passiert, wenn Sie mich an einen Menschen weitergeben?',
      'wofür ist meine Vorgangsnummer',
      'ich möchte das eskalieren',
      'öffnen Sie mir ein Ticket',
      'wann sieht sich jemand meinen Fall an',
      'leiten Sie mich ans Team weiter',
    ],
    answer:
      'Drücken Sie unter diesem Chat „Hand me to a person“, sagen Sie in einem Satz, worum es geht, und lassen Sie Ihre Adresse da, wenn Sie Antwort per Mail wünschen. Ich öffne einen Vorgang und nenne Ihnen seine Nummer; ein Mensch sieht ihn sich innerhalb von {reviewHours} Stunden an. Nennen Sie die Nummer, wenn Sie uns schreiben.',
  },
  italian: {
    questions: [
      'Cosa succede quando mi passi a una persona?',
      'a cosa serve il numero della mia pratica',
      'voglio far salire il problema',
      'aprimi un ticket',
      'tra quanto qualcuno guarda il mio caso',
      'passami al vostro staff',
    ],
    answer:
      'Premi “Hand me to a person” sotto questa chat, di’ in una frase di che si tratta e, se vuoi risposta per e-mail, lascia il tuo indirizzo. Apro una pratica e ti dico il suo numero; una persona la guarda entro {reviewHours} ore. Cita il numero se ci scrivi.',
  },
  portuguese: {
    questions: [
      'O que acontece quando você me passa para uma pessoa?',
      'para que serve meu número de atendimento',
      'quero escalar isso',
      'abre um chamado para mim',
      'em quanto tempo alguém olha meu caso',
      'me encaminha para a equipe',
    ],
    answer:
      'Aperte “Hand me to a person” embaixo deste chat, diga numa frase do que se trata e, se quiser resposta por e-mail, deixe seu endereço. Eu abro um atendimento e digo o número; uma pessoa olha em {reviewHours} horas. Cite o número se nos escrever.',
  },
  chinese: {
    questions: [
      '转给人工之后会怎样？',
      '我的受理编号有什么用',
      '我要升级处理',
      '帮我开个工单',
      '多久有人看我的问题',
      '把我转给你们的工作人员',
    ],
    answer:
      '点这个聊天下方的“Hand me to a person”，用一句话说明情况，想收到邮件答复就留下邮箱。我会开一个受理并告诉您编号，工作人员在{reviewHours}小时内查看。写信给我们时请注明编号。',
  },
  japanese: {
    questions: [
      '担当者に引き継ぐとどうなりますか？',
      '受付番号は何に使いますか',
      '上の人に相談したい',
      'チケットを作ってください',
      'いつ誰かが見てくれますか',
      'スタッフに回してほしい',
    ],
    answer:
      'このチャットの下の「Hand me to a person」を押して、内容を一文で書き、メールで返事が必要ならアドレスを入れてください。受付を作って番号をお伝えし、担当者が{reviewHours}時間以内に確認します。お問い合わせの際は番号をお知らせください。',
  },
}
