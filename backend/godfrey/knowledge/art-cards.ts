import type { Topic } from './topic.ts'

export const artCards: Topic = {
  id: 'art-cards',
  page: '/fine-art',
  english: {
    questions: [
      'What are art cards?',
      'How do I buy an art card?',
      'fine art gallery',
      'digital art collectibles',
      'Do I have to register as a collector?',
      'where can I see pictures and artwork for sale',
      'It says please log in to purchase when I want to buy a card',
      'The card I wanted is sold out',
      'Can artists publish their own art cards?',
    ],
    answer:
      'Art cards are digital artworks in limited editions, made by artists here for collectors. Look through the gallery, open a card to see its price and how many copies are left, register as a collector on the Fine Art page, and pay with PayPal. When the last copy is sold, the card shows Sold Out and no more are made. Artists with a G-Key can publish cards of their own.',
  },
  spanish: {
    questions: [
      '¿Qué son las tarjetas de arte?',
      '¿Cómo compro una tarjeta de arte?',
      'galería de arte',
      'arte digital coleccionable',
      '¿Tengo que registrarme como coleccionista?',
      'dónde veo cuadros e ilustraciones a la venta',
      'Me pide iniciar sesión al comprar una tarjeta',
      'La tarjeta que quería está agotada',
      '¿Los artistas pueden publicar sus propias art cards?',
    ],
    answer:
      'Las tarjetas de arte (art cards) son obras digitales en ediciones limitadas que los artistas crean aquí para coleccionistas. Recorre la galería, abre una tarjeta para ver su precio y cuántas copias quedan, regístrate como coleccionista en la página Fine Art y paga con PayPal. Cuando se vende la última copia, la tarjeta muestra Sold Out y no se hacen más. Los artistas con G-Key pueden publicar sus propias tarjetas.',
  },
  french: {
    questions: [
      'Que sont les cartes d’art ?',
      'Comment acheter une carte d’art ?',
      'galerie d’art',
      'art numérique à collectionner',
      'Dois-je m’inscrire comme collectionneur ?',
      'où voir des images et des œuvres à vendre',
      'On me demande de me connecter pour acheter une carte',
      'La carte que je voulais est épuisée',
      'Les artistes peuvent-ils publier leurs propres art cards ?',
    ],
    answer:
      'Les cartes d’art (art cards) sont des œuvres numériques en édition limitée, créées ici par des artistes pour les collectionneurs. Parcourez la galerie, ouvrez une carte pour voir son prix et le nombre d’exemplaires restants, inscrivez-vous comme collectionneur sur la page Fine Art et payez avec PayPal. Quand le dernier exemplaire est vendu, la carte affiche Sold Out et il n’en est plus fait. Les artistes qui ont une G-Key peuvent publier leurs propres cartes.',
  },
  german: {
    questions: [
      'Was sind Kunstkarten?',
      'Wie kaufe ich eine Kunstkarte?',
      'Kunstgalerie',
      'digitale Kunst zum Sammeln',
      'Muss ich mich als Sammler registrieren?',
      'wo sehe ich Bilder und Kunstwerke zum Kauf',
      'Beim Kauf einer Karte soll ich mich anmelden',
      'Die gewünschte Karte ist ausverkauft',
      'Können Künstler eigene Art Cards veröffentlichen?',
    ],
    answer:
      'Kunstkarten (Art Cards) sind digitale Kunstwerke in begrenzter Auflage, die Künstler hier für Sammler schaffen. Sehen Sie sich in der Galerie um, öffnen Sie eine Karte, um Preis und verbleibende Exemplare zu sehen, registrieren Sie sich auf der Seite Fine Art als Sammler und zahlen Sie mit PayPal. Ist das letzte Exemplar verkauft, zeigt die Karte Sold Out, und es werden keine weiteren gemacht. Künstler mit G-Key können eigene Karten veröffentlichen.',
  },
  italian: {
    questions: [
      'Che cosa sono le carte d’arte?',
      'Come compro una carta d’arte?',
      'galleria d’arte',
      'arte digitale da collezione',
      'Devo registrarmi come collezionista?',
      'dove vedo immagini e opere in vendita',
      'Mi chiede di accedere per comprare una carta',
      'La carta che volevo è esaurita',
      'Gli artisti possono pubblicare le proprie art card?',
    ],
    answer:
      'Le carte d’arte (art card) sono opere digitali in edizione limitata, create qui dagli artisti per i collezionisti. Guarda la galleria, apri una carta per vedere il prezzo e quante copie restano, registrati come collezionista nella pagina Fine Art e paga con PayPal. Quando l’ultima copia è venduta, la carta mostra Sold Out e non se ne fanno altre. Gli artisti con una G-Key possono pubblicare carte proprie.',
  },
  portuguese: {
    questions: [
      'O que são os cards de arte?',
      'Como compro um card de arte?',
      'galeria de arte',
      'arte digital colecionável',
      'Preciso me cadastrar como colecionador?',
      'onde vejo imagens e obras à venda',
      'Pede para fazer login quando quero comprar um card',
      'O card que eu queria está esgotado',
      'Artistas podem publicar seus próprios art cards?',
    ],
    answer:
      'Os cards de arte (art cards) são obras digitais em edição limitada, criadas aqui por artistas para colecionadores. Veja a galeria, abra um card para conferir o preço e quantas cópias restam, cadastre-se como colecionador na página Fine Art e pague com PayPal. Quando a última cópia é vendida, o card mostra Sold Out e não se fazem outras. Artistas com G-Key podem publicar cards próprios.',
  },
  chinese: {
    questions: [
      '艺术卡是什么？',
      '怎么买艺术卡',
      '艺术画廊',
      '数字艺术收藏品',
      '要注册成收藏家才能买吗？',
      '在哪里看出售的画和作品',
      '买卡的时候提示要登录',
      '我想要的卡售罄了',
      '音乐人可以发布自己的艺术卡吗',
      '藝術卡怎麼購買收藏',
    ],
    answer:
      '艺术卡是这里的艺术家为收藏者创作的限量数字艺术品。先逛画廊，点开一张卡查看价格和剩余份数，在Fine Art页面注册为收藏者，然后用PayPal付款。最后一份售出后会显示Sold Out，不再加做。持有G-Key的音乐人也可以发布自己的艺术卡。',
  },
  japanese: {
    questions: [
      'アートカードとは何ですか？',
      'アートカードはどうやって買えますか',
      '美術作品販売',
      'デジタルアートを集めたい',
      'コレクター登録は必要ですか？',
      '絵とかアート作品ってどこで見られるの？',
      'カードを買おうとするとログインを求められます',
      '欲しかったカードが売り切れでした',
      'アーティストは自分のカードを出せますか',
    ],
    answer:
      'アートカードは、アーティストがコレクターのために作る限定版のデジタルアートです。ギャラリーを眺めてカードを開くと価格と残りの数がわかり、Fine Artのページでコレクター登録をして、PayPalで購入できます。最後の一枚が売れるとSold Outと表示され、追加されることはありません。G-Keyを持つアーティストは、自分のカードを公開できます。',
  },
}
