import type { Topic } from './topic.ts'

export const digitalScarcity: Topic = {
  id: 'digital-scarcity',
  page: '/visitor-information',
  english: {
    questions: [
      'What is Digital Scarcity?',
      'Digital Scarcity meaning',
      'why are there only so many copies of a song',
      'can the artist just add more copies later',
      'How can a file be scarce when anybody can copy it?',
      'I don’t understand the limited copies thing',
      'what if a song is sold out, will more be made',
      'why only so few copies',
      'why is it limited',
    ],
    answer:
      'Digital Scarcity means that a song exists here in a fixed number of copies: the artist chooses how many, from 1 to {copiesMax}, and each copy has its own number. Nobody can add one afterwards, neither the artist nor TuneMaker; once the first Keymail is out, the number of copies may only get smaller. When all copies are sold, there are no more.',
  },
  spanish: {
    questions: [
      '¿Qué es la escasez digital (Digital Scarcity)?',
      'escasez digital significado',
      'por qué hay solo unas pocas copias de cada canción',
      '¿el artista puede añadir más copias luego?',
      '¿Cómo puede ser escaso un archivo que cualquiera puede copiar?',
      'no entiendo eso de las copias limitadas',
      'si una canción está agotada, ¿van a sacar más?',
      'por qué tan pocas copias',
      'por qué es limitado',
    ],
    answer:
      'La escasez digital (Digital Scarcity) significa que una canción existe aquí en un número fijo de copias: el artista decide cuántas, de 1 a {copiesMax}, y cada copia lleva su propio número. Después nadie puede añadir ninguna, ni el artista ni TuneMaker; en cuanto sale el primer Keymail, la cantidad solo puede reducirse. Cuando se han vendido todas, ya no hay más.',
  },
  french: {
    questions: [
      'Qu’est-ce que la rareté numérique (Digital Scarcity) ?',
      'rareté numérique définition',
      'pourquoi il y a si peu de copies d’une chanson',
      'l’artiste peut-il rajouter des copies plus tard',
      'Comment un fichier peut-il être rare si tout le monde peut le copier ?',
      'je ne comprends pas cette histoire de copies limitées',
      'si une chanson est épuisée, y en aura-t-il d’autres',
      'pourquoi si peu d’exemplaires',
      'pourquoi est-ce limité',
    ],
    answer:
      'La rareté numérique (Digital Scarcity) signifie qu’une chanson existe ici en un nombre fixe de copies : l’artiste en choisit le nombre, de 1 à {copiesMax}, et chaque copie porte son propre numéro. Personne ne peut en ajouter ensuite, ni l’artiste ni TuneMaker ; dès que le premier Keymail est émis, ce nombre peut seulement diminuer. Quand toutes les copies sont vendues, il n’y en a plus.',
  },
  german: {
    questions: [
      'Was ist digitale Knappheit (Digital Scarcity)?',
      'digitale Knappheit Bedeutung',
      'warum gibt es von einem Lied nur so wenige Exemplare',
      'kann der Künstler später einfach Kopien nachlegen',
      'Wie kann eine Datei knapp sein, wenn man sie kopieren kann?',
      'ich verstehe das mit den begrenzten Kopien nicht',
      'wenn ein Song ausverkauft ist, kommen dann noch welche',
      'warum nur so wenige Exemplare',
      'warum ist es begrenzt',
    ],
    answer:
      'Digitale Knappheit (Digital Scarcity) heißt: Ein Song existiert hier in einer festen Zahl von Exemplaren. Der Künstler bestimmt, wie viele es sind, von 1 bis {copiesMax}, und jedes trägt seine eigene Nummer. Danach kann niemand eines hinzufügen, weder der Künstler noch TuneMaker; sobald der erste Keymail ausgegeben ist, darf die Zahl nur noch kleiner werden. Sind alle verkauft, gibt es keine mehr.',
  },
  italian: {
    questions: [
      'Che cos’è la scarsità digitale (Digital Scarcity)?',
      'scarsità digitale significato',
      'perché ci sono così poche copie di una canzone',
      'l’artista può aggiungere altre copie più avanti?',
      'Come può essere raro un file che tutti possono copiare?',
      'non capisco la storia delle copie limitate',
      'se una canzone è esaurita, ne faranno altre?',
      'perché così poche copie',
      'perché è limitato',
    ],
    answer:
      'Scarsità digitale (Digital Scarcity) vuol dire che una canzone qui esiste in un numero fisso di copie: l’artista decide quante, da 1 a {copiesMax}, e ogni copia ha il suo numero. Dopo nessuno può aggiungerne, né l’artista né TuneMaker; una volta emesso il primo Keymail, il numero può soltanto diminuire. Quando sono tutte vendute, non ce ne sono più.',
  },
  portuguese: {
    questions: [
      'O que é escassez digital (Digital Scarcity)?',
      'escassez digital significado',
      'por que existem tão poucas cópias de uma música',
      'o artista pode colocar mais cópias depois?',
      'Como um arquivo pode ser raro se qualquer um consegue copiar?',
      'não entendi esse negócio de cópias limitadas',
      'se a música esgotou, vão lançar mais?',
      'por que tão poucas cópias',
      'por que é limitado',
    ],
    answer:
      'Escassez digital (Digital Scarcity) quer dizer que uma música existe aqui em um número fixo de cópias: o artista escolhe quantas, de 1 a {copiesMax}, e cada cópia tem seu próprio número. Depois ninguém pode acrescentar nenhuma, nem o artista nem o TuneMaker; assim que o primeiro Keymail é emitido, a quantidade só pode diminuir. Quando todas são vendidas, não há mais.',
  },
  chinese: {
    questions: [
      '什么是数字稀缺性（Digital Scarcity）？',
      '数字稀缺',
      '为什么一首歌只有这么几份',
      '音乐人以后会不会再加量',
      '文件随便就能复制，怎么会稀缺呢？',
      '限量这件事我没搞懂',
      '卖完了还会再出吗',
      '什麼是數位稀缺？為什麼要限量？',
      '为什么只有这么几份',
      '为什么要限量',
    ],
    answer:
      '数字稀缺性（Digital Scarcity）是说，一首歌在这里只有固定的份数：由音乐人决定，从 1 份到 {copiesMax} 份，每一份都有自己的编号。之后谁也不能再增加，音乐人不行，TuneMaker 也不行；第一个 Keymail 发出之后，份数只能减少。全部卖完，就不会再有了。',
  },
  japanese: {
    questions: [
      'デジタル希少性（Digital Scarcity）とは何ですか？',
      '数量限定販売',
      'なんでコピーの数が決まってるの？',
      'アーティストは後からコピーを追加できますか',
      'ファイルはコピーできるのに、どうして希少になるのですか',
      '限定コピーの意味がよくわからない',
      '売り切れたら再販されますか',
      'なぜこんなに枚数が少ないの',
      'どうして限定なの',
    ],
    answer:
      'デジタル希少性（Digital Scarcity）とは、ここでは曲のコピー数が決まっているということです。数は 1 から {copiesMax} までの間でアーティストが決め、コピーにはそれぞれ固有の番号が付きます。あとから増やすことは、アーティストにも TuneMaker にもできません。最初の Keymail が発行されたあとは減らすことしかできず、すべて売れたらそれで終わりです。',
  },
}
