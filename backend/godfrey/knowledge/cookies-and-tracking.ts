import type { Topic } from './topic.ts'

export const cookiesAndTracking: Topic = {
  id: 'cookies-and-tracking',
  page: '/privacy-policy',
  english: {
    questions: [
      'Do you use cookies?',
      'Are you tracking me?',
      'cookie banner',
      'Why is there no cookie consent window?',
      'do you use google analytics or facebook pixels',
      'What do you store in my browser?',
      'How do I turn tracking off?',
      'Do you show ads or profile what I listen to?',
      'tm_session cookie',
      'are you watching what I do',
      'do you follow me around the web',
    ],
    answer:
      'There is one cookie, tm_session, set when you check a Keymail code, start a payment, sign in or write to me; it holds a random number so that we know you when you come back. Your browser also keeps a note that you have been here and what you are doing in the open tab. We use no outside analytics, no advertising and no tracking, which is why there is no cookie banner. PayPal’s script is loaded only where there is something to pay and may set cookies of its own.',
  },
  spanish: {
    questions: [
      '¿Usan cookies?',
      '¿Me están rastreando?',
      'aviso de cookies',
      '¿Por qué no aparece la ventana de consentimiento de cookies?',
      'usan google analytics o píxeles de facebook',
      '¿Qué guardan en mi navegador?',
      '¿Cómo desactivo el seguimiento?',
      '¿Ponen anuncios o hacen un perfil de lo que escucho?',
      'cookie tm_session',
      'vigilan lo que hago',
      'me siguen por internet',
    ],
    answer:
      'Hay una sola cookie, tm_session, que se crea cuando compruebas un código de Keymail, empiezas un pago, inicias sesión o me escribes; contiene un número aleatorio para reconocerte cuando vuelves. Tu navegador guarda además una nota de que ya estuviste aquí y lo que haces en la pestaña abierta. No usamos analítica externa, publicidad ni rastreo, y por eso no hay aviso de cookies. El script de PayPal solo se carga donde hay algo que pagar y puede crear sus propias cookies.',
  },
  french: {
    questions: [
      'Utilisez-vous des cookies ?',
      'Est-ce que vous me pistez ?',
      'bandeau de cookies',
      'Pourquoi n’y a-t-il pas de fenêtre de consentement aux cookies ?',
      'vous utilisez google analytics ou des pixels facebook',
      'Que stockez-vous dans mon navigateur ?',
      'Comment désactiver le suivi ?',
      'Affichez-vous des publicités ou un profil de mes écoutes ?',
      'cookie tm_session',
      'surveillez-vous ce que je fais',
      'me suivez-vous sur le web',
    ],
    answer:
      'Il n’y a qu’un cookie, tm_session, déposé quand vous vérifiez un code Keymail, commencez un paiement, vous connectez ou m’écrivez ; il contient un nombre aléatoire pour vous reconnaître à votre retour. Votre navigateur garde aussi une note de votre passage et ce que vous faites dans l’onglet ouvert. Nous n’utilisons ni mesure d’audience externe, ni publicité, ni pistage, c’est pourquoi il n’y a pas de bandeau. Le script de PayPal n’est chargé que là où il y a quelque chose à payer et peut déposer ses propres cookies.',
  },
  german: {
    questions: [
      'Verwenden Sie Cookies?',
      'Werde ich hier verfolgt?',
      'Cookie-Banner',
      'Warum gibt es kein Fenster zur Cookie-Zustimmung?',
      'nutzt ihr google analytics oder facebook pixel',
      'Was speichern Sie in meinem Browser?',
      'Wie schalte ich das Tracking ab?',
      'Zeigen Sie Werbung oder erstellen Sie ein Profil davon, was ich höre?',
      'tm_session Cookie',
      'beobachtet ihr, was ich tue',
      'verfolgt ihr mich im Netz',
    ],
    answer:
      'Es gibt ein einziges Cookie, tm_session, das gesetzt wird, wenn Sie einen Keymail-Code prüfen, eine Zahlung beginnen, sich anmelden oder mir schreiben; es enthält eine Zufallszahl, damit wir Sie beim nächsten Mal erkennen. Ihr Browser merkt sich außerdem, dass Sie schon hier waren und was Sie im offenen Tab gerade tun. Wir verwenden keine fremde Analyse, keine Werbung und kein Tracking, deshalb gibt es auch kein Cookie-Banner. Das Skript von PayPal wird nur dort geladen, wo etwas zu bezahlen ist, und kann eigene Cookies setzen.',
  },
  italian: {
    questions: [
      'Usate i cookie?',
      'Mi state tracciando?',
      'banner dei cookie',
      'Perché non compare la finestra del consenso ai cookie?',
      'usate google analytics o i pixel di facebook',
      'Che cosa salvate nel mio browser?',
      'Come disattivo il tracciamento?',
      'Mostrate pubblicità o fate un profilo di quello che ascolto?',
      'cookie tm_session',
      'controllate quello che faccio',
      'mi seguite in rete',
    ],
    answer:
      'C’è un solo cookie, tm_session, impostato quando controlli un codice Keymail, inizi un pagamento, accedi o mi scrivi; contiene un numero casuale per riconoscerti quando torni. Il tuo browser tiene anche una nota che sei già stato qui e quello che stai facendo nella scheda aperta. Non usiamo analisi esterne, pubblicità né tracciamento, ed è per questo che non c’è un banner. Lo script di PayPal viene caricato solo dove c’è qualcosa da pagare e può impostare cookie propri.',
  },
  portuguese: {
    questions: [
      'Vocês usam cookies?',
      'Vocês estão me rastreando?',
      'aviso de cookies',
      'Por que não aparece a janela de consentimento de cookies?',
      'vocês usam google analytics ou pixel do facebook',
      'O que vocês guardam no meu navegador?',
      'Como desligo o rastreamento?',
      'Vocês mostram anúncios ou traçam um perfil do que eu escuto?',
      'cookie tm_session',
      'vocês vigiam o que eu faço',
      'vocês me seguem na internet',
    ],
    answer:
      'Existe um só cookie, tm_session, criado quando você verifica um código de Keymail, começa um pagamento, entra na sua conta ou me escreve; ele contém um número aleatório para reconhecermos você na volta. Seu navegador também guarda uma nota de que você já esteve aqui e o que está fazendo na aba aberta. Não usamos análise externa, publicidade nem rastreamento, e por isso não há aviso de cookies. O script do PayPal só é carregado onde há algo a pagar e pode criar cookies próprios.',
  },
  chinese: {
    questions: [
      '你们用Cookie吗？',
      '你们在跟踪我吗',
      'Cookie提示',
      '为什么没有Cookie同意弹窗',
      '有没有用谷歌分析或者脸书像素',
      '你们在我的浏览器里存了什么？',
      '怎么关闭追踪',
      '你们会投广告或者分析我听了什么歌吗',
      '網站會追蹤我嗎，有使用Cookie嗎',
      '你们会监视我做什么吗',
      '会在网上跟踪我吗',
    ],
    answer:
      '只有一个Cookie，叫tm_session，在您查验Keymail代码、开始付款、登录或给我写消息时设置；里面是一个随机数，让我们在您回来时认出您。浏览器还会记下您来过，以及您在当前标签页里正在做的事。我们不用外部分析、不投广告、不做跟踪，所以也没有Cookie弹窗。PayPal的脚本只在需要付款的地方加载，可能会设置它自己的Cookie。',
  },
  japanese: {
    questions: [
      'クッキーを使っていますか？',
      '追跡されているのでしょうか',
      'クッキーの同意画面',
      'どうしてクッキーのバナーが出ないの？',
      'GoogleアナリティクスやFacebookのピクセルは使っていますか',
      'ブラウザに何を保存していますか',
      'トラッキングをオフにしたい',
      '広告を出したり、聴いた曲を分析したりしますか',
      '行動追跡有無',
      '私の行動を見ていますか',
      'ネットで追跡していますか',
    ],
    answer:
      'クッキーはtm_sessionの一つだけで、Keymailコードを確認したとき、支払いを始めたとき、サインインしたとき、私に質問したときに設定され、中身は次にいらしたときに見分けるための乱数です。ブラウザにはほかに、訪問済みという印と、開いているタブでの作業内容が残ります。外部の分析も広告も追跡も使っていないため、クッキーのバナーもありません。PayPalのスクリプトは支払いのある画面でだけ読み込まれ、独自のクッキーを設定することがあります。',
  },
}
