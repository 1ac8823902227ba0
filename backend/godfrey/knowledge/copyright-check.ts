import type { Topic } from './topic.ts'

export const copyrightCheck: Topic = {
  id: 'copyright-check',
  page: '/copyright-material',
  english: {
    questions: [
      'How do you check my copyright papers?',
      'who verifies my documents',
      'why does my document go to a person',
      'can Godfrey approve my application',
      'what is compared in the copyright check',
      'how long does the verification take',
      'who looks at my papers',
      'how is it checked that the song is mine',
    ],
    answer:
      'I read the registration number, title, claimants and date out of your document and compare them with what you declared; I also compare the recording with every recording already here. If all agrees you are verified; if something is missing or differs, a person looks within {reviewHours} hours. Rules in code decide, and I never decline for a doubt.',
  },
  spanish: {
    questions: [
      '¿Cómo revisan mis documentos de derechos?',
      'quién verifica mis papeles',
      'por qué mi documento va a una persona',
      'puede Godfrey aprobar mi solicitud',
      'qué se compara en la verificación',
      'cuánto tarda la verificación',
      'quién revisa mis papeles',
      'cómo comprueban que la canción es mía',
    ],
    answer:
      'Leo en tu documento el número de registro, el título, los titulares y la fecha, y los comparo con lo que declaraste; también comparo la grabación con todas las que ya hay. Si todo coincide, queda verificado; si falta algo o no coincide, lo mira una persona en {reviewHours} horas. Deciden reglas fijas, y no rechazo por una duda.',
  },
  french: {
    questions: [
      'Comment vérifiez-vous mes documents ?',
      'qui contrôle mes papiers',
      'pourquoi mon document va à une personne',
      'Godfrey peut-il approuver ma demande',
      'que compare-t-on à la vérification',
      'combien de temps dure la vérification',
      'qui vérifie mes papiers',
      'comment vérifiez-vous que la chanson est à moi',
    ],
    answer:
      'Je lis dans votre document le numéro d’enregistrement, le titre, les titulaires et la date, et je les compare à votre déclaration ; je compare aussi l’enregistrement à tous ceux déjà présents. Si tout concorde, c’est vérifié ; s’il manque quelque chose ou diffère, une personne regarde sous {reviewHours} heures. Des règles fixes décident, et je ne refuse pas sur un doute.',
  },
  german: {
    questions: [
      'Wie prüfen Sie meine Unterlagen zum Urheberrecht?',
      'wer kontrolliert meine Papiere',
      'warum geht mein Dokument an einen Menschen',
      'kann Godfrey meinen Antrag genehmigen',
      'was wird bei der Prüfung verglichen',
      'wie lange dauert die Prüfung',
      'wer prüft meine Papiere',
      'wie wird geprüft, ob das Lied mir gehört',
    ],
    answer:
      'Ich lese Registernummer, Titel, Inhaber und Datum aus Ihrem Dokument und vergleiche sie mit Ihren Angaben; auch die Aufnahme vergleiche ich mit allen, die schon hier sind. Stimmt alles, ist es geprüft; fehlt etwas oder weicht ab, sieht es sich innerhalb von {reviewHours} Stunden ein Mensch an. Es entscheiden feste Regeln, und wegen eines Zweifels lehne ich nicht ab.',
  },
  italian: {
    questions: [
      'Come controllate i miei documenti?',
      'chi verifica le mie carte',
      'perché il mio documento va a una persona',
      'Godfrey può approvare la mia domanda',
      'cosa si confronta nella verifica',
      'quanto dura la verifica',
      'chi controlla i miei documenti',
      'come controllate che la canzone è mia',
    ],
    answer:
      'Leggo nel documento il numero di registrazione, il titolo, i titolari e la data e li confronto con quanto hai dichiarato; confronto anche la registrazione con tutte quelle già presenti. Se tutto coincide è verificato; se manca qualcosa o non torna, guarda una persona entro {reviewHours} ore. Decidono regole fisse, e non rifiuto per un dubbio.',
  },
  portuguese: {
    questions: [
      'Como vocês verificam meus documentos?',
      'quem confere meus papéis',
      'por que meu documento vai para uma pessoa',
      'o Godfrey pode aprovar meu pedido',
      'o que é comparado na verificação',
      'quanto demora a verificação',
      'como verificam que a música é minha',
    ],
    answer:
      'Leio no documento o número de registro, o título, os titulares e a data e comparo com o que você declarou; também comparo a gravação com todas as que já estão aqui. Se tudo bate, está verificado; se falta ou difere algo, uma pessoa olha em {reviewHours} horas. Regras fixas decidem, e não recuso por uma dúvida.',
  },
  chinese: {
    questions: [
      '你们怎么核对我的版权文件？',
      '谁来审核我的材料',
      '为什么我的文件转给了人工',
      'Godfrey能批准我的申请吗',
      '版权核对比较什么',
      '审核要多久',
      '谁来审我的材料',
      '怎么核实歌是我的',
    ],
    answer:
      '我从文件里读出登记号、作品名、权利人和日期，与您填写的对照，也把录音与这里已有的所有录音比对。全部一致就通过；缺少或不一致时，由工作人员在{reviewHours}小时内查看。由固定规则决定，我不会因为有疑问就拒绝。',
  },
  japanese: {
    questions: [
      '著作権の書類はどう確認されますか？',
      '書類を審査するのは誰',
      'なぜ書類が担当者に回ったの',
      'Godfreyが申請を承認できますか',
      '審査で何を照合しますか',
      '確認にかかる時間は',
      '書類は誰が確認しますか',
      '曲が自分のものかどう確認するの',
    ],
    answer:
      '書類から登録番号、題名、権利者、日付を読み取り、ご申告と照合します。録音も、すでにある全録音と比べます。すべて一致すれば確認済みとなり、不足や違いがあれば担当者が{reviewHours}時間以内に見ます。判断は決まった規則によるもので、疑いだけで断ることはありません。',
  },
}
