import type { Topic } from './topic.ts'

export const takedownClaim: Topic = {
  id: 'takedown-claim',
  page: '/contact-us',
  english: {
    questions: [
      'Somebody uploaded my song',
      'report a copyright infringement',
      'this song is stolen',
      'DMCA takedown',
      'an artist here sells my recording',
      'report a fake artist',
      'somebody is selling my music here, take it off',
      'he stole my song and put it up',
      'this upload is mine, not his',
      'my song appears here under another name',
      'this artist pretends my song is his',
    ],
    answer:
      'Please write to the address on the Contact Us page, or press “Hand me to a person” here: name the song, the artist it stands under, and what shows that it is yours. A person looks within {reviewHours} hours and can take the song down. New recordings are also compared with all that are here already.',
  },
  spanish: {
    questions: [
      'Alguien subió mi canción',
      'denunciar una infracción de derechos de autor',
      'esta canción es robada',
      'retirada DMCA',
      'un artista vende mi grabación',
      'denunciar a un artista falso',
      'alguien vende mi música aquí, quítenla',
      'robó mi canción y la subió',
      'esa grabación es mía, no suya',
      'mi canción aparece aquí con otro nombre',
      'ese artista dice que mi canción es suya',
    ],
    answer:
      'Escribe a la dirección de la página Contact Us o pulsa aquí “Hand me to a person”: di la canción, con qué artista aparece y qué demuestra que es tuya. Una persona lo mira en {reviewHours} horas y puede retirarla. Las grabaciones nuevas también se comparan con todas las que ya hay.',
  },
  french: {
    questions: [
      'Quelqu’un a mis ma chanson en ligne',
      'signaler une violation du droit d’auteur',
      'ce morceau est volé',
      'retrait DMCA',
      'un artiste vend mon enregistrement',
      'signaler un faux artiste',
      'quelqu’un vend ma musique ici, enlevez-la',
      'il a volé ma chanson et l’a mise en ligne',
      'cet enregistrement est à moi, pas à lui',
      'ma chanson est ici sous un autre nom',
      'cet artiste prétend que ma chanson est la sienne',
    ],
    answer:
      'Écrivez à l’adresse de la page Contact Us ou pressez ici « Hand me to a person » : indiquez le morceau, l’artiste sous lequel il figure et ce qui prouve qu’il est à vous. Une personne regarde sous {reviewHours} heures et peut le retirer. Les nouveaux enregistrements sont aussi comparés à tous ceux déjà présents.',
  },
  german: {
    questions: [
      'Jemand hat meinen Song hochgeladen',
      'Urheberrechtsverletzung melden',
      'dieser Song ist gestohlen',
      'DMCA-Meldung',
      'ein Künstler verkauft meine Aufnahme',
      'falschen Künstler melden',
      'jemand verkauft hier meine Musik, nehmt sie runter',
      'er hat mein Lied gestohlen und eingestellt',
      'die Aufnahme ist von mir, nicht von ihm',
      'mein Lied steht hier unter fremdem Namen',
      'dieser Künstler gibt mein Lied als seines aus',
    ],
    answer:
      'Schreiben Sie an die Adresse auf der Seite Contact Us oder drücken Sie hier „Hand me to a person“: Nennen Sie den Song, den Künstler, unter dem er steht, und was zeigt, dass er Ihnen gehört. Ein Mensch sieht innerhalb von {reviewHours} Stunden hin und kann ihn sperren. Neue Aufnahmen werden auch mit allen verglichen, die schon hier sind.',
  },
  italian: {
    questions: [
      'Qualcuno ha caricato la mia canzone',
      'segnalare una violazione del copyright',
      'questo brano è rubato',
      'rimozione DMCA',
      'un artista vende la mia registrazione',
      'segnalare un falso artista',
      'qualcuno vende qui la mia musica, toglietela',
      'ha rubato la mia canzone e l’ha caricata',
      'quella registrazione è mia, non sua',
      'la mia canzone è qui sotto un altro nome',
      'questo artista dice che la mia canzone è sua',
    ],
    answer:
      'Scrivi all’indirizzo della pagina Contact Us o premi qui “Hand me to a person”: indica il brano, l’artista sotto cui appare e cosa dimostra che è tuo. Una persona guarda entro {reviewHours} ore e può toglierlo. Le nuove registrazioni vengono anche confrontate con tutte quelle già presenti.',
  },
  portuguese: {
    questions: [
      'Alguém subiu a minha música',
      'denunciar violação de direito autoral',
      'esta música é roubada',
      'retirada DMCA',
      'um artista vende a minha gravação',
      'denunciar um artista falso',
      'alguém vende minha música aqui, tirem',
      'roubou minha música e postou',
      'essa gravação é minha, não dele',
      'minha música está aqui com outro nome',
      'esse artista diz que minha música é dele',
    ],
    answer:
      'Escreva para o endereço da página Contact Us ou aperte aqui “Hand me to a person”: diga a música, o artista em que aparece e o que mostra que ela é sua. Uma pessoa olha em {reviewHours} horas e pode retirá-la. Gravações novas também são comparadas com todas as que já estão aqui.',
  },
  chinese: {
    questions: [
      '有人上传了我的歌',
      '举报侵权',
      '这首歌是盗用的',
      'DMCA下架',
      '有音乐人在卖我的录音',
      '举报假冒音乐人',
    ],
    answer:
      '请写信到Contact Us页面上的地址，或在这里点“Hand me to a person”：说明是哪首歌、在哪位音乐人名下、有什么能证明是您的。工作人员在{reviewHours}小时内查看，可以把歌下架。新录音也会与这里已有的全部录音比对。',
  },
  japanese: {
    questions: [
      '誰かが私の曲を上げています',
      '著作権侵害を通報',
      'この曲は盗まれたものです',
      'DMCA削除要請',
      '他のアーティストが私の録音を売っている',
      '偽アーティストの通報',
      '有人在这里卖我的歌，请下架',
      '他偷了我的歌上传',
      '这个录音是我的不是他的',
      '誰かが私の曲をここで売っている、消して',
      '曲を盗まれてアップされた',
      'この音源は私のもので彼のではない',
      '我的歌在这里挂着别人的名字',
      '这个人说我的歌是他的',
      '私の曲が別の名前で出ている',
      'この人は私の曲を自分のものだと言っている',
    ],
    answer:
      'Contact Usページのアドレスへ書くか、ここで「Hand me to a person」を押して、曲名、掲載しているアーティスト、ご自分のものと示すものをお知らせください。担当者が{reviewHours}時間以内に確認し、曲を取り下げることができます。新しい録音は既存の全録音とも照合されます。',
  },
}
