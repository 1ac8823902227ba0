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
]

/** Makes spellings of the same question equal: folded, in simplified Chinese, each product term one token. */
export function toNormalizedQuestion(text: string): string {
  let normalized = toSimplifiedChinese(toPatternText(text))
  for (const [pattern, token] of brands) normalized = normalized.replaceAll(pattern, token)
  return normalized.replaceAll(/\s+/g, ' ').trim()
}

/** Runs of one script: Latin words and numbers, katakana words, and other Chinese and Japanese text. */
export function listWords(normalized: string): string[] {
  return (
    normalized.match(/[\p{Script=Latin}\d]+|[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}々]+/gu) ?? []
  )
}
