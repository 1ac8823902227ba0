import type { Translation } from '#text/messages/catalog'
import type { search } from './en.ts'

export const messages: Translation<typeof search> = {
  title: '搜索',
  lead: '按标题或名称中的任意词查找歌曲、专辑、音乐人和艺术卡。',
  label: '标题或名称',
  searching: '正在搜索…',
  failed: '搜索未成功',
  failedText: '无法连接 TuneMaker。请稍后重试。',
  none: '没有找到结果',
  noneText: '这里没有名为“{q}”或与之相近的内容。请试试标题或名称中的一个词。',
  browse: '浏览音乐',
  noneFor: '没有找到“{q}”的结果。',
  similar: '没有名为“{q}”的内容。以下写法相近：',
  results: '{count, plural, other {“{q}”的 # 个结果}}',
  artists: '音乐人',
  songs: '歌曲',
  albums: '专辑',
  cards: '艺术卡',
  recent: '最近搜索',
  clear: '清除',
}
