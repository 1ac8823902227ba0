import type { Topic } from './topic.ts'

export const downloadASong: Topic = {
  id: 'download-a-song',
  page: '/private-green-room',
  english: {
    questions: [
      'Can I download the song?',
      'save the MP3 on my phone',
      'listen offline',
      'get the audio file',
      'is the music streamed only',
      'burn my copy to a CD',
      'can I keep the song on my own computer',
      'do I get the file itself',
      'may I copy it to a USB stick',
    ],
    answer:
      "Your copy plays in full in the browser, in the artist's Green Room and, with the Digital Music Library, on the Virtual Boombox, on any device where you sign in. It stays yours for ever; it is meant for your own listening, not for passing the file on.",
  },
  spanish: {
    questions: [
      '¿Puedo descargar la canción?',
      'guardar el MP3 en el teléfono',
      'escuchar sin conexión',
      'obtener el archivo de audio',
      'la música es solo streaming',
      'grabar mi copia en un CD',
      'puedo guardar la canción en mi computadora',
      'me dan el archivo',
      'la puedo pasar a un USB',
    ],
    answer:
      'Tu copia suena entera en el navegador, en el Green Room del artista y, con la Digital Music Library, en el Virtual Boombox, en cualquier dispositivo donde entres. Es tuya para siempre; es para escucharla tú, no para pasar el archivo.',
  },
  french: {
    questions: [
      'Puis-je télécharger le morceau ?',
      'enregistrer le MP3 sur mon téléphone',
      'écouter hors ligne',
      'avoir le fichier audio',
      'est-ce seulement du streaming',
      'graver mon exemplaire sur CD',
      'puis-je garder la chanson sur mon ordinateur',
      'est-ce que je reçois le fichier',
      'je peux la mettre sur une clé USB',
    ],
    answer:
      'Votre exemplaire se joue en entier dans le navigateur, dans la Green Room de l’artiste et, avec la Digital Music Library, sur le Virtual Boombox, sur tout appareil où vous vous connectez. Il est à vous pour toujours ; il est fait pour votre écoute, pas pour transmettre le fichier.',
  },
  german: {
    questions: [
      'Kann ich den Song herunterladen?',
      'MP3 auf dem Handy speichern',
      'offline hören',
      'die Audiodatei bekommen',
      'wird nur gestreamt',
      'mein Exemplar auf CD brennen',
      'kann ich das Lied auf meinem Rechner behalten',
      'bekomme ich die Datei selbst',
      'darf ich es auf einen Stick kopieren',
    ],
    answer:
      'Ihr Exemplar spielt ganz im Browser, im Green Room des Künstlers und mit der Digital Music Library auf der Virtual Boombox, auf jedem Gerät, auf dem Sie sich anmelden. Es bleibt für immer Ihres; gedacht ist es für Ihr eigenes Hören, nicht zum Weitergeben der Datei.',
  },
  italian: {
    questions: [
      'Posso scaricare la canzone?',
      'salvare l’MP3 sul telefono',
      'ascoltare offline',
      'avere il file audio',
      'è solo streaming',
      'masterizzare la mia copia su CD',
      'posso tenere la canzone sul mio computer',
      'mi danno il file',
      'posso metterla su una chiavetta',
    ],
    answer:
      'La tua copia si ascolta intera nel browser, nella Green Room dell’artista e, con la Digital Music Library, sul Virtual Boombox, su ogni dispositivo in cui accedi. Resta tua per sempre; è per il tuo ascolto, non per passare il file ad altri.',
  },
  portuguese: {
    questions: [
      'Posso baixar a música?',
      'salvar o MP3 no celular',
      'ouvir offline',
      'pegar o arquivo de áudio',
      'é só streaming',
      'gravar minha cópia num CD',
      'posso guardar a música no meu computador',
      'recebo o arquivo',
      'posso passar para um pen drive',
    ],
    answer:
      'Sua cópia toca inteira no navegador, no Green Room do artista e, com a Digital Music Library, no Virtual Boombox, em qualquer aparelho em que você entrar. É sua para sempre; é para você ouvir, não para repassar o arquivo.',
  },
  chinese: {
    questions: ['可以下载歌曲吗？', '把MP3存到手机', '离线听歌', '拿到音频文件', '只能在线播放吗', '把我的副本刻成CD'],
    answer:
      '您的副本在浏览器里完整播放：在音乐人的Green Room里，有Digital Music Library时也在Virtual Boombox上，任何登录的设备都行。它永远属于您，供您自己聆听，不用于转发文件。',
  },
  japanese: {
    questions: [
      '曲はダウンロードできますか？',
      'MP3をスマホに保存したい',
      'オフラインで聴く',
      '音声ファイルがほしい',
      'ストリーミングだけですか',
      'CDに焼きたい',
      '可以把歌存到自己的电脑吗',
      '能拿到文件本身吗',
      '可以拷到U盘吗',
      '曲を自分のパソコンに保存できますか',
      'ファイルそのものがもらえますか',
      'USBに入れてもいいですか',
    ],
    answer:
      'コピーはブラウザーで最後まで再生できます。アーティストのGreen Room、そしてDigital Music LibraryがあればVirtual Boomboxで、サインインしたどの端末でも聴けます。ずっとあなたのものですが、ご自身で聴くためのもので、ファイルを渡すためのものではありません。',
  },
}
