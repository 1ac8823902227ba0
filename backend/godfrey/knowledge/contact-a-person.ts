import type { Topic } from './topic.ts'

export const contactAPerson: Topic = {
  id: 'contact-a-person',
  page: '/contact-us',
  english: {
    questions: [
      'How can I contact a real person?',
      'I want to talk to a human',
      'contact support',
      'Is there a phone number I can call?',
      'What is your e-mail address?',
      'you are not helping, get me somebody who works there',
      'speak to an agent',
      'I have a complaint for the staff',
      'Where do I send a letter to the team?',
      'need help asap',
    ],
    answer:
      'Write to the e-mail address on the Contact Us page, and a person answers within {reviewHours} hours. We have no telephone line, so the two ways are that letter and this chat. Give your tracking number or Keymail code if you have one, but never your whole G-Key.',
  },
  spanish: {
    questions: [
      '¿Cómo puedo hablar con una persona real?',
      'Quiero hablar con un humano',
      'contactar soporte',
      '¿Hay algún número de teléfono?',
      '¿Cuál es su correo electrónico?',
      'no me estás ayudando, pásame con alguien',
      'atención al cliente',
      'Tengo una queja para el equipo',
      '¿Adónde les escribo?',
      'ayuda urgente',
    ],
    answer:
      'Escribe a la dirección de correo de la página Contact Us y una persona te responde en un plazo de {reviewHours} horas. No tenemos línea telefónica, así que las dos vías son esa carta y este chat. Indica tu número de seguimiento o tu código de Keymail si lo tienes, pero nunca tu G-Key completa.',
  },
  french: {
    questions: [
      'Comment joindre une vraie personne ?',
      'Je veux parler à un humain',
      'contacter le support',
      'Y a-t-il un numéro de téléphone ?',
      'Quelle est votre adresse e-mail ?',
      'vous ne m’aidez pas, passez-moi quelqu’un',
      'service client',
      'J’ai une réclamation pour l’équipe',
      'Où puis-je vous écrire ?',
      'aide urgente',
    ],
    answer:
      'Écrivez à l’adresse e-mail de la page Contact Us et une personne vous répond sous {reviewHours} heures. Nous n’avons pas de ligne téléphonique, les deux voies sont donc ce courrier et cette conversation. Indiquez votre numéro de suivi ou votre code Keymail si vous en avez un, mais jamais votre G-Key entière.',
  },
  german: {
    questions: [
      'Wie erreiche ich einen echten Menschen?',
      'Ich möchte mit einem Menschen sprechen',
      'Support kontaktieren',
      'Gibt es eine Telefonnummer?',
      'Wie lautet Ihre E-Mail-Adresse?',
      'du hilfst mir nicht, gib mir einen Mitarbeiter',
      'Kundendienst, Ansprechpartner',
      'Ich habe eine Beschwerde an das Team',
      'Wohin kann ich Ihnen schreiben?',
      'brauche dringend Hilfe',
    ],
    answer:
      'Schreiben Sie an die E-Mail-Adresse auf der Seite Contact Us, dann antwortet Ihnen ein Mensch innerhalb von {reviewHours} Stunden. Eine Telefonnummer haben wir nicht, es gibt also diesen Brief und diesen Chat. Nennen Sie Ihre Vorgangsnummer oder Ihren Keymail-Code, wenn Sie einen haben, aber niemals Ihren ganzen G-Key.',
  },
  italian: {
    questions: [
      'Come posso parlare con una persona vera?',
      'Voglio parlare con un essere umano',
      'contattare l’assistenza',
      'C’è un numero di telefono?',
      'Qual è il vostro indirizzo e-mail?',
      'non mi stai aiutando, passami un operatore',
      'servizio clienti',
      'Ho un reclamo per lo staff',
      'Dove vi posso scrivere?',
      'aiuto urgente',
    ],
    answer:
      'Scrivi all’indirizzo e-mail della pagina Contact Us e una persona ti risponde entro {reviewHours} ore. Non abbiamo una linea telefonica, quindi le due strade sono quella lettera e questa chat. Indica il numero di tracciamento o il codice Keymail, se ne hai uno, ma mai la tua G-Key intera.',
  },
  portuguese: {
    questions: [
      'Como falo com uma pessoa de verdade?',
      'Quero falar com um humano',
      'contato do suporte',
      'Tem telefone para ligar?',
      'Qual é o e-mail de vocês?',
      'você não está ajudando, me passa para um atendente',
      'atendimento ao cliente',
      'Tenho uma reclamação para a equipe',
      'Para onde eu escrevo?',
      'ajuda urgente',
    ],
    answer:
      'Escreva para o endereço de e-mail da página Contact Us e uma pessoa responde em {reviewHours} horas. Não temos telefone, então os dois caminhos são essa mensagem e este chat. Informe seu número de acompanhamento ou seu código de Keymail, se tiver, mas nunca a sua G-Key inteira.',
  },
  chinese: {
    questions: [
      '怎么联系真人客服？',
      '我要转人工',
      '联系客服',
      '有电话可以打吗',
      '你们的邮箱是什么？',
      '你帮不了我，找个工作人员来',
      '我要投诉',
      '怎么给你们团队写信',
      '急需帮助',
      '我想跟真人說話，聯絡方式是什麼',
    ],
    answer:
      '请写信到Contact Us页面上的邮箱，工作人员会在{reviewHours}小时内答复。我们没有电话热线，途径就是写信和这个聊天窗口。如果有跟踪号或Keymail代码，请一并写上，但千万不要写出完整的G-Key。',
  },
  japanese: {
    questions: [
      '人間の担当者と話すにはどうすればいいですか？',
      'ちゃんとした人と話したいんだけど',
      'サポートに連絡したい',
      '電話番号はありますか',
      'メールアドレスを教えてください',
      'AIじゃなくて、スタッフにつないで',
      'クレームを伝えたいのですが',
      '問合先',
      '緊急連絡先',
      'お問い合わせはどこからできますか',
    ],
    answer:
      'Contact Usのページにあるメールアドレスへお書きください。担当者が{reviewHours}時間以内にお返事します。電話窓口はありませんので、方法はメールとこのチャットの二つです。追跡番号やKeymailコードがあれば添えていただき、G-Keyの全体は決して書かないでください。',
  },
}
