import type { Translation } from '#text/messages/catalog'
import type { copyrightGuide } from './en.ts'

export const messages: Translation<typeof copyrightGuide> = {
  'copyright.title': '为作品登记版权',
  'copyright.lead': '歌曲从您写下或录下的那一刻起就属于您。登记使其可被证明，我们要求在提交任何内容前完成登记。',
  'copyright.song': '词曲',
  'copyright.songCovers': '歌词、旋律、和弦',
  'copyright.songText': '属于创作者。若由两人创作且无其他约定，则归两人共有，请写明两人。',
  'copyright.recording': '录音',
  'copyright.recordingCovers': '麦克风收录的声音',
  'copyright.recordingText': '属于演奏、制作或出资的人，取决于约定。请在录制结束前写成书面。',
  'copyright.two': '因此每首作品有两项版权。如果词曲和录音都出自您，则都属于您，往往一次登记即可涵盖。',
  'filing.title': '如何登记',
  'filing.intro': '适用于美国。其他国家请咨询当地机构。',
  'filing.1':
    '在线向美国版权局申请：注册账户、填写表格、缴费并提交作品副本。表格会询问谁创作了什么、现归谁所有。请如宣誓般作答，因为实质上正是如此。',
  'filing.2': '证书可能需要数月。但登记自版权局收齐表格、费用和副本三项之日起生效。收到证书前请保留确认函。',
  'filing.3': '您提交给我们的就是该证书或确认函，格式为 PDF、JPG 或 PNG。仅为审核而私密保存，别无他用。',
  'filing.noAdvice': '这是写给音乐人的摘要，并非法律意见。以版权局官方页面为准。',
  'filing.aside': '费用与外部帮助',
  'filing.fee': '是登记费用，视登记内容和方式而定。费用付给版权局，而非我们。',
  'filing.faq': '版权局登记常见问题',
  'filing.faqNote': '（在新标签页中打开 copyright.gov）',
  'adds.title': 'G-Key 增加了什么',
  'adds.text': '登记告诉世界这首歌属于您；G-Key 告诉 TuneMaker，让您可以在此销售。',
  'adds.1': '在您的任何作品发行之前，姓名与文件已经过比对。',
  'adds.2': '您售出的每一份都有编号，绝不会比您所定的多一份。',
  'adds.3': '只有您能为自己的歌曲发出 Keymail。',
  'adds.4': '一次性 US$50（原价 US$100），另加适用税费。不可退款，终身有效。',
  'adds.get': '获取 G-Key 访问权限',
  'copyright.godfrey': '合作者、采样、翻唱：登记前请先咨询。',
}
