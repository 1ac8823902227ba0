import { toPatternText } from '#text/to-folded-text'
import { toSimplifiedChinese } from './to-simplified-chinese.ts'

// Product terms, spelled in many ways and sometimes translated: one token each.
const brands: [RegExp, string][] = [
  [
    /\bg[\s-]?k(?:eys?|ei|ye|ay|ie)\b|\b(?:llaves?|claves?|chaves?|cl[eé]s?|chiav[ei])[\s-]g\b|governance tracker keys?|g(?:金鑰|密钥|钥匙|キー)|ジーキー|じーきー/g,
    ' gkey ',
  ],
  [/\bkey[\s-]?mails?\b|[キき]ー[メめ]ー[ルる]/g, ' keymail '],
  [/\bgreen[\s-]?rooms?\b|グリーンルーム|コレクター楽屋/g, ' greenroom '],
  [/\btune[\s-]?maker\b|チューンメーカー/g, ' tunemaker '],
  [
    /digital scarcity|escasez digital|raret[eé] num[eé]rique|digitale knappheit|scarsit[aà] digitale|escassez digital|数字稀缺(?:性)?|デジタル(?:な)?希少性/g,
    ' digitalscarcity ',
  ],
  [/\bpay[\s-]?pal\b|ペイパル/g, ' paypal '],
  [/\be-?mails?\b/g, ' email '],
  // What stands in a question but says nothing about its subject beyond being there.
  [/\btm-[\w-]{4,}/g, ' somecode '],
  [/\bgk-[\w-]{4,}/g, ' somekey '],
  [/\S+@\S+\.\S+/g, ' someaddress '],
  // "48 MB", "61 megs", "48 Mo": a number and what it counts.
  [
    /(\d)\s?(?:[mkg]bs?|[mkg]o|megas?|megs|mega ?bytes?|mégas?|gigas?|メガ(?:バイト)?|ギガ|兆)(?![a-z])/g,
    '$1 somesize ',
  ],
  [/\$\s?(\d)/g, ' someamount $1'],
  [
    /(\d)\s?(?:\$|€|usd\b|dollars?\b|dolares\b|dollari\b|dolar(?:es)?\b|euros?\b|bucks\b|quid\b|美元|美金|刀|块|ドル|どる|円|欧元)/g,
    '$1 someamount ',
  ],
]

/** Makes spellings of the same question equal: folded, in simplified Chinese, each product term one token. */
export function toNormalizedQuestion(text: string): string {
  let normalized = toSimplifiedChinese(toPatternText(text))
  for (const [pattern, token] of brands) normalized = normalized.replaceAll(pattern, token)
  return normalized.replaceAll(/\s+/g, ' ').trim()
}

/** Katakana as hiragana. */
export const toHiragana = (text: string): string =>
  text.replaceAll(/[\u30A1-\u30F6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))

/** Runs of one script: Latin words and numbers, katakana words, and other Chinese and Japanese text. */
export function listWords(normalized: string): string[] {
  return (
    normalized.match(/[\p{Script=Latin}\d]+|[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}々]+/gu) ?? []
  )
}
