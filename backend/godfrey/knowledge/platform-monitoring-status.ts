import type { Topic } from './topic.ts'

export const platformMonitoringStatus: Topic = {
  id: 'platform-monitoring-status',
  page: '/godfrey-dashboard',
  english: {
    questions: [
      'What is the monitoring status of the platform?',
      'Is TuneMaker down?',
      'system status',
      'How many visitors and active G-Keys are there?',
      'is everything working right now',
      'Where do I find the Godfrey dashboard?',
      'The site is very slow today',
      'Can I see platform statistics?',
      'What are you monitoring?',
    ],
    answer:
      'The live picture is on the Godfrey Monitoring Dashboard: visitors, active G-Keys, Keymails and the state of the systems, for the last hour, day, week or month. Everybody sees the totals; revenue, artists’ names and the health of background jobs are for our staff. If something does not work for you, tell me what you did and what you saw, or write to the address on the Contact Us page.',
  },
  spanish: {
    questions: [
      '¿Cuál es el estado de monitoreo de la plataforma?',
      '¿Está caído TuneMaker?',
      'estado del sistema',
      '¿Cuántos visitantes y G-Keys activas hay?',
      'funciona todo ahora mismo',
      '¿Dónde está el panel de Godfrey?',
      'la página va muy lenta hoy',
      '¿Puedo ver estadísticas de la plataforma?',
      '¿Qué es lo que supervisas?',
    ],
    answer:
      'La situación en vivo está en el Godfrey Monitoring Dashboard: visitantes, G-Keys activas, Keymails y el estado de los sistemas, de la última hora, el último día, la última semana o el último mes. Los totales los ve cualquiera; los ingresos, los nombres de los artistas y el estado de los procesos internos son para nuestro equipo. Si algo no te funciona, dime qué hiciste y qué viste, o escribe a la dirección de la página Contact Us.',
  },
  french: {
    questions: [
      'Quel est l’état de surveillance de la plateforme ?',
      'TuneMaker est-il en panne ?',
      'état du système',
      'Combien de visiteurs et de G-Keys actives y a-t-il ?',
      'est-ce que tout marche en ce moment',
      'Où se trouve le tableau de bord de Godfrey ?',
      'le site est très lent aujourd’hui',
      'Puis-je voir les statistiques de la plateforme ?',
      'Que surveillez-vous ?',
    ],
    answer:
      'La situation en direct est sur le Godfrey Monitoring Dashboard : visiteurs, G-Keys actives, Keymails et état des systèmes, pour la dernière heure, le dernier jour, la dernière semaine ou le dernier mois. Tout le monde voit les totaux ; les revenus, les noms des artistes et la santé des tâches internes sont réservés à notre équipe. Si quelque chose ne marche pas chez vous, dites-moi ce que vous avez fait et vu, ou écrivez à l’adresse de la page Contact Us.',
  },
  german: {
    questions: [
      'Wie ist der Überwachungsstatus der Plattform?',
      'Ist TuneMaker gerade ausgefallen?',
      'Systemstatus',
      'Wie viele Besucher und aktive G-Keys gibt es?',
      'läuft gerade alles',
      'Wo finde ich das Godfrey-Dashboard?',
      'die Seite ist heute sehr langsam',
      'Kann ich Statistiken der Plattform sehen?',
      'Was überwachen Sie eigentlich?',
    ],
    answer:
      'Das aktuelle Bild zeigt das Godfrey Monitoring Dashboard: Besucher, aktive G-Keys, Keymails und den Zustand der Systeme, für die letzte Stunde, den letzten Tag, die letzte Woche oder den letzten Monat. Die Gesamtzahlen sieht jeder; Einnahmen, Künstlernamen und der Zustand der Hintergrundaufgaben sind unserem Team vorbehalten. Wenn bei Ihnen etwas nicht funktioniert, sagen Sie mir, was Sie getan und gesehen haben, oder schreiben Sie an die Adresse auf der Seite Contact Us.',
  },
  italian: {
    questions: [
      'Qual è lo stato del monitoraggio della piattaforma?',
      'TuneMaker è fuori servizio?',
      'stato del sistema',
      'Quanti visitatori e G-Key attive ci sono?',
      'funziona tutto in questo momento',
      'Dove trovo la dashboard di Godfrey?',
      'il sito oggi è lentissimo',
      'Posso vedere le statistiche della piattaforma?',
      'Che cosa tieni sotto controllo?',
    ],
    answer:
      'La situazione in tempo reale è nella Godfrey Monitoring Dashboard: visitatori, G-Key attive, Keymail e stato dei sistemi, per l’ultima ora, l’ultimo giorno, l’ultima settimana o l’ultimo mese. I totali li vede chiunque; ricavi, nomi degli artisti e stato dei processi interni sono riservati al nostro staff. Se qualcosa non ti funziona, dimmi che cosa hai fatto e che cosa hai visto, oppure scrivi all’indirizzo della pagina Contact Us.',
  },
  portuguese: {
    questions: [
      'Qual é o status de monitoramento da plataforma?',
      'O TuneMaker está fora do ar?',
      'status do sistema',
      'Quantos visitantes e G-Keys ativas existem?',
      'está tudo funcionando agora',
      'Onde fica o painel do Godfrey?',
      'o site está muito lento hoje',
      'Posso ver as estatísticas da plataforma?',
      'O que você monitora?',
    ],
    answer:
      'O quadro ao vivo está no Godfrey Monitoring Dashboard: visitantes, G-Keys ativas, Keymails e o estado dos sistemas, na última hora, no último dia, na última semana ou no último mês. Os totais todos podem ver; receita, nomes de artistas e a situação das tarefas internas são para a nossa equipe. Se algo não funcionar para você, me diga o que fez e o que viu, ou escreva para o endereço da página Contact Us.',
  },
  chinese: {
    questions: [
      '平台的监控状态怎么样？',
      'TuneMaker是不是挂了',
      '系统状态',
      '现在有多少访客和有效的G-Key',
      '现在一切正常吗',
      'Godfrey监控面板在哪里？',
      '今天网站特别慢',
      '能看平台统计数据吗',
      '平台監控狀態，系統正常嗎',
    ],
    answer:
      '实时情况在Godfrey Monitoring Dashboard上：访客数、有效G-Key、Keymail和系统状态，可以看最近一小时、一天、一周或一个月。总数人人可见；收入、音乐人姓名和后台任务的状况只供我们的工作人员查看。如果您遇到故障，请告诉我您做了什么、看到了什么，或写信到Contact Us页面上的邮箱。',
  },
  japanese: {
    questions: [
      'プラットフォームの監視状況はどうなっていますか？',
      'TuneMakerって今落ちてる？',
      'システム状況',
      '訪問者数や有効なG-Keyの数を知りたい',
      '今ちゃんと動いていますか',
      'Godfreyのダッシュボードはどこですか',
      '今日はサイトがとても遅いです',
      'プラットフォームの統計を見られますか',
      '稼働状況確認',
    ],
    answer:
      '最新の状況はGodfrey Monitoring Dashboardでご覧になれます。訪問者数、有効なG-Key、Keymail、システムの状態が、直近の一時間、一日、一週間、一か月ごとに表示されます。合計はどなたでも見られますが、収益、アーティスト名、裏側の処理の状態はスタッフ専用です。うまく動かないことがあれば、何をして何が表示されたかを私に教えていただくか、Contact Usのページのアドレスへお書きください。',
  },
}
