import type { Topic } from './topic.ts'

export const becomeACollector: Topic = {
  id: 'become-a-collector',
  page: '/fine-art',
  english: {
    questions: [
      'How do I become a collector?',
      'register as a collector',
      'Please log in to purchase',
      'sign in as a collector again',
      'collector account for art cards',
      'where do I see the cards I own',
    ],
    answer:
      'Register on the Fine Art page with your name and e-mail and open the link we mail you; that signs you in as a collector, and from then on you can buy art cards with PayPal. To come back on another device, ask there for a new sign-in link. Your own cards, with the full-size file and a certificate, are on your collector page.',
  },
  spanish: {
    questions: [
      '¿Cómo me hago coleccionista?',
      'registrarme como coleccionista',
      'Please log in to purchase',
      'volver a entrar como coleccionista',
      'cuenta de coleccionista para tarjetas de arte',
      'dónde veo mis tarjetas',
    ],
    answer:
      'Regístrate en la página Fine Art con tu nombre y correo y abre el enlace que te enviamos; con eso entras como coleccionista y puedes comprar tarjetas de arte con PayPal. Para volver en otro dispositivo, pide allí otro enlace. Tus tarjetas, con el archivo completo y un certificado, están en tu página de coleccionista.',
  },
  french: {
    questions: [
      'Comment devenir collectionneur ?',
      'm’inscrire comme collectionneur',
      'Please log in to purchase',
      'me reconnecter comme collectionneur',
      'compte de collectionneur pour les cartes d’art',
      'où voir mes cartes',
    ],
    answer:
      'Inscrivez-vous sur la page Fine Art avec votre nom et votre e-mail et ouvrez le lien reçu ; vous êtes alors connecté comme collectionneur et pouvez acheter des cartes d’art avec PayPal. Pour revenir sur un autre appareil, demandez-y un nouveau lien. Vos cartes, avec le fichier complet et un certificat, sont sur votre page de collectionneur.',
  },
  german: {
    questions: [
      'Wie werde ich Sammler?',
      'als Sammler registrieren',
      'Please log in to purchase',
      'wieder als Sammler anmelden',
      'Sammlerkonto für Kunstkarten',
      'wo sehe ich meine Karten',
    ],
    answer:
      'Registrieren Sie sich auf der Seite Fine Art mit Name und E-Mail und öffnen Sie den Link in unserer Mail; damit sind Sie als Sammler angemeldet und können Kunstkarten mit PayPal kaufen. Auf einem anderen Gerät lassen Sie sich dort einen neuen Link schicken. Ihre Karten, mit voller Datei und Zertifikat, stehen auf Ihrer Sammlerseite.',
  },
  italian: {
    questions: [
      'Come divento collezionista?',
      'registrarmi come collezionista',
      'Please log in to purchase',
      'rientrare come collezionista',
      'account da collezionista per le carte d’arte',
      'dove vedo le mie carte',
    ],
    answer:
      'Registrati nella pagina Fine Art con nome ed e-mail e apri il link che ti mandiamo; così entri come collezionista e puoi comprare carte d’arte con PayPal. Per tornare su un altro dispositivo, chiedi lì un nuovo link. Le tue carte, con il file intero e un certificato, sono nella tua pagina di collezionista.',
  },
  portuguese: {
    questions: [
      'Como viro colecionador?',
      'me cadastrar como colecionador',
      'Please log in to purchase',
      'entrar de novo como colecionador',
      'conta de colecionador para cartões de arte',
      'onde vejo meus cartões',
    ],
    answer:
      'Cadastre-se na página Fine Art com nome e e-mail e abra o link que enviamos; com isso você entra como colecionador e pode comprar cartões de arte com PayPal. Para voltar em outro aparelho, peça lá um novo link. Seus cartões, com o arquivo completo e um certificado, ficam na sua página de colecionador.',
  },
  chinese: {
    questions: [
      '怎么成为收藏者？',
      '注册收藏者',
      'Please log in to purchase',
      '收藏者重新登录',
      '艺术卡的收藏账户',
      '在哪看我拥有的卡',
    ],
    answer:
      '在Fine Art页面用姓名和邮箱注册，打开我们发来的链接，就以收藏者身份登录，可以用PayPal购买艺术卡。换设备时在那里再要一个登录链接。您的卡连同完整文件和证书都在收藏者页面上。',
  },
  japanese: {
    questions: [
      'コレクターになるには？',
      'コレクター登録',
      'Please log in to purchase',
      'コレクターとして再ログイン',
      'アートカード用のアカウント',
      '自分のカードはどこで見られますか',
    ],
    answer:
      'Fine Artページでお名前とメールを登録し、届いたリンクを開くとコレクターとしてサインインでき、PayPalでアートカードを購入できます。別の端末では、そこで新しいリンクを請求してください。お持ちのカードは、原寸ファイルと証明書とともにコレクターページにあります。',
  },
}
