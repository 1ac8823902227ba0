import type { Topic } from './topic.ts'

export const uploadProblems: Topic = {
  id: 'upload-problems',
  page: '/upload-songs',
  english: {
    questions: [
      'Why did my upload fail?',
      'upload failed',
      'the site won’t take my song',
      'It says my file is not audio although it is named .mp3',
      'My file is too large, did I lose the fee I paid?',
      'what should I do when it asks me to pay the upload fee first',
      'upload error invalid file type file too large no credit stalled',
      'my copyright document was refused',
    ],
    answer:
      'A refused or failed upload keeps its credit, so you can simply try again at no extra cost. Check that the file really is one of {audioFormats}, since we look at its content and not its name, that it is no larger than {audioMax}, and that the copyright document is a PDF, JPG or PNG. You also need a production G-Key, a confirmed PayPal address and a paid upload: “Please pay the upload fee first” means that none is left. If it broke off halfway, check your connection and send it again.',
  },
  spanish: {
    questions: [
      '¿Por qué ha fallado mi subida?',
      'error de subida',
      'la página no me acepta la canción',
      'Dice que mi archivo no es audio aunque se llama .mp3',
      'Mi archivo es demasiado grande, ¿pierdo la tarifa que pagué?',
      'qué debería hacer cuando me pide pagar primero la tarifa de subida',
      'subida fallida tipo de archivo no válido demasiado grande sin crédito interrumpida',
      'me rechazaron el documento de derechos de autor',
    ],
    answer:
      'Una subida rechazada o fallida conserva su crédito, así que puedes intentarlo otra vez sin pagar más. Comprueba que el archivo esté de verdad en uno de estos formatos: {audioFormats} (miramos su contenido y no su nombre), que no pase de {audioMax} y que el documento de derechos de autor sea PDF, JPG o PNG. También necesitas una G-Key de producción, una dirección de PayPal confirmada y una subida pagada: “Please pay the upload fee first” significa que no te queda ninguna. Si se cortó a mitad, revisa tu conexión y envíala de nuevo.',
  },
  french: {
    questions: [
      'Pourquoi mon envoi a-t-il échoué ?',
      'échec de l’envoi',
      'le site ne veut pas de mon morceau',
      'On me dit que mon fichier n’est pas de l’audio alors qu’il s’appelle .mp3',
      'Mon fichier est trop lourd, ai-je perdu les frais payés ?',
      'que dois-je faire quand on me demande de payer d’abord les frais d’envoi',
      'erreur envoi type de fichier invalide trop volumineux pas de crédit interrompu',
      'mon document de droits d’auteur a été refusé',
    ],
    answer:
      'Un envoi refusé ou échoué garde son crédit : vous pouvez donc réessayer sans rien payer de plus. Vérifiez que le fichier est bien dans l’un de ces formats : {audioFormats} (nous regardons son contenu et non son nom), qu’il ne dépasse pas {audioMax} et que le document de droits d’auteur est un PDF, JPG ou PNG. Il vous faut aussi une G-Key de production, une adresse PayPal confirmée et un envoi payé : « Please pay the upload fee first » signifie qu’il n’en reste plus. Si l’envoi s’est interrompu, vérifiez votre connexion et recommencez.',
  },
  german: {
    questions: [
      'Warum ist mein Upload fehlgeschlagen?',
      'Upload fehlgeschlagen',
      'die Seite nimmt mein Lied nicht',
      'Es heißt, meine Datei sei kein Audio, obwohl sie auf .mp3 endet',
      'Meine Datei ist zu groß, ist die bezahlte Gebühr jetzt weg?',
      'was soll ich tun, wenn ich zuerst die Upload-Gebühr zahlen soll',
      'Hochladen Fehler ungültiger Dateityp zu groß kein Guthaben abgebrochen',
      'mein Urheberrechtsdokument wurde abgelehnt',
    ],
    answer:
      'Ein abgelehnter oder gescheiterter Upload behält sein Guthaben, Sie können es also ohne weitere Kosten noch einmal versuchen. Prüfen Sie, ob die Datei wirklich in einem der Formate {audioFormats} vorliegt, denn wir sehen auf den Inhalt und nicht auf den Namen, ob sie höchstens {audioMax} groß ist und ob das Urheberrechtsdokument als PDF, JPG oder PNG vorliegt. Außerdem brauchen Sie einen Produktions-G-Key, eine bestätigte PayPal-Adresse und einen bezahlten Upload: „Please pay the upload fee first“ heißt, dass keiner mehr übrig ist. Brach es mittendrin ab, prüfen Sie Ihre Verbindung und senden Sie erneut.',
  },
  italian: {
    questions: [
      'Perché il mio caricamento è fallito?',
      'caricamento fallito',
      'il sito non mi prende la canzone',
      'Dice che il mio file non è audio anche se si chiama .mp3',
      'Il mio file è troppo grande, ho perso la tariffa pagata?',
      'cosa dovrei fare quando mi chiede di pagare prima la tariffa di caricamento',
      'errore upload tipo di file non valido troppo grande nessun credito interrotto',
      'il mio documento di copyright è stato rifiutato',
    ],
    answer:
      'Un caricamento rifiutato o fallito conserva il suo credito, quindi puoi riprovare senza pagare altro. Controlla che il file sia davvero in uno di questi formati: {audioFormats} (guardiamo il contenuto e non il nome), che non superi {audioMax} e che il documento di copyright sia un PDF, JPG o PNG. Ti servono anche una G-Key di produzione, un indirizzo PayPal confermato e un caricamento pagato: “Please pay the upload fee first” significa che non te ne restano. Se si è interrotto a metà, controlla la connessione e invialo di nuovo.',
  },
  portuguese: {
    questions: [
      'Por que meu envio falhou?',
      'erro no envio',
      'o site não aceita minha música',
      'Diz que meu arquivo não é áudio, mas o nome termina em .mp3',
      'Meu arquivo é grande demais, perdi a taxa que paguei?',
      'o que devo fazer quando pede para pagar primeiro a taxa de envio',
      'upload falhou tipo de arquivo inválido grande demais sem crédito interrompido',
      'meu documento de direitos autorais foi recusado',
    ],
    answer:
      'Um envio recusado ou que falhou mantém o crédito, então você pode tentar de novo sem pagar mais nada. Confira se o arquivo está mesmo em um destes formatos: {audioFormats} (olhamos o conteúdo e não o nome), se não passa de {audioMax} e se o documento de direitos autorais é PDF, JPG ou PNG. Você também precisa de uma G-Key de produção, de um endereço do PayPal confirmado e de um envio pago: “Please pay the upload fee first” quer dizer que não resta nenhum. Se parou no meio, verifique sua conexão e envie de novo.',
  },
  chinese: {
    questions: [
      '为什么我的上传失败了？',
      '上传失败',
      '网站不收我的歌',
      '文件明明叫.mp3，却说不是音频',
      '文件太大传不了，我付的上传费是不是没了？',
      '请问提示要先付上传费时该怎么办',
      '上傳失敗 檔案類型無效 檔案太大 沒有額度',
      '我的版权文件被拒绝了',
    ],
    answer:
      '上传被拒或失败时，额度会保留，您可以直接重试，无需另外付费。请确认文件确实是{audioFormats}之一（我们看的是内容而不是文件名）、不超过{audioMax}，并且版权文件是PDF、JPG或PNG。另外还需要正式的G-Key、已确认的PayPal地址和已付费的上传额度：“Please pay the upload fee first”表示额度已用完。如果中途断开，请检查网络后重新上传。',
  },
  japanese: {
    questions: [
      'アップロードが失敗したのはなぜですか？',
      'アップロード失敗',
      '曲が受け付けてもらえないんだけど',
      '名前は.mp3なのに、音声ではないと言われます',
      'ファイルが大きすぎました。払った料金は無駄になりますか',
      '先にアップロード料金を払うように出たらどうすればいいでしょうか',
      '音声形式不正 容量超過 残高不足',
      '著作権の書類が拒否された',
    ],
    answer:
      '拒否または失敗したアップロードの分はそのまま残りますので、追加料金なしでやり直せます。ファイルが本当に{audioFormats}のいずれかであること（名前ではなく中身を見ます）、{audioMax}以内であること、著作権の書類がPDF、JPG、PNGのいずれかであることをご確認ください。本番用のG-Key、確認済みのPayPalアドレス、支払い済みのアップロードも必要で、「Please pay the upload fee first」は残りがないという意味です。途中で切れた場合は、接続を確かめてもう一度お送りください。',
  },
}
