import type { Topic } from '#godfrey/knowledge/topic'

export const topic: Topic = {
  id: 'thanks',
  page: '/before-you-go',
  english: {
    utterances: [
      'Thank you',
      'Thanks a lot',
      'thx',
      'Bye',
      'Goodbye, see you',
      'That was very helpful',
      'ok great, that is all',
      'Have a nice day',
      'Much appreciated, you solved my problem',
      'good night and thanks',
    ],
    answer:
      'You’re very welcome. If anything else comes up, I’m here day and night, and on the Before You Go page you can leave us a word. All the best with your music.',
  },
  spanish: {
    utterances: [
      'Gracias',
      'Muchas gracias',
      'mil gracias',
      'Adiós',
      'Hasta luego',
      'Me has ayudado mucho',
      'vale, eso era todo',
      'Que tengas un buen día',
      'Te lo agradezco, ya está resuelto',
      'chao, nos vemos',
    ],
    answer:
      'No hay de qué. Si surge algo más, aquí estoy de día y de noche, y en la página Before You Go puedes dejarnos unas palabras. Mucha suerte con tu música.',
  },
  french: {
    utterances: [
      'Merci',
      'Merci beaucoup',
      'mille mercis',
      'Au revoir',
      'À bientôt',
      'Vous m’avez bien aidé',
      'ok super, c’est tout',
      'Bonne journée',
      'Je vous remercie, mon problème est réglé',
      'salut, à plus',
    ],
    answer:
      'Je vous en prie. Si autre chose vous vient, je suis là jour et nuit, et sur la page Before You Go vous pouvez nous laisser un mot. Bonne continuation avec votre musique.',
  },
  german: {
    utterances: [
      'Danke',
      'Vielen Dank',
      'dankeschön',
      'Auf Wiedersehen',
      'Tschüss',
      'Das hat mir sehr geholfen',
      'ok super, das war alles',
      'Schönen Tag noch',
      'Ich bedanke mich, mein Problem ist gelöst',
      'bis dann',
    ],
    answer:
      'Sehr gern geschehen. Wenn noch etwas auftaucht, bin ich Tag und Nacht hier, und auf der Seite Before You Go können Sie uns ein paar Worte dalassen. Alles Gute für Ihre Musik.',
  },
  italian: {
    utterances: [
      'Grazie',
      'Grazie mille',
      'ti ringrazio',
      'Arrivederci',
      'A presto',
      'Mi sei stato molto utile',
      'ok perfetto, è tutto',
      'Buona giornata',
      'Molto gentile, ho risolto il problema',
      'ciao ciao, alla prossima',
    ],
    answer:
      'Figurati, è un piacere. Se ti viene in mente altro, sono qui giorno e notte, e nella pagina Before You Go puoi lasciarci due righe. In bocca al lupo con la tua musica.',
  },
  portuguese: {
    utterances: [
      'Obrigado',
      'Muito obrigada',
      'valeu',
      'Tchau',
      'Até logo',
      'Você me ajudou muito',
      'ok perfeito, era só isso',
      'Tenha um bom dia',
      'Agradeço, meu problema foi resolvido',
      'falou, até mais',
    ],
    answer:
      'Não há de quê. Se surgir mais alguma coisa, estou aqui dia e noite, e na página Before You Go você pode deixar um recado para nós. Tudo de bom com a sua música.',
  },
  chinese: {
    utterances: [
      '谢谢',
      '非常感谢',
      '多谢啦',
      '再见',
      '拜拜',
      '你帮了我大忙',
      '好的，没别的问题了',
      '祝你今天愉快',
      '辛苦了，问题解决了',
      '謝謝你，下次再聊',
    ],
    answer: '不客气。以后有什么问题，我白天黑夜都在；您也可以在Before You Go页面给我们留言。祝您的音乐一切顺利。',
  },
  japanese: {
    utterances: [
      'ありがとう',
      'ありがとうございました',
      '助かったよ、サンキュー',
      'さようなら',
      'またね',
      'とても参考になりました',
      'もう大丈夫です、以上です',
      '良い一日を',
      'おかげで解決しました',
      '感謝感謝',
    ],
    answer:
      'どういたしまして。また何かありましたら昼でも夜でもここにおりますし、Before You Goのページからひとことお寄せいただくこともできます。音楽活動がうまくいきますように。',
  },
}
