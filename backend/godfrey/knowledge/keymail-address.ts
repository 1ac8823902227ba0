import type { Topic } from './topic.ts'

export const keymailAddress: Topic = {
  id: 'keymail-address',
  page: '/redeem-keymail',
  english: {
    questions: [
      'What is a Keymail address?',
      'Keymail address',
      'my ticket shows something like an e-mail address with the song’s title',
      'ArtistName.SongTitle.00007, what is that',
      'Can I redeem with the address instead of the code?',
      'what do the five digits at the end mean',
      'do I get a mailbox with my song',
    ],
    answer:
      'Besides its code, each Keymail has an address that people can read: ArtistName.SongTitle.XXXXX at the platform’s Keymail domain. Spaces are left out, and XXXXX is the copy number in five digits. The address names your copy; to redeem it you need the code that begins with TM.',
  },
  spanish: {
    questions: [
      '¿Qué es la dirección de un Keymail?',
      'dirección Keymail',
      'en mi entrada hay algo parecido a un correo con el título de la canción',
      'ArtistName.SongTitle.00007, ¿qué es eso?',
      '¿Puedo canjear con la dirección en vez del código?',
      'qué significan las cinco cifras del final',
      '¿me dan un buzón con la canción?',
    ],
    answer:
      'Además del código, cada Keymail tiene una dirección fácil de leer: ArtistName.SongTitle.XXXXX en el dominio de Keymail de la plataforma. Los espacios se quitan y XXXXX es el número de copia con cinco cifras. La dirección da nombre a tu copia; para canjearla necesitas el código que empieza por TM.',
  },
  french: {
    questions: [
      'Qu’est-ce qu’une adresse Keymail ?',
      'adresse Keymail',
      'sur mon ticket il y a comme une adresse mail avec le titre de la chanson',
      'ArtistName.SongTitle.00007, qu’est-ce que c’est',
      'Puis-je utiliser l’adresse à la place du code ?',
      'que signifient les cinq chiffres à la fin',
      'est-ce que je reçois une boîte mail avec ma chanson',
    ],
    answer:
      'En plus de son code, chaque Keymail a une adresse lisible : ArtistName.SongTitle.XXXXX sur le domaine Keymail de la plateforme. Les espaces sont supprimés et XXXXX est le numéro de copie en cinq chiffres. L’adresse désigne votre copie ; pour l’obtenir, il vous faut le code qui commence par TM.',
  },
  german: {
    questions: [
      'Was ist eine Keymail-Adresse?',
      'Keymail Adresse',
      'auf meinem Ticket steht so etwas wie eine Mailadresse mit dem Songtitel',
      'ArtistName.SongTitle.00007, was soll das sein',
      'Kann ich mit der Adresse statt mit dem Code einlösen?',
      'was bedeuten die fünf Ziffern am Ende',
      'bekomme ich mit dem Song ein Postfach',
    ],
    answer:
      'Neben seinem Code hat jeder Keymail eine lesbare Adresse: ArtistName.SongTitle.XXXXX auf der Keymail-Domain der Plattform. Leerzeichen fallen weg, und XXXXX ist die Nummer des Exemplars in fünf Ziffern. Die Adresse benennt Ihr Exemplar; zum Einlösen brauchen Sie den Code, der mit TM beginnt.',
  },
  italian: {
    questions: [
      'Che cos’è l’indirizzo di un Keymail?',
      'indirizzo Keymail',
      'sul biglietto c’è una specie di e-mail con il titolo della canzone',
      'ArtistName.SongTitle.00007, che cosa sarebbe?',
      'Posso riscattare con l’indirizzo invece che con il codice?',
      'cosa indicano le cinque cifre alla fine',
      'con la canzone ricevo anche una casella di posta?',
    ],
    answer:
      'Oltre al codice, ogni Keymail ha un indirizzo leggibile: ArtistName.SongTitle.XXXXX sul dominio Keymail della piattaforma. Gli spazi vengono tolti e XXXXX è il numero della copia in cinque cifre. L’indirizzo dà un nome alla tua copia; per riscattarla ti serve il codice che comincia con TM.',
  },
  portuguese: {
    questions: [
      'O que é o endereço de um Keymail?',
      'endereço Keymail',
      'no meu ingresso aparece tipo um e-mail com o título da música',
      'ArtistName.SongTitle.00007, o que é isso?',
      'Posso resgatar com o endereço em vez do código?',
      'o que querem dizer os cinco dígitos no final',
      'eu ganho uma caixa de e-mail com a música?',
    ],
    answer:
      'Além do código, cada Keymail tem um endereço legível: ArtistName.SongTitle.XXXXX no domínio Keymail da plataforma. Os espaços são retirados e XXXXX é o número da cópia com cinco dígitos. O endereço dá nome à sua cópia; para resgatá-la, você precisa do código que começa com TM.',
  },
  chinese: {
    questions: [
      'Keymail地址是什么？',
      'Keymail 地址',
      '票上有个像邮箱的东西，里面带着歌名',
      'ArtistName.SongTitle.00007，这串是什么',
      '不用代码，用地址能兑换吗？',
      '结尾那五位数字是什么意思',
      '买了歌会送我一个邮箱吗',
      'Keymail地址可以用來兌換嗎？',
    ],
    answer:
      '除了代码，每个 Keymail 还有一个便于阅读的地址：ArtistName.SongTitle.XXXXX，后面是平台的 Keymail 域名。名字里的空格会去掉，XXXXX 是用五位数字表示的编号。地址只是您这一份的名称；兑换时需要的是以 TM 开头的代码。',
  },
  japanese: {
    questions: [
      'Keymailのアドレスとは何ですか？',
      '住所表記意味',
      'チケットに曲名入りのメールアドレスみたいなのが書いてあるんだけど',
      'ArtistName.SongTitle.00007とは何でしょうか',
      'コードの代わりにアドレスで引き換えられますか',
      '最後の5桁の数字は何を意味しますか',
      '曲を買うとメールボックスがもらえるのですか',
    ],
    answer:
      'Keymail にはコードのほかに、読んでわかるアドレスがあります。ArtistName.SongTitle.XXXXX のあとにプラットフォームの Keymail 用ドメインが続く形です。空白は取り除かれ、XXXXX は5桁で表したコピー番号です。アドレスはコピーの名前なので、引き換えには TM で始まるコードが必要です。',
  },
}
