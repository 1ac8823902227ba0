import type { Topic } from './topic.ts'

export const keymailPrice: Topic = {
  id: 'keymail-price',
  page: '/redeem-keymail',
  english: {
    questions: [
      'How much does a Keymail cost?',
      'song price',
      'what will I pay for one copy',
      'who decides what a song costs for fans',
      'Is the price the same for everybody, or can it change?',
      'are there extra charges on top of the price',
      'cheap songs, lowest price',
    ],
    answer:
      'The artist sets the price of each Keymail, from {keymailPriceMin} upwards; {keymailPriceDefault} is the suggestion in the workshop. Once a Keymail is issued its price stays as it is, and you see it before you pay. You pay it once, in US dollars, straight to the artist; TuneMaker adds nothing and takes no share.',
  },
  spanish: {
    questions: [
      '¿Cuánto cuesta un Keymail?',
      'precio de la canción',
      'cuánto voy a pagar por una copia',
      'quién decide lo que cuesta una canción para los fans',
      '¿El precio es igual para todos o puede cambiar?',
      '¿hay cargos extra además del precio?',
      'canciones baratas, precio más bajo',
    ],
    answer:
      'El artista pone el precio de cada Keymail, a partir de {keymailPriceMin}; el taller propone {keymailPriceDefault}. Una vez emitido el Keymail, su precio ya no cambia, y lo ves antes de pagar. Se paga una sola vez, en dólares estadounidenses y directamente al artista; TuneMaker no añade nada ni se queda con nada.',
  },
  french: {
    questions: [
      'Combien coûte un Keymail ?',
      'prix d’une chanson',
      'je vais payer combien pour une copie',
      'qui décide du prix d’une chanson pour les fans',
      'Le prix est-il le même pour tous, peut-il changer ?',
      'y a-t-il des frais en plus du prix',
      'chansons pas chères, prix le plus bas',
    ],
    answer:
      'L’artiste fixe le prix de chaque Keymail, à partir de {keymailPriceMin} ; l’atelier propose {keymailPriceDefault}. Une fois le Keymail émis, son prix ne change plus, et vous le voyez avant de payer. Vous le payez une seule fois, en dollars américains, directement à l’artiste ; TuneMaker n’ajoute rien et ne prend aucune part.',
  },
  german: {
    questions: [
      'Wie viel kostet ein Keymail?',
      'Preis pro Song',
      'was zahle ich für ein Exemplar',
      'wer bestimmt, was ein Lied für Fans kostet',
      'Ist der Preis für alle gleich oder kann er sich ändern?',
      'kommen zum Preis noch Gebühren dazu',
      'günstige Songs, niedrigster Preis',
    ],
    answer:
      'Den Preis jedes Keymails legt der Künstler fest, ab {keymailPriceMin}; die Werkstatt schlägt {keymailPriceDefault} vor. Ist ein Keymail ausgegeben, bleibt sein Preis, wie er ist, und Sie sehen ihn, bevor Sie zahlen. Sie zahlen einmal, in US-Dollar, direkt an den Künstler; TuneMaker schlägt nichts auf und behält nichts ein.',
  },
  italian: {
    questions: [
      'Quanto costa un Keymail?',
      'prezzo della canzone',
      'quanto pago per una copia',
      'chi decide quanto costa una canzone per i fan',
      'Il prezzo è uguale per tutti o può cambiare?',
      'ci sono costi extra oltre al prezzo?',
      'canzoni economiche, prezzo minimo',
    ],
    answer:
      'Il prezzo di ogni Keymail lo decide l’artista, a partire da {keymailPriceMin}; il laboratorio propone {keymailPriceDefault}. Una volta emesso il Keymail, il prezzo non cambia più e lo vedi prima di pagare. Si paga una volta sola, in dollari statunitensi, direttamente all’artista; TuneMaker non aggiunge e non trattiene nulla.',
  },
  portuguese: {
    questions: [
      'Quanto custa um Keymail?',
      'preço da música',
      'quanto vou pagar por uma cópia',
      'quem decide quanto uma música custa para os fãs',
      'O preço é igual para todo mundo ou pode mudar?',
      'tem taxa extra além do preço?',
      'músicas baratas, preço mais baixo',
    ],
    answer:
      'O preço de cada Keymail é definido pelo artista, a partir de {keymailPriceMin}; a oficina sugere {keymailPriceDefault}. Depois que o Keymail é emitido, o preço não muda mais, e você o vê antes de pagar. Você paga uma única vez, em dólares americanos, direto ao artista; o TuneMaker não acrescenta nada e não fica com nenhuma parte.',
  },
  chinese: {
    questions: [
      '一个Keymail多少钱？',
      '歌曲价格',
      '买一份要付多少',
      '歌迷买歌的价格是谁定的',
      '价格对所有人都一样吗，会不会变？',
      '除了标价还有别的费用吗',
      '最便宜的歌多少钱',
      '一首歌要多少錢？',
    ],
    answer:
      '每个 Keymail 的价格由音乐人决定，最低 {keymailPriceMin}，工作室页面默认建议 {keymailPriceDefault}。Keymail 一经发出，价格就不再改变，付款前您就能看到。只需付一次，以美元直接付给音乐人；TuneMaker 不加价，也不抽成。',
  },
  japanese: {
    questions: [
      'Keymailはいくらですか？',
      '価格',
      'コピー1つ買うのにいくらかかるの？',
      'ファンが払う曲の値段は誰が決めるのですか',
      '値段は全員同じですか、変わることはありますか',
      '表示価格のほかに手数料はかかりますか',
      '一番安い曲はいくら',
    ],
    answer:
      'Keymail の価格はアーティストが {keymailPriceMin} 以上で決めます。ワークショップでは {keymailPriceDefault} が初期値です。発行後に価格が変わることはなく、お支払いの前に確認できます。支払いは一度だけ、米ドルでアーティストに直接届き、TuneMaker が上乗せしたり差し引いたりすることはありません。',
  },
}
