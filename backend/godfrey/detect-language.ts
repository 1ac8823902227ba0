import { eld } from 'eld/extrasmall'
import type { Language } from './knowledge/topic.ts'
import { latinVocabulary } from './latin-vocabulary.ts'

/** What a text speaks, and how much that is worth: 0 is nothing at all, 1 and above is enough to answer in it. */
export type Detection = { language: Language; weight: number }

const latin = { en: 'english', es: 'spanish', fr: 'french', de: 'german', it: 'italian', pt: 'portuguese' } as const
type LatinLanguage = (typeof latin)[keyof typeof latin]

const detector = eld.newInstance()
detector.setLanguageSubset(Object.keys(latin))

// Brands, codes, formats and quoted titles speak no language.
const noise =
  /\b(?:TM|GK)-[\w-]+|https?:\S+|\S+@\S+|\b(?:tune ?maker|godfrey|g[- ]?keys?|key ?mails?|green ?rooms?|digital scarcity|pay ?pal|mp3|wav|flac|m4a|aac|ogg|pdf|csv|qr|usd|mb)\b|["“”«»„][^"“”«»„]{2,60}["“”«»„]/gi

/** Godfrey's eight languages; undefined when the text has nothing to go by. */
export function detectLanguage(text: string): Detection | undefined {
  const words = text.normalize('NFKC').replaceAll(noise, ' ').trim()
  return detectEastAsian(words) ?? detectLatin(words)
}

function detectEastAsian(text: string): Detection | undefined {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu)?.length ?? 0
  const han = text.match(/\p{Script=Han}/gu) ?? []
  if (kana > 0) return { language: 'japanese', weight: 2 }
  if (han.length === 0) return undefined
  // A few Chinese characters inside a Latin sentence are a name.
  const letters = text.match(/\p{Script=Latin}+/gu)?.length ?? 0
  if (letters > han.length * 2) return undefined
  let score = 0
  for (const character of han) score += characterScore(character)
  for (const [word, points] of hanWords) if (text.includes(word)) score += points
  return { language: score > 0 ? 'japanese' : 'chinese', weight: 1 + Math.min(1, Math.abs(score) / 4) }
}

// Which characters each country's own code table has: simplified and kana-age forms give themselves away.
const tables = {
  japanese: charactersOf('euc-jp', 0xb0, 0xf4),
  simplified: charactersOf('gb18030', 0xb0, 0xf7),
  traditional: charactersOf('big5', 0xa4, 0xf9),
}

function charactersOf(encoding: string, from: number, to: number): Set<string> {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let lead = from; lead <= to; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const character = decoder.decode(new Uint8Array([lead, trail]))
      if (/^\p{Script=Han}$/u.test(character)) characters.add(character)
    }
  }
  return characters
}

/** Above zero for Japanese, below for Chinese. */
function characterScore(character: string): number {
  const japanese = tables.japanese.has(character)
  const chinese = tables.simplified.has(character) || tables.traditional.has(character)
  if (japanese === chinese) {
    // In both: characters that only one of the Chinese tables shares lean a little.
    return tables.simplified.has(character) || !japanese ? 0 : 0.2
  }
  return japanese ? 2 : -2
}

const hanWords: [word: string, points: number][] = [
  ...['料金', '方法', '登録', '支払', '購入', '使用方法', '返金', '曲', '著作権', '部数', '利用', '手数料', '問合', '質問', '説明', '必要', '可能', '変更', '確認', '無効', '有効', '再生', '音源', '入金', '残高', '配布', '発行', '何', '楽', '価格一覧', '手順', '対応', '場合', '連絡', '申請', '承認', '一覧', '期限', '試聴', '今日', '時間'].map(
    (word): [string, number] => [word, 0.8],
  ),
  ...['什么', '什麼', '怎么', '怎麼', '怎样', '如何', '为什么', '為什麼', '哪里', '哪裡', '多少', '可以', '我', '你', '您', '的', '吗', '嗎', '呢', '了', '是', '不', '没', '沒', '有没有', '这', '這', '那', '们', '們', '请', '請', '付款', '退款', '版权', '版權', '歌曲', '歌', '价格', '價格', '价钱', '费用', '費用', '上传', '上傳', '下载', '下載', '密码', '密碼', '购买', '購買', '收费', '在', '要', '和', '给', '給', '把', '被', '能', '会', '會', '到', '帮', '幫', '谢谢', '謝謝', '音乐', '音樂', '艺术', '藝術', '粉丝', '粉絲', '账户', '帳戶', '支持', '文件', '邮箱', '郵箱', '注册', '註冊'].map(
    (word): [string, number] => [word, -1],
  ),
]

const languageOfAccent: [RegExp, Partial<Record<LatinLanguage, number>>][] = [
  [/[¿¡ñ]/g, { spanish: 3 }],
  [/[ãõ]/g, { portuguese: 3 }],
  [/ç/g, { portuguese: 1, french: 1 }],
  [/[äöß]/g, { german: 3 }],
  [/ü/g, { german: 2, spanish: 0.5 }],
  [/[œùûîïëæ]/g, { french: 2.5 }],
  [/[èà]/g, { french: 1, italian: 1, portuguese: 0.2 }],
  [/[ìò]/g, { italian: 2.5 }],
  [/ê/g, { french: 1.2, portuguese: 1.2 }],
  [/[âô]/g, { french: 1, portuguese: 1 }],
  [/[áíóú]/g, { spanish: 1, portuguese: 0.8 }],
  [/é/g, { french: 0.8, spanish: 0.5, portuguese: 0.5, italian: 0.2 }],
  [/\b(?:l|d|qu|j|n|c|s|m|t)['’]/gi, { french: 1.5, italian: 0.7 }],
  [/\b(?:dell|all|nell|sull|un|c|dall|quest)['’]/gi, { italian: 2 }],
  [/\b\w+['’](?:s|t|re|ve|ll|m|d)\b/gi, { english: 2 }],
]

function detectLatin(text: string): Detection | undefined {
  const words = text.toLowerCase().match(/[\p{Script=Latin}’']+/gu) ?? []
  if (words.length === 0) return undefined
  const scores: Record<LatinLanguage, number> = { english: 0, spanish: 0, french: 0, german: 0, italian: 0, portuguese: 0 }
  const guess = detector.detect(words.join(' ')).getScores()
  for (const [code, language] of Object.entries(latin)) scores[language] += (guess[code] ?? 0) * 2
  for (const [pattern, points] of languageOfAccent) {
    const found = Math.min(3, text.match(pattern)?.length ?? 0)
    for (const [language, point] of Object.entries(points)) scores[language as LatinLanguage] += point * found
  }
  for (const word of words) {
    const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
    const speakers = latinVocabulary.get(plain)
    // A word of one language says much, a word of several little.
    for (const language of speakers ?? []) scores[language] += 1.6 / (speakers?.length ?? 1)
  }
  const ranked = Object.entries(scores).toSorted(([, a], [, b]) => b - a) as [LatinLanguage, number][]
  const [[language, first] = ['english', 0], [, second] = ['english', 0]] = ranked
  if (first <= 0) return undefined
  return { language, weight: Math.min(2, (first - second) * Math.min(1, words.join('').length / 10)) }
}
