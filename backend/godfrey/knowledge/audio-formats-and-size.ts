import type { Topic } from './topic.ts'

export const audioFormatsAndSize: Topic = {
  id: 'audio-formats-and-size',
  page: '/upload-songs',
  english: {
    questions: [
      'Which audio formats can I upload?',
      'file types',
      'how big can my track be',
      'my recording is an OGG or AIFF file and I’m not sure it works',
      'What is the maximum size of an audio file?',
      'could you tell me whether FLAC or M4A is fine',
      'formats MP3 FLAC M4A AAC limit megabytes bitrate',
      'can I upload a video of my song',
      'Do you support OGG, and which file formats work?',
    ],
    answer:
      'You can upload {audioFormats}, up to {audioMax} per file. Other formats such as OGG or AIFF, and videos, have to be converted first. What counts is what is really in the file, so renaming its ending does not help.',
  },
  spanish: {
    questions: [
      '¿Qué formatos de audio puedo subir?',
      'tipos de archivo',
      'cuánto puede pesar mi tema',
      'mi grabación es un archivo OGG o AIFF y no sé si sirve',
      '¿Cuál es el tamaño máximo de un archivo de audio?',
      'podrías decirme si FLAC o M4A están bien',
      'formatos MP3 FLAC M4A AAC límite megabytes calidad',
      'puedo subir un vídeo de mi canción',
      '¿Admiten OGG y qué formatos de archivo sirven?',
    ],
    answer:
      'Puedes subir {audioFormats}, hasta {audioMax} por archivo. Otros formatos, como OGG o AIFF, y los vídeos hay que convertirlos antes. Lo que cuenta es el contenido real del archivo, así que cambiarle la extensión no sirve.',
  },
  french: {
    questions: [
      'Quels formats audio puis-je envoyer ?',
      'types de fichiers',
      'mon morceau peut faire combien de mégas',
      'mon enregistrement est en OGG ou en AIFF et je ne sais pas si ça passe',
      'Quelle est la taille maximale d’un fichier audio ?',
      'pourriez-vous me dire si le FLAC ou le M4A conviennent',
      'formats MP3 FLAC M4A AAC limite mégaoctets débit',
      'puis-je envoyer une vidéo de ma chanson',
      'Acceptez-vous OGG, et quels formats de fichier ?',
    ],
    answer:
      'Vous pouvez envoyer {audioFormats}, jusqu’à {audioMax} par fichier. Les autres formats, comme OGG ou AIFF, et les vidéos sont à convertir d’abord. C’est le contenu réel du fichier qui compte, changer son extension ne sert donc à rien.',
  },
  german: {
    questions: [
      'Welche Audioformate kann ich hochladen?',
      'Dateitypen',
      'wie groß darf mein Track sein',
      'meine Aufnahme ist eine OGG- oder AIFF-Datei und ich weiß nicht, ob das geht',
      'Wie groß darf eine Audiodatei höchstens sein?',
      'können Sie mir sagen, ob FLAC oder M4A in Ordnung ist',
      'Formate MP3 FLAC M4A AAC Grenze Megabyte Bitrate',
      'kann ich ein Video von meinem Lied hochladen',
      'Unterstützt ihr OGG, und welche Dateiformate gehen?',
    ],
    answer:
      'Sie können {audioFormats} hochladen, bis zu {audioMax} pro Datei. Andere Formate wie OGG oder AIFF sowie Videos müssen Sie vorher umwandeln. Es zählt, was wirklich in der Datei steckt, eine geänderte Endung hilft also nicht.',
  },
  italian: {
    questions: [
      'Quali formati audio posso caricare?',
      'tipi di file',
      'quanto può pesare il mio pezzo',
      'la mia registrazione è un file OGG o AIFF e non so se va bene',
      'Qual è la dimensione massima di un file audio?',
      'mi sapresti dire se FLAC o M4A vanno bene',
      'formati MP3 FLAC M4A AAC limite megabyte bitrate',
      'posso caricare un video della mia canzone',
      'Supportate OGG, e quali formati di file vanno bene?',
    ],
    answer:
      'Puoi caricare {audioFormats}, fino a {audioMax} per file. Altri formati, come OGG o AIFF, e i video vanno prima convertiti. Conta quello che c’è davvero nel file, quindi cambiare l’estensione non serve.',
  },
  portuguese: {
    questions: [
      'Quais formatos de áudio posso enviar?',
      'tipos de arquivo',
      'qual o tamanho que minha faixa pode ter',
      'minha gravação está em OGG ou AIFF e não sei se serve',
      'Qual é o tamanho máximo de um arquivo de áudio?',
      'você pode me dizer se FLAC ou M4A servem',
      'formatos MP3 FLAC M4A AAC limite megabytes taxa de bits',
      'posso enviar um vídeo da minha música',
      'Vocês aceitam OGG, e quais formatos de arquivo?',
    ],
    answer:
      'Você pode enviar {audioFormats}, com até {audioMax} por arquivo. Outros formatos, como OGG ou AIFF, e vídeos precisam ser convertidos antes. O que conta é o que está de fato no arquivo, então mudar a extensão não adianta.',
  },
  chinese: {
    questions: [
      '可以上传哪些音频格式？',
      '文件格式',
      '我的歌文件能有多大',
      '我的录音是OGG或AIFF文件，不知道行不行',
      '音频文件最大是多少？',
      '请问FLAC或M4A可以吗',
      '音檔格式 檔案大小 上限',
      '能上传歌曲的视频吗',
      '支持OGG吗，支持哪些文件格式？',
    ],
    answer:
      '可以上传{audioFormats}，每个文件最大{audioMax}。OGG、AIFF等其他格式以及视频需要先转换。系统看的是文件的真实内容，所以只改扩展名是没有用的。',
  },
  japanese: {
    questions: [
      'どの音声形式をアップロードできますか？',
      'ファイル形式',
      '曲のデータってどこまで大きくていいの',
      '録音がOGGやAIFFなのですが、使えるか分かりません',
      '音声ファイルの最大サイズはいくつですか',
      'FLACやM4Aでも大丈夫か教えてください',
      '対応音声形式 容量制限',
      '曲の動画はアップロードできますか',
      'OGGに対応していますか、使えるファイル形式は',
    ],
    answer:
      'アップロードできるのは{audioFormats}で、一ファイル{audioMax}までです。OGGやAIFFなどほかの形式や動画は、先に変換していただく必要があります。ファイルの実際の中身で判断しますので、拡張子だけを変えても使えません。',
  },
}
