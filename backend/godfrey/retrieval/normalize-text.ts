import type { Language } from '#contract/text'
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

/** Lower case, no accents, unified brands: makes spellings of the same question equal. */
export function normalizeText(text: string, language: Language): string {
  let folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // Latin letters only: in kana the marks form different letters.
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[’']/g, ' ')
  if (language === 'chinese') folded = toSimplifiedChinese(folded)
  for (const [pattern, token] of brands) folded = folded.replaceAll(pattern, token)
  return folded.replaceAll(/\s+/g, ' ').trim()
}

/** For language-independent patterns: the text normalized as Chinese (simplified) and as any other language. */
export function listNormalizedSpellings(text: string): string[] {
  return [...new Set([normalizeText(text, 'japanese'), normalizeText(text, 'chinese')])]
}
