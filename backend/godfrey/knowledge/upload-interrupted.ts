import type { Topic } from './topic.ts'

export const uploadInterrupted: Topic = {
  id: 'upload-interrupted',
  page: '/upload-songs',
  english: {
    questions: [
      'My upload broke off, do I start again?',
      'connection lost during upload',
      'resume an upload',
      'internet went down while uploading',
      'upload stuck halfway',
      'The upload stalled. Please try again.',
      'my upload keeps stopping halfway',
      'the connection dropped while sending my song',
      'it hangs at 70 percent',
    ],
    answer:
      'The upload page resumes where it stopped: leave it open or open it again, choose the same file, and only the rest is sent. No fee or credit is lost, since the credit is used only when the file has arrived whole.',
  },
  spanish: {
    questions: [
      'Se cortó mi subida, ¿empiezo de nuevo?',
      'perdí la conexión mientras subía',
      'reanudar una subida',
      'se fue internet al subir',
      'subida atascada a la mitad',
      'The upload stalled. Please try again.',
      'la subida se para a la mitad',
      'se cortó internet mientras enviaba mi canción',
      'se queda colgado en el 70 por ciento',
    ],
    answer:
      'La página de subida sigue donde se paró: déjala abierta o ábrela otra vez, elige el mismo archivo y solo se envía el resto. No se pierde ni tarifa ni crédito, porque el crédito se usa solo cuando el archivo ha llegado entero.',
  },
  french: {
    questions: [
      'Mon envoi s’est interrompu, dois-je recommencer ?',
      'connexion perdue pendant l’envoi',
      'reprendre un envoi',
      'coupure internet pendant la mise en ligne',
      'envoi bloqué à mi-chemin',
      'The upload stalled. Please try again.',
      'mon envoi s’arrête à mi-chemin',
      'la connexion a coupé pendant l’envoi',
      'ça reste bloqué à 70 pour cent',
    ],
    answer:
      'La page d’envoi reprend là où elle s’est arrêtée : laissez-la ouverte ou rouvrez-la, choisissez le même fichier, seul le reste part. Ni frais ni crédit ne sont perdus : le crédit n’est utilisé que lorsque le fichier est arrivé en entier.',
  },
  german: {
    questions: [
      'Mein Upload ist abgebrochen, muss ich neu anfangen?',
      'Verbindung beim Hochladen verloren',
      'Upload fortsetzen',
      'Internet weg während des Uploads',
      'Upload hängt auf halbem Weg',
      'The upload stalled. Please try again.',
      'mein Upload bleibt auf halbem Weg stehen',
      'die Verbindung brach beim Hochladen ab',
      'es hängt bei 70 Prozent',
    ],
    answer:
      'Die Upload-Seite macht dort weiter, wo es aufgehört hat: Lassen Sie sie offen oder öffnen Sie sie wieder, wählen Sie dieselbe Datei, und nur der Rest wird gesendet. Weder Gebühr noch Guthaben gehen verloren, denn das Guthaben wird erst verbraucht, wenn die Datei ganz angekommen ist.',
  },
  italian: {
    questions: [
      'Il caricamento si è interrotto, ricomincio?',
      'connessione persa durante il caricamento',
      'riprendere un caricamento',
      'è caduta la rete mentre caricavo',
      'caricamento fermo a metà',
      'The upload stalled. Please try again.',
      'il caricamento si ferma a metà strada',
      'è caduta la linea mentre caricavo',
      'resta fermo al 70 per cento',
    ],
    answer:
      'La pagina di caricamento riprende da dove si è fermata: lasciala aperta o riaprila, scegli lo stesso file e parte solo il resto. Non si perdono né tariffa né credito, perché il credito si usa solo quando il file è arrivato intero.',
  },
  portuguese: {
    questions: [
      'Meu envio caiu no meio, começo de novo?',
      'perdi a conexão durante o envio',
      'retomar um envio',
      'a internet caiu enquanto enviava',
      'envio travado no meio',
      'The upload stalled. Please try again.',
      'meu envio para na metade',
      'a internet caiu enquanto eu enviava',
      'fica travado em 70 por cento',
    ],
    answer:
      'A página de envio continua de onde parou: deixe aberta ou abra de novo, escolha o mesmo arquivo e só o resto é enviado. Não se perde taxa nem crédito, porque o crédito só é usado quando o arquivo chega inteiro.',
  },
  chinese: {
    questions: [
      '上传中断了要重来吗？',
      '上传时断网',
      '继续上传',
      '传到一半网络没了',
      '上传卡在中间',
      'The upload stalled. Please try again.',
      '上传到一半就停了',
      '传歌的时候断网了',
      '卡在百分之七十',
    ],
    answer:
      '上传页面会从中断处继续：保持打开或重新打开，选同一个文件，只会传剩下的部分。费用和额度都不会丢，文件完整到达后才会用掉额度。',
  },
  japanese: {
    questions: [
      'アップロードが途中で切れました、やり直しですか？',
      'アップロード中に接続が切れた',
      'アップロードの再開',
      '途中でネットが落ちた',
      'アップロードが半分で止まる',
      'The upload stalled. Please try again.',
      '送信中に回線が切れた',
      '70パーセントで固まる',
    ],
    answer:
      'アップロードページは止まったところから続けられます。開いたままにするか開き直して同じファイルを選ぶと、残りだけが送られます。ファイルが全部届いて初めてクレジットが使われるので、料金もクレジットも失われません。',
  },
}
