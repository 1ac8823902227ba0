import type { Topic } from './topic.ts'

export const giftACopy: Topic = {
  id: 'gift-a-copy',
  page: '/private-green-room',
  english: {
    questions: [
      'Can I give a song as a gift?',
      'present for a friend',
      'send my copy to somebody else',
      "buy a Keymail for my sister's birthday",
      'transfer my copy to another person',
      'may I resell my copy',
      'I want to treat my wife to a copy',
      'buy it for somebody else as a surprise',
      'can my brother have it instead of me',
    ],
    answer:
      'You may pass an unredeemed Keymail code on to anybody; who redeems it pays. A copy you have bought but not yet listened to can be sent to somebody else by mail, once: press “Give it away” beside it in the Green Room and give the address. It stays yours until they take it. Copies cannot be resold.',
  },
  spanish: {
    questions: [
      '¿Puedo regalar una canción?',
      'regalo para un amigo',
      'mandar mi copia a otra persona',
      'comprar un Keymail para el cumpleaños de mi hermana',
      'transferir mi copia',
      'puedo revender mi copia',
      'quiero darle una copia a mi esposa',
      'comprarla para otra persona como sorpresa',
      'se la puedo regalar a mi hermano',
    ],
    answer:
      'Un código Keymail sin canjear puedes pasárselo a quien quieras; paga quien lo canjea. Una copia comprada que aún no has escuchado se puede enviar a otra persona por correo, una sola vez: pulsa “Give it away” junto a ella en la Green Room y escribe su dirección. Es tuya hasta que la acepte. Las copias no se pueden revender.',
  },
  french: {
    questions: [
      'Puis-je offrir un morceau ?',
      'cadeau pour un ami',
      'envoyer mon exemplaire à quelqu’un d’autre',
      'acheter un Keymail pour l’anniversaire de ma sœur',
      'transférer mon exemplaire',
      'puis-je revendre mon exemplaire',
      'je veux faire plaisir à ma femme avec un exemplaire',
      'l’acheter pour quelqu’un d’autre, en surprise',
      'puis-je la donner à mon frère',
    ],
    answer:
      'Un code Keymail non utilisé peut être donné à qui vous voulez ; celui qui l’utilise paie. Un exemplaire acheté que vous n’avez pas encore écouté peut être envoyé par mail à quelqu’un d’autre, une seule fois : appuyez sur « Give it away » à côté de lui dans la Green Room et donnez l’adresse. Il reste à vous jusqu’à ce que cette personne le prenne. La revente n’est pas possible.',
  },
  german: {
    questions: [
      'Kann ich einen Song verschenken?',
      'Geschenk für einen Freund',
      'mein Exemplar jemand anderem schicken',
      'Keymail zum Geburtstag meiner Schwester kaufen',
      'mein Exemplar übertragen',
      'darf ich mein Exemplar weiterverkaufen',
      'ich möchte meiner Frau ein Exemplar schenken',
      'für jemand anderen kaufen, als Überraschung',
      'kann mein Bruder es statt mir bekommen',
    ],
    answer:
      'Einen nicht eingelösten Keymail-Code dürfen Sie weitergeben; wer ihn einlöst, bezahlt. Ein gekauftes Exemplar, das Sie noch nicht gehört haben, können Sie einmal per Mail an jemand anderen schicken: Drücken Sie im Green Room daneben „Give it away“ und geben Sie die Adresse an. Es gehört Ihnen, bis die andere Person es annimmt. Weiterverkaufen geht nicht.',
  },
  italian: {
    questions: [
      'Posso regalare una canzone?',
      'regalo per un amico',
      'mandare la mia copia a un’altra persona',
      'comprare un Keymail per il compleanno di mia sorella',
      'trasferire la mia copia',
      'posso rivendere la mia copia',
      'voglio regalare una copia a mia moglie',
      'comprarla per un’altra persona come sorpresa',
      'posso darla a mio fratello',
    ],
    answer:
      'Un codice Keymail non ancora riscattato puoi darlo a chi vuoi; paga chi lo riscatta. Una copia comprata che non hai ancora ascoltato si può inviare a un’altra persona per e-mail, una sola volta: premi “Give it away” accanto ad essa nella Green Room e scrivi l’indirizzo. Resta tua finché l’altra persona non la prende. Le copie non si possono rivendere.',
  },
  portuguese: {
    questions: [
      'Posso dar uma música de presente?',
      'presente para um amigo',
      'mandar minha cópia para outra pessoa',
      'comprar um Keymail para o aniversário da minha irmã',
      'transferir minha cópia',
      'posso revender minha cópia',
      'quero dar uma cópia para minha esposa',
      'comprar para outra pessoa de surpresa',
      'posso dar para o meu irmão',
    ],
    answer:
      'Um código Keymail ainda não resgatado você pode passar a quem quiser; paga quem resgata. Uma cópia comprada que você ainda não ouviu pode ser enviada a outra pessoa por e-mail, uma única vez: aperte “Give it away” ao lado dela na Green Room e informe o endereço. Ela é sua até a pessoa aceitar. Cópias não podem ser revendidas.',
  },
  chinese: {
    questions: [
      '可以把歌当礼物送人吗？',
      '送给朋友的礼物',
      '把我的副本发给别人',
      '想买Keymail给妹妹过生日',
      '转让我的副本',
      '我能转卖吗',
      '想送老婆一份',
      '买来给别人一个惊喜',
      '可以转给我哥哥吗',
    ],
    answer:
      '未兑换的Keymail代码可以转给任何人，谁兑换谁付款。已购买但还没有听过的副本，可以通过邮件送给别人一次：在Green Room里它旁边按“Give it away”，填写对方的邮箱。对方接受之前它仍属于您。副本不能转卖。',
  },
  japanese: {
    questions: [
      '曲をプレゼントできますか？',
      '友達へのギフト',
      '自分のコピーを他の人に送りたい',
      '妹の誕生日にKeymailを買いたい',
      'コピーを譲渡する',
      'コピーを転売してもいいですか',
      '妻に一枚あげたい',
      '誰かへのサプライズに買いたい',
      '弟に譲れますか',
    ],
    answer:
      '引き換え前のKeymailコードはどなたに渡しても構いません。引き換える方がお支払いになります。購入してまだ聴いていないコピーは、一度だけメールで他の方に贈れます。Green Roomでその横の「Give it away」を押し、宛先を入力してください。相手が受け取るまではご自分のものです。転売はできません。',
  },
}
