import type { Topic } from './topic.ts'

export const undoACorrection: Topic = {
  id: 'undo-a-correction',
  page: '/request-correction',
  english: {
    questions: [
      'Can I undo a correction?',
      'take back a change I made',
      'revert the new title',
      'I changed the wrong thing',
      'how long can I undo',
      'restore the old price',
      'bring the old title back',
      'I changed my mind about the change',
    ],
    answer:
      'A correction that was applied at once can be undone within an hour: open your corrections on the Request a Correction page and press Undo, and the old value is back. After that hour simply ask for another correction. You get a mail about every change.',
  },
  spanish: {
    questions: [
      '¿Puedo deshacer una corrección?',
      'retirar un cambio que hice',
      'volver al título anterior',
      'cambié lo que no era',
      'cuánto tiempo tengo para deshacer',
      'recuperar el precio anterior',
      'quiero el título de antes',
      'me arrepentí del cambio',
    ],
    answer:
      'Una corrección aplicada al instante se puede deshacer durante una hora: abre tus correcciones en la página Request a Correction y pulsa Undo, y vuelve el valor anterior. Pasada esa hora pide simplemente otra corrección. De cada cambio recibes un correo.',
  },
  french: {
    questions: [
      'Puis-je annuler une correction ?',
      'revenir sur un changement',
      'remettre l’ancien titre',
      'j’ai changé la mauvaise chose',
      'combien de temps pour annuler',
      'rétablir l’ancien prix',
      'je veux retrouver l’ancien titre',
      'je regrette la modification',
    ],
    answer:
      'Une correction appliquée tout de suite peut être annulée pendant une heure : ouvrez vos corrections sur la page Request a Correction et pressez Undo, l’ancienne valeur revient. Passé cette heure, demandez simplement une autre correction. Chaque changement vous est annoncé par mail.',
  },
  german: {
    questions: [
      'Kann ich eine Korrektur rückgängig machen?',
      'eine Änderung zurücknehmen',
      'den alten Titel wiederherstellen',
      'ich habe das Falsche geändert',
      'wie lange kann ich zurücknehmen',
      'alter Preis zurück',
      'ich will den alten Titel zurück',
      'die Änderung war doch falsch',
    ],
    answer:
      'Eine sofort ausgeführte Korrektur lässt sich innerhalb einer Stunde rückgängig machen: Öffnen Sie Ihre Korrekturen auf der Seite Request a Correction und drücken Sie Undo, dann gilt wieder der alte Wert. Danach bitten Sie einfach um eine neue Korrektur. Über jede Änderung bekommen Sie eine Mail.',
  },
  italian: {
    questions: [
      'Posso annullare una correzione?',
      'tornare indietro su una modifica',
      'ripristinare il vecchio titolo',
      'ho cambiato la cosa sbagliata',
      'quanto tempo ho per annullare',
      'rimettere il vecchio prezzo',
      'rivoglio il titolo di prima',
      'mi sono pentito della modifica',
    ],
    answer:
      'Una correzione applicata subito si può annullare entro un’ora: apri le tue correzioni nella pagina Request a Correction e premi Undo, e torna il valore di prima. Passata l’ora, chiedi semplicemente un’altra correzione. Di ogni modifica ricevi una mail.',
  },
  portuguese: {
    questions: [
      'Posso desfazer uma correção?',
      'voltar atrás numa mudança',
      'restaurar o título antigo',
      'mudei a coisa errada',
      'quanto tempo tenho para desfazer',
      'voltar ao preço antigo',
      'quero o título de antes',
      'me arrependi da mudança',
    ],
    answer:
      'Uma correção feita na hora pode ser desfeita em até uma hora: abra suas correções na página Request a Correction e aperte Undo, e volta o valor antigo. Depois dessa hora é só pedir outra correção. De cada mudança você recebe um e-mail.',
  },
  chinese: {
    questions: ['更正可以撤销吗？', '撤回我做的修改', '恢复原来的歌名', '我改错了地方', '多久之内能撤销', '恢复原价'],
    answer:
      '立即生效的更正在一小时内可以撤销：打开Request a Correction页面上您的更正记录，点Undo就恢复原值。超过一小时请再申请一次更正。每次修改都会有邮件通知。',
  },
  japanese: {
    questions: [
      '訂正は取り消せますか？',
      '変更を元に戻したい',
      '前のタイトルに戻す',
      '違うところを変えてしまった',
      'いつまで取り消せますか',
      '元の価格に戻す',
      '想改回原来的歌名',
      '改了又后悔',
      '前のタイトルに戻したい',
      '変更をやめたい',
    ],
    answer:
      'すぐに反映された訂正は一時間以内なら元に戻せます。Request a Correctionページの履歴でUndoを押すと前の値に戻ります。一時間を過ぎたら、改めて訂正をご依頼ください。変更のたびにメールでお知らせします。',
  },
}
