import type { Topic } from './topic.ts'

export const copyNumber: Topic = {
  id: 'copy-number',
  page: '/redeem-keymail',
  english: {
    questions: [
      'What does the number of my copy mean?',
      'copy number',
      'can I pick a lucky number, like number 1',
      'Does somebody else have the same number as me?',
      'when is the number of a copy decided',
      'my ticket says No. 7, what’s that',
      'is copy one better than the last one',
      'what does number 7 of 50 stand for',
      'is a low number worth more',
      'which number do I get',
    ],
    answer:
      'Every copy has a number of its own, such as No. 7 of {copiesDefault}, and nobody else has it. The number is fixed when the artist issues the Keymail, so it comes with your code and cannot be chosen or changed. You see it before you pay. The music is the same in every copy.',
  },
  spanish: {
    questions: [
      '¿Qué significa el número de mi copia?',
      'número de copia',
      '¿puedo elegir un número, por ejemplo el 1?',
      '¿Hay otra persona con el mismo número que yo?',
      'cuándo se decide el número de una copia',
      'en mi entrada pone N.º 7, ¿eso qué es?',
      '¿la copia número uno es mejor que la última?',
      'qué significa ser la 7 de 50',
      'vale más un número bajo',
      'qué número me toca',
    ],
    answer:
      'Cada copia tiene su propio número, por ejemplo el 7 de {copiesDefault}, y nadie más lo tiene. El número queda fijado cuando el artista emite el Keymail, así que viene con tu código y no se puede elegir ni cambiar. Lo ves antes de pagar. La música es la misma en todas las copias.',
  },
  french: {
    questions: [
      'Que signifie le numéro de ma copie ?',
      'numéro de copie',
      'je peux choisir mon numéro, le 1 par exemple',
      'Quelqu’un d’autre a-t-il le même numéro que moi ?',
      'quand le numéro d’une copie est-il fixé',
      'mon ticket affiche n° 7, c’est quoi',
      'la première copie vaut-elle mieux que la dernière',
      'que veut dire le numéro 7 sur 50',
      'un petit numéro vaut-il plus',
      'quel numéro aurai-je',
    ],
    answer:
      'Chaque copie a son propre numéro, par exemple le n° 7 sur {copiesDefault}, et personne d’autre ne l’a. Il est fixé quand l’artiste émet le Keymail : il vient donc avec votre code et ne peut être ni choisi ni changé. Vous le voyez avant de payer. La musique est la même dans toutes les copies.',
  },
  german: {
    questions: [
      'Was bedeutet die Nummer meines Exemplars?',
      'Nummer der Kopie',
      'kann ich mir eine Nummer aussuchen, zum Beispiel die 1',
      'Hat noch jemand dieselbe Nummer wie ich?',
      'wann steht die Nummer eines Exemplars fest',
      'auf meinem Ticket steht Nr. 7, was heißt das',
      'ist das erste Exemplar besser als das letzte',
      'was bedeutet Nummer 7 von 50',
      'ist eine niedrige Nummer mehr wert',
      'welche Nummer bekomme ich',
    ],
    answer:
      'Jedes Exemplar hat seine eigene Nummer, zum Beispiel Nr. 7 von {copiesDefault}, und niemand sonst hat sie. Sie steht fest, sobald der Künstler den Keymail ausgibt; sie gehört also zu Ihrem Code und lässt sich weder aussuchen noch ändern. Sie sehen sie, bevor Sie zahlen. Die Musik ist in jedem Exemplar dieselbe.',
  },
  italian: {
    questions: [
      'Che significa il numero della mia copia?',
      'numero della copia',
      'posso scegliere il numero, per esempio l’1?',
      'C’è qualcun altro con il mio stesso numero?',
      'quando si decide il numero di una copia',
      'sul mio biglietto c’è scritto n. 7, che cos’è?',
      'la prima copia vale più dell’ultima?',
      'che significa il numero 7 di 50',
      'un numero basso vale di più',
      'che numero mi tocca',
    ],
    answer:
      'Ogni copia ha un numero tutto suo, per esempio la n. 7 di {copiesDefault}, e nessun altro ce l’ha. Il numero viene fissato quando l’artista emette il Keymail: arriva quindi con il tuo codice e non si può scegliere né cambiare. Lo vedi prima di pagare. La musica è la stessa in tutte le copie.',
  },
  portuguese: {
    questions: [
      'O que significa o número da minha cópia?',
      'número da cópia',
      'posso escolher o número, tipo o 1?',
      'Mais alguém tem o mesmo número que eu?',
      'quando o número de uma cópia é definido',
      'no meu ingresso diz nº 7, o que é isso?',
      'a primeira cópia é melhor que a última?',
      'o que significa ser a 7 de 50',
      'número baixo vale mais',
      'qual número eu recebo',
    ],
    answer:
      'Cada cópia tem um número só dela, por exemplo a nº 7 de {copiesDefault}, e ninguém mais tem esse número. Ele é fixado quando o artista emite o Keymail, portanto vem com o seu código e não dá para escolher nem trocar. Você vê o número antes de pagar. A música é a mesma em todas as cópias.',
  },
  chinese: {
    questions: [
      '我这一份的编号是什么意思？',
      '副本编号',
      '能自己挑号码吗，比如1号',
      '会不会有人和我的编号一样？',
      '编号是什么时候定下来的',
      '我的票上写着No. 7，这是啥',
      '第一份比最后一份更好吗',
      '編號可以自己選嗎？',
      '50份里的第7份代表什么',
      '号码小更值钱吗',
      '我会拿到几号',
    ],
    answer:
      '每一份都有自己的编号，比如 {copiesDefault} 份中的第 7 号，别人不会有同样的号码。编号在音乐人发出 Keymail 时就定好了，跟着您的代码走，不能挑选，也不能更改。付款之前您就能看到它。每一份里的音乐都是一样的。',
  },
  japanese: {
    questions: [
      'コピーの番号にはどういう意味がありますか？',
      '固有番号',
      '1番とか好きな番号を選べる？',
      'ほかの人と同じ番号になることはありますか',
      'コピーの番号はいつ決まるのでしょうか',
      'チケットにNo. 7って書いてあるけど何これ',
      '1番のコピーは最後のコピーより良いものですか',
      '50枚中7番とはどういう意味',
      '番号が若いと価値が高い？',
      '何番がもらえますか',
    ],
    answer:
      'コピーにはそれぞれ固有の番号があり（たとえば {copiesDefault} のうちの No. 7）、同じ番号を持つ人はほかにいません。番号はアーティストが Keymail を発行したときに決まり、コードに付いてくるものなので、選んだり変えたりすることはできません。お支払いの前に確認できます。音楽の中身はどのコピーでも同じです。',
  },
}
