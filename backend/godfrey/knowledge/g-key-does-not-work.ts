import type { Topic } from './topic.ts'

export const gKeyDoesNotWork: Topic = {
  id: 'g-key-does-not-work',
  page: '/g-key-login',
  english: {
    questions: [
      'Why is my G-Key not accepted?',
      'Access Denied',
      'key won’t work',
      'It says Invalid G-Key ID, please check your credentials',
      'I typed my G-Key several times and now I have to wait',
      'what could be wrong when the artist login refuses me',
      'G-Key login error invalid rejected too many tries',
      'I can’t sign in as an artist',
    ],
    answer:
      'A G-Key looks like GK-XXXX-XXXX-XXXX-XXXX; the best way is to copy it whole from the mail it came in. Capitals and hyphens do not matter, and O and 0 or I and 1 are read as the same. A tracking number or Keymail code, which begins with TM-, does not open the Members page. After many wrong tries you are asked to wait a moment, and if the key is lost, write to hello@tunemaker.example from the address you applied with.',
  },
  spanish: {
    questions: [
      '¿Por qué no acepta mi G-Key?',
      'acceso denegado',
      'la llave no funciona',
      'Me sale Invalid G-Key ID, please check your credentials',
      'escribí mi G-Key varias veces y ahora me hace esperar',
      'qué puede fallar cuando la entrada de artistas me rechaza',
      'error inicio de sesión G-Key inválida rechazada demasiados intentos',
      'no puedo entrar como artista',
    ],
    answer:
      'Una G-Key tiene la forma GK-XXXX-XXXX-XXXX-XXXX; lo mejor es copiarla entera del correo en el que llegó. Las mayúsculas y los guiones dan igual, y O y 0 o I y 1 se leen como lo mismo. Un número de seguimiento o un código Keymail, que empiezan por TM-, no abren la página Members. Tras muchos intentos fallidos hay que esperar un momento, y si has perdido la llave, escribe a hello@tunemaker.example desde la dirección de tu solicitud.',
  },
  french: {
    questions: [
      'Pourquoi ma G-Key n’est-elle pas acceptée ?',
      'accès refusé',
      'ma clé ne marche pas',
      'Le message dit Invalid G-Key ID, please check your credentials',
      'j’ai tapé ma G-Key plusieurs fois et maintenant je dois attendre',
      'qu’est-ce qui peut clocher quand l’entrée des artistes me refuse',
      'erreur connexion G-Key invalide rejetée trop d’essais',
      'je n’arrive pas à me connecter comme artiste',
    ],
    answer:
      'Une G-Key a la forme GK-XXXX-XXXX-XXXX-XXXX ; le mieux est de la copier en entier depuis l’e-mail qui la contenait. Majuscules et tirets n’ont pas d’importance, et O et 0 ou I et 1 sont lus de la même façon. Un numéro de suivi ou un code Keymail, qui commencent par TM-, n’ouvrent pas la page Members. Après de nombreux essais manqués, il faut patienter un instant, et si la clé est perdue, écrivez à hello@tunemaker.example depuis l’adresse de votre demande.',
  },
  german: {
    questions: [
      'Warum wird mein G-Key nicht angenommen?',
      'Zugriff verweigert',
      'Schlüssel geht nicht',
      'Es heißt Invalid G-Key ID, please check your credentials',
      'ich habe meinen G-Key mehrmals eingetippt und muss jetzt warten',
      'woran kann es liegen, wenn mich der Künstlereingang abweist',
      'G-Key Anmeldung Fehler ungültig abgelehnt zu viele Versuche',
      'ich kann mich als Künstler nicht einloggen',
    ],
    answer:
      'Ein G-Key sieht so aus: GK-XXXX-XXXX-XXXX-XXXX; am besten kopieren Sie ihn vollständig aus der E-Mail, mit der er kam. Großschreibung und Bindestriche spielen keine Rolle, und O und 0 oder I und 1 gelten als dasselbe. Eine Tracking-Nummer oder ein Keymail-Code, die mit TM- beginnen, öffnen die Seite Members nicht. Nach vielen falschen Versuchen müssen Sie kurz warten, und wenn der Schlüssel verloren ist, schreiben Sie von der Adresse Ihres Antrags an hello@tunemaker.example.',
  },
  italian: {
    questions: [
      'Perché la mia G-Key non viene accettata?',
      'accesso negato',
      'la chiave non funziona',
      'Mi dice Invalid G-Key ID, please check your credentials',
      'ho scritto la G-Key più volte e adesso devo aspettare',
      'cosa può esserci che non va se l’ingresso artisti mi rifiuta',
      'errore login G-Key non valida rifiutata troppi tentativi',
      'non riesco ad accedere come artista',
    ],
    answer:
      'Una G-Key ha la forma GK-XXXX-XXXX-XXXX-XXXX; la cosa migliore è copiarla intera dall’e-mail in cui è arrivata. Maiuscole e trattini non contano, e O e 0 oppure I e 1 si leggono allo stesso modo. Un numero di tracking o un codice Keymail, che cominciano con TM-, non aprono la pagina Members. Dopo molti tentativi sbagliati bisogna aspettare un momento, e se hai perso la chiave scrivi a hello@tunemaker.example dall’indirizzo della tua richiesta.',
  },
  portuguese: {
    questions: [
      'Por que minha G-Key não é aceita?',
      'acesso negado',
      'a chave não funciona',
      'Aparece Invalid G-Key ID, please check your credentials',
      'digitei minha G-Key várias vezes e agora tenho que esperar',
      'o que pode estar errado quando a entrada de artistas me recusa',
      'erro de login G-Key inválida rejeitada muitas tentativas',
      'não consigo entrar como artista',
    ],
    answer:
      'Uma G-Key tem o formato GK-XXXX-XXXX-XXXX-XXXX; o melhor é copiá-la inteira do e-mail em que ela veio. Maiúsculas e hífens não importam, e O e 0 ou I e 1 são lidos da mesma forma. Um número de rastreamento ou um código Keymail, que começam com TM-, não abrem a página Members. Depois de muitas tentativas erradas é preciso esperar um momento, e se você perdeu a chave, escreva para hello@tunemaker.example a partir do endereço usado no pedido.',
  },
  chinese: {
    questions: [
      '为什么我的G-Key不被接受？',
      '拒绝访问',
      '密钥用不了',
      '页面提示Invalid G-Key ID, please check your credentials',
      '我输了好几次G-Key，现在让我等一会儿',
      '请问艺人入口登录不了可能是什么原因',
      'G-Key無效 登入錯誤 嘗試次數過多',
      '没办法以音乐人身份登录',
    ],
    answer:
      'G-Key的格式是GK-XXXX-XXXX-XXXX-XXXX，最好从收到它的邮件里完整复制。大小写和连字符没有影响，O和0、I和1会被当作同一个字符。以TM-开头的追踪号或Keymail代码不能用来登录Members页面。多次输错后需要稍等片刻；如果密钥已丢失，请用申请时的邮箱写信到 hello@tunemaker.example。',
  },
  japanese: {
    questions: [
      'なぜ私のG-Keyは受け付けられないのですか？',
      'アクセス拒否',
      '鍵が使えないんだけど',
      'Invalid G-Key ID, please check your credentialsと表示されます',
      'G-Keyを何度も入力したら、待つように言われました',
      'アーティスト入口に入れない原因を教えていただけますか',
      '鍵無効 認証失敗',
      'アーティストとしてログインできない',
    ],
    answer:
      'G-KeyはGK-XXXX-XXXX-XXXX-XXXXという形で、届いたメールから全体をコピーするのが確実です。大文字小文字やハイフンの有無は問わず、Oと0、Iと1は同じものとして読み取られます。TM-で始まる追跡番号やKeymailのコードでは、Membersページに入れません。何度も間違えると少しお待ちいただくことになり、鍵をなくされた場合は、申請のときのアドレスから hello@tunemaker.example へご連絡ください。',
  },
}
