import type { Translation } from '#text/messages/catalog'
import type { advertising } from './en.ts'

export const messages: Translation<typeof advertising> = {
  'ads.title': '広告掲載',
  'ads.lead': 'TuneMakerに広告はなく、広告枠もありません。私たちが探しているのはパートナーです。',
  'ads.notForSale': '販売しないもの',
  'ads.notForSaleText':
    'バナーも、カタログの有料枠も、代行配信もありません。アーティストやファンのアドレスを誰にも渡さないので、貸し出せる名簿もありません。',
  'ads.partners': '歓迎するパートナー',
  'ads.partnersIntro': '曲と、それを愛する人がすでに出会っている場所。',
  'ads.venues': '会場とプロモーター',
  'ads.venuesText':
    'G-Keyを持つアーティストは、ライブ用のQRコードを無料で作れます。入口やバー、チケットに場所をいただければ十分です。',
  'ads.studios': 'スタジオとレコード店',
  'ads.studiosText': '曲ができ上がり、どこに出すかを考えるアーティストがいる場所です。そのための手紙が下にあります。',
  'ads.clubs': 'ファンクラブ',
  'ads.clubsText':
    'アーティストはクラブに専用のKeymailを渡せます。会員は直接アーティストに支払い、それぞれ番号付きの1部を持ちます。',
  'ads.schools': '学校、アドバイザー、法律相談所',
  'ads.schoolsText': '助言する方のために、アーティストにかかる費用と得られるものを分かりやすく説明しています。',
  'ads.take': 'お持ち帰りください',
  'ads.takeText': 'どれも1ページで、印刷用に作られています。',
  'ads.letterStudios': 'スタジオの方へ',
  'ads.letterClubs': 'ファンクラブの方へ',
  'ads.letterCounselors': '相談員の方へ',
  'ads.letterVisitors': 'ご来訪の方へ',
  'ads.read': '読む・印刷する',
  'ads.begin': '始め方',
  'ads.beginText':
    '<mail>{mail}</mail>へお書きください。どなたで、どこで、何をお考えか。提携は一件ずつ、人と人とで決めます。24～48時間以内に返信します。',
  'ads.godfrey': 'ちょっとした質問ならGodfreyがお答えします。',
}
