import type { Topic } from './topic.ts'

export const playMySong: Topic = {
  id: 'play-my-song',
  page: '/private-green-room',
  english: {
    questions: [
      'Where can I play my song?',
      'listen to my song',
      'I paid, but where is the music now',
      'my song won’t play, what should I check',
      'How do I hear all my copies in one place?',
      'do I hear the whole song or only a preview',
      'can I listen on my phone',
    ],
    answer:
      'Your song plays in full in the artist’s Green Room, right in the browser, for the artist and for everybody who holds a copy. If it does not play, you are probably not signed in on this device: ask for a sign-in link on the Keymail page. To play every copy you own in one place there is the Digital Music Library for {libraryPrice}, paid once.',
  },
  spanish: {
    questions: [
      '¿Dónde puedo escuchar mi canción?',
      'escuchar mi canción',
      'ya pagué, ¿y ahora dónde está la música?',
      'mi canción no suena, ¿qué reviso?',
      '¿Cómo escucho todas mis copias en un solo sitio?',
      'se oye la canción entera o solo un fragmento',
      '¿puedo oírla en el móvil?',
    ],
    answer:
      'Tu canción suena entera en el Green Room del artista, en el propio navegador, para el artista y para quienes tienen una copia. Si no suena, seguramente no has iniciado sesión en este dispositivo: pide un enlace de acceso en la página de Keymail. Para escuchar todas tus copias en un solo lugar está la Digital Music Library por {libraryPrice}, en un pago único.',
  },
  french: {
    questions: [
      'Où puis-je écouter ma chanson ?',
      'écouter ma chanson',
      'j’ai payé, mais elle est où la musique',
      'ma chanson ne se lance pas, que vérifier',
      'Comment écouter toutes mes copies au même endroit ?',
      'entend-on la chanson entière ou seulement un extrait',
      'je peux écouter sur mon téléphone',
    ],
    answer:
      'Votre chanson se joue en entier dans la Green Room de l’artiste, directement dans le navigateur, pour l’artiste et pour tous ceux qui détiennent une copie. Si elle ne se lance pas, vous n’êtes sans doute pas connecté sur cet appareil : demandez un lien de connexion sur la page Keymail. Pour écouter toutes vos copies au même endroit, il y a la Digital Music Library à {libraryPrice}, payée une seule fois.',
  },
  german: {
    questions: [
      'Wo kann ich meinen Song abspielen?',
      'meinen Song hören',
      'ich habe bezahlt, aber wo ist jetzt die Musik',
      'mein Lied spielt nicht, was soll ich prüfen',
      'Wie höre ich alle meine Exemplare an einem Ort?',
      'hört man den ganzen Song oder nur einen Ausschnitt',
      'kann ich auf dem Handy hören',
    ],
    answer:
      'Ihr Song spielt in voller Länge im Green Room des Künstlers, direkt im Browser, für den Künstler und für alle, die ein Exemplar besitzen. Spielt er nicht, sind Sie auf diesem Gerät wahrscheinlich nicht angemeldet: Fordern Sie auf der Keymail-Seite einen Anmeldelink an. Alle Ihre Exemplare an einem Ort spielt die Digital Music Library für {libraryPrice}, einmalig bezahlt.',
  },
  italian: {
    questions: [
      'Dove posso ascoltare la mia canzone?',
      'ascoltare la mia canzone',
      'ho pagato, ma adesso la musica dov’è?',
      'la mia canzone non parte, cosa controllo?',
      'Come ascolto tutte le mie copie in un posto solo?',
      'si sente la canzone intera o solo un’anteprima?',
      'posso ascoltarla sul telefono?',
    ],
    answer:
      'La tua canzone suona per intero nella Green Room dell’artista, direttamente nel browser, per l’artista e per chi possiede una copia. Se non parte, probabilmente non hai effettuato l’accesso su questo dispositivo: chiedi un link di accesso nella pagina Keymail. Per ascoltare tutte le tue copie in un posto solo c’è la Digital Music Library a {libraryPrice}, con un pagamento unico.',
  },
  portuguese: {
    questions: [
      'Onde posso ouvir minha música?',
      'ouvir minha música',
      'já paguei, mas cadê a música?',
      'minha música não toca, o que eu verifico?',
      'Como ouço todas as minhas cópias em um lugar só?',
      'dá para ouvir a música inteira ou só uma prévia?',
      'posso ouvir no celular?',
    ],
    answer:
      'Sua música toca inteira no Green Room do artista, direto no navegador, para o artista e para quem tem uma cópia. Se não tocar, provavelmente você não está conectado neste aparelho: peça um link de acesso na página do Keymail. Para ouvir todas as suas cópias em um lugar só existe a Digital Music Library por {libraryPrice}, em pagamento único.',
  },
  chinese: {
    questions: [
      '我的歌在哪里播放？',
      '播放歌曲',
      '钱付了，歌在哪儿呢',
      '我的歌放不出来，该检查什么',
      '怎么在一个地方听我所有的歌？',
      '听到的是整首还是只有试听片段',
      '手机上能听吗',
      '我買的歌要在哪裡聽？',
    ],
    answer:
      '您的歌可以在音乐人的 Green Room 里完整播放，直接用浏览器就行，音乐人和持有副本的人都能听。如果放不出来，多半是这台设备还没有登录：请在 Keymail 页面申请一个登录链接。想在一个地方播放自己拥有的全部副本，可以购买 Digital Music Library，价格 {libraryPrice}，一次付清。',
  },
  japanese: {
    questions: [
      '買った曲はどこで再生できますか？',
      '楽曲再生',
      'お金払ったのに曲はどこ？',
      '曲が再生されません、何を確認すればいいですか',
      '持っているコピーを全部まとめて聴くにはどうすればいいですか',
      '聴けるのは全曲ですか、試聴だけですか',
      'スマホでも聴ける？',
    ],
    answer:
      '曲はアーティストの Green Room で、ブラウザからそのまま最後まで再生できます。聴けるのはアーティストとコピーを持っている人だけです。再生できないときは、その端末でサインインしていない可能性が高いので、Keymail のページでサインイン用リンクを請求してください。持っているコピーを一か所でまとめて聴ける Digital Music Library は {libraryPrice} で、お支払いは一度だけです。',
  },
}
