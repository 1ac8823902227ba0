import type { Topic } from './topic.ts'

export const whatIsAnEdition: Topic = {
  id: 'what-is-an-edition',
  page: '/browse-music',
  english: {
    questions: [
      'What is an edition?',
      'edition size',
      'how many copies does a song have',
      'Is an album sold the same way as a single song?',
      'who decides how many copies there are',
      'what does it mean that an edition is limited',
      'can the edition become bigger or smaller after release',
      'edition size limit',
      'how many copies max per song',
      'meaning of edition',
      'largest possible edition',
    ],
    answer:
      'An edition is what is sold here: one song or one album, with a price and a fixed number of numbered copies. The artist sets that number, from 1 to {copiesMax}; the upload form suggests {copiesDefault}. After the first Keymail has been issued, an edition may shrink but never grow.',
  },
  spanish: {
    questions: [
      '¿Qué es una edición?',
      'tamaño de la edición',
      'cuántas copias tiene una canción',
      '¿Un álbum se vende igual que una canción suelta?',
      'quién decide cuántas copias hay',
      'qué quiere decir que la edición es limitada',
      '¿la edición puede crecer o reducirse después de salir?',
      'límite de una edición',
      'cuántas copias como máximo por canción',
      'qué significa edición',
      'edición más grande posible',
    ],
    answer:
      'Una edición es lo que se vende aquí: una canción o un álbum, con su precio y un número fijo de copias numeradas. El artista elige ese número, de 1 a {copiesMax}; el formulario de subida propone {copiesDefault}. Una vez emitido el primer Keymail, la edición puede reducirse, pero nunca crecer.',
  },
  french: {
    questions: [
      'Qu’est-ce qu’une édition ?',
      'taille de l’édition',
      'combien de copies a une chanson',
      'Un album se vend-il comme une chanson seule ?',
      'qui décide du nombre de copies',
      'ça veut dire quoi, édition limitée',
      'l’édition peut-elle grandir ou rétrécir après la sortie',
      "limite d'une édition",
      "combien d'exemplaires max par morceau",
      'sens du mot édition',
      'plus grande édition possible',
    ],
    answer:
      'Une édition, c’est ce qui se vend ici : une chanson ou un album, avec un prix et un nombre fixe de copies numérotées. L’artiste choisit ce nombre, de 1 à {copiesMax} ; le formulaire d’envoi propose {copiesDefault}. Une fois le premier Keymail émis, une édition peut rétrécir, mais jamais grandir.',
  },
  german: {
    questions: [
      'Was ist eine Auflage?',
      'Größe der Auflage',
      'wie viele Exemplare hat ein Song',
      'Wird ein Album genauso verkauft wie ein einzelner Song?',
      'wer legt fest, wie viele Exemplare es gibt',
      'was heißt limitierte Edition',
      'kann die Auflage nach der Veröffentlichung wachsen oder schrumpfen',
      'grenze einer edition',
      'wie viele exemplare höchstens pro song',
      'was heißt edition',
      'größte mögliche edition',
    ],
    answer:
      'Eine Auflage (Edition) ist das, was hier verkauft wird: ein Song oder ein Album mit einem Preis und einer festen Zahl nummerierter Exemplare. Diese Zahl legt der Künstler fest, von 1 bis {copiesMax}; das Upload-Formular schlägt {copiesDefault} vor. Nach dem ersten ausgegebenen Keymail darf eine Auflage schrumpfen, aber nie wachsen.',
  },
  italian: {
    questions: [
      'Che cos’è un’edizione?',
      'dimensione dell’edizione',
      'quante copie ha una canzone',
      'Un album si vende come una canzone singola?',
      'chi decide quante copie ci sono',
      'cosa vuol dire edizione limitata',
      'l’edizione può crescere o ridursi dopo l’uscita?',
      "limite di un'edizione",
      'quante copie massimo per brano',
      'cosa significa edizione',
      'edizione più grande possibile',
    ],
    answer:
      'Un’edizione è ciò che si vende qui: una canzone o un album, con un prezzo e un numero fisso di copie numerate. Quel numero lo sceglie l’artista, da 1 a {copiesMax}; il modulo di caricamento propone {copiesDefault}. Dopo il primo Keymail emesso, un’edizione può ridursi ma mai crescere.',
  },
  portuguese: {
    questions: [
      'O que é uma edição?',
      'tamanho da edição',
      'quantas cópias tem uma música',
      'Um álbum é vendido do mesmo jeito que uma faixa avulsa?',
      'quem decide quantas cópias existem',
      'o que significa edição limitada',
      'a edição pode aumentar ou diminuir depois do lançamento?',
      'limite de uma edição',
      'quantas cópias no máximo por música',
      'o que significa edição',
      'maior edição possível',
    ],
    answer:
      'Uma edição é o que se vende aqui: uma música ou um álbum, com preço e um número fixo de cópias numeradas. Quem escolhe esse número é o artista, de 1 a {copiesMax}; o formulário de envio sugere {copiesDefault}. Depois do primeiro Keymail emitido, a edição pode diminuir, mas nunca crescer.',
  },
  chinese: {
    questions: [
      '“版本”（edition）是什么意思？',
      '发行份数',
      '一首歌一共有多少份',
      '专辑和单曲的卖法一样吗？',
      '份数是谁定的',
      '限量版到底是什么概念',
      '发行之后数量还能改多改少吗',
      '一個版本有幾份？由誰決定？',
      '版本的上限',
      '每首歌最多多少份',
      '版本是什么意思',
      '最大的发行量',
    ],
    answer:
      '这里出售的就是“版本”（edition）：一首歌或一张专辑，有价格，也有固定数量的编号份数。份数由音乐人决定，从 1 份到 {copiesMax} 份，上传表单默认建议 {copiesDefault} 份。第一个 Keymail 发出之后，版本的份数只能减少，不能增加。',
  },
  japanese: {
    questions: [
      'エディションとは何ですか？',
      '限定版総数',
      '1曲につきコピーは何枚あるの？',
      'アルバムも1曲のときと同じように売られますか',
      'コピーの数は誰が決めるのですか',
      '限定エディションってどういう意味',
      '発売後にエディションの数が増えたり減ったりしますか',
      'エディションの上限',
      '一曲につき最大何部',
      'エディションの意味',
      '一番大きなエディション',
    ],
    answer:
      'エディションとは、ここで販売される単位のことです。1曲または1枚のアルバムに、価格と、番号付きの決まった数のコピーがあります。数は 1 から {copiesMax} までの間でアーティストが決め、アップロード画面でははじめに {copiesDefault} と入っています。最初の Keymail が発行されたあとは、減らせても増やすことはできません。',
  },
}
