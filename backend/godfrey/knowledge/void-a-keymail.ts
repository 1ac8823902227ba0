import type { Topic } from './topic.ts'

export const voidAKeymail: Topic = {
  id: 'void-a-keymail',
  page: '/members-workshop',
  english: {
    questions: [
      'How do I void a Keymail?',
      'cancel a code I issued by mistake',
      'take back a Keymail',
      'revoke a code that leaked',
      're-issue a Keymail for the same copy',
      'deactivate a code',
      'I gave a code to the wrong person, can I cancel it',
      'stop a code I sent by mistake',
    ],
    answer:
      "In the Members Workshop choose the Keymail in your list and void it; that works as long as nobody has redeemed it or is paying for it. Its code then stops working for good, and the copy's number is free, so you can issue a new Keymail for it. A redeemed Keymail stays with the fan who paid.",
  },
  spanish: {
    questions: [
      '¿Cómo anulo un Keymail?',
      'cancelar un código emitido por error',
      'retirar un Keymail',
      'revocar un código filtrado',
      'volver a emitir un Keymail para la misma copia',
      'desactivar un código',
      'di un código a la persona equivocada, lo puedo anular',
      'cancelar un código que mandé por error',
    ],
    answer:
      'En el Members Workshop elige el Keymail en tu lista y anúlalo; se puede mientras nadie lo haya canjeado ni lo esté pagando. El código deja de valer para siempre y el número de la copia queda libre, así que puedes emitir otro Keymail. Un Keymail canjeado se queda con el fan que lo pagó.',
  },
  french: {
    questions: [
      'Comment annuler un Keymail ?',
      'annuler un code émis par erreur',
      'reprendre un Keymail',
      'révoquer un code qui a fuité',
      'réémettre un Keymail pour le même exemplaire',
      'désactiver un code',
      'j’ai donné un code à la mauvaise personne, puis-je l’annuler',
      'annuler un code envoyé par erreur',
    ],
    answer:
      'Dans le Members Workshop, choisissez le Keymail dans votre liste et annulez-le ; c’est possible tant que personne ne l’a utilisé ni n’est en train de le payer. Le code ne marche plus jamais et le numéro de l’exemplaire est libre : vous pouvez émettre un nouveau Keymail. Un Keymail utilisé reste au fan qui l’a payé.',
  },
  german: {
    questions: [
      'Wie mache ich einen Keymail ungültig?',
      'einen versehentlich ausgegebenen Code stornieren',
      'Keymail zurückziehen',
      'durchgesickerten Code sperren',
      'Keymail für dasselbe Exemplar neu ausgeben',
      'Code entwerten',
      'ich habe einen Code der falschen Person gegeben, kann ich ihn stornieren',
      'einen versehentlich verschickten Code sperren',
    ],
    answer:
      'Wählen Sie den Keymail im Members Workshop in Ihrer Liste und entwerten Sie ihn; das geht, solange ihn niemand eingelöst hat oder gerade bezahlt. Der Code gilt dann nie wieder, die Nummer des Exemplars ist frei, und Sie können dafür einen neuen Keymail ausgeben. Ein eingelöster Keymail bleibt beim Fan, der bezahlt hat.',
  },
  italian: {
    questions: [
      'Come annullo un Keymail?',
      'annullare un codice emesso per errore',
      'ritirare un Keymail',
      'revocare un codice finito in giro',
      'riemettere un Keymail per la stessa copia',
      'disattivare un codice',
      'ho dato un codice alla persona sbagliata, posso annullarlo',
      'annullare un codice mandato per errore',
    ],
    answer:
      'Nel Members Workshop scegli il Keymail nel tuo elenco e annullalo; si può finché nessuno lo ha riscattato o lo sta pagando. Il codice non funziona mai più e il numero della copia torna libero, così puoi emetterne uno nuovo. Un Keymail riscattato resta al fan che ha pagato.',
  },
  portuguese: {
    questions: [
      'Como anulo um Keymail?',
      'cancelar um código emitido por engano',
      'retirar um Keymail',
      'revogar um código que vazou',
      'reemitir um Keymail para a mesma cópia',
      'desativar um código',
      'dei um código para a pessoa errada, posso cancelar',
      'cancelar um código enviado por engano',
    ],
    answer:
      'No Members Workshop escolha o Keymail na sua lista e anule-o; dá enquanto ninguém o resgatou nem o está pagando. O código deixa de valer para sempre e o número da cópia fica livre, então você pode emitir outro Keymail. Um Keymail resgatado fica com o fã que pagou.',
  },
  chinese: {
    questions: [
      '怎么作废一个Keymail？',
      '取消误发的代码',
      '收回Keymail',
      '泄露的代码怎么撤销',
      '为同一份重新发Keymail',
      '停用代码',
      '码发给了错的人能取消吗',
      '作废一个误发的码',
    ],
    answer:
      '在Members Workshop的列表里选中该Keymail并作废；只要还没有人兑换、也没有人正在付款就可以。代码从此失效，这一份的编号空出来，您可以重新发一个Keymail。已兑换的Keymail归付款的歌迷所有。',
  },
  japanese: {
    questions: [
      'Keymailを無効にするには？',
      '間違えて発行したコードを取り消したい',
      'Keymailを回収する',
      '漏れたコードを止めたい',
      '同じコピーのKeymailを再発行',
      'コードを使えなくする',
      '違う人にコードを渡した、取り消せますか',
      '間違って送ったコードを無効にしたい',
    ],
    answer:
      'Members Workshopの一覧でKeymailを選んで無効にできます。まだ誰も引き換えておらず、支払い中でもない場合に限ります。コードは二度と使えなくなり、コピー番号が空くので、新しいKeymailを発行できます。引き換え済みのKeymailは支払ったファンのものです。',
  },
}
