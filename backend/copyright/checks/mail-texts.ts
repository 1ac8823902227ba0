import type { Language } from '#contract/text'
import { getReasonText, type Reason } from '#module/copyright/policy'

type MailTexts = Record<
  | 'hello'
  | 'inReview'
  | 'songReview'
  | 'songPublished'
  | 'songDeclined'
  | 'recordingPublished'
  | 'promise'
  | 'objection',
  string
>

/** Texts of the copyright mails. {name} is the recipient, {number} the application's number or the song's title. */
export const mailTexts: Record<Language, MailTexts> = {
  english: {
    hello: 'Hello {name},',
    inReview: 'Godfrey has read the papers of your application {number}. A person is looking at them now, because:',
    songReview: 'Godfrey has checked your song “{number}”. A person is looking at it now, because:',
    songPublished:
      'Godfrey has read the papers of your song “{number}”. It is published, and you can make Keymails for it.',
    songDeclined: 'Godfrey has read the papers of your song “{number}” and cannot publish it, because:',
    recordingPublished:
      'Godfrey has checked the new recording of “{number}”. From now on it is what fans hear; owners of copies keep the earlier one as well.',
    promise: 'You will get an email within 24 to 48 hours.',
    objection: 'If you think that is wrong, write to us, and a person reads it:',
  },
  spanish: {
    hello: 'Hola {name}:',
    inReview: 'Godfrey ha leído los documentos de tu solicitud {number}. Ahora los mira una persona, porque:',
    songReview: 'Godfrey ha comprobado tu canción «{number}». Ahora la mira una persona, porque:',
    songPublished:
      'Godfrey ha leído los documentos de tu canción «{number}». Está publicada y ya puedes crear Keymails.',
    songDeclined: 'Godfrey ha leído los documentos de tu canción «{number}» y no puede publicarla, porque:',
    recordingPublished:
      'Godfrey ha comprobado la nueva grabación de «{number}». Desde ahora es la que oyen los fans; quienes tienen una copia conservan también la anterior.',
    promise: 'Recibirás un correo en 24 a 48 horas.',
    objection: 'Si crees que no es así, escríbenos y lo leerá una persona:',
  },
  french: {
    hello: 'Bonjour {name},',
    inReview: 'Godfrey a lu les documents de votre demande {number}. Une personne les regarde maintenant, parce que :',
    songReview: 'Godfrey a vérifié votre chanson « {number} ». Une personne la regarde maintenant, parce que :',
    songPublished:
      'Godfrey a lu les documents de votre chanson « {number} ». Elle est publiée et vous pouvez créer des Keymails.',
    songDeclined: 'Godfrey a lu les documents de votre chanson « {number} » et ne peut pas la publier, parce que :',
    recordingPublished:
      'Godfrey a vérifié le nouvel enregistrement de « {number} ». C’est désormais celui que les fans entendent ; les propriétaires d’exemplaires gardent aussi le précédent.',
    promise: 'Vous recevez un e-mail sous 24 à 48 heures.',
    objection: 'Si vous pensez que c’est une erreur, écrivez-nous, une personne le lira :',
  },
  german: {
    hello: 'Guten Tag {name},',
    inReview:
      'Godfrey hat die Unterlagen zu Ihrem Antrag {number} gelesen. Jetzt sieht sie sich ein Mensch an. Begründung:',
    songReview: 'Godfrey hat Ihren Song „{number}“ geprüft. Jetzt sieht ihn sich ein Mensch an. Begründung:',
    songPublished:
      'Godfrey hat die Unterlagen zu Ihrem Song „{number}“ gelesen. Er ist veröffentlicht, und Sie können Keymails ausgeben.',
    songDeclined:
      'Godfrey hat die Unterlagen zu Ihrem Song „{number}“ gelesen und kann ihn nicht veröffentlichen. Begründung:',
    recordingPublished:
      'Godfrey hat die neue Aufnahme von „{number}“ geprüft. Ab jetzt hören Fans sie; wer ein Exemplar besitzt, behält auch die bisherige.',
    promise: 'Sie bekommen innerhalb von 24 bis 48 Stunden eine E-Mail.',
    objection: 'Wenn Sie das für falsch halten, schreiben Sie uns; ein Mensch liest es:',
  },
  italian: {
    hello: 'Ciao {name},',
    inReview: 'Godfrey ha letto i documenti della tua richiesta {number}. Ora li esamina una persona, perché:',
    songReview: 'Godfrey ha verificato il tuo brano «{number}». Ora lo esamina una persona, perché:',
    songPublished: 'Godfrey ha letto i documenti del tuo brano «{number}». È pubblicato e puoi creare Keymail.',
    songDeclined: 'Godfrey ha letto i documenti del tuo brano «{number}» e non può pubblicarlo, perché:',
    recordingPublished:
      'Godfrey ha verificato la nuova registrazione di «{number}». Da ora è quella che i fan ascoltano; chi possiede una copia conserva anche la precedente.',
    promise: 'Ricevi un’email entro 24-48 ore.',
    objection: 'Se pensi che sia un errore, scrivici e una persona leggerà:',
  },
  portuguese: {
    hello: 'Olá, {name},',
    inReview: 'Godfrey leu os documentos da sua inscrição {number}. Agora uma pessoa os analisa, porque:',
    songReview: 'Godfrey verificou a sua música “{number}”. Agora uma pessoa a analisa, porque:',
    songPublished:
      'Godfrey leu os documentos da sua música “{number}”. Ela está publicada e você já pode criar Keymails.',
    songDeclined: 'Godfrey leu os documentos da sua música “{number}” e não pode publicá-la, porque:',
    recordingPublished:
      'Godfrey verificou a nova gravação de “{number}”. A partir de agora é a que os fãs ouvem; quem tem uma cópia mantém também a anterior.',
    promise: 'Você recebe um e-mail em 24 a 48 horas.',
    objection: 'Se você acha que há um erro, escreva para nós, e uma pessoa vai ler:',
  },
  chinese: {
    hello: '{name}，您好：',
    inReview: 'Godfrey 已阅读您的申请 {number} 的文件。现在由工作人员查看，原因是：',
    songReview: 'Godfrey 已检查您的歌曲《{number}》。现在由工作人员查看，原因是：',
    songPublished: 'Godfrey 已阅读您的歌曲《{number}》的文件。歌曲已发行，您可以创建 Keymail。',
    songDeclined: 'Godfrey 已阅读您的歌曲《{number}》的文件，无法发行，原因是：',
    recordingPublished: 'Godfrey 已检查《{number}》的新录音。从现在起歌迷听到的就是它；持有者同时保留之前的录音。',
    promise: '您会在 24 至 48 小时内收到邮件。',
    objection: '如果您认为有误，请写信给我们，工作人员会阅读：',
  },
  japanese: {
    hello: '{name}様',
    inReview: '申請{number}の書類をGodfreyが読みました。次の理由により、担当者が確認します。',
    songReview: 'あなたの曲「{number}」をGodfreyが確認しました。次の理由により、担当者が確認します。',
    songPublished: 'あなたの曲「{number}」の書類をGodfreyが読みました。公開されましたので、Keymailを作成できます。',
    songDeclined: 'あなたの曲「{number}」の書類をGodfreyが読みましたが、次の理由により公開できません。',
    recordingPublished:
      '「{number}」の新しい録音をGodfreyが確認しました。今後ファンが聴くのはこの録音です。所有者は以前の録音も引き続き聴けます。',
    promise: '24～48時間以内にメールでお知らせします。',
    objection: '間違いだと思われる場合は、こちらからお知らせください。担当者が読みます。',
  },
}

export function formatReasons(reasons: Reason[], language: Language): string {
  return reasons.map((reason) => `- ${getReasonText(reason, language)}`).join('\n')
}

export const formatMail = (parts: string[]) => [...parts, 'TuneMaker'].join('\n\n')
