import type { Topic } from './topic.ts'

export const whatIsAKeymail: Topic = {
  id: 'what-is-a-keymail',
  page: '/redeem-keymail',
  english: {
    questions: [
      'What is a Keymail?',
      'Keymail explained',
      'somebody gave me a Keymail, what is it',
      'I have a slip with a code that begins with TM, what do I do with it',
      'Could you tell me what these song codes are for?',
      'is a Keymail the same as an e-mail',
      'how often can one Keymail be used',
    ],
    answer:
      'A Keymail is a code for exactly one numbered copy of a song or an album, in the form TM-YYYYMMDD-XXXXXXXX. The artist gives it to you; you type it in, see artist, song, copy number and price, and pay with PayPal. It can be redeemed once, and from then on it is your way into the artist’s Green Room.',
  },
  spanish: {
    questions: [
      '¿Qué es un Keymail?',
      'Keymail explicación',
      'me han dado un Keymail, ¿qué es eso?',
      'tengo un papelito con un código que empieza por TM, ¿qué hago con él?',
      '¿Me podrías decir para qué sirven esos códigos de canciones?',
      '¿un Keymail es lo mismo que un correo electrónico?',
      'cuántas veces se puede usar un Keymail',
    ],
    answer:
      'Un Keymail es un código para exactamente una copia numerada de una canción o un álbum, con la forma TM-YYYYMMDD-XXXXXXXX. Te lo da el artista; lo escribes, ves el artista, la canción, el número de copia y el precio, y pagas con PayPal. Se canjea una sola vez y, desde entonces, es tu entrada al Green Room del artista.',
  },
  french: {
    questions: [
      'Qu’est-ce qu’un Keymail ?',
      'Keymail explication',
      'on m’a donné un Keymail, c’est quoi',
      'j’ai un papier avec un code qui commence par TM, j’en fais quoi',
      'Pourriez-vous me dire à quoi servent ces codes de chansons ?',
      'un Keymail, c’est la même chose qu’un e-mail ?',
      'combien de fois peut-on utiliser un Keymail',
    ],
    answer:
      'Un Keymail est un code pour une seule copie numérotée d’une chanson ou d’un album, de la forme TM-YYYYMMDD-XXXXXXXX. L’artiste vous le remet ; vous le saisissez, vous voyez l’artiste, la chanson, le numéro de copie et le prix, puis vous payez avec PayPal. Il s’utilise une seule fois et devient ensuite votre entrée dans la Green Room de l’artiste.',
  },
  german: {
    questions: [
      'Was ist ein Keymail?',
      'Keymail Erklärung',
      'mir hat jemand einen Keymail gegeben, was ist das',
      'ich habe einen Zettel mit einem Code, der mit TM anfängt, was mache ich damit',
      'Könnten Sie mir sagen, wofür diese Song-Codes da sind?',
      'ist ein Keymail dasselbe wie eine E-Mail',
      'wie oft kann man einen Keymail benutzen',
    ],
    answer:
      'Ein Keymail ist ein Code für genau ein nummeriertes Exemplar eines Songs oder Albums, in der Form TM-YYYYMMDD-XXXXXXXX. Sie bekommen ihn vom Künstler, geben ihn ein, sehen Künstler, Song, Nummer und Preis und zahlen mit PayPal. Er lässt sich einmal einlösen und ist von da an Ihr Weg in den Green Room des Künstlers.',
  },
  italian: {
    questions: [
      'Che cos’è un Keymail?',
      'Keymail spiegazione',
      'mi hanno dato un Keymail, che roba è?',
      'ho un foglietto con un codice che comincia con TM, cosa ci faccio?',
      'Mi sapresti dire a cosa servono questi codici delle canzoni?',
      'un Keymail è la stessa cosa di un’e-mail?',
      'quante volte si può usare un Keymail',
    ],
    answer:
      'Un Keymail è un codice per una sola copia numerata di una canzone o di un album, nella forma TM-YYYYMMDD-XXXXXXXX. Te lo dà l’artista; lo inserisci, vedi artista, canzone, numero della copia e prezzo, e paghi con PayPal. Si riscatta una volta sola e da quel momento è il tuo ingresso nella Green Room dell’artista.',
  },
  portuguese: {
    questions: [
      'O que é um Keymail?',
      'Keymail explicação',
      'me deram um Keymail, o que é isso?',
      'tenho um papelzinho com um código que começa com TM, o que faço com ele?',
      'Você poderia me dizer para que servem esses códigos de música?',
      'Keymail é a mesma coisa que e-mail?',
      'quantas vezes dá para usar um Keymail',
    ],
    answer:
      'Um Keymail é um código para exatamente uma cópia numerada de uma música ou de um álbum, no formato TM-YYYYMMDD-XXXXXXXX. Quem dá o código é o artista; você digita, vê o artista, a música, o número da cópia e o preço, e paga com PayPal. Ele é resgatado uma única vez e, a partir daí, é a sua entrada no Green Room do artista.',
  },
  chinese: {
    questions: [
      '什么是Keymail？',
      'Keymail 说明',
      '别人给了我一个Keymail，这是什么东西',
      '我有张纸条，上面的代码是TM开头的，拿来干嘛',
      '请问这些歌曲代码是做什么用的？',
      'Keymail就是电子邮件吗',
      '一个Keymail能用几次',
      'Keymail是什麼？怎麼用？',
    ],
    answer:
      'Keymail 是一个代码，对应一首歌或一张专辑中唯一的一份编号副本，格式为 TM-YYYYMMDD-XXXXXXXX。它由音乐人交给您；输入之后，您会看到音乐人、歌曲、编号和价格，然后用 PayPal 付款。每个 Keymail 只能兑换一次，之后它就是您进入这位音乐人 Green Room 的凭证。',
  },
  japanese: {
    questions: [
      'Keymailとは何ですか？',
      '楽曲引換番号',
      'Keymailをもらったけど、これ何？',
      'TMで始まるコードの紙を持っています。どうすればいいですか',
      '曲のコードは何に使うものなのか教えていただけますか',
      'Keymailはメールとは違うのですか',
      'Keymailは何回使えますか',
    ],
    answer:
      'Keymail は、曲やアルバムの番号付きコピー1つだけに対応するコードで、TM-YYYYMMDD-XXXXXXXX という形をしています。アーティストから受け取って入力すると、アーティスト名、曲名、コピー番号、価格が表示され、PayPal で支払えます。引き換えられるのは一度だけで、その後はアーティストの Green Room への入口になります。',
  },
}
