import type { Topic } from './topic.ts'

export const deleteAccountOrSong: Topic = {
  id: 'delete-account-or-song',
  page: '/privacy-policy',
  english: {
    questions: [
      'How do I delete my account?',
      'take my song off the site',
      'unpublish a song',
      'erase my data',
      'cancel my membership',
      'what do fans keep when I leave',
      'remove me completely',
      'I want everything about me gone',
      'take my song off for good',
    ],
    answer:
      'You can take a song out of the catalogue in the Members Workshop; fans keep the copies they paid for. Artists close their account themselves at the end of the Members Workshop, under “Leave the house”: the G-Key ends and unused Keymails become void. To have other data deleted, write to the address on the Privacy Policy page; a person answers within {reviewHours} hours. The record of payments and the fact that a copy is sold must stay.',
  },
  spanish: {
    questions: [
      '¿Cómo borro mi cuenta?',
      'quitar mi canción del sitio',
      'despublicar una canción',
      'borrar mis datos',
      'cancelar mi membresía',
      'qué conservan los fans si me voy',
      'bórrenme por completo',
      'quiero que desaparezca todo lo mío',
      'quitar mi canción para siempre',
    ],
    answer:
      'Puedes retirar una canción del catálogo en el Members Workshop; los fans conservan las copias que pagaron. Los artistas cierran su cuenta ellos mismos al final del Members Workshop, en “Leave the house”: la G-Key termina y los Keymails sin usar quedan anulados. Para borrar otros datos, escribe a la dirección de la página Privacy Policy; una persona responde en {reviewHours} horas. El registro de pagos y el hecho de que una copia está vendida deben quedar.',
  },
  french: {
    questions: [
      'Comment supprimer mon compte ?',
      'retirer mon morceau du site',
      'dépublier un morceau',
      'effacer mes données',
      'résilier mon adhésion',
      'que gardent les fans si je pars',
      'effacez-moi complètement',
      'je veux que tout disparaisse',
      'retirer ma chanson pour de bon',
    ],
    answer:
      'Vous pouvez retirer un morceau du catalogue dans le Members Workshop ; les fans gardent les exemplaires payés. Les artistes ferment leur compte eux-mêmes en bas du Members Workshop, sous « Leave the house » : la G-Key prend fin et les Keymails inutilisés sont annulés. Pour effacer d’autres données, écrivez à l’adresse de la page Privacy Policy ; une personne répond sous {reviewHours} heures. La trace des paiements et le fait qu’un exemplaire est vendu restent.',
  },
  german: {
    questions: [
      'Wie lösche ich mein Konto?',
      'meinen Song von der Seite nehmen',
      'Veröffentlichung zurückziehen',
      'meine Daten löschen',
      'Mitgliedschaft kündigen',
      'was behalten Fans, wenn ich gehe',
      'löscht mich komplett',
      'ich will, dass alles von mir verschwindet',
      'mein Lied endgültig entfernen',
    ],
    answer:
      'Einen Song nehmen Sie im Members Workshop aus dem Katalog; Fans behalten ihre bezahlten Exemplare. Künstler schließen ihr Konto selbst am Ende des Members Workshop unter „Leave the house“: Der G-Key endet, und ungenutzte Keymails werden ungültig. Um andere Daten löschen zu lassen, schreiben Sie an die Adresse auf der Seite Privacy Policy; ein Mensch antwortet innerhalb von {reviewHours} Stunden. Der Nachweis der Zahlungen und dass ein Exemplar verkauft ist, müssen bleiben.',
  },
  italian: {
    questions: [
      'Come cancello il mio account?',
      'togliere la mia canzone dal sito',
      'ritirare un brano',
      'cancellare i miei dati',
      'disdire l’iscrizione',
      'cosa resta ai fan se me ne vado',
      'cancellatemi del tutto',
      'voglio che sparisca tutto di me',
      'togliere la mia canzone per sempre',
    ],
    answer:
      'Puoi togliere una canzone dal catalogo nel Members Workshop; i fan tengono le copie che hanno pagato. Gli artisti chiudono l’account da soli in fondo al Members Workshop, sotto “Leave the house”: la G-Key finisce e i Keymail non usati vengono annullati. Per far cancellare altri dati scrivi all’indirizzo nella pagina Privacy Policy; una persona risponde entro {reviewHours} ore. Il registro dei pagamenti e il fatto che una copia è venduta devono restare.',
  },
  portuguese: {
    questions: [
      'Como apago minha conta?',
      'tirar minha música do site',
      'despublicar uma música',
      'apagar meus dados',
      'cancelar minha participação',
      'o que os fãs mantêm se eu sair',
      'me apaguem por completo',
      'quero que suma tudo sobre mim',
      'tirar minha música de vez',
    ],
    answer:
      'Você pode tirar uma música do catálogo no Members Workshop; os fãs mantêm as cópias que pagaram. Artistas fecham a conta sozinhos no fim do Members Workshop, em “Leave the house”: a G-Key acaba e os Keymails não usados são anulados. Para apagar outros dados, escreva para o endereço da página Privacy Policy; uma pessoa responde em {reviewHours} horas. O registro dos pagamentos e o fato de uma cópia estar vendida precisam ficar.',
  },
  chinese: {
    questions: ['怎么注销账户？', '把我的歌下架', '撤下一首歌', '删除我的数据', '取消会员', '我离开后歌迷保留什么'],
    answer:
      '可以在Members Workshop把歌从目录撤下，歌迷保留已付款的份数。音乐人可在Members Workshop页面末尾的“Leave the house”自行关闭账户：G-Key失效，未使用的Keymail作废。要删除其他数据，请写信到Privacy Policy页面上的地址，工作人员在{reviewHours}小时内答复。付款记录和副本已售出的事实必须保留。',
  },
  japanese: {
    questions: [
      'アカウントを削除するには？',
      '曲をサイトから外したい',
      '曲の公開をやめる',
      'データを消してほしい',
      '退会したい',
      '私がやめたらファンには何が残る',
      '把我彻底删除',
      '我要你们清除我的一切',
      '永久撤下我的歌',
      '私のものを全部消して',
      'すべて削除してほしい',
      '曲を完全に取り下げたい',
    ],
    answer:
      '曲はMembers Workshopでカタログから外せます。ファンは支払ったコピーを持ち続けます。アーティストはMembers Workshopの最後の「Leave the house」からご自分でアカウントを閉じられ、G-Keyは終了し、未使用のKeymailは無効になります。そのほかのデータの削除は、Privacy Policyページのアドレスへご連絡ください。担当者が{reviewHours}時間以内にお返事します。支払いの記録とコピーが売れた事実は残ります。',
  },
}
