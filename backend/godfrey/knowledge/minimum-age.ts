import type { Topic } from './topic.ts'

export const minimumAge: Topic = {
  id: 'minimum-age',
  page: '/governance-tracker',
  english: {
    questions: [
      'How old must I be?',
      'minimum age for artists',
      'I am under 18',
      'can a minor apply',
      'is there an age limit',
      'can my kid sell songs here',
      'she is only 15, may she join',
      'do I have to be an adult',
      'too young to become an artist',
    ],
    answer:
      'To apply for a G-Key you must be {minimumAge} or older and have legal capacity; the form asks you to confirm it. Somebody younger can look around and listen to previews free of charge, but not become an artist here yet.',
  },
  spanish: {
    questions: [
      '¿Qué edad hay que tener?',
      'edad mínima para artistas',
      'soy menor de 18',
      'puede solicitar un menor',
      'hay límite de edad',
      'puede vender canciones mi hijo',
      'solo tiene 15, ¿puede entrar?',
      'hay que ser adulto para ser artista',
      'mi hija es menor, puede vender su música',
    ],
    answer:
      'Para solicitar una G-Key hay que tener {minimumAge} años o más y capacidad legal; el formulario pide confirmarlo. Quien es más joven puede mirar todo y oír los avances gratis, pero todavía no ser artista aquí.',
  },
  french: {
    questions: [
      'Quel âge faut-il avoir ?',
      'âge minimum pour les artistes',
      'j’ai moins de 18 ans',
      'un mineur peut-il postuler',
      'y a-t-il une limite d’âge',
      'mon enfant peut-il vendre des morceaux',
      'elle n’a que 15 ans, elle peut s’inscrire ?',
      'faut-il être majeur pour être artiste',
      'mon fils est mineur, il peut participer',
    ],
    answer:
      'Pour demander une G-Key, il faut avoir {minimumAge} ans ou plus et la capacité juridique ; le formulaire demande de le confirmer. Plus jeune, on peut tout regarder et écouter les extraits gratuitement, mais pas encore devenir artiste ici.',
  },
  german: {
    questions: [
      'Wie alt muss ich sein?',
      'Mindestalter für Künstler',
      'ich bin unter 18',
      'kann ein Minderjähriger sich bewerben',
      'gibt es eine Altersgrenze',
      'darf mein Kind hier Songs verkaufen',
      'sie ist erst 15, darf sie mitmachen',
      'muss man volljährig sein',
      'mein Sohn ist minderjährig, kann er Künstler werden',
    ],
    answer:
      'Für einen G-Key müssen Sie {minimumAge} oder älter und geschäftsfähig sein; das Formular fragt danach. Wer jünger ist, kann sich kostenlos umsehen und Vorschauen hören, aber hier noch nicht Künstler werden.',
  },
  italian: {
    questions: [
      'Quanti anni bisogna avere?',
      'età minima per gli artisti',
      'ho meno di 18 anni',
      'un minorenne può fare domanda',
      'c’è un limite di età',
      'mio figlio può vendere canzoni',
      'ha solo 15 anni, può partecipare',
      'bisogna essere maggiorenni',
      'mio figlio è minorenne, può diventare artista',
    ],
    answer:
      'Per chiedere una G-Key devi avere {minimumAge} anni o più e la capacità di agire; il modulo chiede di confermarlo. Chi è più giovane può guardare tutto e ascoltare le anteprime gratis, ma non ancora diventare artista qui.',
  },
  portuguese: {
    questions: [
      'Que idade preciso ter?',
      'idade mínima para artistas',
      'sou menor de 18',
      'um menor pode se candidatar',
      'existe limite de idade',
      'meu filho pode vender músicas',
      'ela só tem 15 anos, pode participar',
      'precisa ser maior de idade',
      'meu filho é menor, pode virar artista',
    ],
    answer:
      'Para pedir uma G-Key é preciso ter {minimumAge} anos ou mais e capacidade legal; o formulário pede para confirmar. Quem é mais novo pode ver tudo e ouvir as prévias de graça, mas ainda não ser artista aqui.',
  },
  chinese: {
    questions: [
      '要多大年龄？',
      '音乐人的最低年龄',
      '我未满18岁',
      '未成年人可以申请吗',
      '有年龄限制吗',
      '我的孩子能在这里卖歌吗',
      '她才十五岁能加入吗',
      '必须成年才能当音乐人吗',
      '孩子未成年可以报名吗',
    ],
    answer:
      '申请G-Key须年满{minimumAge}岁并有完全行为能力，表单会请您确认。年纪更小的可以免费浏览和试听，但还不能成为这里的音乐人。',
  },
  japanese: {
    questions: [
      '何歳以上ですか？',
      'アーティストの最低年齢',
      '18歳未満です',
      '未成年でも申請できますか',
      '年齢制限はありますか',
      '子どもが曲を売ってもいいですか',
      'まだ15歳ですが参加できますか',
      '成人でないとだめですか',
      '未成年の子どもが登録できますか',
    ],
    answer:
      'G-Keyの申請は{minimumAge}歳以上で法的能力のある方に限られ、フォームで確認します。それより若い方も無料で見て回り、試聴できますが、まだアーティストにはなれません。',
  },
}
