import type { Translation } from '#text/messages/catalog'
import type { intro } from './en.ts'

export const messages: Translation<typeof intro> = {
  wrote: '書いたのは、あなた。',
  own: 'あなたのものです。',
  money: 'インディーのソングライターは、どうやって収入を得るのか…',
  show: 'その方法をお見せします…',
  oneSong: '一つの曲。',
  scarcity: 'デジタルの希少性…',
  hundred: '百部だけ。',
  every: '一部ごとに番号と持ち主があり、舞台裏への道があります。',
  summary: '一つの曲。百部だけ。一部ごとに番号と持ち主があり、舞台裏への道があります。',
  skip: 'スキップ',
  welcome: 'TuneMakerへようこそ。',
  enter: 'TuneMakerに入る',
  tabTitle: 'TuneMaker：数量限定のエディションで届ける曲',
  'sample.artist': 'あなたの好きな人',
  'sample.song': 'あの一曲',
}
