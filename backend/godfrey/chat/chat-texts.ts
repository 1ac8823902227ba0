import type { Language } from '#contract/text'

/** What Godfrey says about the conversation itself. `{name}` placeholders are filled in. */
export type ChatTexts = {
  noTopicFound: string
  /** After a second question in a row that he cannot answer. */
  stillUnknown: string
  choose: string
  /** Above what may be meant as well. */
  also: string
  /** Above what may be meant honestly, below a refusal. */
  honest: string
  /** Before the answer to somebody angry. */
  regret: string
  /** {text}: what a person would be told. */
  handoffOffer: string
  /** {number} {due} {text} */
  handoffDone: string
  handoffDropped: string
  yes: string
  no: string
}

export const chatTexts: Record<Language, ChatTexts> = {
  english: {
    noTopicFound:
      'I do not know that. I can help with TuneMaker: G-Keys, uploads, Keymails, Green Rooms, payments. For everything else, a person answers at /contact-us.',
    stillUnknown: 'I do not know that either, and I do not want to waste your time.',
    choose: 'I am not sure that I understood. Which of these do you mean?',
    also: 'This may also be part of your question:',
    honest: 'If you only want to know how it is:',
    regret: 'I am sorry for the trouble.',
    handoffOffer:
      'I can hand this to a person, who looks at it within 24-48 hours. I would pass on “{text}” and the last messages of this chat. Shall I? Please answer yes or no.',
    handoffDone:
      'Done. Your number is {number}; a person looks at it by {due} at the latest. I passed on “{text}” and the last messages of this chat.',
    handoffDropped: 'All right, nothing was passed on.',
    yes: 'Yes',
    no: 'No',
  },
  spanish: {
    noTopicFound:
      'Eso no lo sé. Puedo ayudarte con TuneMaker: G-Keys, subidas, Keymails, Green Rooms y pagos. Para lo demás te responde una persona en /contact-us.',
    stillUnknown: 'Eso tampoco lo sé, y no quiero hacerte perder el tiempo.',
    choose: 'No estoy seguro de haberte entendido. ¿A cuál de estas te refieres?',
    also: 'Esto también puede ser parte de tu pregunta:',
    honest: 'Si solo quieres saber cómo funciona:',
    regret: 'Siento mucho las molestias.',
    handoffOffer:
      'Puedo pasarlo a una persona, que lo mira en 24-48 horas. Se le diría: «{text}», con los últimos mensajes de este chat. ¿Lo hago? Responde sí o no.',
    handoffDone:
      'Hecho. Tu número es {number}; una persona lo mira a más tardar el {due}. Se le pasó: «{text}», con los últimos mensajes de este chat.',
    handoffDropped: 'De acuerdo, no he pasado nada.',
    yes: 'Sí',
    no: 'No',
  },
  french: {
    noTopicFound:
      'Cela, je ne le sais pas. Je peux vous aider pour TuneMaker : G-Keys, mises en ligne, Keymails, Green Rooms, paiements. Pour le reste, une personne vous répond sur /contact-us.',
    stillUnknown: 'Cela non plus, je ne le sais pas, et je ne veux pas vous faire perdre votre temps.',
    choose: 'Je ne suis pas sûr d’avoir compris. Laquelle de ces questions voulez-vous poser ?',
    also: 'Ceci peut aussi concerner votre question :',
    honest: 'Si vous voulez seulement savoir ce qu’il en est :',
    regret: 'Je suis désolé pour ce désagrément.',
    handoffOffer:
      'Je peux transmettre cela à une personne, qui regarde sous 24-48 heures. Serait transmis : « {text} », avec les derniers messages de ce chat. Dois-je le faire ? Répondez oui ou non.',
    handoffDone:
      'C’est fait. Votre numéro est le {number} ; une personne regarde au plus tard le {due}. Ont été transmis : « {text} » et les derniers messages de ce chat.',
    handoffDropped: 'D’accord, rien n’a été transmis.',
    yes: 'Oui',
    no: 'Non',
  },
  german: {
    noTopicFound:
      'Das weiß ich nicht. Ich helfe bei TuneMaker: G-Keys, Uploads, Keymails, Green Rooms, Zahlungen. Für alles andere antwortet Ihnen ein Mensch über /contact-us.',
    stillUnknown: 'Auch das weiß ich nicht, und ich möchte Ihre Zeit nicht vergeuden.',
    choose: 'Ich bin nicht sicher, ob ich Sie verstanden habe. Welche dieser Fragen meinen Sie?',
    also: 'Auch das kann dazugehören:',
    honest: 'Falls Sie nur wissen möchten, wie es sich verhält:',
    regret: 'Es tut mir leid, dass Sie Ärger damit haben.',
    handoffOffer:
      'Ich kann das einem Menschen übergeben, der es sich innerhalb von 24-48 Stunden ansieht. Weitergegeben würde: „{text}“ und die letzten Nachrichten dieses Chats. Soll ich? Bitte antworten Sie mit ja oder nein.',
    handoffDone:
      'Erledigt. Ihre Nummer ist {number}; ein Mensch sieht es sich spätestens am {due} an. Weitergegeben wurde: „{text}“ und die letzten Nachrichten dieses Chats.',
    handoffDropped: 'In Ordnung, es wurde nichts weitergegeben.',
    yes: 'Ja',
    no: 'Nein',
  },
  italian: {
    noTopicFound:
      'Questo non lo so. Posso aiutarti con TuneMaker: G-Key, caricamenti, Keymail, Green Room, pagamenti. Per tutto il resto risponde una persona su /contact-us.',
    stillUnknown: 'Nemmeno questo lo so, e non voglio farti perdere tempo.',
    choose: 'Non sono sicuro di aver capito. Quale di queste intendi?',
    also: 'Anche questo può riguardare la tua domanda:',
    honest: 'Se vuoi solo sapere come funziona:',
    regret: 'Mi dispiace per il disagio.',
    handoffOffer:
      'Posso passarlo a una persona, che lo esamina entro 24-48 ore. Le direi: «{text}», con gli ultimi messaggi di questa chat. Procedo? Rispondi sì o no.',
    handoffDone:
      'Fatto. È il caso numero {number}; una persona lo esamina al più tardi il {due}. Ho passato: «{text}», con gli ultimi messaggi di questa chat.',
    handoffDropped: 'Va bene, non ho passato nulla.',
    yes: 'Sì',
    no: 'No',
  },
  portuguese: {
    noTopicFound:
      'Isso eu não sei. Posso ajudar com o TuneMaker: G-Keys, envios, Keymails, Green Rooms e pagamentos. Para o resto, uma pessoa responde em /contact-us.',
    stillUnknown: 'Isso eu também não sei, e não quero tomar o seu tempo.',
    choose: 'Não tenho certeza de ter entendido. Qual destas você quer dizer?',
    also: 'Isto também pode fazer parte da sua pergunta:',
    honest: 'Se você só quer saber como funciona:',
    regret: 'Lamento o transtorno.',
    handoffOffer:
      'Posso passar isso a uma pessoa, que analisa em 24 a 48 horas. Seria repassado: “{text}”, com as últimas mensagens deste chat. Posso? Responda sim ou não.',
    handoffDone:
      'Pronto. É o assunto número {number}; uma pessoa analisa até {due}. Foi repassado: “{text}”, com as últimas mensagens deste chat.',
    handoffDropped: 'Tudo bem, nada foi repassado.',
    yes: 'Sim',
    no: 'Não',
  },
  chinese: {
    noTopicFound:
      '这个我不知道。我可以解答 TuneMaker 的问题：G-Key、上传、Keymail、Green Room 和付款。其他问题请到 /contact-us，由工作人员回复。',
    stillUnknown: '这个我也不知道，不想耽误您的时间。',
    choose: '我不确定是否理解对了。您问的是哪一个？',
    also: '这些可能也与您的问题有关：',
    honest: '如果您只是想了解情况：',
    regret: '很抱歉给您添了麻烦。',
    handoffOffer:
      '我可以转给工作人员，24-48小时内会有人查看。将转交的内容：“{text}”以及这段聊天的最后几条消息。要转吗？请回答“是”或“不”。',
    handoffDone:
      '已转交。您的编号是{number}，工作人员最迟在{due}查看。转交的内容：“{text}”以及这段聊天的最后几条消息。',
    handoffDropped: '好的，没有转交任何内容。',
    yes: '是',
    no: '不',
  },
  japanese: {
    noTopicFound:
      'それは存じません。TuneMakerのG-Key、アップロード、Keymail、Green Room、お支払いについてお答えできます。ほかのことは/contact-usで担当者がお答えします。',
    stillUnknown: 'それも存じません。お時間を取らせたくありません。',
    choose: 'ご質問を正しく理解できたか自信がありません。どちらのことですか。',
    also: 'こちらも関係するかもしれません。',
    honest: '仕組みについてのお尋ねでしたら、次のとおりです。',
    regret: 'ご迷惑をおかけして申し訳ありません。',
    handoffOffer:
      '担当者に引き継げます。24～48時間以内に確認します。お伝えする内容：「{text}」と、このチャットの最近のメッセージ。よろしいですか。「はい」か「いいえ」でお答えください。',
    handoffDone:
      '引き継ぎました。受付番号は{number}、遅くとも{due}までに担当者が確認します。お伝えした内容：「{text}」と、このチャットの最近のメッセージ。',
    handoffDropped: 'わかりました。何も引き継いでいません。',
    yes: 'はい',
    no: 'いいえ',
  },
}
