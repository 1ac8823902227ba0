import type { Language } from '#contract/text'

/** What visitors may ask about their own account. */
export type StatusKind = 'g-key' | 'keymails' | 'songs' | 'application'

type StatusTexts = {
  signInGKey: string
  signInKeymails: string
  gKeyActive: string
  gKeyTest: string
  gKeyVoid: string
  /** Placeholders: {issued} {redeemed} {open} */
  issued: string
  /** Placeholder: {owned} */
  owned: string
  /** Placeholders: {published} {checking} {review} {declined} */
  songs: string
  /** Placeholder: {state}, as named on the tracking page. */
  application: string
  noApplication: string
  noTopicFound: string
}

/** Answers that need only the session's own records. `{name}` placeholders are filled in. */
export const statusTexts: Record<Language, StatusTexts> = {
  english: {
    signInGKey: 'I can tell you once you have signed in with your G-Key on the Members page, /g-key-login.',
    signInKeymails:
      'I can tell you once you have signed in: artists with their G-Key at /g-key-login, fans with their Keymail at /redeem-keymail.',
    gKeyActive: 'Yes, {name}, your G-Key is active.',
    gKeyTest: 'Yes, {name}, this G-Key is active. It is an evaluation key: you can look at everything, but not sell.',
    gKeyVoid: 'No, {name}, you have no active G-Key at the moment. Please write to us at /contact-us.',
    issued: 'You have issued {issued} Keymails: {redeemed} redeemed, {open} not yet.',
    owned: 'You own {owned} redeemed Keymails in this browser. They play in your Green Rooms.',
    songs: 'Your songs: {published} published, {checking} being checked, {review} with a person, {declined} declined.',
    application: 'Your application is in the state “{state}”.',
    noApplication:
      'Each step of your application stands on its own tracking page; the link is in the mail we sent. Without it I cannot tell whose application it is.',
    noTopicFound:
      'That I do not know. I can help with TuneMaker: G-Keys, uploads, Keymails, Green Rooms, payments. For everything else, a person answers at /contact-us.',
  },
  spanish: {
    signInGKey: 'Puedo decírtelo en cuanto inicies sesión con tu G-Key en la página Members, /g-key-login.',
    signInKeymails:
      'Puedo decírtelo en cuanto inicies sesión: los artistas con su G-Key en /g-key-login, los fans con su Keymail en /redeem-keymail.',
    gKeyActive: 'Sí, {name}, tu G-Key está activa.',
    gKeyTest: 'Sí, {name}, esta G-Key está activa. Es una clave de evaluación: puedes verlo todo, pero no vender.',
    gKeyVoid: 'No, {name}, ahora mismo no tienes ninguna G-Key activa. Escríbenos en /contact-us.',
    issued: 'Has emitido {issued} Keymails: {redeemed} canjeados y {open} aún no.',
    owned: 'En este navegador tienes {owned} Keymails canjeados. Suenan en tus Green Rooms.',
    songs:
      'Tus canciones: {published} publicadas, {checking} en comprobación, {review} con una persona, {declined} rechazadas.',
    application: 'Tu solicitud está en el estado “{state}”.',
    noApplication:
      'Cada paso de tu solicitud está en su propia página de seguimiento; el enlace está en nuestro correo. Sin él no puedo saber de quién es una solicitud.',
    noTopicFound:
      'Eso no lo sé. Puedo ayudarte con TuneMaker: G-Keys, subidas, Keymails, Green Rooms y pagos. Para lo demás te responde una persona en /contact-us.',
  },
  french: {
    signInGKey:
      'Je pourrai vous le dire dès que vous serez connecté avec votre G-Key sur la page Members, /g-key-login.',
    signInKeymails:
      'Je pourrai vous le dire dès que vous serez connecté : les artistes avec leur G-Key sur /g-key-login, les fans avec leur Keymail sur /redeem-keymail.',
    gKeyActive: 'Oui, {name}, votre G-Key est active.',
    gKeyTest:
      'Oui, {name}, cette G-Key est active. C’est une clé d’évaluation : vous pouvez tout voir, mais pas vendre.',
    gKeyVoid: 'Non, {name}, vous n’avez pas de G-Key active en ce moment. Écrivez-nous sur /contact-us.',
    issued: 'Vous avez émis {issued} Keymails : {redeemed} utilisés, {open} pas encore.',
    owned: 'Vous possédez {owned} Keymails utilisés dans ce navigateur. Ils s’écoutent dans vos Green Rooms.',
    songs:
      'Vos morceaux : {published} publiés, {checking} en vérification, {review} chez une personne, {declined} refusés.',
    application: 'Votre demande est à l’état « {state} ».',
    noApplication:
      'Chaque étape de votre demande figure sur sa page de suivi ; le lien est dans notre mail. Sans lui, je ne peux pas savoir à qui est une demande.',
    noTopicFound:
      'Cela, je ne le sais pas. Je peux vous aider pour TuneMaker : G-Keys, mises en ligne, Keymails, Green Rooms, paiements. Pour le reste, une personne vous répond sur /contact-us.',
  },
  german: {
    signInGKey:
      'Das kann ich Ihnen sagen, sobald Sie auf der Seite Members, /g-key-login, mit Ihrem G-Key angemeldet sind.',
    signInKeymails:
      'Das kann ich Ihnen sagen, sobald Sie angemeldet sind: Künstler mit ihrem G-Key auf /g-key-login, Fans mit ihrem Keymail auf /redeem-keymail.',
    gKeyActive: 'Ja, {name}, Ihr G-Key ist aktiv.',
    gKeyTest:
      'Ja, {name}, dieser G-Key ist aktiv. Es ist ein Testschlüssel: Sie können alles ansehen, aber nichts verkaufen.',
    gKeyVoid: 'Nein, {name}, Sie haben zurzeit keinen aktiven G-Key. Bitte schreiben Sie uns über /contact-us.',
    issued: 'Sie haben {issued} Keymails ausgegeben: {redeemed} eingelöst, {open} noch nicht.',
    owned: 'In diesem Browser gehören Ihnen {owned} eingelöste Keymails. Sie spielen in Ihren Green Rooms.',
    songs:
      'Ihre Songs: {published} veröffentlicht, {checking} in Prüfung, {review} bei einem Menschen, {declined} abgelehnt.',
    application: 'Ihr Antrag hat den Stand „{state}“.',
    noApplication:
      'Jeder Schritt Ihres Antrags steht auf seiner eigenen Seite; der Link steht in unserer Mail. Ohne ihn kann ich nicht wissen, wessen Antrag es ist.',
    noTopicFound:
      'Das weiß ich nicht. Ich helfe bei TuneMaker: G-Keys, Uploads, Keymails, Green Rooms, Zahlungen. Für alles andere antwortet Ihnen ein Mensch über /contact-us.',
  },
  italian: {
    signInGKey: 'Posso dirtelo appena hai effettuato l’accesso con la tua G-Key nella pagina Members, /g-key-login.',
    signInKeymails:
      'Posso dirtelo appena hai effettuato l’accesso: gli artisti con la G-Key su /g-key-login, i fan con il Keymail su /redeem-keymail.',
    gKeyActive: 'Sì, {name}, la tua G-Key è attiva.',
    gKeyTest: 'Sì, {name}, questa G-Key è attiva. È una chiave di prova: puoi vedere tutto, ma non vendere.',
    gKeyVoid: 'No, {name}, al momento non hai una G-Key attiva. Scrivici su /contact-us.',
    issued: 'Hai emesso {issued} Keymail: {redeemed} riscattati, {open} non ancora.',
    owned: 'In questo browser possiedi {owned} Keymail riscattati. Si ascoltano nelle tue Green Room.',
    songs:
      'Le tue canzoni: {published} pubblicate, {checking} in verifica, {review} da una persona, {declined} rifiutate.',
    application: 'La tua domanda è nello stato “{state}”.',
    noApplication:
      'Ogni passo della tua domanda è nella sua pagina; il link è nella nostra mail. Senza quello non posso sapere di chi è una domanda.',
    noTopicFound:
      'Questo non lo so. Posso aiutarti con TuneMaker: G-Key, caricamenti, Keymail, Green Room, pagamenti. Per tutto il resto risponde una persona su /contact-us.',
  },
  portuguese: {
    signInGKey: 'Posso dizer assim que você entrar com a sua G-Key na página Members, /g-key-login.',
    signInKeymails:
      'Posso dizer assim que você entrar: artistas com a G-Key em /g-key-login, fãs com o Keymail em /redeem-keymail.',
    gKeyActive: 'Sim, {name}, a sua G-Key está ativa.',
    gKeyTest: 'Sim, {name}, esta G-Key está ativa. É uma chave de avaliação: você pode ver tudo, mas não vender.',
    gKeyVoid: 'Não, {name}, no momento você não tem uma G-Key ativa. Escreva para nós em /contact-us.',
    issued: 'Você emitiu {issued} Keymails: {redeemed} resgatados, {open} ainda não.',
    owned: 'Neste navegador você tem {owned} Keymails resgatados. Eles tocam nas suas Green Rooms.',
    songs:
      'Suas músicas: {published} publicadas, {checking} em verificação, {review} com uma pessoa, {declined} recusadas.',
    application: 'Seu pedido está no estado “{state}”.',
    noApplication:
      'Cada passo do seu pedido está na página dele; o link está no nosso e-mail. Sem ele não posso saber de quem é um pedido.',
    noTopicFound:
      'Isso eu não sei. Posso ajudar com a TuneMaker: G-Keys, envios, Keymails, Green Rooms e pagamentos. Para o resto, uma pessoa responde em /contact-us.',
  },
  chinese: {
    signInGKey: '请先在 Members 页面（/g-key-login）用您的 G-Key 登录，然后我就能告诉您。',
    signInKeymails:
      '请先登录，然后我就能告诉您：音乐人在 /g-key-login 用 G-Key 登录，歌迷在 /redeem-keymail 用 Keymail 登录。',
    gKeyActive: '是的，{name}，您的 G-Key 有效。',
    gKeyTest: '是的，{name}，这个 G-Key 有效。它是体验用的：可以浏览一切，但不能销售。',
    gKeyVoid: '{name}，您目前没有有效的 G-Key。请通过 /contact-us 联系我们。',
    issued: '您已发出 {issued} 个 Keymail：{redeemed} 个已兑换，{open} 个尚未兑换。',
    owned: '您在这个浏览器里拥有 {owned} 个已兑换的 Keymail，可在您的 Green Room 里播放。',
    songs: '您的歌曲：{published}首已发布，{checking}首核对中，{review}首由工作人员查看，{declined}首被拒。',
    application: '您的申请状态是“{state}”。',
    noApplication: '申请的每一步都在它自己的跟踪页面上，链接在我们发的邮件里。没有它，我无法知道申请属于谁。',
    noTopicFound:
      '这个我不知道。我可以解答 TuneMaker 的问题：G-Key、上传、Keymail、Green Room 和付款。其他问题请到 /contact-us，由工作人员回复。',
  },
  japanese: {
    signInGKey: 'Members ページ（/g-key-login）で G-Key を使ってログインしていただければ、お答えできます。',
    signInKeymails:
      'ログインしていただければお答えできます。アーティストは /g-key-login で G-Key、ファンは /redeem-keymail で Keymail をお使いください。',
    gKeyActive: 'はい、{name} さんの G-Key は有効です。',
    gKeyTest: 'はい、{name} さん、この G-Key は有効です。お試し用のキーなので、すべて見られますが販売はできません。',
    gKeyVoid: '{name} さん、現在有効な G-Key はありません。/contact-us からご連絡ください。',
    issued: '発行した Keymail は {issued} 件です。引き換え済み {redeemed} 件、未使用 {open} 件です。',
    owned: 'このブラウザーには引き換え済みの Keymail が {owned} 件あります。Green Room で再生できます。',
    songs:
      'あなたの曲：公開済み {published} 曲、確認中 {checking} 曲、担当者が確認中 {review} 曲、却下 {declined} 曲です。',
    application: '申請の状態は「{state}」です。',
    noApplication:
      '申請の各段階は専用のページで確認できます。リンクはお送りしたメールにあります。それがないと、どなたの申請か分かりません。',
    noTopicFound:
      'それは存じません。TuneMaker の G-Key、アップロード、Keymail、Green Room、お支払いについてお答えできます。ほかのことは /contact-us で担当者がお答えします。',
  },
}
