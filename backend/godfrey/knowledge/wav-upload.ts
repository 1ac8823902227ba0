import type { Topic } from './topic.ts'

export const wavUpload: Topic = {
  id: 'wav-upload',
  page: '/upload-songs',
  english: {
    questions: [
      'Can I upload WAV files?',
      'WAV upload',
      'my WAV is way over the limit',
      'I only have uncompressed WAV masters and they are too big',
      'How long may a WAV recording be?',
      'would it be better to turn my WAV into something smaller first',
      'wav lossless uncompressed master convert FLAC minutes',
    ],
    answer:
      'Yes, WAV is welcome, up to {audioMax} per file. In CD quality a WAV takes about 10 MB a minute, so a long recording can be too large. If yours is, save it as FLAC, which is much smaller and loses nothing, or as MP3.',
  },
  spanish: {
    questions: [
      '¿Puedo subir archivos WAV?',
      'subir WAV',
      'mi WAV se pasa mucho del límite',
      'solo tengo másters WAV sin comprimir y pesan demasiado',
      '¿Cuánto puede durar una grabación en WAV?',
      'sería mejor convertir antes mi WAV en algo más pequeño',
      'wav sin pérdida sin comprimir máster convertir FLAC minutos',
    ],
    answer:
      'Sí, aceptamos WAV, hasta {audioMax} por archivo. En calidad de CD, un WAV ocupa unos 10 MB por minuto, así que una grabación larga puede resultar demasiado grande. En ese caso guárdala como FLAC, que ocupa mucho menos y no pierde nada, o como MP3.',
  },
  french: {
    questions: [
      'Puis-je envoyer des fichiers WAV ?',
      'envoi WAV',
      'mon WAV dépasse largement la limite',
      'je n’ai que des masters WAV non compressés et ils sont trop lourds',
      'Combien de temps peut durer un enregistrement WAV ?',
      'vaudrait-il mieux convertir d’abord mon WAV en plus petit',
      'wav sans perte non compressé master convertir FLAC minutes',
    ],
    answer:
      'Oui, le WAV est accepté, jusqu’à {audioMax} par fichier. En qualité CD, un WAV pèse environ 10 MB par minute, un long enregistrement peut donc être trop lourd. Dans ce cas, enregistrez-le en FLAC, bien plus léger et sans aucune perte, ou en MP3.',
  },
  german: {
    questions: [
      'Kann ich WAV-Dateien hochladen?',
      'WAV hochladen',
      'mein WAV ist weit über dem Limit',
      'ich habe nur unkomprimierte WAV-Master und die sind zu groß',
      'Wie lang darf eine WAV-Aufnahme sein?',
      'wäre es besser, mein WAV vorher in etwas Kleineres umzuwandeln',
      'wav verlustfrei unkomprimiert Master umwandeln FLAC Minuten',
    ],
    answer:
      'Ja, WAV ist willkommen, bis zu {audioMax} pro Datei. In CD-Qualität braucht ein WAV etwa 10 MB pro Minute, eine lange Aufnahme kann also zu groß sein. Speichern Sie sie dann als FLAC, das viel kleiner ist und nichts verliert, oder als MP3.',
  },
  italian: {
    questions: [
      'Posso caricare file WAV?',
      'caricamento WAV',
      'il mio WAV supera di molto il limite',
      'ho solo master WAV non compressi e pesano troppo',
      'Quanto può durare una registrazione in WAV?',
      'sarebbe meglio convertire prima il mio WAV in qualcosa di più piccolo',
      'wav senza perdita non compresso master convertire FLAC minuti',
    ],
    answer:
      'Sì, il WAV va bene, fino a {audioMax} per file. In qualità CD un WAV occupa circa 10 MB al minuto, quindi una registrazione lunga può essere troppo grande. In quel caso salvala in FLAC, che è molto più piccolo e non perde nulla, oppure in MP3.',
  },
  portuguese: {
    questions: [
      'Posso enviar arquivos WAV?',
      'envio WAV',
      'meu WAV passa muito do limite',
      'só tenho masters WAV sem compressão e são grandes demais',
      'Quanto tempo pode ter uma gravação em WAV?',
      'seria melhor transformar antes meu WAV em algo menor',
      'wav sem perdas sem compressão master converter FLAC minutos',
    ],
    answer:
      'Sim, WAV é aceito, com até {audioMax} por arquivo. Em qualidade de CD, um WAV ocupa cerca de 10 MB por minuto, então uma gravação longa pode ficar grande demais. Nesse caso, salve em FLAC, que é bem menor e não perde nada, ou em MP3.',
  },
  chinese: {
    questions: [
      '可以上传WAV文件吗？',
      'WAV上传',
      '我的WAV远远超过限制了',
      '我只有未压缩的WAV母带，文件太大',
      'WAV录音最长可以多久？',
      '是不是先把WAV转成小一点的格式比较好',
      'WAV無損 未壓縮 母帶 轉檔',
    ],
    answer:
      '可以，WAV没有问题，每个文件最大{audioMax}。CD音质的WAV每分钟约10 MB，所以较长的录音可能会太大。如果太大，请另存为FLAC，它小得多而且没有损失，或者存为MP3。',
  },
  japanese: {
    questions: [
      'WAVファイルはアップロードできますか？',
      'WAVのアップロード',
      'WAVが上限を超えちゃう',
      '非圧縮のWAVマスターしかなく、大きすぎます',
      'WAVの録音は何分までいけますか',
      '先にWAVを小さい形式に変えたほうがいいでしょうか',
      '無圧縮音源 変換方法',
    ],
    answer:
      'はい、WAVもお使いいただけます。一ファイル{audioMax}までです。CD音質のWAVは一分あたり約10 MBになるため、長い録音では大きすぎることがあります。その場合は、音質を損なわずにずっと小さくなるFLACか、MP3で保存してください。',
  },
}
