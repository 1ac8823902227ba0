import type { Topic } from './topic.ts'

export const languagesGodfreySpeaks: Topic = {
  id: 'languages-godfrey-speaks',
  page: '/our-staff',
  english: {
    questions: [
      'Which languages do you speak?',
      'What languages does Godfrey understand?',
      'languages supported',
      'Can I write to you in Spanish?',
      'do you speak japanese',
      'How do I change the language of the chat?',
      'You keep answering in the wrong language',
      'other languages',
      'My English is not good, may I use my own language?',
      'Is the website available in French?',
      'can you talk to me in Italian',
      'which languages do you know',
    ],
    answer:
      'I speak English, Spanish, French, German, Italian, Portuguese, Chinese and Japanese. Just write: I notice which one it is, and if I get it wrong, choose yours in the language selector of the chat. The pages of TuneMaker themselves are in English.',
  },
  spanish: {
    questions: [
      '¿Qué idiomas hablas?',
      '¿Qué lenguas entiende Godfrey?',
      'idiomas disponibles',
      '¿Puedo escribirte en español?',
      'hablas español',
      '¿Cómo cambio el idioma del chat?',
      'me contestas en otro idioma',
      'no sé inglés',
      '¿La página está traducida al español?',
      'me puedes hablar en italiano',
      'qué lenguas sabes',
    ],
    answer:
      'Hablo inglés, español, francés, alemán, italiano, portugués, chino y japonés. Escribe sin más: reconozco el idioma y, si me equivoco, elige el tuyo en el selector de idioma del chat. Las páginas de TuneMaker están en inglés.',
  },
  french: {
    questions: [
      'Quelles langues parlez-vous ?',
      'Quelles langues Godfrey comprend-il ?',
      'langues disponibles',
      'Puis-je vous écrire en français ?',
      'tu parles français',
      'Comment changer la langue du chat ?',
      'vous me répondez dans la mauvaise langue',
      'je ne parle pas anglais',
      'Le site existe-t-il en français ?',
      'peux-tu me parler en italien',
      'quelles langues connais-tu',
    ],
    answer:
      'Je parle anglais, espagnol, français, allemand, italien, portugais, chinois et japonais. Écrivez simplement : je reconnais la langue et, si je me trompe, choisissez la vôtre dans le sélecteur de langue du chat. Les pages de TuneMaker sont en anglais.',
  },
  german: {
    questions: [
      'Welche Sprachen sprechen Sie?',
      'Welche Sprachen versteht Godfrey?',
      'verfügbare Sprachen',
      'Kann ich Ihnen auf Deutsch schreiben?',
      'sprichst du deutsch',
      'Wie stelle ich die Sprache im Chat um?',
      'du antwortest in der falschen Sprache',
      'mein Englisch ist schlecht',
      'Gibt es die Seite auch auf Deutsch?',
      'kannst du mit mir Italienisch reden',
      'welche Sprachen kannst du',
    ],
    answer:
      'Ich spreche Englisch, Spanisch, Französisch, Deutsch, Italienisch, Portugiesisch, Chinesisch und Japanisch. Schreiben Sie einfach los: Ich erkenne die Sprache, und falls ich mich irre, wählen Sie Ihre in der Sprachauswahl des Chats. Die Seiten von TuneMaker selbst sind auf Englisch.',
  },
  italian: {
    questions: [
      'Quali lingue parli?',
      'Che lingue capisce Godfrey?',
      'lingue disponibili',
      'Posso scriverti in italiano?',
      'parli italiano',
      'Come cambio la lingua della chat?',
      'mi rispondi nella lingua sbagliata',
      'non so l’inglese',
      'Il sito è disponibile in italiano?',
      'puoi parlarmi in inglese',
      'che lingue sai',
    ],
    answer:
      'Parlo inglese, spagnolo, francese, tedesco, italiano, portoghese, cinese e giapponese. Scrivi e basta: riconosco la lingua e, se sbaglio, scegli la tua nel selettore della lingua della chat. Le pagine di TuneMaker sono in inglese.',
  },
  portuguese: {
    questions: [
      'Quais idiomas você fala?',
      'Que línguas o Godfrey entende?',
      'idiomas disponíveis',
      'Posso escrever em português?',
      'você fala português',
      'Como mudo o idioma do chat?',
      'você está respondendo no idioma errado',
      'não falo inglês',
      'O site tem versão em português?',
      'você pode falar comigo em italiano',
      'que línguas você sabe',
    ],
    answer:
      'Falo inglês, espanhol, francês, alemão, italiano, português, chinês e japonês. É só escrever: eu reconheço o idioma e, se eu errar, escolha o seu no seletor de idioma do chat. As páginas do TuneMaker estão em inglês.',
  },
  chinese: {
    questions: [
      '你会说哪些语言？',
      'Godfrey支持什么语言',
      '支持的语言',
      '我可以用中文问你吗',
      '会讲中文吗',
      '聊天怎么切换语言？',
      '你回答的语言不对',
      '我英文不好',
      '網站有中文版嗎',
      '能跟我说意大利语吗',
      '你会哪几种语言',
    ],
    answer:
      '我会英语、西班牙语、法语、德语、意大利语、葡萄牙语、中文和日语。直接写就好，我会识别您用的语言；如果认错了，请在聊天的语言选择框里选定。TuneMaker的网页本身是英文的。',
  },
  japanese: {
    questions: [
      '何語が話せますか？',
      'Godfreyはどの言語に対応していますか',
      '対応言語一覧',
      '日本語で質問してもいいですか？',
      '日本語わかる？',
      'チャットの言語を変えるにはどうすればいいですか',
      '違う言語で返事が来るんだけど',
      '英語が苦手です',
      'サイトに日本語版はありますか',
      'イタリア語で話せますか',
      '何か国語できますか',
    ],
    answer:
      '英語、スペイン語、フランス語、ドイツ語、イタリア語、ポルトガル語、中国語、日本語でお話しできます。そのまま書いていただければ言語を判別しますし、間違えたときはチャットの言語選択でご希望の言語を選んでください。TuneMakerのページ自体は英語です。',
  },
}
