import type { Topic } from './topic.ts'

export const correctionsInstantAndReviewed: Topic = {
  id: 'corrections-instant-and-reviewed',
  page: '/request-correction',
  english: {
    questions: [
      'How do I request a correction?',
      'There is a typo in my song title',
      'change my bio',
      'I want to change the price of my song',
      'fix a mistake',
      'How do I edit a post in my Green Room?',
      'My contact e-mail is wrong, how do I update it?',
      'Which corrections are instant and which need a review?',
      'something about my revenue history is wrong',
      'PLEASE FIX MY BIO',
    ],
    answer:
      'Sign in with your G-Key and tell me what it says now and what it should say. At once I can change a typo in a song title, a price, your bio, a Green Room post or your contact e-mail, and the old address is told. A person looks first, within {reviewHours} hours, at the G-Key ID, copyright documents, the payment account, a Keymail code and the revenue history.',
  },
  spanish: {
    questions: [
      '¿Cómo pido una corrección?',
      'Hay un error en el título de mi canción',
      'cambiar mi biografía',
      'Quiero cambiar el precio de mi canción',
      'corregir un error',
      '¿Cómo edito una publicación de mi Green Room?',
      'Mi correo de contacto está mal, ¿cómo lo actualizo?',
      '¿Qué correcciones son inmediatas y cuáles necesitan revisión?',
      'algo en mi historial de ingresos no cuadra',
    ],
    answer:
      'Inicia sesión con tu G-Key y dime qué pone ahora y qué debería poner. Al instante puedo cambiar un error en el título de una canción, un precio, tu biografía, una publicación del Green Room o tu correo de contacto, y se avisa a la dirección anterior. El ID de la G-Key, los documentos de derechos de autor, la cuenta de pago, un código de Keymail y el historial de ingresos los mira antes una persona, en un plazo de {reviewHours} horas.',
  },
  french: {
    questions: [
      'Comment demander une correction ?',
      'Il y a une faute dans le titre de ma chanson',
      'modifier ma bio',
      'Je veux changer le prix de ma chanson',
      'corriger une erreur',
      'Comment modifier une publication de ma Green Room ?',
      'Mon e-mail de contact est faux, comment le mettre à jour ?',
      'Quelles corrections sont immédiates et lesquelles sont vérifiées ?',
      'quelque chose cloche dans l’historique de mes revenus',
    ],
    answer:
      'Connectez-vous avec votre G-Key et dites-moi ce qui est écrit et ce qui devrait l’être. Je peux changer tout de suite une faute dans un titre, un prix, votre bio, une publication de la Green Room ou votre e-mail de contact, et l’ancienne adresse en est informée. L’identifiant de la G-Key, les documents de droit d’auteur, le compte de paiement, un code Keymail et l’historique des revenus sont d’abord examinés par une personne, sous {reviewHours} heures.',
  },
  german: {
    questions: [
      'Wie beantrage ich eine Korrektur?',
      'In meinem Songtitel ist ein Tippfehler',
      'Bio ändern',
      'Ich möchte den Preis meines Songs ändern',
      'einen Fehler berichtigen lassen',
      'Wie bearbeite ich einen Beitrag in meinem Green Room?',
      'Meine Kontakt-E-Mail stimmt nicht, wie ändere ich sie?',
      'Welche Korrekturen gehen sofort und welche werden geprüft?',
      'in meiner Umsatzübersicht stimmt etwas nicht',
    ],
    answer:
      'Melden Sie sich mit Ihrem G-Key an und sagen Sie mir, was jetzt da steht und was da stehen soll. Sofort ändern kann ich einen Tippfehler im Songtitel, einen Preis, Ihre Bio, einen Beitrag im Green Room oder Ihre Kontakt-E-Mail, wobei die alte Adresse benachrichtigt wird. Die G-Key-ID, Urheberrechtsunterlagen, das Zahlungskonto, einen Keymail-Code und die bisherigen Einnahmen sieht sich vorher ein Mensch an, innerhalb von {reviewHours} Stunden.',
  },
  italian: {
    questions: [
      'Come chiedo una correzione?',
      'C’è un refuso nel titolo della mia canzone',
      'modificare la bio',
      'Voglio cambiare il prezzo della mia canzone',
      'correggere un errore',
      'Come modifico un post nella mia Green Room?',
      'La mia e-mail di contatto è sbagliata, come la aggiorno?',
      'Quali correzioni sono immediate e quali richiedono una verifica?',
      'nello storico dei miei ricavi c’è qualcosa che non torna',
    ],
    answer:
      'Accedi con la tua G-Key e dimmi che cosa c’è scritto ora e che cosa dovrebbe esserci. Posso cambiare subito un refuso nel titolo di una canzone, un prezzo, la tua bio, un post della Green Room o la tua e-mail di contatto, e il vecchio indirizzo viene avvisato. L’ID della G-Key, i documenti sul diritto d’autore, il conto di pagamento, un codice Keymail e lo storico dei ricavi li guarda prima una persona, entro {reviewHours} ore.',
  },
  portuguese: {
    questions: [
      'Como peço uma correção?',
      'Tem um erro de digitação no título da minha música',
      'mudar minha bio',
      'Quero mudar o preço da minha música',
      'corrigir um erro',
      'Como edito um post do meu Green Room?',
      'Meu e-mail de contato está errado, como atualizo?',
      'Quais correções são imediatas e quais passam por análise?',
      'tem algo errado no meu histórico de receita',
    ],
    answer:
      'Entre com a sua G-Key e me diga o que está escrito e o que deveria estar. Na hora eu posso mudar um erro no título de uma música, um preço, sua bio, um post do Green Room ou seu e-mail de contato, e o endereço antigo é avisado. O ID da G-Key, os documentos de direitos autorais, a conta de pagamento, um código de Keymail e o histórico de receita são vistos antes por uma pessoa, em {reviewHours} horas.',
  },
  chinese: {
    questions: [
      '怎么申请更正？',
      '歌名打错字了',
      '修改简介',
      '我想改歌曲的价格',
      '有错误要改',
      '怎么编辑Green Room里的帖子',
      '我的联系邮箱不对，怎么更新？',
      '哪些更正马上生效，哪些要人工审核',
      '我的收入记录有问题',
      '歌名寫錯了，怎麼修改',
    ],
    answer:
      '先用G-Key登录，然后告诉我现在写的是什么、应该改成什么。歌名错字、价格、个人简介、Green Room帖子和联系邮箱我可以马上改，改邮箱时会通知旧地址。G-Key ID、版权文件、收款账户、Keymail代码和收入记录则要先由工作人员在{reviewHours}小时内审核。',
  },
  japanese: {
    questions: [
      '訂正はどうやってお願いできますか？',
      '曲名に誤字があります',
      'プロフィールの文章を変えたい',
      '曲の値段を変えたいんだけど',
      '間違いを直して',
      'Green Roomの投稿を編集するには',
      '連絡先のメールアドレスが違っています',
      'すぐ直るものと審査が必要なものは何ですか',
      '売上履歴の数字がおかしい',
      '自己紹介変更依頼',
    ],
    answer:
      'G-Keyでサインインして、今どうなっていて、どう直したいかを教えてください。曲名の誤字、価格、自己紹介、Green Roomの投稿、連絡先メールはすぐに変更でき、メールを変えたときは元のアドレスにもお知らせします。G-KeyのID、著作権書類、支払い先アカウント、Keymailコード、売上履歴は、まず担当者が{reviewHours}時間以内に確認します。',
  },
}
