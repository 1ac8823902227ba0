import type { Topic } from './topic.ts'

export const membersWorkshop: Topic = {
  id: 'members-workshop',
  page: '/members-workshop',
  english: {
    questions: [
      'What can I do in the Members Workshop?',
      'artist dashboard',
      'where’s all my stuff as an artist',
      'I’m signed in with my key but don’t know where to find my sales',
      'Where do I see my revenue and my Keymails?',
      'I’d like an overview of the tools for members',
      'workshop release plan revenue Keymails QR codes account status',
      'how do I get into the workshop',
    ],
    answer:
      'The Members Workshop is your desk as an artist; you enter it with your G-Key at /g-key-login. There you see every sale with PayPal’s fee and any refunds, connect your payment e-mail, create Keymails and download their list as CSV, plan a release of up to {songsPerPlan} songs and make QR codes. Links lead on to your Private Green Room, to Upload Songs and to the Public Showcase.',
  },
  spanish: {
    questions: [
      '¿Qué puedo hacer en el Members Workshop?',
      'panel del artista',
      'dónde están todas mis cosas de artista',
      'he entrado con mi llave pero no sé dónde ver mis ventas',
      '¿Dónde veo mis ingresos y mis Keymails?',
      'me gustaría un resumen de las herramientas para miembros',
      'taller plan de lanzamiento ingresos Keymails códigos QR estado de la cuenta',
      'cómo entro en el taller',
    ],
    answer:
      'El Members Workshop es tu mesa de trabajo como artista; entras con tu G-Key en /g-key-login. Allí ves cada venta con la comisión de PayPal y los reembolsos, conectas tu correo de pago, creas Keymails y descargas su lista en CSV, planificas un lanzamiento de hasta {songsPerPlan} canciones y haces códigos QR. Desde ahí hay enlaces a tu Private Green Room, a Upload Songs y al Public Showcase.',
  },
  french: {
    questions: [
      'Que puis-je faire dans le Members Workshop ?',
      'tableau de bord artiste',
      'où sont toutes mes affaires d’artiste',
      'je suis connecté avec ma clé mais je ne sais pas où voir mes ventes',
      'Où voir mes revenus et mes Keymails ?',
      'je voudrais un aperçu des outils réservés aux membres',
      'atelier plan de sortie revenus Keymails codes QR état du compte',
      'comment entrer dans l’atelier',
    ],
    answer:
      'Le Members Workshop est votre établi d’artiste ; vous y entrez avec votre G-Key sur /g-key-login. Vous y voyez chaque vente avec les frais de PayPal et les remboursements, vous reliez votre e-mail de paiement, créez des Keymails et téléchargez leur liste en CSV, préparez une sortie de {songsPerPlan} morceaux au plus et fabriquez des codes QR. Des liens mènent à votre Private Green Room, à Upload Songs et au Public Showcase.',
  },
  german: {
    questions: [
      'Was kann ich im Members Workshop machen?',
      'Künstler-Dashboard',
      'wo finde ich meine ganzen Künstlersachen',
      'ich bin mit meinem Schlüssel angemeldet, weiß aber nicht, wo meine Verkäufe stehen',
      'Wo sehe ich meine Einnahmen und meine Keymails?',
      'ich hätte gern einen Überblick über die Werkzeuge für Mitglieder',
      'Werkstatt Veröffentlichung planen Einnahmen Keymails QR-Codes Kontostatus',
      'wie komme ich in die Werkstatt',
    ],
    answer:
      'Der Members Workshop ist Ihr Arbeitsplatz als Künstler; Sie betreten ihn mit Ihrem G-Key unter /g-key-login. Dort sehen Sie jeden Verkauf mit PayPal-Gebühr und Erstattungen, verbinden Ihre Zahlungs-E-Mail, erstellen Keymails und laden deren Liste als CSV herunter, planen eine Veröffentlichung mit bis zu {songsPerPlan} Songs und machen QR-Codes. Von dort führen Links in Ihren Private Green Room, zu Upload Songs und zum Public Showcase.',
  },
  italian: {
    questions: [
      'Cosa posso fare nel Members Workshop?',
      'pannello artista',
      'dove trovo tutta la mia roba da artista',
      'sono entrato con la chiave ma non so dove vedere le vendite',
      'Dove vedo i miei guadagni e i miei Keymail?',
      'vorrei una panoramica degli strumenti per i membri',
      'laboratorio piano di uscita guadagni Keymail codici QR stato account',
      'come si entra nel laboratorio',
    ],
    answer:
      'Il Members Workshop è il tuo banco di lavoro da artista; ci entri con la tua G-Key da /g-key-login. Lì vedi ogni vendita con la commissione di PayPal e i rimborsi, colleghi l’e-mail di pagamento, crei Keymail e ne scarichi l’elenco in CSV, pianifichi un’uscita fino a {songsPerPlan} canzoni e fai codici QR. Da lì i link portano alla tua Private Green Room, a Upload Songs e al Public Showcase.',
  },
  portuguese: {
    questions: [
      'O que posso fazer no Members Workshop?',
      'painel do artista',
      'onde ficam todas as minhas coisas de artista',
      'entrei com a minha chave, mas não sei onde ver as vendas',
      'Onde vejo minha receita e meus Keymails?',
      'queria uma visão geral das ferramentas para membros',
      'oficina plano de lançamento receita Keymails códigos QR situação da conta',
      'como entro na oficina',
    ],
    answer:
      'O Members Workshop é a sua bancada de artista; você entra com sua G-Key em /g-key-login. Lá você vê cada venda com a taxa do PayPal e os reembolsos, conecta seu e-mail de pagamento, cria Keymails e baixa a lista em CSV, planeja um lançamento de até {songsPerPlan} músicas e faz códigos QR. De lá, links levam ao seu Private Green Room, ao Upload Songs e ao Public Showcase.',
  },
  chinese: {
    questions: [
      '在Members Workshop里可以做什么？',
      '音乐人后台',
      '我的那些东西都在哪儿看',
      '我用密钥登录了，但不知道在哪里看销售',
      '在哪里可以看到收入和我的Keymail？',
      '想大概了解一下会员能用的工具',
      '會員工作室 發行計劃 收入 帳戶狀態',
      '怎么进入工作室',
    ],
    answer:
      'Members Workshop是您作为音乐人的工作台，用G-Key在 /g-key-login 登录即可进入。在那里可以看到每笔销售、PayPal手续费和退款，绑定收款邮箱，创建Keymail并将列表下载为CSV，规划最多{songsPerPlan}首歌的发行，还可以制作二维码。页面上还有链接通往您的Private Green Room、Upload Songs和Public Showcase。',
  },
  japanese: {
    questions: [
      'Members Workshopでは何ができますか？',
      'アーティスト用の管理画面',
      '自分のものってどこで見るの',
      '鍵でログインしましたが、売り上げがどこにあるか分かりません',
      '収入や自分のKeymailはどこで確認できますか',
      '会員向けの機能をひととおり知りたいのですが',
      '会員工房 収入確認 売上一覧',
      '工房への入り方',
    ],
    answer:
      'Members Workshopはアーティストの作業場で、/g-key-login からG-Keyで入れます。売り上げごとのPayPalの手数料や返金の確認、支払い先メールアドレスの登録、Keymailの作成とその一覧のCSVダウンロード、最大{songsPerPlan}曲のリリース計画、QRコードの作成ができます。そこからPrivate Green Room、Upload Songs、Public Showcaseへもリンクで進めます。',
  },
}
