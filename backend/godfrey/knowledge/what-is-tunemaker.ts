import type { Topic } from './topic.ts'

export const whatIsTunemaker: Topic = {
  id: 'what-is-tunemaker',
  page: '/platform-overview',
  english: {
    questions: [
      'What is TuneMaker?',
      'about TuneMaker',
      'what’s this website all about, I just landed here',
      'I don’t really get what you sell here',
      'Could you explain in short how the platform works?',
      'is this like Spotify or a streaming service',
      'who is this music platform for, artists or fans',
      'what is this page about',
      'what do you do here',
      'explain this website',
      'how does this site work',
    ],
    answer:
      'TuneMaker is a platform where independent artists sell songs straight to their fans, in a fixed number of numbered copies. A fan receives a Keymail from the artist, pays the artist’s price with PayPal and enters the artist’s private Green Room. The money goes directly to the artist’s own PayPal account; TuneMaker takes no share of it. You may look around for free, without registering.',
  },
  spanish: {
    questions: [
      '¿Qué es TuneMaker?',
      'sobre TuneMaker',
      'acabo de llegar, ¿de qué va esta web?',
      'no entiendo bien qué vendéis aquí',
      '¿Me puedes explicar en pocas palabras cómo funciona la plataforma?',
      '¿es un servicio de streaming como Spotify?',
      'para quién es esta plataforma de música, artistas o fans',
      'de qué va esta página',
      'qué hacen aquí',
      'explica este sitio',
      'cómo funciona esta página',
    ],
    answer:
      'TuneMaker es una plataforma donde artistas independientes venden sus canciones directamente a sus fans, en un número fijo de copias numeradas. El fan recibe un Keymail del artista, paga con PayPal el precio que este ha puesto y entra en su Green Room privado. El dinero va directamente a la cuenta de PayPal del artista; TuneMaker no se queda con nada. Puedes mirar todo lo que quieras gratis y sin registrarte.',
  },
  french: {
    questions: [
      'Qu’est-ce que TuneMaker ?',
      'à propos de TuneMaker',
      'je viens d’arriver, c’est quoi ce site au juste',
      'je ne comprends pas bien ce que vous vendez ici',
      'Pourriez-vous m’expliquer en deux mots comment marche la plateforme ?',
      'est-ce un service de streaming comme Spotify',
      'à qui s’adresse cette plateforme musicale, aux artistes ou aux fans',
      "c'est quoi ce site",
      'que faites-vous ici',
      'expliquez ce site',
      'comment marche ce site',
      "c'est quoi ce site",
    ],
    answer:
      'TuneMaker est une plateforme où des artistes indépendants vendent leurs chansons directement à leurs fans, en un nombre fixe de copies numérotées. Le fan reçoit un Keymail de l’artiste, paie avec PayPal le prix fixé par celui-ci et entre dans sa Green Room privée. L’argent va directement sur le compte PayPal de l’artiste ; TuneMaker n’en garde rien. Vous pouvez tout regarder gratuitement, sans vous inscrire.',
  },
  german: {
    questions: [
      'Was ist TuneMaker?',
      'über TuneMaker',
      'worum geht’s auf dieser Seite eigentlich, bin gerade erst gelandet',
      'ich verstehe nicht ganz, was hier verkauft wird',
      'Können Sie mir kurz erklären, wie die Plattform funktioniert?',
      'ist das ein Streamingdienst wie Spotify',
      'für wen ist diese Musikplattform gedacht, Künstler oder Fans',
      'worum geht es auf dieser seite',
      'was macht ihr hier',
      'erklär diese seite',
      'wie funktioniert die seite',
    ],
    answer:
      'Auf TuneMaker verkaufen unabhängige Künstler ihre Songs direkt an ihre Fans, in einer festen Zahl nummerierter Exemplare. Als Fan bekommen Sie vom Künstler einen Keymail, zahlen mit PayPal den Preis, den er festgelegt hat, und betreten seinen privaten Green Room. Das Geld geht direkt auf das PayPal-Konto des Künstlers; TuneMaker behält nichts davon. Umsehen können Sie sich kostenlos und ohne Anmeldung.',
  },
  italian: {
    questions: [
      'Che cos’è TuneMaker?',
      'informazioni su TuneMaker',
      'sono appena arrivato, di cosa si occupa questo sito?',
      'non capisco bene che cosa vendete qui',
      'Mi puoi spiegare in breve come funziona la piattaforma?',
      'è un servizio di streaming come Spotify?',
      'a chi serve questa piattaforma musicale, agli artisti o ai fan',
      'di cosa parla questo sito',
      'cosa fate qui',
      'spiega questo sito',
      'come funziona il sito',
    ],
    answer:
      'TuneMaker è una piattaforma dove artisti indipendenti vendono le loro canzoni direttamente ai fan, in un numero fisso di copie numerate. Il fan riceve un Keymail dall’artista, paga con PayPal il prezzo deciso da lui ed entra nella sua Green Room privata. I soldi vanno direttamente sul conto PayPal dell’artista; TuneMaker non trattiene nulla. Puoi dare un’occhiata gratis e senza registrarti.',
  },
  portuguese: {
    questions: [
      'O que é o TuneMaker?',
      'sobre o TuneMaker',
      'acabei de chegar, esse site é sobre o quê?',
      'não entendi direito o que vocês vendem aqui',
      'Você pode explicar rapidinho como a plataforma funciona?',
      'é um serviço de streaming tipo Spotify?',
      'para quem é essa plataforma de música, artistas ou fãs',
      'do que se trata este site',
      'o que vocês fazem aqui',
      'explica este site',
      'como funciona o site',
    ],
    answer:
      'O TuneMaker é uma plataforma em que artistas independentes vendem suas músicas direto aos fãs, em um número fixo de cópias numeradas. O fã recebe um Keymail do artista, paga com PayPal o preço definido por ele e entra no Green Room privado do artista. O dinheiro vai direto para a conta PayPal do artista; o TuneMaker não fica com nada. Você pode olhar tudo de graça, sem se cadastrar.',
  },
  chinese: {
    questions: [
      'TuneMaker是什么？',
      '平台介绍',
      '我刚来，这个网站是干嘛的',
      '看不太懂你们这里卖的是什么',
      '能简单说说这个平台怎么运作吗？',
      '这是像Spotify那样的流媒体吗',
      '這個音樂平台是做什麼的？',
      '这个音乐平台是给歌手用的还是给歌迷用的',
      '这个网站是干什么的',
      '你们做什么',
      '介绍一下这个网站',
      '这个网站怎么用',
    ],
    answer:
      'TuneMaker 是一个音乐平台，独立音乐人在这里把歌曲以固定数量的编号版本直接卖给歌迷。歌迷从音乐人那里拿到 Keymail，用 PayPal 支付音乐人定的价格，就能进入这位音乐人的私人 Green Room。钱直接进入音乐人自己的 PayPal 账户，TuneMaker 不从中抽成。随便看看是免费的，也不用注册。',
  },
  japanese: {
    questions: [
      'TuneMakerとは何ですか？',
      '音楽配信会社概要',
      'ここって何のサイト？',
      '何を売っているのかよくわかりません',
      'このプラットフォームの仕組みを簡単に教えてもらえますか',
      'Spotifyみたいなストリーミングなの？',
      'アーティスト向けですか、それともファン向けですか',
      'このサイトは何',
      'ここでは何をしているの',
      'サイトの説明をして',
      'このサイトの使い方',
    ],
    answer:
      'TuneMaker は、インディペンデントのアーティストが、数の決まった番号付きのコピーとして曲をファンに直接販売するプラットフォームです。ファンはアーティストから Keymail を受け取り、アーティストが決めた価格を PayPal で支払うと、そのアーティスト専用の Green Room に入れます。代金はアーティスト本人の PayPal アカウントに直接届き、TuneMaker は手数料を取りません。見て回るだけなら無料で、登録もいりません。',
  },
}
