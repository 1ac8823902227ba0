import type { Topic } from './topic.ts'

export const songPrice: Topic = {
  id: 'song-price',
  page: '/upload-songs',
  english: {
    questions: [
      'What price can I set for my song?',
      'minimum song price',
      'can I sell my tune for whatever I like',
      'I set the wrong price and want to change it',
      'What is the lowest price for a Keymail?',
      'I’m not sure how much I should ask for a copy',
      'set own price per copy minimum change pricing',
      'can I give my song away for free',
    ],
    answer:
      'You set your own price: from {songPriceMin} for a song on the upload form, and from {keymailPriceMin} for a Keymail, where the form suggests {keymailPriceDefault}. All prices are in US dollars. If you want to change a song’s price later, sign in and tell me what it should be. A Keymail that has been issued keeps its price.',
  },
  spanish: {
    questions: [
      '¿Qué precio puedo poner a mi canción?',
      'precio mínimo canción',
      'puedo vender mi tema por lo que quiera',
      'puse un precio equivocado y quiero cambiarlo',
      '¿Cuál es el precio más bajo de un Keymail?',
      'no tengo claro cuánto debería pedir por una copia',
      'fijar precio propio por copia mínimo cambiar precio',
      'puedo regalar mi canción',
    ],
    answer:
      'El precio lo pones tú: desde {songPriceMin} para una canción en el formulario de subida, y desde {keymailPriceMin} para un Keymail, donde el formulario propone {keymailPriceDefault}. Todos los precios son en dólares estadounidenses. Si más adelante quieres cambiar el precio de una canción, inicia sesión y dime cuál debe ser. Un Keymail ya emitido mantiene su precio.',
  },
  french: {
    questions: [
      'Quel prix puis-je fixer pour mon morceau ?',
      'prix minimum morceau',
      'je peux vendre ma chanson au prix que je veux ?',
      'je me suis trompé de prix et je veux le changer',
      'Quel est le prix le plus bas pour un Keymail ?',
      'je ne sais pas trop combien demander pour un exemplaire',
      'fixer son prix par exemplaire minimum modifier le tarif',
      'puis-je donner ma chanson gratuitement ?',
    ],
    answer:
      'C’est vous qui fixez le prix : à partir de {songPriceMin} pour un morceau dans le formulaire d’envoi, et à partir de {keymailPriceMin} pour un Keymail, où le formulaire propose {keymailPriceDefault}. Tous les prix sont en dollars américains. Pour changer plus tard le prix d’un morceau, connectez-vous et dites-moi quel doit être le nouveau. Un Keymail déjà émis garde son prix.',
  },
  german: {
    questions: [
      'Welchen Preis kann ich für meinen Song festlegen?',
      'Mindestpreis Song',
      'kann ich mein Lied verkaufen, für wie viel ich will',
      'ich habe einen falschen Preis eingetragen und möchte ihn ändern',
      'Was ist der niedrigste Preis für einen Keymail?',
      'ich bin unsicher, wie viel ich für ein Exemplar verlangen soll',
      'eigenen Preis pro Exemplar festlegen Minimum Preis ändern',
      'kann ich mein Lied verschenken',
    ],
    answer:
      'Den Preis bestimmen Sie: ab {songPriceMin} für einen Song im Upload-Formular und ab {keymailPriceMin} für einen Keymail, wo das Formular {keymailPriceDefault} vorschlägt. Alle Preise sind in US-Dollar. Möchten Sie den Preis eines Songs später ändern, melden Sie sich an und sagen Sie mir den neuen. Ein bereits ausgegebener Keymail behält seinen Preis.',
  },
  italian: {
    questions: [
      'Che prezzo posso mettere alla mia canzone?',
      'prezzo minimo canzone',
      'posso vendere il mio pezzo a quanto voglio',
      'ho messo un prezzo sbagliato e voglio cambiarlo',
      'Qual è il prezzo più basso per un Keymail?',
      'non so bene quanto dovrei chiedere per una copia',
      'fissare prezzo per copia minimo cambiare prezzo',
      'posso regalare la mia canzone',
    ],
    answer:
      'Il prezzo lo decidi tu: da {songPriceMin} per una canzone nel modulo di caricamento, e da {keymailPriceMin} per un Keymail, dove il modulo propone {keymailPriceDefault}. Tutti i prezzi sono in dollari USA. Se più avanti vuoi cambiare il prezzo di una canzone, accedi e dimmi quale deve essere. Un Keymail già emesso mantiene il suo prezzo.',
  },
  portuguese: {
    questions: [
      'Que preço posso colocar na minha música?',
      'preço mínimo música',
      'posso vender minha música pelo valor que eu quiser',
      'coloquei o preço errado e quero mudar',
      'Qual é o menor preço de um Keymail?',
      'não sei bem quanto devo pedir por uma cópia',
      'definir preço por cópia mínimo alterar preço',
      'posso dar minha música de graça',
    ],
    answer:
      'Quem define o preço é você: a partir de {songPriceMin} para uma música no formulário de envio, e a partir de {keymailPriceMin} para um Keymail, em que o formulário sugere {keymailPriceDefault}. Todos os preços são em dólares americanos. Se depois quiser mudar o preço de uma música, entre na sua conta e me diga qual deve ser. Um Keymail já emitido mantém o preço.',
  },
  chinese: {
    questions: [
      '我的歌可以定什么价格？',
      '最低定价',
      '我的歌想卖多少钱都行吗',
      '价格填错了，想改一下',
      'Keymail最低可以卖多少钱？',
      '不太清楚一份该定多少钱合适',
      '歌曲定價 自訂價格 修改價格',
      '可以免费送出我的歌吗',
    ],
    answer:
      '价格由您决定：上传表单中歌曲最低{songPriceMin}，Keymail最低{keymailPriceMin}，表单建议价为{keymailPriceDefault}。所有价格均为美元。以后想改歌曲价格时，请登录后告诉我新的价格。已经签发的Keymail价格不变。',
  },
  japanese: {
    questions: [
      '自分の曲にいくらの値段を付けられますか？',
      '曲の最低価格',
      '好きな値段で売っていいの',
      '値段を間違えたので変更したいです',
      'Keymailの一番安い価格はいくらですか',
      '一枚いくらにすればいいのか迷っています',
      '価格設定 最低価格 価格変更',
      '曲を無料で配ってもいいですか',
    ],
    answer:
      '価格はご自身でお決めいただけ、アップロードのフォームでは一曲{songPriceMin}から、Keymailは{keymailPriceMin}からで、Keymailのフォームには{keymailPriceDefault}が入っています。価格はすべて米ドルです。あとから曲の価格を変えたいときは、サインインして新しい価格を私にお伝えください。発行済みのKeymailの価格は変わりません。',
  },
}
