import type { Topic } from './topic.ts'

export const errorSessionOrRights: Topic = {
  id: 'error-session-or-rights',
  page: '/g-key-login',
  english: {
    questions: [
      'Please sign in first.',
      'Session Expired. Please log in again',
      'This belongs to somebody else.',
      'This G-Key is not yours.',
      'This Governance Tracker number is not yours.',
      'This song plays for the artist and for those who hold a copy.',
      'I get a message that I am not allowed',
    ],
    answer:
      'You are not signed in, or not as the one it belongs to. Artists sign in with their G-Key at /g-key-login, fans with their Keymail or a mailed sign-in link at /redeem-keymail, staff at /admin/login. Leave the fields for G-Key and tracker number empty, or enter your own.',
  },
  spanish: {
    questions: [
      'Please sign in first.',
      'Session Expired. Please log in again',
      'This belongs to somebody else.',
      'This G-Key is not yours.',
      'This Governance Tracker number is not yours.',
      'This song plays for the artist and for those who hold a copy.',
      'me dice que no tengo permiso',
    ],
    answer:
      'No has iniciado sesión, o no como la persona a quien pertenece. Los artistas entran con su G-Key en /g-key-login, los fans con su Keymail o un enlace por correo en /redeem-keymail, el personal en /admin/login. Deja vacíos los campos de G-Key y tracker, o pon los tuyos.',
  },
  french: {
    questions: [
      'Please sign in first.',
      'Session Expired. Please log in again',
      'This belongs to somebody else.',
      'This G-Key is not yours.',
      'This Governance Tracker number is not yours.',
      'This song plays for the artist and for those who hold a copy.',
      'on me dit que je n’ai pas le droit',
    ],
    answer:
      'Vous n’êtes pas connecté, ou pas comme la personne à qui cela appartient. Les artistes se connectent avec leur G-Key sur /g-key-login, les fans avec leur Keymail ou un lien reçu sur /redeem-keymail, l’équipe sur /admin/login. Laissez vides les champs G-Key et tracker, ou mettez les vôtres.',
  },
  german: {
    questions: [
      'Please sign in first.',
      'Session Expired. Please log in again',
      'This belongs to somebody else.',
      'This G-Key is not yours.',
      'This Governance Tracker number is not yours.',
      'This song plays for the artist and for those who hold a copy.',
      'es heißt, ich darf das nicht',
    ],
    answer:
      'Sie sind nicht angemeldet, oder nicht als die Person, der es gehört. Künstler melden sich mit ihrem G-Key auf /g-key-login an, Fans mit Keymail oder gemailtem Link auf /redeem-keymail, das Team auf /admin/login. Lassen Sie die Felder für G-Key und Tracker leer oder tragen Sie Ihre eigenen ein.',
  },
  italian: {
    questions: [
      'Please sign in first.',
      'Session Expired. Please log in again',
      'This belongs to somebody else.',
      'This G-Key is not yours.',
      'This Governance Tracker number is not yours.',
      'This song plays for the artist and for those who hold a copy.',
      'mi dice che non ho il permesso',
    ],
    answer:
      'Non hai effettuato l’accesso, o non come la persona a cui appartiene. Gli artisti entrano con la G-Key su /g-key-login, i fan con il Keymail o un link via mail su /redeem-keymail, lo staff su /admin/login. Lascia vuoti i campi G-Key e tracker, o metti i tuoi.',
  },
  portuguese: {
    questions: [
      'Please sign in first.',
      'Session Expired. Please log in again',
      'This belongs to somebody else.',
      'This G-Key is not yours.',
      'This Governance Tracker number is not yours.',
      'This song plays for the artist and for those who hold a copy.',
      'diz que não tenho permissão',
    ],
    answer:
      'Você não entrou, ou não como a pessoa a quem pertence. Artistas entram com a G-Key em /g-key-login, fãs com o Keymail ou um link por e-mail em /redeem-keymail, a equipe em /admin/login. Deixe vazios os campos de G-Key e tracker, ou ponha os seus.',
  },
  chinese: {
    questions: [
      'Please sign in first.',
      'Session Expired. Please log in again',
      'This belongs to somebody else.',
      'This G-Key is not yours.',
      'This Governance Tracker number is not yours.',
      'This song plays for the artist and for those who hold a copy.',
      '提示我没有权限',
    ],
    answer:
      '您没有登录，或者不是以所属者的身份登录。音乐人在/g-key-login用G-Key登录，歌迷在/redeem-keymail用Keymail或邮件链接，工作人员在/admin/login。G-Key和tracker两栏请留空或填自己的。',
  },
  japanese: {
    questions: [
      'Please sign in first.',
      'Session Expired. Please log in again',
      'This belongs to somebody else.',
      'This G-Key is not yours.',
      'This Governance Tracker number is not yours.',
      'This song plays for the artist and for those who hold a copy.',
      '権限がないと言われる',
    ],
    answer:
      'サインインしていないか、持ち主としてサインインしていません。アーティストは/g-key-loginでG-Key、ファンは/redeem-keymailでKeymailかメールのリンク、スタッフは/admin/loginをお使いください。G-Keyとtrackerの欄は空欄か、ご自分のものを入れてください。',
  },
}
