import type { Translation } from '#text/messages/catalog'
import type { staff } from './en.ts'

export const messages: Translation<typeof staff> = {
  'staff.title': 'スタッフ紹介',
  'staff.lead': '小さなチームです。創業者とAIエージェント、そしてどちらが何を決めるかの明確なルールがあります。',
  'staff.founder': '創業者',
  'staff.founderName': 'TuneMaker責任者',
  'staff.founder1':
    '曲を書く人が、売上の大半を手放すことなく曲を売れるようにと、TuneMakerを始めました。料金を決め、規約を書き、問題が起きたときに責任を負います。',
  'staff.founder2':
    'AIが決めるべきでないことは人が判断します。疑わしい著作権書類、支払先の変更、G-Keyの紛失などです。24～48時間かかり、結果をお知らせします。',
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
}
