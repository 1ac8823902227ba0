import type { Topic } from './topic.ts'

export const publishArtCard: Topic = {
  id: 'publish-art-card',
  page: '/members-workshop',
  english: {
    questions: [
      'How do I publish an art card?',
      'sell my artwork as a card',
      'which picture can I use for an art card',
      'upload art for collectors',
      'set the rarity of my card',
      'can musicians sell drawings here',
      'put up my own art card',
      'how do I offer an artwork of mine',
    ],
    answer:
      'With a production G-Key, open the art cards in the Members Workshop: upload a picture, choose title, rarity, edition size from 1 to {copiesMax}, price and, if you like, medium, dimensions and year. We check that the file is a real picture; the gallery shows a protected version, and only owners get the full file.',
  },
  spanish: {
    questions: [
      '¿Cómo publico una tarjeta de arte?',
      'vender mi obra como tarjeta',
      'qué imagen puedo usar para una tarjeta de arte',
      'subir arte para coleccionistas',
      'poner la rareza de mi tarjeta',
      'los músicos pueden vender dibujos',
      'poner mi propia tarjeta de arte',
      'cómo ofrezco una obra mía',
    ],
    answer:
      'Con una G-Key de producción, abre las tarjetas de arte en el Members Workshop: sube una imagen y elige título, rareza, tamaño de edición de 1 a {copiesMax}, precio y, si quieres, técnica, medidas y año. Comprobamos que el archivo sea una imagen; la galería muestra una versión protegida y solo los dueños reciben el archivo completo.',
  },
  french: {
    questions: [
      'Comment publier une carte d’art ?',
      'vendre mon œuvre en carte',
      'quelle image pour une carte d’art',
      'mettre en ligne de l’art pour collectionneurs',
      'choisir la rareté de ma carte',
      'un musicien peut-il vendre des dessins',
      "mettre ma propre carte d'art",
      'comment proposer une œuvre à moi',
    ],
    answer:
      'Avec une G-Key de production, ouvrez les cartes d’art dans le Members Workshop : envoyez une image, choisissez titre, rareté, tirage de 1 à {copiesMax}, prix et, si vous voulez, technique, dimensions et année. Nous vérifions que c’est bien une image ; la galerie montre une version protégée, seuls les propriétaires ont le fichier complet.',
  },
  german: {
    questions: [
      'Wie veröffentliche ich eine Kunstkarte?',
      'mein Kunstwerk als Karte verkaufen',
      'welches Bild für eine Kunstkarte',
      'Kunst für Sammler hochladen',
      'Seltenheit meiner Karte festlegen',
      'dürfen Musiker Zeichnungen verkaufen',
      'eigene kunstkarte einstellen',
      'wie biete ich ein eigenes kunstwerk an',
    ],
    answer:
      'Öffnen Sie mit einem Produktions-G-Key im Members Workshop die Kunstkarten: Laden Sie ein Bild hoch und wählen Sie Titel, Seltenheit, Auflage von 1 bis {copiesMax}, Preis und auf Wunsch Technik, Maße und Jahr. Wir prüfen, dass es ein echtes Bild ist; die Galerie zeigt eine geschützte Fassung, die volle Datei bekommen nur Besitzer.',
  },
  italian: {
    questions: [
      'Come pubblico una carta d’arte?',
      'vendere la mia opera come carta',
      'quale immagine per una carta d’arte',
      'caricare arte per collezionisti',
      'impostare la rarità della mia carta',
      'un musicista può vendere disegni',
      "mettere una mia carta d'arte",
      'come offro una mia opera',
    ],
    answer:
      'Con una G-Key di produzione apri le carte d’arte nel Members Workshop: carica un’immagine e scegli titolo, rarità, tiratura da 1 a {copiesMax}, prezzo e, se vuoi, tecnica, misure e anno. Controlliamo che sia davvero un’immagine; la galleria mostra una versione protetta e solo i proprietari ricevono il file intero.',
  },
  portuguese: {
    questions: [
      'Como publico um cartão de arte?',
      'vender minha obra como cartão',
      'que imagem usar num cartão de arte',
      'enviar arte para colecionadores',
      'definir a raridade do meu cartão',
      'músicos podem vender desenhos',
      'colocar meu próprio cartão de arte',
      'como ofereço uma obra minha',
    ],
    answer:
      'Com uma G-Key de produção, abra os cartões de arte no Members Workshop: envie uma imagem e escolha título, raridade, tiragem de 1 a {copiesMax}, preço e, se quiser, técnica, dimensões e ano. Conferimos se é mesmo uma imagem; a galeria mostra uma versão protegida e só os donos recebem o arquivo completo.',
  },
  chinese: {
    questions: [
      '怎么发布艺术卡？',
      '把我的画做成卡出售',
      '艺术卡可以用什么图片',
      '上传艺术作品给收藏者',
      '设置卡的稀有度',
      '音乐人能卖画吗',
      '上架我自己的艺术卡',
      '怎么出售我的作品',
    ],
    answer:
      '用正式G-Key在Members Workshop打开艺术卡：上传图片，选择标题、稀有度、发行量（1到{copiesMax}）、价格，还可填写材质、尺寸和年份。我们会检查文件确实是图片；画廊显示受保护的版本，完整文件只给拥有者。',
  },
  japanese: {
    questions: [
      'アートカードを公開するには？',
      '自分の作品をカードとして売りたい',
      'アートカードに使える画像は',
      'コレクター向けに絵をアップロード',
      'カードのレア度を決める',
      'ミュージシャンも絵を売れますか',
      '自分のアートカードを出す',
      '自分の作品を出品するには',
    ],
    answer:
      '正式なG-KeyでMembers Workshopのアートカードを開き、画像をアップロードして、タイトル、レア度、部数（1～{copiesMax}）、価格、必要なら画材、寸法、年を決めてください。本物の画像かどうかを確認します。ギャラリーには保護された画像が表示され、原寸ファイルは持ち主だけに渡されます。',
  },
}
