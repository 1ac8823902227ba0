// Traditional characters in questions about music, money and accounts, each followed by its simplified form.
const traditionalPairs =
  '個个們们這这為为麼么嗎吗會会來来時时間间對对開开關关還还後后問问題题讓让從从給给買买賣卖錢钱費费價价歌歌樂乐聽听說说話话語语讀读寫写錄录曲曲專专輯辑單单張张數数萬万幾几點点兩两雙双號号碼码帳账戶户賬账網网頁页鏈链連连線线結结終终續续經经統统絲丝級级細细組组約约紅红純纯紙纸紹绍給给絕绝繼继總总織织編编緊紧練练縮缩縣县門门閱阅閉闭電电郵邮機机載载傳传轉转輸输送送達达過过進进運运適适選选還还邊边遠远遺遗應应當当難难離离雲云電电靈灵響响頁页頂顶項项順顺須须預预領领頭头顏颜願愿類类顯显風风飛飞館馆驗验體体發发髮发變变讚赞識识證证評评試试詢询該该詳详認认誰谁課课調调請请論论講讲謝谢譯译議议護护負负財财貝贝貨货販贩責责購购貼贴貿贸賀贺資资賠赔賞赏質质贊赞贈赠跡迹車车軟软輕轻較较輛辆辦办農农遊游違违遲迟遷迁鄉乡醫医釋释鈕钮針针鑰钥鎖锁鐘钟鏡镜長长閃闪隊队際际陽阳階阶險险隨随雜杂雖虽靜静韓韩願愿飯饭飲饮餘余館馆騙骗驚惊鬆松魚鱼鳥鸟麗丽黃黄齊齐龍龙優优儲储價价償偿僅仅億亿側侧偵侦備备傷伤債债個个倉仓倫伦條条衝冲決决況况凍冻刪删別别則则剛刚創创劃划劇剧動动務务勝胜勞劳勢势區区協协卻却員员哪哪啟启單单嚴严圖图團团國国圍围園园執执報报場场塊块壓压壞坏壽寿夢梦夠够奪夺獎奖婦妇嬰婴學学寶宝實实寧宁審审將将專专尋寻導导屆届層层屬属師师帶带帥帅幣币幫帮庫库廣广廢废廠厂彈弹強强彙汇徑径復复徵征恆恒惡恶態态慣惯慮虑憑凭憶忆懷怀戰战戲戏戶户拋抛挾挟捨舍掃扫掛挂採采揚扬換换揮挥損损搖摇搶抢摯挚撥拨擁拥擇择擊击擔担據据擠挤擴扩擾扰攔拦攝摄敗败敵敌斷断於于暫暂暢畅書书會会極极業业榮荣構构樣样標标權权檔档檢检歡欢歲岁歷历歸归殘残殺杀氣气決决沒没況况淚泪淨净淺浅測测湊凑準准滅灭滿满漲涨潔洁濟济濾滤災灾無无煩烦熱热燈灯營营爭争爾尔牆墙狀状獨独獲获獻献現现環环產产畫画異异當当療疗監监盤盘礎础確确碼码禮礼禁禁種种稱称積积穩稳窮穷競竞筆笔節节範范築筑簡简簽签籤签籌筹糾纠綁绑網网維维綱纲緒绪罰罚聯联職职聲声肅肃腦脑腳脚臉脸臨临臺台與与興兴舉举舊旧艱艰藝艺藥药處处虛虚蟲虫術术衛卫裝装裡里裏里製制複复見见規规視视覺觉覽览觀观觸触訂订計计討讨託托記记訊讯設设許许訴诉診诊註注詞词詐诈誤误諾诺謀谋謂谓貳贰賴赖趨趋躍跃辭辞遞递邏逻鄰邻釐厘錯错鍵键鏈链閒闲闖闯闊阔陣阵陸陆雞鸡霧雾預预頻频額额饋馈餐餐駐驻鬧闹鹽盐點点黨党'

const simplifiedByTraditional = new Map<string, string>()
const pairCharacters = Array.from(traditionalPairs)
for (let at = 0; at + 1 < pairCharacters.length; at += 2)
  simplifiedByTraditional.set(pairCharacters[at] ?? '', pairCharacters[at + 1] ?? '')

// Terms that differ in Taiwan, in simplified characters.
const taiwanWords: [RegExp, string][] = [
  [/支援/g, '支持'],
  [/音讯/g, '音频'],
  [/档案/g, '文件'],
  [/登入/g, '登录'],
  [/登出/g, '退出'],
  [/信箱/g, '邮箱'],
  [/影片/g, '视频'],
  [/信用卡片/g, '信用卡'],
  [/网路/g, '网络'],
  [/资讯/g, '信息'],
  [/行动电话/g, '手机'],
  [/帐(?=[号户])/g, '账'],
]

/** Converts characters and terms from Taiwan and Hong Kong, so that one index serves all Chinese text. */
export function toSimplifiedChinese(text: string): string {
  const characters = text.replaceAll(
    /\p{Script=Han}/gu,
    (character) => simplifiedByTraditional.get(character) ?? character,
  )
  return taiwanWords.reduce((words, [theirs, ours]) => words.replaceAll(theirs, ours), characters)
}
