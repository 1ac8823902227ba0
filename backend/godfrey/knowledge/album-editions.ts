import type { Topic } from './topic.ts'

export const albumEditions: Topic = {
  id: 'album-editions',
  page: '/members-workshop',
  english: {
    questions: [
      'How do I make an album?',
      'put several songs into one album',
      'sell an album as one edition',
      'create an album from my songs',
      'does a fan of the album get every track',
      'group tracks together',
      'I want to sell the complete record',
      'all songs together as one purchase',
    ],
    answer:
      'In the Members Workshop, under albums, choose a title and several of your published songs, and set a price and a number of copies: the album is then an edition of its own. One album Keymail opens all its songs. Each song needs its own upload first, at the upload price; making the album costs nothing more.',
  },
  spanish: {
    questions: [
      '¿Cómo hago un álbum?',
      'juntar varias canciones en un álbum',
      'vender un álbum como una edición',
      'crear un álbum con mis canciones',
      'quien compra el álbum recibe todas las canciones',
      'agrupar temas',
      'quiero vender el disco completo',
      'todas las canciones juntas en una compra',
    ],
    answer:
      'En el Members Workshop, en los álbumes, elige un título y varias de tus canciones publicadas, y fija un precio y un número de copias: el álbum es entonces una edición propia. Un solo Keymail de álbum abre todas sus canciones. Cada canción se sube antes por separado, a la tarifa de subida; crear el álbum no cuesta nada más.',
  },
  french: {
    questions: [
      'Comment créer un album ?',
      'réunir plusieurs morceaux dans un album',
      'vendre un album comme une édition',
      'faire un album avec mes morceaux',
      'l’acheteur de l’album reçoit-il tous les titres',
      'regrouper des titres',
      'je veux vendre le disque complet',
      'tous les morceaux ensemble en un seul achat',
    ],
    answer:
      'Dans le Members Workshop, sous les albums, choisissez un titre et plusieurs de vos morceaux publiés, puis fixez un prix et un nombre d’exemplaires : l’album devient une édition à part. Un seul Keymail d’album ouvre tous ses morceaux. Chaque morceau doit d’abord être mis en ligne, au tarif habituel ; créer l’album ne coûte rien de plus.',
  },
  german: {
    questions: [
      'Wie mache ich ein Album?',
      'mehrere Songs zu einem Album zusammenfassen',
      'ein Album als eine Edition verkaufen',
      'Album aus meinen Songs anlegen',
      'bekommt der Käufer des Albums alle Titel',
      'Stücke bündeln',
      'ich will die ganze Platte verkaufen',
      'alle Lieder zusammen als ein Kauf',
    ],
    answer:
      'Wählen Sie im Members Workshop bei den Alben einen Titel und mehrere Ihrer veröffentlichten Songs, dazu einen Preis und die Zahl der Exemplare: Das Album ist dann eine eigene Edition. Ein Album-Keymail öffnet alle seine Songs. Jeder Song muss vorher einzeln hochgeladen sein, zum Upload-Preis; das Album selbst kostet nichts extra.',
  },
  italian: {
    questions: [
      'Come creo un album?',
      'mettere più canzoni in un album',
      'vendere un album come un’edizione',
      'fare un album con i miei brani',
      'chi compra l’album riceve tutte le tracce',
      'raggruppare i brani',
      'voglio vendere il disco intero',
      'tutti i brani insieme in un acquisto',
    ],
    answer:
      'Nel Members Workshop, tra gli album, scegli un titolo e più canzoni pubblicate, e imposta un prezzo e un numero di copie: l’album diventa un’edizione a sé. Un solo Keymail dell’album apre tutte le sue canzoni. Ogni canzone va prima caricata, al prezzo di caricamento; creare l’album non costa altro.',
  },
  portuguese: {
    questions: [
      'Como faço um álbum?',
      'juntar várias músicas num álbum',
      'vender um álbum como uma edição',
      'criar um álbum com minhas músicas',
      'quem compra o álbum recebe todas as faixas',
      'agrupar faixas',
      'quero vender o disco inteiro',
      'todas as músicas juntas numa compra só',
    ],
    answer:
      'No Members Workshop, em álbuns, escolha um título e várias das suas músicas publicadas, e defina um preço e um número de cópias: o álbum passa a ser uma edição própria. Um só Keymail de álbum abre todas as músicas. Cada música precisa ser enviada antes, pelo preço de envio; criar o álbum não custa nada a mais.',
  },
  chinese: {
    questions: [
      '怎么做专辑？',
      '把几首歌放进一张专辑',
      '把专辑当作一个版本来卖',
      '用我的歌建专辑',
      '买专辑的人能得到全部歌曲吗',
      '把歌组合起来',
      '想把整张唱片一起卖',
      '所有歌打包成一次购买',
    ],
    answer:
      '在Members Workshop的专辑部分，起一个名字，选几首已发布的歌，再定价格和份数：专辑就成为一个独立的版本。一个专辑Keymail可以打开其中所有歌曲。每首歌要先按上传价格单独上传，建专辑不再另外收费。',
  },
  japanese: {
    questions: [
      'アルバムはどうやって作りますか？',
      '何曲かを一つのアルバムにまとめたい',
      'アルバムを一つのエディションとして売る',
      '自分の曲でアルバム作成',
      'アルバムを買った人は全曲もらえますか',
      '曲をまとめる',
      'アルバムを丸ごと売りたい',
      '全曲まとめて一つの商品に',
    ],
    answer:
      'Members Workshopのアルバムの欄でタイトルと公開済みの曲を選び、価格と部数を決めると、アルバムが独立したエディションになります。アルバムのKeymail一つで全曲が開きます。曲は先に一曲ずつアップロード料金でアップロードしておく必要がありますが、アルバムの作成に追加料金はかかりません。',
  },
}
