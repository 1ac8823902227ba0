import type { Topic } from './topic.ts'

export const albumOrIndividualKeymails: Topic = {
  id: 'album-or-individual-keymails',
  page: '/members-workshop',
  english: {
    questions: [
      'Should I sell an album Keymail or individual Keymails?',
      'album Keymail',
      'one code for everything or one for each song',
      'I’m bringing out an EP and can’t decide how to sell it',
      'What is the difference between the individual, album and both strategies?',
      'I wonder what a fan would pay for all songs together',
      'Keymail strategy release plan album discount hybrid revenue estimate',
      'can fans pick just a single song',
    ],
    answer:
      'An individual Keymail is a copy of one song; an album Keymail is one code that opens all its songs. “Release plan” in the Members Workshop compares individual Keymails, one album Keymail, and both, where the fan decides. Its estimate starts from {keymailPriceDefault} a song and takes 20% off for the album. It is only an estimate: the real price of every Keymail is yours to set, from {keymailPriceMin} up.',
  },
  spanish: {
    questions: [
      '¿Me conviene vender un Keymail de álbum o Keymails individuales?',
      'Keymail de álbum',
      'un código para todo o uno por canción',
      'voy a sacar un EP y no sé cómo venderlo',
      '¿Qué diferencia hay entre las estrategias individual, álbum y ambas?',
      'me pregunto cuánto pagaría un fan por todas las canciones juntas',
      'estrategia de Keymail plan de lanzamiento descuento álbum híbrida ingresos estimados',
      '¿pueden los fans elegir una sola canción?',
    ],
    answer:
      'Un Keymail individual es una copia de una canción; un Keymail de álbum es un solo código que abre todas sus canciones. “Release plan”, en el Members Workshop, compara Keymails individuales, un Keymail de álbum y ambas opciones, donde decide el fan. La estimación parte de {keymailPriceDefault} por canción y descuenta un 20% para el álbum. Es solo una estimación: el precio real de cada Keymail lo pones tú, desde {keymailPriceMin}.',
  },
  french: {
    questions: [
      'Vaut-il mieux vendre un Keymail d’album ou des Keymails individuels ?',
      'Keymail album',
      'un code pour tout ou un par chanson',
      'je sors un EP et je n’arrive pas à choisir comment le vendre',
      'Quelle est la différence entre les stratégies individuelle, album et les deux ?',
      'je me demande combien un fan paierait pour tous les morceaux ensemble',
      'stratégie Keymail plan de sortie remise album hybride revenu estimé',
      'les fans peuvent-ils choisir un seul morceau ?',
    ],
    answer:
      'Un Keymail individuel est un exemplaire d’un morceau ; un Keymail d’album est un seul code qui ouvre tous ses morceaux. « Release plan », dans le Members Workshop, compare les Keymails individuels, un Keymail d’album et les deux, auquel cas le fan décide. L’estimation part de {keymailPriceDefault} par morceau et retire 20 % pour l’album. Ce n’est qu’une estimation : le prix réel de chaque Keymail, c’est vous qui le fixez, à partir de {keymailPriceMin}.',
  },
  german: {
    questions: [
      'Soll ich einen Album-Keymail oder einzelne Keymails verkaufen?',
      'Album-Keymail',
      'ein Code für alles oder einer pro Lied',
      'ich bringe eine EP heraus und weiß nicht, wie ich sie verkaufen soll',
      'Was ist der Unterschied zwischen den Strategien einzeln, Album und beides?',
      'ich frage mich, was ein Fan für alle Lieder zusammen zahlen würde',
      'Keymail-Strategie Veröffentlichung planen Albumrabatt gemischt Erlösschätzung',
      'können Fans auch nur ein einzelnes Lied nehmen',
    ],
    answer:
      'Ein einzelner Keymail ist ein Exemplar eines Songs; ein Album-Keymail ist ein Code, der alle Songs des Albums öffnet. „Release plan“ im Members Workshop vergleicht einzelne Keymails, einen Album-Keymail und beides, wobei der Fan entscheidet. Die Schätzung geht von {keymailPriceDefault} pro Song aus und zieht beim Album 20 % ab. Es bleibt eine Schätzung: Den wirklichen Preis jedes Keymails bestimmen Sie, ab {keymailPriceMin}.',
  },
  italian: {
    questions: [
      'Mi conviene vendere un Keymail album o Keymail singoli?',
      'Keymail album',
      'un codice per tutto o uno per ogni canzone',
      'sto per pubblicare un EP e non so come venderlo',
      'Che differenza c’è tra le strategie individuale, album ed entrambe?',
      'mi chiedo quanto pagherebbe un fan per tutte le canzoni insieme',
      'strategia Keymail piano di uscita sconto album ibrida stima guadagni',
      'i fan possono prendere una canzone sola?',
    ],
    answer:
      'Un Keymail singolo è una copia di una canzone; un Keymail album è un solo codice che apre tutte le sue canzoni. “Release plan”, nel Members Workshop, confronta Keymail singoli, un Keymail album ed entrambi, e in quel caso decide il fan. La stima parte da {keymailPriceDefault} a canzone e toglie il 20% per l’album. È solo una stima: il prezzo vero di ogni Keymail lo decidi tu, da {keymailPriceMin} in su.',
  },
  portuguese: {
    questions: [
      'Devo vender um Keymail de álbum ou Keymails individuais?',
      'Keymail de álbum',
      'um código para tudo ou um por música',
      'vou lançar um EP e não consigo decidir como vender',
      'Qual a diferença entre as estratégias individual, álbum e as duas?',
      'fico pensando quanto um fã pagaria por todas as músicas juntas',
      'estratégia de Keymail plano de lançamento desconto álbum híbrida receita estimada',
      'os fãs podem escolher só uma música?',
    ],
    answer:
      'Um Keymail individual é uma cópia de uma música; um Keymail de álbum é um único código que abre todas as músicas dele. O “Release plan”, no Members Workshop, compara Keymails individuais, um Keymail de álbum e as duas opções, em que o fã decide. A estimativa parte de {keymailPriceDefault} por música e desconta 20% no álbum. É só uma estimativa: o preço real de cada Keymail é você quem define, a partir de {keymailPriceMin}.',
  },
  chinese: {
    questions: [
      '我该卖专辑Keymail还是单曲Keymail？',
      '专辑Keymail',
      '是全部一个代码，还是每首歌一个',
      '我要出一张EP，不知道怎么卖好',
      '单曲、专辑和两者兼有这几种策略有什么区别？',
      '想知道歌迷把所有歌一起买要付多少',
      '專輯策略 單曲策略 發行計劃 收入估算',
      '歌迷可以只买其中一首吗',
    ],
    answer:
      '单曲Keymail是一首歌的一份；专辑Keymail则用一个代码打开专辑里的所有歌曲。Members Workshop的“Release plan”可以比较单曲Keymail、一个专辑Keymail，以及两者兼有、由歌迷选择的方式。估算以每首{keymailPriceDefault}为基础，专辑减20%。这只是估算：每个Keymail的实际价格由您决定，最低{keymailPriceMin}。',
  },
  japanese: {
    questions: [
      'アルバムのKeymailと曲ごとのKeymail、どちらで売るのがいいですか？',
      'アルバム用Keymail',
      '全部まとめて一つのコード？それとも一曲ずつ？',
      'EPを出すのですが、売り方が決められません',
      '曲ごと、アルバム、両方という三つの方式の違いは何ですか',
      'ファンが全曲まとめていくら払うことになるのか知りたいのですが',
      '販売方式比較 収入見積',
      'ファンは一曲だけ選べますか',
    ],
    answer:
      '曲ごとのKeymailは一曲の一枚分、アルバムのKeymailは一つのコードで収録曲すべてを聴けるものです。Members Workshopの「Release plan」で、曲ごと、アルバム一つ、ファンが選べる両方、の三つを比べられます。見積もりは一曲{keymailPriceDefault}をもとに、アルバムでは20%を引いて計算します。あくまで目安で、実際のKeymailの価格は{keymailPriceMin}からご自身でお決めいただけます。',
  },
}
