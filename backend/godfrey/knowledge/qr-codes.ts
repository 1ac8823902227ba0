import type { Topic } from './topic.ts'

export const qrCodes: Topic = {
  id: 'qr-codes',
  page: '/members-workshop',
  english: {
    questions: [
      'How do I make a QR code?',
      'QR code',
      'got anything I can stick on my gig posters',
      'I need something fans can scan at my merch table',
      'Does a QR code cost extra?',
      'could you tell me where a QR code can lead to',
      'QR generator download PNG live show poster showcase Green Room custom URL',
      'my QR code will not download',
      'I need something people can scan at the concert',
      'a square code for my poster',
      'fans should scan it with their phone',
    ],
    answer:
      'Use “QR codes” in the Members Workshop: choose where it leads, press “Generate QR Code”, then “Download” for a PNG picture to print. It can lead to the Public Showcase, to the page on how Keymails pay artists, to the Green Room, or to any web address you type in. QR codes are free with every G-Key, as many as you like. If the download does nothing, generate the code first.',
  },
  spanish: {
    questions: [
      '¿Cómo hago un código QR?',
      'código QR',
      'tienes algo que pueda pegar en los carteles de mi concierto',
      'necesito algo que los fans puedan escanear en mi puesto de merchandising',
      '¿Cuesta algo más un código QR?',
      'podrías decirme adónde puede llevar un código QR',
      'generador QR descargar PNG concierto cartel showcase Green Room URL propia',
      'mi código QR no se descarga',
      'necesito algo que la gente escanee en el concierto',
      'un código cuadrado para mi cartel',
      'que los fans lo escaneen con el teléfono',
    ],
    answer:
      'Usa “QR codes” en el Members Workshop: elige adónde lleva, pulsa “Generate QR Code” y después “Download” para obtener una imagen PNG que puedes imprimir. Puede llevar al Public Showcase, a la página que explica cómo los Keymails pagan a los artistas, al Green Room o a cualquier dirección web que escribas. Los códigos QR son gratis con cada G-Key, tantos como quieras. Si la descarga no hace nada, genera antes el código.',
  },
  french: {
    questions: [
      'Comment faire un code QR ?',
      'code QR',
      'vous avez un truc à coller sur mes affiches de concert ?',
      'il me faut quelque chose que les fans puissent scanner à mon stand',
      'Un code QR coûte-t-il un supplément ?',
      'pourriez-vous me dire où un code QR peut mener',
      'générateur QR télécharger PNG concert affiche vitrine Green Room URL personnalisée',
      'mon code QR ne se télécharge pas',
      'il me faut quelque chose à scanner au concert',
      'un code carré pour mon affiche',
      'que les fans le scannent avec leur téléphone',
    ],
    answer:
      'Utilisez « QR codes » dans le Members Workshop : choisissez où il mène, cliquez sur « Generate QR Code », puis sur « Download » pour obtenir une image PNG à imprimer. Il peut mener au Public Showcase, à la page qui explique comment les Keymails rémunèrent les artistes, à la Green Room ou à n’importe quelle adresse web de votre choix. Les codes QR sont gratuits avec chaque G-Key, autant que vous voulez. Si le téléchargement ne donne rien, générez d’abord le code.',
  },
  german: {
    questions: [
      'Wie mache ich einen QR-Code?',
      'QR-Code',
      'habt ihr was, das ich auf meine Konzertplakate kleben kann',
      'ich brauche etwas, das Fans am Merch-Stand scannen können',
      'Kostet ein QR-Code extra?',
      'können Sie mir sagen, wohin ein QR-Code führen kann',
      'QR-Generator herunterladen PNG Konzert Plakat Showcase Green Room eigene URL',
      'mein QR-Code lässt sich nicht herunterladen',
      'ich brauche etwas zum Scannen auf dem Konzert',
      'ein quadratischer Code für mein Plakat',
      'die Fans sollen es mit dem Handy scannen',
    ],
    answer:
      'Nehmen Sie „QR codes“ im Members Workshop: Wählen Sie, wohin er führt, klicken Sie auf „Generate QR Code“ und dann auf „Download“, und Sie erhalten ein PNG-Bild zum Drucken. Er kann zum Public Showcase führen, zu der Seite darüber, wie Keymails Künstler bezahlen, in den Green Room oder zu jeder Webadresse, die Sie eingeben. QR-Codes sind mit jedem G-Key kostenlos, so viele Sie möchten. Tut sich beim Download nichts, erzeugen Sie zuerst den Code.',
  },
  italian: {
    questions: [
      'Come faccio un codice QR?',
      'codice QR',
      'avete qualcosa da attaccare sui manifesti del mio concerto',
      'mi serve qualcosa che i fan possano inquadrare al banchetto',
      'Un codice QR costa qualcosa in più?',
      'mi sai dire dove può portare un codice QR',
      'generatore QR scaricare PNG concerto manifesto vetrina Green Room URL personalizzato',
      'il mio codice QR non si scarica',
      'mi serve qualcosa da scansionare al concerto',
      'un codice quadrato per il mio manifesto',
      'i fan devono inquadrarlo col telefono',
    ],
    answer:
      'Usa “QR codes” nel Members Workshop: scegli dove porta, premi “Generate QR Code” e poi “Download” per avere un’immagine PNG da stampare. Può portare al Public Showcase, alla pagina su come i Keymail pagano gli artisti, alla Green Room o a qualsiasi indirizzo web che scrivi tu. I codici QR sono gratuiti con ogni G-Key, quanti ne vuoi. Se il download non fa nulla, genera prima il codice.',
  },
  portuguese: {
    questions: [
      'Como faço um QR code?',
      'código QR',
      'tem alguma coisa para eu colar nos cartazes do show',
      'preciso de algo que os fãs possam escanear na minha banquinha',
      'Um QR code custa a mais?',
      'você pode me dizer para onde um QR code pode levar',
      'gerador de QR baixar PNG show cartaz vitrine Green Room URL personalizada',
      'meu QR code não baixa',
      'preciso de algo para o pessoal escanear no show',
      'um código quadrado para o meu cartaz',
      'que os fãs escaneiem com o celular',
    ],
    answer:
      'Use “QR codes” no Members Workshop: escolha para onde ele leva, clique em “Generate QR Code” e depois em “Download” para ter uma imagem PNG para imprimir. Ele pode levar ao Public Showcase, à página sobre como os Keymails pagam os artistas, ao Green Room ou a qualquer endereço da web que você digitar. Os QR codes são grátis com qualquer G-Key, quantos você quiser. Se o download não fizer nada, gere o código primeiro.',
  },
  chinese: {
    questions: [
      '怎样制作二维码？',
      '二维码',
      '有没有能贴在演出海报上的东西',
      '我想在周边摊位放个能让歌迷扫的码',
      '二维码要另外收费吗？',
      '请问二维码可以链接到哪里',
      'QR碼 產生 下載 海報 現場演出',
      '我的二维码下载不了',
      '演出现场要一个让人扫的码',
      '海报上放的方块码',
      '让歌迷用手机扫',
    ],
    answer:
      '请使用Members Workshop里的“QR codes”：选择要链接到哪里，点“Generate QR Code”，再点“Download”，就能得到可以打印的PNG图片。它可以链接到Public Showcase、介绍Keymail如何让音乐人获得收入的页面、Green Room，或者您输入的任何网址。只要有G-Key，二维码就免费，数量不限。如果点下载没有反应，请先生成二维码。',
  },
  japanese: {
    questions: [
      'QRコードはどうやって作りますか？',
      'QRコード',
      'ライブのポスターに貼れるものってある？',
      '物販でファンに読み取ってもらえるものが必要です',
      'QRコードに追加料金はかかりますか',
      'QRコードのリンク先には何を選べるのか教えてください',
      '二次元符号 作成 印刷 無料',
      'QRコードがダウンロードできない',
      'ライブでスキャンしてもらうものが欲しい',
      'ポスターに載せる四角いコード',
      'ファンにスマホで読み取ってもらう',
    ],
    answer:
      'Members Workshopの「QR codes」でリンク先を選び、「Generate QR Code」、続いて「Download」を押すと、印刷できるPNG画像が手に入ります。リンク先は、Public Showcase、Keymailでアーティストに代金が届くしくみのページ、Green Room、またはお好きなURLから選べます。QRコードはどのG-Keyでも無料で、いくつでも作れます。ダウンロードできないときは、先にコードを生成してください。',
  },
}
