import type { Topic } from './topic.ts'

export const errorKeymailCreationFailed: Topic = {
  id: 'error-keymail-creation-failed',
  page: '/members-workshop',
  english: {
    questions: [
      'Why does it say Keymail Creation Failed?',
      'Failed to create Keymail',
      'Song Title Required',
      'None of your songs has this title. Upload it first.',
      'This edition has fewer free copies than that. No Keymail was issued.',
      'Several of your songs have this title. Choose one of them.',
      'my Keymail could not be created',
    ],
    answer:
      'No Keymail was made and no copy was used. Check that you chose one of your published songs (two with the same title have to be told apart), that the price is from {keymailPriceMin} up, and that the edition still has as many free copies as you asked for. Your PayPal address must be confirmed too.',
  },
  spanish: {
    questions: [
      '¿Por qué dice Keymail Creation Failed?',
      'Failed to create Keymail',
      'Song Title Required',
      'None of your songs has this title. Upload it first.',
      'This edition has fewer free copies than that. No Keymail was issued.',
      'Several of your songs have this title. Choose one of them.',
      'no se pudo crear mi Keymail',
    ],
    answer:
      'No se creó ningún Keymail ni se gastó ninguna copia. Comprueba que elegiste una de tus canciones publicadas (si dos se llaman igual, distínguelas), que el precio es desde {keymailPriceMin} y que la edición tiene tantas copias libres como pides. También debe estar confirmada tu dirección de PayPal.',
  },
  french: {
    questions: [
      'Pourquoi Keymail Creation Failed ?',
      'Failed to create Keymail',
      'Song Title Required',
      'None of your songs has this title. Upload it first.',
      'This edition has fewer free copies than that. No Keymail was issued.',
      'Several of your songs have this title. Choose one of them.',
      'mon Keymail n’a pas pu être créé',
    ],
    answer:
      'Aucun Keymail n’a été créé et aucun exemplaire utilisé. Vérifiez que vous avez choisi un morceau publié (deux du même titre sont à distinguer), que le prix part de {keymailPriceMin} et que l’édition a encore autant d’exemplaires libres. Votre adresse PayPal doit aussi être confirmée.',
  },
  german: {
    questions: [
      'Warum steht da Keymail Creation Failed?',
      'Failed to create Keymail',
      'Song Title Required',
      'None of your songs has this title. Upload it first.',
      'This edition has fewer free copies than that. No Keymail was issued.',
      'Several of your songs have this title. Choose one of them.',
      'mein Keymail konnte nicht erstellt werden',
    ],
    answer:
      'Es wurde kein Keymail erstellt und kein Exemplar verbraucht. Prüfen Sie, dass Sie einen veröffentlichten Song gewählt haben (zwei gleichnamige sind zu unterscheiden), dass der Preis ab {keymailPriceMin} liegt und dass die Edition noch so viele freie Exemplare hat. Auch Ihre PayPal-Adresse muss bestätigt sein.',
  },
  italian: {
    questions: [
      'Perché dice Keymail Creation Failed?',
      'Failed to create Keymail',
      'Song Title Required',
      'None of your songs has this title. Upload it first.',
      'This edition has fewer free copies than that. No Keymail was issued.',
      'Several of your songs have this title. Choose one of them.',
      'non è stato possibile creare il mio Keymail',
    ],
    answer:
      'Nessun Keymail è stato creato e nessuna copia usata. Controlla di aver scelto una canzone pubblicata (due con lo stesso titolo vanno distinte), che il prezzo parta da {keymailPriceMin} e che l’edizione abbia ancora tante copie libere. Anche il tuo indirizzo PayPal deve essere confermato.',
  },
  portuguese: {
    questions: [
      'Por que aparece Keymail Creation Failed?',
      'Failed to create Keymail',
      'Song Title Required',
      'None of your songs has this title. Upload it first.',
      'This edition has fewer free copies than that. No Keymail was issued.',
      'Several of your songs have this title. Choose one of them.',
      'meu Keymail não pôde ser criado',
    ],
    answer:
      'Nenhum Keymail foi criado e nenhuma cópia usada. Veja se escolheu uma música publicada (duas com o mesmo título precisam ser distinguidas), se o preço é a partir de {keymailPriceMin} e se a edição ainda tem tantas cópias livres. Seu endereço do PayPal também precisa estar confirmado.',
  },
  chinese: {
    questions: [
      '为什么显示Keymail Creation Failed？',
      'Failed to create Keymail',
      'Song Title Required',
      'None of your songs has this title. Upload it first.',
      'This edition has fewer free copies than that. No Keymail was issued.',
      'Several of your songs have this title. Choose one of them.',
      '我的Keymail创建不了',
    ],
    answer:
      '没有生成Keymail，也没有占用副本。请确认选的是已发布的歌曲（同名的两首要区分）、价格不低于{keymailPriceMin}、版本还有足够的空闲份数，并且PayPal地址已确认。',
  },
  japanese: {
    questions: [
      'Keymail Creation Failedと出るのはなぜ？',
      'Failed to create Keymail',
      'Song Title Required',
      'None of your songs has this title. Upload it first.',
      'This edition has fewer free copies than that. No Keymail was issued.',
      'Several of your songs have this title. Choose one of them.',
      'Keymailが作れませんでした',
    ],
    answer:
      'Keymailは作られず、コピーも使われていません。公開済みの曲を選んだか（同名が二つあれば区別を）、価格が{keymailPriceMin}以上か、空きコピーが足りるかをご確認ください。PayPalアドレスの確認も必要です。',
  },
}
