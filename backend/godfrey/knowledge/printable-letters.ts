import type { Topic } from './topic.ts'

export const printableLetters: Topic = {
  id: 'printable-letters',
  page: '/advertising',
  english: {
    questions: [
      'Where can I find the printable letters?',
      'download PDF',
      'Is there a flyer or one-page overview I can print?',
      'letter for my recording studio',
      'something to hand out at our fan club',
      'I advise musicians, do you have information for counselors?',
      'How do I print the visitor overview?',
      'do you have brochures about TuneMaker',
      'I want to tell a studio about you, what can I give them?',
      'something on paper to take to a studio',
      'a leaflet about you that I can print',
    ],
    answer:
      'There are four, each on one page: the platform overview with a letter to counselors, a letter to studios, one to fan clubs, and an overview for visitors. You find them all on the Advertising page. Open one and press Download PDF to print it or save it as a file; it costs nothing.',
  },
  spanish: {
    questions: [
      '¿Dónde están las cartas para imprimir?',
      'descargar PDF',
      '¿Hay un folleto o un resumen de una página para imprimir?',
      'carta para mi estudio de grabación',
      'algo para repartir en nuestro club de fans',
      'Asesoro a músicos, ¿tienen información para consejeros?',
      '¿Cómo imprimo el resumen para visitantes?',
      'tienen folletos sobre TuneMaker',
      'Quiero hablarle de ustedes a un estudio, ¿qué le puedo dar?',
      'algo en papel para llevar a un estudio',
      'un folleto sobre ustedes para imprimir',
    ],
    answer:
      'Hay cuatro, cada una de una página: el resumen de la plataforma con una carta para asesores, una carta para estudios, otra para clubes de fans y un resumen para visitantes. Las encuentras todas en la página Advertising. Abre una y pulsa Download PDF para imprimirla o guardarla como archivo; no cuesta nada.',
  },
  french: {
    questions: [
      'Où trouver les lettres à imprimer ?',
      'télécharger le PDF',
      'Existe-t-il un dépliant ou une présentation d’une page à imprimer ?',
      'lettre pour mon studio d’enregistrement',
      'quelque chose à distribuer à notre fan-club',
      'Je conseille des musiciens, avez-vous des informations pour conseillers ?',
      'Comment imprimer la présentation pour visiteurs ?',
      'vous avez des brochures sur TuneMaker',
      'Je veux parler de vous à un studio, que puis-je lui donner ?',
      'quelque chose sur papier à montrer à un studio',
      'un prospectus sur vous à imprimer',
    ],
    answer:
      'Il y en a quatre, d’une page chacune : la présentation de la plateforme avec une lettre aux conseillers, une lettre aux studios, une aux fan-clubs et une présentation pour les visiteurs. Vous les trouvez toutes sur la page Advertising. Ouvrez-en une et cliquez sur Download PDF pour l’imprimer ou l’enregistrer ; c’est gratuit.',
  },
  german: {
    questions: [
      'Wo finde ich die Briefe zum Ausdrucken?',
      'PDF herunterladen',
      'Gibt es einen Flyer oder eine Übersicht auf einer Seite zum Drucken?',
      'Brief für mein Tonstudio',
      'etwas zum Verteilen in unserem Fanclub',
      'Ich berate Musiker, haben Sie Informationen für Berater?',
      'Wie drucke ich die Übersicht für Besucher?',
      'habt ihr Broschüren über TuneMaker',
      'Ich möchte einem Studio von Ihnen erzählen, was kann ich ihm geben?',
      'etwas auf Papier für ein Studio',
      'ein Faltblatt über euch zum Ausdrucken',
    ],
    answer:
      'Es gibt vier, jeweils auf einer Seite: die Plattformübersicht mit einem Brief an Berater, einen Brief an Studios, einen an Fanclubs und eine Übersicht für Besucher. Sie finden alle auf der Seite Advertising. Öffnen Sie ein Blatt und klicken Sie auf Download PDF, um es zu drucken oder als Datei zu speichern; das kostet nichts.',
  },
  italian: {
    questions: [
      'Dove trovo le lettere da stampare?',
      'scaricare il PDF',
      'C’è un volantino o un riassunto di una pagina da stampare?',
      'lettera per il mio studio di registrazione',
      'qualcosa da distribuire al nostro fan club',
      'Do consulenza a musicisti, avete informazioni per i consulenti?',
      'Come stampo la panoramica per i visitatori?',
      'avete brochure su TuneMaker',
      'Vorrei parlare di voi a uno studio, che cosa posso dargli?',
      'qualcosa su carta da portare in uno studio',
      'un volantino su di voi da stampare',
    ],
    answer:
      'Ce ne sono quattro, ognuna di una pagina: la panoramica della piattaforma con una lettera per i consulenti, una lettera per gli studi, una per i fan club e una panoramica per i visitatori. Le trovi tutte nella pagina Advertising. Aprine una e premi Download PDF per stamparla o salvarla come file; non costa nulla.',
  },
  portuguese: {
    questions: [
      'Onde encontro as cartas para imprimir?',
      'baixar PDF',
      'Tem um folheto ou resumo de uma página para imprimir?',
      'carta para o meu estúdio de gravação',
      'algo para distribuir no nosso fã-clube',
      'Oriento músicos, vocês têm informações para conselheiros?',
      'Como imprimo o resumo para visitantes?',
      'vocês têm panfletos sobre o TuneMaker',
      'Quero falar de vocês para um estúdio, o que posso entregar?',
      'algo em papel para levar a um estúdio',
      'um folheto sobre vocês para imprimir',
    ],
    answer:
      'São quatro, cada uma em uma página: o resumo da plataforma com uma carta para orientadores, uma carta para estúdios, uma para fã-clubes e um resumo para visitantes. Todas estão na página Advertising. Abra uma e clique em Download PDF para imprimir ou salvar como arquivo; não custa nada.',
  },
  chinese: {
    questions: [
      '可打印的信件在哪里？',
      '下载PDF',
      '有没有可以打印的传单或一页介绍',
      '给录音室的信',
      '有什么可以发给歌迷会的资料吗',
      '我给音乐人做咨询，有给顾问的说明吗？',
      '怎么打印访客概览',
      '有TuneMaker的宣传册吗',
      '可以列印的介紹信在哪裡下載',
      '有没有纸质的可以带去录音棚',
      '介绍你们的可打印传单',
    ],
    answer:
      '一共有四份，每份一页：平台概览（附致顾问的信）、致录音室的信、致歌迷会的信，以及访客概览。在Advertising页面都能找到。打开后点击Download PDF，就可以打印或存成文件，不收费。',
  },
  japanese: {
    questions: [
      '印刷できる手紙はどこにありますか？',
      'PDFをダウンロードしたい',
      '印刷用のチラシや一枚ものの概要はありますか',
      '録音スタジオに渡す手紙がほしい',
      'ファンクラブで配れるものある？',
      '音楽家の相談を受けているのですが、相談員向けの資料はありますか',
      '来場者向けの概要を印刷するには',
      'TuneMakerのパンフレットはありますか',
      '印刷用資料一覧',
      'スタジオに持っていける紙の資料',
      '印刷できる紹介のチラシ',
    ],
    answer:
      '一枚にまとめたものが四種類あります。相談員向けの手紙を添えたプラットフォーム概要、スタジオ向けの手紙、ファンクラブ向けの手紙、そして訪問者向けの概要です。どれもAdvertisingのページから開けます。開いてDownload PDFを押すと、印刷もファイルとしての保存もでき、料金はかかりません。',
  },
}
