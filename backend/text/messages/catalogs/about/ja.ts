import type { Translation } from '#text/messages/catalog'
import type { about } from './en.ts'

export const messages: Translation<typeof about> = {
  'staff.title': 'スタッフ紹介',
  'staff.lead': '小さなチームです。創業者とAIエージェント、そしてどちらが何を決めるかの明確なルールがあります。',
  'staff.founder': '創業者',
  'staff.founderName': 'TuneMaker責任者',
  'staff.founder1':
    '曲を書く人が、売上の大半を手放すことなく曲を売れるようにと、TuneMakerを始めました。料金を決め、規約を書き、問題が起きたときに責任を負います。',
  'staff.founder2':
    'AIが決めるべきでないことは人が判断します。疑わしい著作権書類、支払先の変更、G-Keyの紛失などです。24〜48時間かかり、結果をお知らせします。',
  'staff.agent': 'AIエージェント',
  'staff.agent1':
    '昼も夜も対応します。英語、スペイン語、フランス語、ドイツ語、イタリア語、ポルトガル語、中国語、日本語で答え、アーティストの著作権書類を読み、プラットフォームを見守ります。',
  'staff.agent2':
    '明確な限界があります。会話の中の言葉で申請を承認したり、お金を動かしたり、アカウントを変えたりすることはできず、見られるのはご本人のデータだけです。手に余ることは担当者に引き継ぎます。',
  'staff.mission': '私たちの使命',
  'staff.missionLine': '曲を書く人が、価格を決め、権利を持ち、収入を得る。',
  'staff.missionText':
    '部数の決まった曲は、持ち主にとって価値があり、書いた人の収入になります。私たちは誰の曲かを確かめ、部数を数え、お金には関わりません。代金はファンからアーティストのPayPalアカウントへ届きます。計算例は<link>収入を得る</link>をご覧ください。',
  'staff.godfrey': '今すぐ、私たちの一員に会えます。',
  'contact.title': 'お問い合わせ',
  'contact.lead': 'ご連絡の方法は二つ。Godfreyはいつでもお答えし、お手紙は必ず人が読みます。',
  'contact.open': '受付中：年中無休、24時間',
  'contact.chat': 'Godfreyとチャット',
  'contact.chatText': 'いちばん早いのでおすすめです。8か国語で答え、解決できないことは担当者に引き継ぎます。',
  'contact.ask': '質問する',
  'contact.answered': '24〜48時間以内に返信',
  'contact.write': '手紙を書く',
  'contact.writeText':
    '人の対応や書類が必要なご用件に。追跡番号やKeymailコードがあればお書き添えください。G-Key全体は書かないでください。',
  'contact.topics': 'ご用件',
  'contact.topicsIntro': '尋ねるより早く済むこともあります。',
  'topic.keymail': '開けないKeymail',
  'topic.keymailText':
    '<link>Keymailのページ</link>に理由が表示されます。すでにお持ちの場合は、ログイン用リンクをお送りします。',
  'topic.payment': 'お支払い',
  'topic.paymentText':
    '売れてしまった1部の代金は請求されません。PayPalの応答が遅い場合も確認を続け、返答があればブラウザーを閉じていても利用できるようになります。',
  'topic.refund': '返金',
  'topic.refundText':
    '代金はアーティストに支払われたため、まずアーティストにお尋ねください。<link>返金で変わること</link>',
  'topic.gKeys': 'G-Keyと申請',
  'topic.gKeysText':
    '手順と料金は<link>Governance Tracker</link>にあります。鍵を紛失した場合は、申請時のアドレスからご連絡ください。',
  'topic.mistake': 'ページの誤り',
  'topic.mistakeText': '<link>訂正を依頼する</link>に、すぐ変わるものと担当者が確認するものが書かれています。',
  'topic.data': 'データについて',
  'topic.dataText':
    '保存する内容と期間は<link>プライバシーポリシー</link>にあります。ご請求は上記アドレスへお送りください。',
  'topic.features': '機能のご要望',
  'topic.featuresText':
    '何をしようとして、どこで止まったかをお書きください。機能の名前より役に立ちます。こちらにも返信します。',
  'topic.together': '提携',
  'topic.togetherText': '会場、スタジオ、ファンクラブの方は<link>広告掲載</link>をご覧ください。',
  'ads.title': '広告掲載',
  'ads.lead': 'TuneMakerに広告はなく、広告枠もありません。私たちが探しているのはパートナーです。',
  'ads.notForSale': '販売しないもの',
  'ads.notForSaleText':
    'バナーも、カタログの有料枠も、代行配信もありません。アーティストやファンのアドレスを誰にも渡さないので、貸し出せる読者はいません。',
  'ads.partners': '歓迎するパートナー',
  'ads.partnersIntro': '曲と、それを愛する人がすでに出会っている場所。',
  'ads.venues': '会場とプロモーター',
  'ads.venuesText':
    'G-Keyを持つアーティストは、ライブ用のQRコードを無料で作れます。入口やバー、チケットに場所をいただければ十分です。',
  'ads.studios': 'スタジオとレコード店',
  'ads.studiosText':
    '曲ができ上がり、どこに出すかを考える時に、あなたはアーティストと会います。そのための手紙が下にあります。',
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
    '<mail>{mail}</mail>へお書きください。どなたで、どこで、何をお考えか。提携は一件ずつ、人と人とで決めます。24〜48時間以内に返信します。',
  'ads.godfrey': 'ちょっとした質問ならGodfreyがお答えします。',
  'article.contents': 'このページの内容',
}
