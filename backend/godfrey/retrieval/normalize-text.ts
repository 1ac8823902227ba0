import type { Language } from '#contract/text'
import { foldForPatterns, stripPunctuation } from '#text/fold-text'
import { toSimplifiedChinese } from './to-simplified-chinese.ts'

// Product terms, spelled in many ways and sometimes translated: one token each.
const brands: [RegExp, string][] = [
  [
    /\bg[\s-]?keys?\b|\b(?:llaves?|claves?|chaves?|cl[eé]s?|chiav[ei])[\s-]g\b|governance tracker keys?|g(?:金鑰|密钥|钥匙|キー)|ジーキー/g,
    ' gkey ',
  ],
  [/\bkey[\s-]?mails?\b|キーメール/g, ' keymail '],
  [/\bgreen[\s-]?rooms?\b|グリーンルーム|backstage|コレクター楽屋/g, ' greenroom '],
  [/\btune[\s-]?maker\b|チューンメーカー/g, ' tunemaker '],
  [
    /digital scarcity|escasez digital|raret[eé] num[eé]rique|digitale knappheit|scarsit[aà] digitale|escassez digital|数字稀缺(?:性)?|デジタル(?:な)?希少性/g,
    ' digitalscarcity ',
  ],
  [/\bpay[\s-]?pal\b|ペイパル/g, ' paypal '],
  [/\be-?mails?\b/g, ' email '],
  [/\be-books?\b/g, ' ebook '],
]

/** Makes spellings of the same question equal: folded, in simplified Chinese, each product term one token. */
export function normalizeText(text: string, language: Language): string {
  let normalized = foldForPatterns(text)
  if (language === 'chinese') normalized = toSimplifiedChinese(normalized)
  for (const [pattern, token] of brands) normalized = normalized.replaceAll(pattern, token)
  return normalized.replaceAll(/\s+/g, ' ').trim()
}

/** The words of the normalized text, without punctuation. */
export function normalizeWords(text: string, language: Language): string {
  return stripPunctuation(normalizeText(text, language))
}

/** For language-independent patterns: the text normalized as Chinese (simplified) and as any other language. */
export function listNormalizedSpellings(text: string): string[] {
  return [...new Set([normalizeText(text, 'japanese'), normalizeText(text, 'chinese')])]
}
