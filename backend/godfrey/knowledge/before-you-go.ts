import type { Topic } from './topic.ts'

export const beforeYouGo: Topic = {
  id: 'before-you-go',
  page: '/before-you-go',
  english: {
    questions: [
      'Where do I get the free graphic?',
      'Break Through or Revolutionary picture',
      'leave feedback',
      'free gift for visitors',
      'I have an idea for the site',
      'how do I tell you my opinion',
    ],
    answer:
      'On the Before You Go page: choose the free graphic, “Break Through” or “Revolutionary”, leave your e-mail address and download it. In the same place you can write us feedback, with or without an address; our staff reads it.',
  },
  spanish: {
    questions: [
      '¿Dónde consigo el gráfico gratis?',
      'imagen Break Through o Revolutionary',
      'dejar comentarios',
      'regalo gratis para visitantes',
      'tengo una idea para el sitio',
      'cómo les doy mi opinión',
    ],
    answer:
      'En la página Before You Go: elige el gráfico gratuito, “Break Through” o “Revolutionary”, deja tu correo y descárgalo. Ahí mismo puedes escribirnos tu opinión, con dirección o sin ella; nuestro equipo la lee.',
  },
  french: {
    questions: [
      'Où trouver le graphique gratuit ?',
      'image Break Through ou Revolutionary',
      'laisser un avis',
      'cadeau gratuit pour les visiteurs',
      'j’ai une idée pour le site',
      'comment donner mon opinion',
    ],
    answer:
      'Sur la page Before You Go : choisissez le graphique gratuit, « Break Through » ou « Revolutionary », laissez votre e-mail et téléchargez-le. Au même endroit, vous pouvez nous écrire votre avis, avec ou sans adresse ; notre équipe le lit.',
  },
  german: {
    questions: [
      'Wo bekomme ich die Gratisgrafik?',
      'Bild Break Through oder Revolutionary',
      'Feedback geben',
      'kostenloses Geschenk für Besucher',
      'ich habe eine Idee für die Seite',
      'wie sage ich meine Meinung',
    ],
    answer:
      'Auf der Seite Before You Go: Wählen Sie die kostenlose Grafik, „Break Through“ oder „Revolutionary“, geben Sie Ihre E-Mail-Adresse an und laden Sie sie herunter. Dort können Sie uns auch Feedback schreiben, mit oder ohne Adresse; unser Team liest es.',
  },
  italian: {
    questions: [
      'Dove trovo la grafica gratuita?',
      'immagine Break Through o Revolutionary',
      'lasciare un commento',
      'omaggio per i visitatori',
      'ho un’idea per il sito',
      'come vi do la mia opinione',
    ],
    answer:
      'Nella pagina Before You Go: scegli la grafica gratuita, “Break Through” o “Revolutionary”, lascia il tuo indirizzo e-mail e scaricala. Lì puoi anche scriverci la tua opinione, con o senza indirizzo; il nostro staff la legge.',
  },
  portuguese: {
    questions: [
      'Onde pego o gráfico grátis?',
      'imagem Break Through ou Revolutionary',
      'deixar feedback',
      'brinde para visitantes',
      'tenho uma ideia para o site',
      'como dou minha opinião',
    ],
    answer:
      'Na página Before You Go: escolha o gráfico grátis, “Break Through” ou “Revolutionary”, deixe seu e-mail e baixe. Lá também dá para nos escrever sua opinião, com ou sem endereço; nossa equipe lê.',
  },
  chinese: {
    questions: [
      '免费图片在哪里领？',
      'Break Through或Revolutionary图',
      '留下反馈',
      '给访客的免费礼物',
      '我对网站有个建议',
      '怎么提意见',
    ],
    answer:
      '在Before You Go页面：选择免费图片“Break Through”或“Revolutionary”，留下邮箱就能下载。在同一处还可以给我们写反馈，留不留地址都行，工作人员会看。',
  },
  japanese: {
    questions: [
      '無料のグラフィックはどこでもらえますか？',
      'Break ThroughやRevolutionaryの画像',
      '感想を送りたい',
      '来場者への無料プレゼント',
      'サイトへの提案があります',
      '意見を伝えるには',
    ],
    answer:
      'Before You Goページで、無料のグラフィック「Break Through」か「Revolutionary」を選び、メールアドレスを入れてダウンロードできます。同じ場所からご意見も送れます（アドレスは任意）。スタッフが読みます。',
  },
}
