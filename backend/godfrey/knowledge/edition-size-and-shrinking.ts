import type { Topic } from './topic.ts'

export const editionSizeAndShrinking: Topic = {
  id: 'edition-size-and-shrinking',
  page: '/upload-songs',
  english: {
    questions: [
      'How many copies of my song can I sell?',
      'edition size',
      'can I add more copies later on',
      'My edition is almost sold out and I want to make it bigger',
      'Can I reduce the number of copies after the release?',
      'it would help to know what a limited edition means here',
      'number of copies maximum limit increase decrease scarcity',
      'everything is sold out, can I print another run',
    ],
    answer:
      'You choose the number of copies when you upload: anything from 1 to {copiesMax}, with {copiesDefault} filled in to begin with. Every copy has its own fixed number, and there is never one more than you said. Once the first Keymail exists, an edition can only shrink and never grow, not by us and not by you. That is what makes a copy worth having.',
  },
  spanish: {
    questions: [
      '¿Cuántas copias de mi canción puedo vender?',
      'tamaño de la edición',
      'puedo añadir más copias después',
      'mi edición está casi agotada y quiero ampliarla',
      '¿Puedo reducir el número de copias después del lanzamiento?',
      'me ayudaría saber qué significa aquí una edición limitada',
      'número de copias máximo límite aumentar disminuir escasez',
      'se ha agotado todo, ¿puedo sacar otra tirada?',
    ],
    answer:
      'Eliges el número de copias al subir la canción: desde 1 hasta {copiesMax}, con {copiesDefault} ya puesto al principio. Cada copia tiene su propio número fijo, y nunca hay una más de las que dijiste. En cuanto existe el primer Keymail, la edición solo puede reducirse y nunca crecer, ni por nosotros ni por ti. Eso es lo que da valor a una copia.',
  },
  french: {
    questions: [
      'Combien d’exemplaires de mon morceau puis-je vendre ?',
      'taille de l’édition',
      'je peux rajouter des exemplaires plus tard ?',
      'mon édition est presque épuisée et je voudrais l’agrandir',
      'Puis-je réduire le nombre d’exemplaires après la sortie ?',
      'j’aimerais savoir ce que veut dire édition limitée chez vous',
      'nombre d’exemplaires maximum limite augmenter diminuer rareté',
      'tout est vendu, puis-je refaire un tirage ?',
    ],
    answer:
      'Vous choisissez le nombre d’exemplaires au moment de l’envoi : de 1 à {copiesMax}, avec {copiesDefault} proposé au départ. Chaque exemplaire porte son numéro fixe, et il n’y en a jamais un de plus que prévu. Dès que le premier Keymail existe, l’édition peut seulement diminuer, jamais grandir, ni par nous ni par vous. C’est ce qui donne sa valeur à un exemplaire.',
  },
  german: {
    questions: [
      'Wie viele Exemplare meines Songs kann ich verkaufen?',
      'Auflagenhöhe',
      'kann ich später noch Exemplare nachlegen',
      'meine Auflage ist fast ausverkauft und ich möchte sie vergrößern',
      'Kann ich die Zahl der Exemplare nach der Veröffentlichung verringern?',
      'es würde mir helfen zu wissen, was limitierte Auflage hier bedeutet',
      'Anzahl Kopien Maximum Grenze erhöhen verkleinern Knappheit',
      'alles ausverkauft, kann ich nachdrucken',
    ],
    answer:
      'Die Zahl der Exemplare wählen Sie beim Hochladen: von 1 bis {copiesMax}, eingetragen sind zunächst {copiesDefault}. Jedes Exemplar hat seine feste Nummer, und es gibt nie eines mehr, als Sie gesagt haben. Sobald der erste Keymail existiert, kann eine Auflage nur noch kleiner werden und nie größer, weder durch uns noch durch Sie. Genau das macht ein Exemplar wertvoll.',
  },
  italian: {
    questions: [
      'Quante copie della mia canzone posso vendere?',
      'dimensione dell’edizione',
      'posso aggiungere copie più avanti',
      'la mia edizione è quasi esaurita e vorrei ingrandirla',
      'Posso ridurre il numero di copie dopo l’uscita?',
      'mi aiuterebbe sapere cosa vuol dire qui edizione limitata',
      'numero di copie massimo limite aumentare diminuire scarsità',
      'è tutto esaurito, posso fare un’altra tiratura',
    ],
    answer:
      'Il numero di copie lo scegli quando carichi: da 1 a {copiesMax}, con {copiesDefault} già inserito all’inizio. Ogni copia ha il suo numero fisso, e non ce n’è mai una in più di quelle che hai detto. Quando esiste il primo Keymail, un’edizione può solo ridursi e mai crescere, né per mano nostra né tua. È questo che dà valore a una copia.',
  },
  portuguese: {
    questions: [
      'Quantas cópias da minha música posso vender?',
      'tamanho da edição',
      'dá para colocar mais cópias depois',
      'minha edição está quase esgotada e quero aumentá-la',
      'Posso reduzir o número de cópias depois do lançamento?',
      'me ajudaria saber o que significa edição limitada aqui',
      'número de cópias máximo limite aumentar diminuir escassez',
      'esgotou tudo, posso fazer outra tiragem?',
    ],
    answer:
      'Você escolhe o número de cópias ao enviar a música: de 1 a {copiesMax}, com {copiesDefault} já preenchido de início. Cada cópia tem seu número fixo, e nunca existe uma a mais do que você disse. Depois que o primeiro Keymail existe, a edição só pode diminuir e nunca crescer, nem por nós nem por você. É isso que dá valor a uma cópia.',
  },
  chinese: {
    questions: [
      '我的歌可以卖多少份？',
      '发行数量',
      '以后还能加份数吗',
      '我的歌快卖完了，想增加数量',
      '发行之后可以减少份数吗？',
      '想了解一下这里的限量版是什么意思',
      '限量份數 上限 增加 減少 稀缺',
      '全卖光了，能再加印一批吗',
    ],
    answer:
      '份数在上传时由您选择，从1到{copiesMax}，默认填的是{copiesDefault}。每一份都有固定的编号，绝不会比您说的多出一份。第一个Keymail产生之后，份数只能减少，不能增加，无论是我们还是您都不行。这正是每一份珍贵的原因。',
  },
  japanese: {
    questions: [
      '自分の曲は何枚まで販売できますか？',
      '限定枚数',
      'あとから枚数を増やしてもいい？',
      'もうすぐ売り切れなので、枚数を増やしたいです',
      '発売後に枚数を減らすことはできますか',
      'ここでの限定版がどういう意味か知りたいのですが',
      '発行部数 上限 増刷 削減',
      '完売したけど追加できる',
    ],
    answer:
      '枚数はアップロードのときに1から{copiesMax}までの間でお選びいただけます（最初は{copiesDefault}が入っています）。一枚ごとに決まった番号が付き、決めた数より一枚でも多くなることはありません。最初のKeymailができたあとは、減らすことはできても増やすことは、私たちにもご本人にもできません。それが一枚の価値になります。',
  },
}
