import type { Topic } from './topic.ts'

export const supportHours: Topic = {
  id: 'support-hours',
  page: '/contact-us',
  english: {
    questions: [
      'What are your support hours?',
      'When is support available?',
      'opening hours',
      'Are you open on weekends and holidays?',
      'is anyone there at night',
      'How long until I get a reply to my e-mail?',
      'I wrote to you yesterday and nobody has answered',
      'response time',
      'Do you offer help 24/7?',
    ],
    answer:
      'I’m here 24 hours a day, 7 days a week, in eight languages. E-mails to the address on the Contact Us page are answered by a person within {reviewHours} hours.',
  },
  spanish: {
    questions: [
      '¿Cuál es el horario de atención?',
      '¿Cuándo está disponible el soporte?',
      'horario de soporte',
      '¿Atienden los fines de semana y festivos?',
      'hay alguien por la noche',
      '¿Cuánto tardan en responder un correo?',
      'les escribí ayer y nadie me contesta',
      'tiempo de respuesta',
      '¿Tienen ayuda las 24 horas?',
    ],
    answer:
      'Yo estoy aquí las 24 horas, los 7 días de la semana, en ocho idiomas. Los correos a la dirección de la página Contact Us los responde una persona en un plazo de {reviewHours} horas.',
  },
  french: {
    questions: [
      'Quels sont les horaires du support ?',
      'Quand l’assistance est-elle disponible ?',
      'heures d’ouverture',
      'Êtes-vous ouverts le week-end et les jours fériés ?',
      'il y a quelqu’un la nuit',
      'Combien de temps pour une réponse à mon e-mail ?',
      'je vous ai écrit hier et personne ne répond',
      'délai de réponse',
      'Proposez-vous une aide 24 heures sur 24 ?',
    ],
    answer:
      'Je suis là 24 heures sur 24, 7 jours sur 7, en huit langues. Aux e-mails envoyés à l’adresse de la page Contact Us, une personne répond sous {reviewHours} heures.',
  },
  german: {
    questions: [
      'Wie sind Ihre Supportzeiten?',
      'Wann ist der Support erreichbar?',
      'Öffnungszeiten',
      'Sind Sie am Wochenende und an Feiertagen da?',
      'ist nachts jemand da',
      'Wie lange dauert es, bis meine E-Mail beantwortet wird?',
      'ich habe gestern geschrieben und keine Antwort bekommen',
      'Antwortzeit, Servicezeiten',
      'Gibt es Hilfe rund um die Uhr?',
    ],
    answer:
      'Ich bin rund um die Uhr da, 24 Stunden an 7 Tagen der Woche, in acht Sprachen. E-Mails an die Adresse auf der Seite Contact Us beantwortet ein Mensch innerhalb von {reviewHours} Stunden.',
  },
  italian: {
    questions: [
      'Quali sono gli orari dell’assistenza?',
      'Quando è disponibile il supporto?',
      'orari di apertura',
      'Siete disponibili nel fine settimana e nei giorni festivi?',
      'c’è qualcuno di notte',
      'Quanto ci vuole per una risposta alla mia e-mail?',
      'vi ho scritto ieri e nessuno risponde',
      'tempi di risposta',
      'C’è aiuto 24 ore su 24?',
    ],
    answer:
      'Io ci sono 24 ore su 24, 7 giorni su 7, in otto lingue. Alle e-mail inviate all’indirizzo della pagina Contact Us risponde una persona entro {reviewHours} ore.',
  },
  portuguese: {
    questions: [
      'Qual é o horário de atendimento?',
      'Quando o suporte está disponível?',
      'horário de funcionamento',
      'Vocês atendem no fim de semana e em feriados?',
      'tem alguém de madrugada',
      'Quanto tempo demora para responderem meu e-mail?',
      'escrevi ontem e ninguém respondeu',
      'prazo de resposta',
      'Tem ajuda 24 horas?',
    ],
    answer:
      'Eu estou aqui 24 horas por dia, 7 dias por semana, em oito idiomas. Os e-mails enviados ao endereço da página Contact Us são respondidos por uma pessoa em {reviewHours} horas.',
  },
  chinese: {
    questions: [
      '客服时间是几点到几点？',
      '什么时候有客服',
      '服务时间',
      '周末和节假日上班吗',
      '半夜有人吗',
      '发邮件多久能收到回复？',
      '我昨天写信给你们，到现在没人回',
      '回复要等多久',
      '客服是二十四小時的嗎',
    ],
    answer:
      '我每周7天、每天24小时都在，会八种语言。发到Contact Us页面邮箱的邮件，由工作人员在{reviewHours}小时内答复。',
  },
  japanese: {
    questions: [
      'サポートの受付時間は何時から何時までですか？',
      'いつ問い合わせできますか',
      '営業時間',
      '土日や祝日もやっていますか',
      '夜中でも誰かいるの？',
      'メールの返事はどのくらいで来ますか？',
      '昨日メールしたのにまだ返事が来ない',
      '返信までの時間',
      '二十四時間対応',
    ],
    answer:
      '私は年中無休、24時間、八つの言語で対応しています。Contact Usのページのアドレスへいただいたメールには、担当者が{reviewHours}時間以内にお返事します。',
  },
}
