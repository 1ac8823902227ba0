import type { Topic } from './topic.ts'

export const createKeymails: Topic = {
  id: 'create-keymails',
  page: '/members-workshop',
  english: {
    questions: [
      'How do I create a Keymail?',
      'make Keymails',
      'where do I get codes to hand out to my fans',
      'The Create Keymail button does not work for me',
      'Can I issue many Keymails at once?',
      'I’d like to know how to get a list of my codes',
      'generate issue Keymail codes bulk CSV copies price',
      'I need a hundred codes for my gig',
    ],
    answer:
      'In the Members Workshop choose one of your published songs under “Create a Keymail”, set the price, from {keymailPriceMin} with {keymailPriceDefault} suggested, and press “Create Keymail”. For many at once use “Issue Keymails” below; you get all of them or none, never more than the edition has free copies. You need a production G-Key and a confirmed PayPal address, and once issued, a Keymail keeps its price and copy number. Copy the codes or download them as CSV and give each to one fan.',
  },
  spanish: {
    questions: [
      '¿Cómo creo un Keymail?',
      'crear Keymails',
      'de dónde saco códigos para repartir a mis fans',
      'el botón Create Keymail no me funciona',
      '¿Puedo emitir muchos Keymails a la vez?',
      'me gustaría saber cómo obtengo una lista de mis códigos',
      'generar emitir códigos Keymail en lote CSV copias precio',
      'necesito cien códigos para mi concierto',
    ],
    answer:
      'En el Members Workshop elige una de tus canciones publicadas en “Create a Keymail”, pon el precio, desde {keymailPriceMin} y con {keymailPriceDefault} como propuesta, y pulsa “Create Keymail”. Para muchos a la vez usa “Issue Keymails”, más abajo; los recibes todos o ninguno, nunca más que las copias libres de la edición. Necesitas una G-Key de producción y una dirección de PayPal confirmada, y una vez emitido, un Keymail mantiene su precio y su número de copia. Copia los códigos o descárgalos en CSV y da cada uno a un fan.',
  },
  french: {
    questions: [
      'Comment créer un Keymail ?',
      'créer des Keymails',
      'où est-ce que je trouve des codes à donner à mes fans',
      'le bouton Create Keymail ne marche pas chez moi',
      'Puis-je émettre beaucoup de Keymails d’un coup ?',
      'j’aimerais savoir comment obtenir la liste de mes codes',
      'générer émettre codes Keymail en masse CSV exemplaires prix',
      'il me faut cent codes pour mon concert',
    ],
    answer:
      'Dans le Members Workshop, choisissez un de vos morceaux publiés sous « Create a Keymail », fixez le prix, à partir de {keymailPriceMin}, {keymailPriceDefault} étant proposé, et cliquez sur « Create Keymail ». Pour en créer beaucoup à la fois, utilisez « Issue Keymails » plus bas ; vous les recevez tous ou aucun, jamais plus que l’édition n’a d’exemplaires libres. Il vous faut une G-Key de production et une adresse PayPal confirmée, et une fois émis, un Keymail garde son prix et son numéro d’exemplaire. Copiez les codes ou téléchargez-les en CSV, et donnez-en un à chaque fan.',
  },
  german: {
    questions: [
      'Wie erstelle ich einen Keymail?',
      'Keymails erstellen',
      'wo kriege ich Codes her, die ich meinen Fans geben kann',
      'der Knopf Create Keymail funktioniert bei mir nicht',
      'Kann ich viele Keymails auf einmal ausgeben?',
      'ich wüsste gern, wie ich eine Liste meiner Codes bekomme',
      'Keymail-Codes erzeugen ausgeben Menge CSV Exemplare Preis',
      'ich brauche hundert Codes für mein Konzert',
    ],
    answer:
      'Wählen Sie im Members Workshop unter „Create a Keymail“ einen Ihrer veröffentlichten Songs, legen Sie den Preis fest, ab {keymailPriceMin}, vorgeschlagen sind {keymailPriceDefault}, und klicken Sie auf „Create Keymail“. Für viele auf einmal nehmen Sie weiter unten „Issue Keymails“; Sie erhalten alle oder keine, nie mehr, als die Auflage freie Exemplare hat. Sie brauchen einen Produktions-G-Key und eine bestätigte PayPal-Adresse, und ein ausgegebener Keymail behält Preis und Exemplarnummer. Kopieren Sie die Codes oder laden Sie sie als CSV herunter und geben Sie jeden an einen Fan.',
  },
  italian: {
    questions: [
      'Come creo un Keymail?',
      'creare Keymail',
      'dove prendo i codici da dare ai miei fan',
      'il pulsante Create Keymail non mi funziona',
      'Posso emettere tanti Keymail in una volta?',
      'vorrei sapere come ottengo l’elenco dei miei codici',
      'generare emettere codici Keymail in blocco CSV copie prezzo',
      'mi servono cento codici per il concerto',
    ],
    answer:
      'Nel Members Workshop scegli una delle tue canzoni pubblicate sotto “Create a Keymail”, imposta il prezzo, da {keymailPriceMin} e con {keymailPriceDefault} come proposta, e premi “Create Keymail”. Per crearne molti insieme usa “Issue Keymails”, più in basso; li ottieni tutti o nessuno, mai più delle copie libere dell’edizione. Ti servono una G-Key di produzione e un indirizzo PayPal confermato, e una volta emesso un Keymail mantiene il prezzo e il numero di copia. Copia i codici o scaricali in CSV e danne uno a ogni fan.',
  },
  portuguese: {
    questions: [
      'Como crio um Keymail?',
      'criar Keymails',
      'onde pego códigos para dar aos meus fãs',
      'o botão Create Keymail não funciona para mim',
      'Posso emitir muitos Keymails de uma vez?',
      'gostaria de saber como consigo uma lista dos meus códigos',
      'gerar emitir códigos Keymail em lote CSV cópias preço',
      'preciso de cem códigos para o meu show',
    ],
    answer:
      'No Members Workshop, escolha uma das suas músicas publicadas em “Create a Keymail”, defina o preço, a partir de {keymailPriceMin} e com {keymailPriceDefault} como sugestão, e clique em “Create Keymail”. Para muitos de uma vez, use “Issue Keymails”, logo abaixo; você recebe todos ou nenhum, nunca mais do que as cópias livres da edição. Você precisa de uma G-Key de produção e de um endereço do PayPal confirmado, e depois de emitido um Keymail mantém o preço e o número da cópia. Copie os códigos ou baixe em CSV e dê um a cada fã.',
  },
  chinese: {
    questions: [
      '怎样创建Keymail？',
      '生成Keymail',
      '发给歌迷的代码在哪里弄',
      'Create Keymail按钮我点了没用',
      '可以一次签发很多Keymail吗？',
      '想知道怎么拿到我所有代码的列表',
      '建立Keymail 批量產生代碼 下載CSV',
      '演出要用，我需要一百个代码',
    ],
    answer:
      '在Members Workshop的“Create a Keymail”中选择一首已发布的歌曲，设定价格（最低{keymailPriceMin}，建议{keymailPriceDefault}），再点“Create Keymail”。要一次生成很多，请用下方的“Issue Keymails”；要么全部生成，要么一个也不生成，绝不会超过剩余的份数。您需要正式的G-Key和已确认的PayPal地址，Keymail签发后价格和编号都不再改变。复制代码或下载CSV，每个代码交给一位歌迷。',
  },
  japanese: {
    questions: [
      'Keymailはどうやって作りますか？',
      'Keymailの作成',
      'ファンに配るコードってどこで作るの',
      'Create Keymailのボタンが使えません',
      '一度にたくさんのKeymailを発行できますか',
      '自分のコードの一覧を手に入れる方法を知りたいのですが',
      '配布用暗号 一括発行 一覧取得',
      'ライブ用に百個コードがほしい',
    ],
    answer:
      'Members Workshopの「Create a Keymail」で公開済みの曲を選び、{keymailPriceMin}以上で価格を決めて（はじめは{keymailPriceDefault}です）、「Create Keymail」を押してください。まとめて作るには下の「Issue Keymails」を使います（全部発行されるか、一つも発行されないかで、残りの枚数を超えることはありません）。本番用のG-Keyと確認済みのPayPalアドレスが必要で、発行後は価格も番号も変わりません。コードはコピーするかCSVでダウンロードし、一つずつファンにお渡しください。',
  },
}
