import type { Topic } from './topic.ts'

export const newsletter: Topic = {
  id: 'newsletter',
  page: '/visitor-information',
  english: {
    questions: [
      'How do I subscribe to the newsletter?',
      'Stay Updated form',
      'unsubscribe from your mails',
      'stop sending me news',
      'do you have a mailing list',
      'get news about new songs',
      'I do not want your mails any more',
      'how do I get your news',
      'stop sending me mails',
      'take me off your list',
    ],
    answer:
      'Enter your e-mail under “Stay Updated” in the Visitor Information Hub and open the link in the mail we send; only then are you on the list. Every newsletter has a link to unsubscribe, which works at once.',
  },
  spanish: {
    questions: [
      '¿Cómo me suscribo al boletín?',
      'formulario Stay Updated',
      'darme de baja de sus correos',
      'dejen de mandarme noticias',
      'tienen lista de correo',
      'recibir novedades de canciones',
      'no quiero más sus correos',
      'cómo recibo sus novedades',
      'dejen de mandarme correos',
      'sáquenme de su lista',
    ],
    answer:
      'Escribe tu correo en “Stay Updated”, en el Visitor Information Hub, y abre el enlace del correo que enviamos; solo entonces estás en la lista. Cada boletín lleva un enlace para darte de baja, que vale al instante.',
  },
  french: {
    questions: [
      'Comment m’abonner à la newsletter ?',
      'formulaire Stay Updated',
      'me désabonner de vos mails',
      'ne m’envoyez plus de nouvelles',
      'avez-vous une liste de diffusion',
      'recevoir des nouvelles des morceaux',
      'je ne veux plus de vos mails',
      'comment recevoir vos nouvelles',
      'arrêtez de m’envoyer des mails',
      'retirez-moi de votre liste',
    ],
    answer:
      'Entrez votre e-mail sous « Stay Updated » dans le Visitor Information Hub et ouvrez le lien du mail que nous envoyons ; vous n’êtes sur la liste qu’ensuite. Chaque newsletter contient un lien de désinscription, qui agit tout de suite.',
  },
  german: {
    questions: [
      'Wie abonniere ich den Newsletter?',
      'Formular Stay Updated',
      'Newsletter abbestellen',
      'schicken Sie mir keine Neuigkeiten mehr',
      'gibt es einen Verteiler',
      'Nachrichten über neue Songs bekommen',
      'ich möchte keine Mails mehr von euch',
      'wie bekomme ich eure Neuigkeiten',
      'schickt mir keine Mails mehr',
      'nehmt mich von der Liste',
    ],
    answer:
      'Tragen Sie im Visitor Information Hub unter „Stay Updated“ Ihre E-Mail ein und öffnen Sie den Link in unserer Mail; erst dann stehen Sie auf der Liste. Jeder Newsletter hat einen Link zum Abbestellen, der sofort wirkt.',
  },
  italian: {
    questions: [
      'Come mi iscrivo alla newsletter?',
      'modulo Stay Updated',
      'disiscrivermi dalle vostre mail',
      'non mandatemi più novità',
      'avete una mailing list',
      'ricevere notizie sui nuovi brani',
      'non voglio più le vostre mail',
      'come ricevo le vostre novità',
      'smettete di mandarmi mail',
      'toglietemi dalla lista',
    ],
    answer:
      'Scrivi la tua e-mail sotto “Stay Updated” nel Visitor Information Hub e apri il link della mail che mandiamo; solo allora sei in lista. Ogni newsletter ha un link per disiscriverti, che vale subito.',
  },
  portuguese: {
    questions: [
      'Como assino a newsletter?',
      'formulário Stay Updated',
      'cancelar a inscrição nos e-mails',
      'parem de me mandar novidades',
      'vocês têm lista de e-mails',
      'receber notícias de músicas novas',
      'não quero mais seus emails',
      'como recebo suas novidades',
      'parem de me mandar emails',
      'me tirem da lista',
    ],
    answer:
      'Coloque seu e-mail em “Stay Updated”, no Visitor Information Hub, e abra o link do e-mail que enviamos; só então você entra na lista. Toda newsletter tem um link de descadastro, que vale na hora.',
  },
  chinese: {
    questions: [
      '怎么订阅通讯？',
      'Stay Updated表单',
      '退订你们的邮件',
      '别再给我发新闻了',
      '有邮件列表吗',
      '想收到新歌消息',
      '不想再收到你们的邮件',
      '怎么收到你们的消息',
      '别再给我发邮件',
      '把我从名单上去掉',
    ],
    answer:
      '在Visitor Information Hub的“Stay Updated”里填邮箱，并打开我们邮件里的链接，之后才算订阅。每封通讯都有退订链接，立即生效。',
  },
  japanese: {
    questions: [
      'ニュースレターを購読するには？',
      'Stay Updatedのフォーム',
      'メルマガの配信停止',
      'お知らせを止めてほしい',
      'メーリングリストはありますか',
      '新曲の情報を受け取りたい',
      'もうメールを送らないで',
      'お知らせを受け取るには',
      'メールを送るのをやめて',
      'リストから外して',
    ],
    answer:
      'Visitor Information Hubの「Stay Updated」にメールアドレスを入れ、届いたメールのリンクを開くと登録が完了します。どのニュースレターにも配信停止のリンクがあり、すぐに反映されます。',
  },
}
