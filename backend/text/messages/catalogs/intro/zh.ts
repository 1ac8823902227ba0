import type { Translation } from '#text/messages/catalog'
import type { intro } from './en.ts'

export const messages: Translation<typeof intro> = {
  wrote: '这首歌是您写的。',
  own: '它属于您。',
  money: '独立词曲作者如何赚钱…',
  show: '让我们告诉您…',
  oneSong: '一首歌。',
  scarcity: '数字稀缺性…',
  hundred: '一百份。',
  every: '每一份都有编号、主人和通往后台的路。',
  summary: '一首歌。一百份。每一份都有编号、主人和通往后台的路。',
  skip: '跳过开场',
  welcome: '欢迎来到 TuneMaker。',
  enter: '进入 TuneMaker',
  tabTitle: 'TuneMaker：限量发行的歌曲',
  'sample.artist': '您喜爱的人',
  'sample.song': '就是那首歌',
}
