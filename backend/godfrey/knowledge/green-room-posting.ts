import type { Topic } from './topic.ts'

export const greenRoomPosting: Topic = {
  id: 'green-room-posting',
  page: '/private-green-room',
  english: {
    questions: [
      'Can I post photos in the Green Room?',
      'chat with the artist',
      'who may write in the Green Room',
      'upload a voice note',
      'artist posts song stories',
      'delete a message or mute somebody in the room',
      'write to other holders',
      'can the artist talk to us in there',
      'may I answer what the singer wrote',
      'how do I post a photo for my fans',
    ],
    answer:
      'In the Green Room the artist posts texts, photos, voice notes and song stories, and artist and copy holders chat with each other, live. Photos are made smaller and their hidden location data is removed. The artist may delete messages and mute somebody; only holders and the artist can read along.',
  },
  spanish: {
    questions: [
      '¿Puedo publicar fotos en el Green Room?',
      'chatear con el artista',
      'quién puede escribir en el Green Room',
      'subir una nota de voz',
      'el artista publica historias',
      'borrar un mensaje o silenciar a alguien',
      'escribir a otros fans de la sala',
      'el artista puede hablarnos ahí dentro',
      'puedo responder a lo que escribió el cantante',
      'cómo pongo una foto para mis fans',
    ],
    answer:
      'En el Green Room el artista publica textos, fotos, notas de voz e historias de las canciones, y el artista y quienes tienen una copia chatean en vivo. Las fotos se reducen y se les quitan los datos ocultos de ubicación. El artista puede borrar mensajes y silenciar a alguien; solo leen el artista y quienes tienen copia.',
  },
  french: {
    questions: [
      'Puis-je publier des photos dans la Green Room ?',
      'discuter avec l’artiste',
      'qui peut écrire dans la Green Room',
      'envoyer une note vocale',
      'l’artiste publie des histoires',
      'supprimer un message ou faire taire quelqu’un',
      'écrire aux autres fans de la loge',
      'l’artiste peut nous parler là-dedans',
      'puis-je répondre à ce que le chanteur a écrit',
      'comment publier une photo pour mes fans',
    ],
    answer:
      'Dans la Green Room, l’artiste publie des textes, des photos, des notes vocales et l’histoire des morceaux, et l’artiste et les détenteurs d’un exemplaire discutent en direct. Les photos sont réduites et leurs données de lieu cachées retirées. L’artiste peut supprimer des messages et faire taire quelqu’un ; seuls les détenteurs et l’artiste lisent.',
  },
  german: {
    questions: [
      'Kann ich im Green Room Fotos posten?',
      'mit dem Künstler chatten',
      'wer darf im Green Room schreiben',
      'Sprachnachricht hochladen',
      'Künstler veröffentlicht Geschichten',
      'Nachricht löschen oder jemanden stumm schalten',
      'den anderen Fans im Raum schreiben',
      'kann der Künstler dort mit uns reden',
      'kann ich dem Sänger antworten',
      'wie stelle ich ein Foto für meine Fans ein',
    ],
    answer:
      'Im Green Room veröffentlicht der Künstler Texte, Fotos, Sprachnachrichten und Geschichten zu den Songs, und Künstler und Besitzer der Exemplare chatten live miteinander. Fotos werden verkleinert und von versteckten Ortsdaten befreit. Der Künstler darf Nachrichten löschen und jemanden stumm schalten; mitlesen können nur Besitzer und Künstler.',
  },
  italian: {
    questions: [
      'Posso pubblicare foto nella Green Room?',
      'chattare con l’artista',
      'chi può scrivere nella Green Room',
      'caricare una nota vocale',
      'l’artista pubblica storie',
      'cancellare un messaggio o silenziare qualcuno',
      'scrivere agli altri fan della stanza',
      'l’artista può parlarci lì dentro',
      'posso rispondere a quello che scrive il cantante',
      'come metto una foto per i miei fan',
    ],
    answer:
      'Nella Green Room l’artista pubblica testi, foto, note vocali e storie delle canzoni, e l’artista e chi ha una copia chattano dal vivo. Le foto vengono rimpicciolite e private dei dati nascosti sul luogo. L’artista può cancellare messaggi e silenziare qualcuno; leggono solo l’artista e chi ha una copia.',
  },
  portuguese: {
    questions: [
      'Posso postar fotos no Green Room?',
      'conversar com o artista no chat',
      'quem pode escrever no Green Room',
      'enviar um áudio de voz',
      'o artista posta histórias',
      'apagar uma mensagem ou silenciar alguém',
      'escrever para os outros fãs da sala',
      'o artista pode falar com a gente lá dentro',
      'posso responder ao que o cantor escreveu',
      'como ponho uma foto para meus fãs',
    ],
    answer:
      'No Green Room o artista posta textos, fotos, notas de voz e histórias das músicas, e o artista e quem tem uma cópia conversam ao vivo. As fotos são reduzidas e perdem os dados ocultos de localização. O artista pode apagar mensagens e silenciar alguém; só leem o artista e quem tem cópia.',
  },
  chinese: {
    questions: [
      '我可以在Green Room发照片吗？',
      '和音乐人聊天',
      '谁可以在Green Room里发言',
      '上传语音',
      '音乐人发歌曲故事',
      '删除消息或禁言',
      '给其他持有者留言',
      '歌手在里面能跟我们说话吗',
      '可以回复歌手写的吗',
      '怎么给粉丝发照片',
    ],
    answer:
      '在Green Room里，音乐人发布文字、照片、语音和歌曲故事，音乐人和持有副本的人实时聊天。照片会被缩小并去除隐藏的位置信息。音乐人可以删除消息、让某人禁言；只有持有者和音乐人能看到。',
  },
  japanese: {
    questions: [
      'Green Roomに写真を投稿できますか？',
      'アーティストとチャットしたい',
      'Green Roomで書き込めるのは誰',
      'ボイスメモをアップロード',
      'アーティストの投稿や裏話',
      'メッセージの削除や特定の人のミュート',
      '他の持ち主に話しかける',
      'アーティストは中で話しかけてくれますか',
      '歌手の書いたものに返事できますか',
      'ファンに写真を載せるには',
    ],
    answer:
      'Green Roomではアーティストが文章、写真、ボイスノート、曲の裏話を投稿し、アーティストとコピーの持ち主がリアルタイムでチャットします。写真は縮小され、位置情報などの隠れたデータは取り除かれます。アーティストはメッセージの削除やミュートができ、読めるのは持ち主とアーティストだけです。',
  },
}
