import type { Topic } from './topic.ts'

export const applyForAGKey: Topic = {
  id: 'apply-for-a-g-key',
  page: '/governance-tracker',
  english: {
    questions: [
      'How do I get a G-Key?',
      'G-Key application',
      'where do I sign up as an artist',
      'I want to sell my songs here but I don’t have a key yet',
      'What do I need to apply for a G-Key?',
      'I was wondering how one becomes a member',
      'apply register artist account requirements age',
      'can I join if I’m under age',
    ],
    answer:
      'Fill in the application at /governance-tracker. It asks for your legal name, artist name, e-mail address and copyright details; a phone number and your copyright document may be added. You must be {minimumAge} or older and hold the copyright yourself, and your work must be registered with your national copyright office before you submit, which costs {copyrightCost} there. Afterwards you pay {gKeyPrice} plus applicable tax through PayPal.',
  },
  spanish: {
    questions: [
      '¿Cómo consigo una G-Key?',
      'solicitud G-Key',
      'dónde me apunto como artista',
      'quiero vender mis canciones aquí pero todavía no tengo llave',
      '¿Qué necesito para solicitar una G-Key?',
      'me preguntaba cómo se hace uno miembro',
      'solicitar registrarse cuenta de artista requisitos edad',
      '¿puedo entrar si soy menor de edad?',
    ],
    answer:
      'Rellena la solicitud en /governance-tracker. Te pide tu nombre legal, tu nombre artístico, tu correo electrónico y los datos de tus derechos de autor; puedes añadir un teléfono y tu documento de derechos. Debes tener {minimumAge} años o más y ser titular de los derechos, y tu obra tiene que estar registrada en la oficina de derechos de autor de tu país antes de enviar la solicitud, lo que allí cuesta {copyrightCost}. Después pagas {gKeyPrice} más los impuestos que correspondan por PayPal.',
  },
  french: {
    questions: [
      'Comment obtenir une G-Key ?',
      'demande de G-Key',
      'où est-ce qu’on s’inscrit comme artiste',
      'je veux vendre mes morceaux ici mais je n’ai pas encore de clé',
      'Que faut-il fournir pour demander une G-Key ?',
      'je me demandais comment on devient membre',
      'inscription compte artiste conditions âge',
      'peut-on s’inscrire si on est mineur ?',
    ],
    answer:
      'Remplissez la demande sur /governance-tracker. Elle porte sur votre nom légal, votre nom d’artiste, votre adresse e-mail et vos droits d’auteur ; vous pouvez y ajouter un numéro de téléphone et votre document de droits d’auteur. Vous devez avoir au moins {minimumAge} ans et détenir vous-même les droits, et votre œuvre doit être enregistrée auprès de l’office du droit d’auteur de votre pays avant l’envoi, ce qui y coûte {copyrightCost}. Vous réglez ensuite {gKeyPrice}, taxes applicables en sus, par PayPal.',
  },
  german: {
    questions: [
      'Wie bekomme ich einen G-Key?',
      'G-Key Antrag',
      'wo melde ich mich als Künstler an',
      'ich möchte hier meine Lieder verkaufen, habe aber noch keinen Schlüssel',
      'Was brauche ich, um einen G-Key zu beantragen?',
      'ich wollte fragen, wie man hier Mitglied wird',
      'beantragen registrieren Künstlerkonto Voraussetzungen Alter',
      'darf ich mitmachen, wenn ich minderjährig bin',
    ],
    answer:
      'Füllen Sie den Antrag unter /governance-tracker aus. Gefragt werden Ihr bürgerlicher Name, Ihr Künstlername, Ihre E-Mail-Adresse und Angaben zu Ihren Urheberrechten; Telefonnummer und Urheberrechtsdokument können Sie hinzufügen. Sie müssen mindestens {minimumAge} Jahre alt und selbst Inhaber der Rechte sein, und Ihr Werk muss vor dem Antrag beim Urheberrechtsamt Ihres Landes registriert sein, was dort {copyrightCost} kostet. Danach zahlen Sie {gKeyPrice} zuzüglich anfallender Steuer per PayPal.',
  },
  italian: {
    questions: [
      'Come ottengo una G-Key?',
      'richiesta G-Key',
      'dove mi iscrivo come artista',
      'voglio vendere qui le mie canzoni ma non ho ancora la chiave',
      'Che cosa serve per richiedere una G-Key?',
      'mi chiedevo come si diventa membri',
      'iscrizione account artista requisiti età',
      'posso iscrivermi se sono minorenne?',
    ],
    answer:
      'Compila la richiesta su /governance-tracker. Ti chiede il nome legale, il nome d’arte, l’indirizzo e-mail e i dati sul tuo copyright; puoi aggiungere un telefono e il documento di copyright. Devi avere almeno {minimumAge} anni ed essere tu il titolare dei diritti, e la tua opera deve essere registrata presso l’ufficio copyright del tuo paese prima dell’invio, il che lì costa {copyrightCost}. Poi paghi {gKeyPrice} più le tasse applicabili con PayPal.',
  },
  portuguese: {
    questions: [
      'Como consigo uma G-Key?',
      'solicitação de G-Key',
      'onde me cadastro como artista',
      'quero vender minhas músicas aqui, mas ainda não tenho a chave',
      'O que preciso para solicitar uma G-Key?',
      'queria saber como faço para virar membro',
      'pedir cadastro conta de artista requisitos idade',
      'posso participar se for menor de idade?',
    ],
    answer:
      'Preencha o pedido em /governance-tracker. Ele pede seu nome legal, nome artístico, e-mail e os dados dos seus direitos autorais; você pode incluir um telefone e o documento de direitos autorais. É preciso ter {minimumAge} anos ou mais e ser o titular dos direitos, e sua obra deve estar registrada no órgão de direitos autorais do seu país antes do envio, o que custa {copyrightCost} lá. Depois você paga {gKeyPrice} mais os impostos aplicáveis pelo PayPal.',
  },
  chinese: {
    questions: [
      '怎样才能获得G-Key？',
      '申请G-Key',
      '音乐人在哪里注册',
      '我想在这里卖自己的歌，但还没有密钥',
      '申请G-Key需要准备什么？',
      '请问怎么成为会员',
      '如何申請G-Key 註冊 條件 年齡',
      '未成年可以加入吗',
    ],
    answer:
      '请在 /governance-tracker 填写申请表。需要填写您的法定姓名、艺名、电子邮箱和版权信息，也可以附上电话和版权文件。您必须年满{minimumAge}岁并且本人持有版权，作品须在提交前到本国版权机构登记，登记费为{copyrightCost}，由您付给该机构。之后通过PayPal支付{gKeyPrice}及适用的税费。',
  },
  japanese: {
    questions: [
      'G-Keyはどうすればもらえますか？',
      'G-Keyの申し込み',
      'アーティスト登録ってどこでするの',
      'ここで自分の曲を売りたいのに、まだ鍵を持っていません',
      'G-Keyの申請には何が必要ですか',
      '会員になる方法を教えていただけますか',
      '申請方法 登録条件 年齢制限',
      '未成年でも入れる？',
    ],
    answer:
      '/governance-tracker の申請フォームにご記入ください。本名、アーティスト名、メールアドレス、著作権の情報をうかがい、電話番号と著作権の書類も添えられます。{minimumAge}歳以上でご本人が著作権をお持ちであることが条件で、提出の前にお住まいの国の著作権機関で作品を登録しておく必要があり、その費用は{copyrightCost}です。そのあとPayPalで{gKeyPrice}と該当する税金をお支払いいただきます。',
  },
}
