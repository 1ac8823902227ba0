import type { Topic } from './topic.ts'

export const tooManyTries: Topic = {
  id: 'too-many-tries',
  page: '/redeem-keymail',
  english: {
    questions: [
      'Why does it say too many tries?',
      'Too many tries. Please wait a moment and try again.',
      'error 429',
      'I am blocked after typing my code wrong',
      'locked out',
      'it won’t let me enter my Keymail anymore',
      'How long do I have to wait before I can try again?',
      'My G-Key is refused because of too many attempts',
      'rate limit',
      'I tried a few codes and now I am locked out',
      'it blocks me after several attempts',
    ],
    answer:
      'That appears when many wrong codes or keys came from one place in a short time, so that nobody can guess their way in. Wait a minute and try again, and use the pause to check the code: in a Keymail, O and 0 or I and 1 are easily mixed up. Only wrong tries count here. Once you are signed in, yours are counted apart from everybody else’s, so your correct codes still work while others are guessing.',
  },
  spanish: {
    questions: [
      '¿Por qué dice que hay demasiados intentos?',
      'demasiados intentos, espera un momento',
      'error 429',
      'Estoy bloqueado por escribir mal el código',
      'bloqueado',
      'ya no me deja introducir mi Keymail',
      '¿Cuánto tengo que esperar para volver a probar?',
      'Rechaza mi G-Key por exceso de intentos',
      'límite de intentos',
      'probé varios códigos y ahora estoy bloqueado',
      'me bloquea después de varios intentos',
    ],
    answer:
      'Aparece cuando llegan muchos códigos o claves erróneos desde un mismo lugar en poco tiempo, para que nadie entre adivinando. Espera un minuto y vuelve a probar, y aprovecha la pausa para revisar el código: en un Keymail es fácil confundir O con 0 o I con 1. Aquí solo cuentan los intentos erróneos. Si has iniciado sesión, los tuyos se cuentan aparte de los de los demás, así que tus códigos correctos siguen funcionando aunque otros estén adivinando.',
  },
  french: {
    questions: [
      'Pourquoi le site dit-il trop de tentatives ?',
      'trop d’essais, patientez un moment',
      'erreur 429',
      'Je suis bloqué après avoir mal tapé mon code',
      'accès bloqué',
      'je ne peux plus saisir mon Keymail',
      'Combien de temps dois-je attendre avant de réessayer ?',
      'Ma G-Key est refusée à cause de trop de tentatives',
      'limite d’essais',
      'j’ai essayé plusieurs codes et je suis bloqué',
      'ça me bloque après plusieurs essais',
    ],
    answer:
      'Ce message apparaît quand beaucoup de codes ou de clés faux arrivent d’un même endroit en peu de temps, pour que personne n’entre en devinant. Attendez une minute puis réessayez, et profitez-en pour vérifier le code : dans un Keymail, O et 0 ou I et 1 se confondent facilement. Seuls les essais faux comptent ici. Après connexion, les vôtres sont comptés à part de ceux des autres, et vos codes corrects continuent donc de fonctionner pendant que d’autres devinent.',
  },
  german: {
    questions: [
      'Warum steht da, dass es zu viele Versuche waren?',
      'zu oft falsch eingegeben, was nun',
      'Fehler 429',
      'Ich bin gesperrt, weil ich den Code falsch eingegeben habe',
      'ausgesperrt',
      'ich kann meinen Keymail nicht mehr eingeben',
      'Wie lange muss ich warten, bis ich es wieder versuchen kann?',
      'Mein G-Key wird wegen zu vieler Versuche abgelehnt',
      'Versuche begrenzt',
      'ich habe mehrere Codes probiert und bin gesperrt',
      'nach einigen Versuchen werde ich blockiert',
    ],
    answer:
      'Das erscheint, wenn in kurzer Zeit viele falsche Codes oder Schlüssel von einer Stelle kamen, damit sich niemand hineinraten kann. Warten Sie eine Minute und versuchen Sie es noch einmal, und prüfen Sie in der Pause den Code: In einem Keymail verwechselt man leicht O mit 0 oder I mit 1. Gezählt werden hier nur falsche Versuche. Wenn Sie angemeldet sind, zählen Ihre getrennt von denen anderer, und Ihre richtigen Codes gehen auch dann, wenn andere gerade raten.',
  },
  italian: {
    questions: [
      'Perché dice troppi tentativi?',
      'troppi tentativi, attendi un momento',
      'errore 429',
      'Sono bloccato perché ho scritto male il codice',
      'accesso bloccato',
      'non mi fa più inserire il mio Keymail',
      'Quanto devo aspettare prima di riprovare?',
      'La mia G-Key viene rifiutata per troppi tentativi',
      'limite di tentativi',
      'ho provato diversi codici e sono bloccato',
      'mi blocca dopo vari tentativi',
    ],
    answer:
      'Compare quando in poco tempo arrivano molti codici o chiavi sbagliati dallo stesso posto, così nessuno può entrare tirando a indovinare. Aspetta un minuto e riprova, e nel frattempo controlla il codice: in un Keymail è facile confondere O con 0 o I con 1. Qui contano solo i tentativi sbagliati. Se hai effettuato l’accesso, i tuoi sono contati a parte da quelli degli altri, quindi i tuoi codici giusti funzionano anche mentre altri tirano a indovinare.',
  },
  portuguese: {
    questions: [
      'Por que aparece que há tentativas demais?',
      'muitas tentativas, aguarde um momento',
      'erro 429',
      'Fui bloqueado por digitar o código errado',
      'bloqueado',
      'não me deixa mais digitar meu Keymail',
      'Quanto tempo preciso esperar para tentar de novo?',
      'Minha G-Key é recusada por excesso de tentativas',
      'limite de tentativas',
      'tentei vários códigos e fiquei bloqueado',
      'me bloqueia depois de várias tentativas',
    ],
    answer:
      'Isso aparece quando muitos códigos ou chaves errados vêm de um mesmo lugar em pouco tempo, para que ninguém entre por adivinhação. Espere um minuto e tente de novo, e aproveite a pausa para conferir o código: em um Keymail é fácil confundir O com 0 ou I com 1. Aqui só contam as tentativas erradas. Depois que você entra na sua conta, as suas são contadas à parte das dos outros, então seus códigos corretos continuam funcionando enquanto outros tentam adivinhar.',
  },
  chinese: {
    questions: [
      '为什么提示尝试次数过多？',
      '尝试太多次，请稍后再试',
      '429错误',
      '输错代码后被锁住了',
      '被锁定',
      '现在不让我输入Keymail了',
      '要等多久才能再试',
      '我的G-Key因为尝试太多次被拒绝',
      '嘗試次數過多，被鎖住了怎麼辦',
      '试了几个码现在被锁了',
      '试了几次就不让我试了',
    ],
    answer:
      '短时间内从同一处输入了很多错误的代码或密钥时，就会出现这个提示，以防有人靠猜测闯入。请等一分钟再试，顺便核对代码：Keymail里的O和0、I和1很容易看错。这里只计算错误的尝试。登录之后，您的次数单独计算，所以即使别人在乱猜，您的正确代码照样有效。',
  },
  japanese: {
    questions: [
      '「試行回数が多すぎます」と出るのはなぜですか？',
      '何度も間違えたら入れなくなった',
      'エラー429',
      'コードを打ち間違えてブロックされました',
      'ロックされちゃった',
      'Keymailが入力できなくなりました',
      'どのくらい待てばまた試せますか',
      '試行が多すぎてG-Keyが拒否されます',
      '入力回数制限',
      'いくつかコードを試したらロックされた',
      '何回か失敗したら入れなくなった',
    ],
    answer:
      '短い間に同じところから間違ったコードやキーが何度も入力されると表示されるもので、当てずっぽうで入られないようにするためです。一分ほど待ってからもう一度お試しください。KeymailではOと0、Iと1を見間違えやすいので、その間にコードもご確認ください。ここで数えるのは間違った入力だけで、サインインしていればほかの人とは別に数えるため、誰かが当て推量をしている間でも正しいコードは使えます。',
  },
}
