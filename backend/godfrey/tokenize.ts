import type { Language } from './knowledge/topic.ts'
import { stopWords } from './stop-words.ts'
import { simplify } from './traditional-chinese.ts'

// The product's own words, written in many ways and sometimes translated: one token each.
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

// Words that ask for the same thing. One group a line, without accents, as stems (see `stem`).
const synonyms: Partial<Record<Language, string>> = {
  english: `price cost fee charge expensive cheap
    song track tune
    buy purchase order
    sign log login signin
    mistake typo wrong error
    change modify edit update
    person human someone somebody agent
    lost forgot forgotten missing lose
    picture photo image
    limit maximum max most biggest largest
    refund moneyback
    payout paid earning revenue income
    respond reply answer`,
  spanish: `precio cuesta costo vale cuanto tarifa
    cancion tema pista
    comprar adquirir
    cambiar modificar editar corregir
    perdi perdida perdido olvide
    persona humano alguien
    maximo limite
    subir cargar
    clave llave`,
  french: `prix coute tarif combien cout
    chanson morceau titre piste
    acheter achat
    changer modifier corriger
    perdu oublie
    personne humain quelqu
    envoyer deposer importer televerser`,
  german: `preis kostet kosten gebuhr teuer
    lied song stuck titel
    kaufen erwerben
    andern korrigieren bearbeiten
    verloren vergessen verlegt
    mensch person jemand mitarbeiter
    hochladen upload`,
  italian: `prezzo costa costo tariffa
    canzone brano pezzo traccia
    comprare acquistare
    cambiare modificare correggere
    perso dimenticato smarrito
    persona umano qualcuno operatore
    caricare upload`,
  portuguese: `preco custa custo tarifa valor
    musica faixa cancao
    comprar adquirir
    mudar alterar corrigir editar
    perdi perdido esqueci
    pessoa humano alguem atendente
    enviar subir carregar upload`,
  chinese: `价格 价钱 费用 多少钱
    歌曲 歌
    购买 买`,
}

const STEM_LENGTH = 7

const canonical = new Map<Language, Map<string, string>>()
for (const [language, groups] of Object.entries(synonyms) as [Language, string][]) {
  const words = new Map<string, string>()
  for (const group of groups.split('\n')) {
    const [first = '', ...others] = group
      .trim()
      .split(' ')
      .map((word) => stem(word))
    for (const other of others) words.set(other, first)
  }
  canonical.set(language, words)
}

/** Small letters, no accents, brands unified: what two spellings of one question have in common. */
export function fold(text: string, language: Language): string {
  let folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // Of Latin letters only: the marks of kana are another letter.
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[’']/g, ' ')
  if (language === 'chinese') folded = simplify(folded)
  for (const [pattern, token] of brands) folded = folded.replaceAll(pattern, token)
  return folded.replaceAll(/\s+/g, ' ').trim()
}

/** For patterns that hold for all languages at once: as Chinese (simplified characters) and as everything else. */
export function foldAnyLanguage(text: string): string[] {
  return [...new Set([fold(text, 'japanese'), fold(text, 'chinese')])]
}

/** The words of a question or an answer, as they are compared. */
export function tokenize(text: string, language: Language): string[] {
  const tokens: string[] = []
  const same = canonical.get(language)
  const runs = fold(text, language).match(
    /[\p{Script=Latin}\d]+|[\p{Script=Katakana}ー]+|[\p{Script=Han}々]+|\p{Script=Hiragana}+/gu,
  )
  for (const run of runs ?? []) {
    if (/^[\p{Script=Latin}\d]/u.test(run)) {
      const root = stem(run)
      tokens.push(same?.get(root) ?? root)
    } else {
      tokens.push(...eastAsianTokens(run))
    }
  }
  if (language === 'japanese' || language === 'chinese') tokens.push(...borderPairs(text))
  return tokens
}

const GRAM = 4

/** The words, and for the six Latin languages pieces of four letters, which find compounds and other endings. */
export function searchTerms(text: string, language: Language): string[] {
  const words = tokenize(text, language)
  if (language === 'chinese' || language === 'japanese') return words
  for (const word of fold(text, language).match(/[\p{L}\d]+/gu) ?? []) {
    const framed = `_${word}_`
    for (let at = 0; at + GRAM <= framed.length; at++) words.push(`~${framed.slice(at, at + GRAM)}`)
  }
  return words
}

const brandTokens = new Set(['gkey', 'keymail', 'greenroom', 'digitalscarcity', 'paypal'])
// One of these alone says what a question is about.
const tellingTokens = new Set(['ogg', 'wav', 'flac', 'mp3', 'm4a', 'aac', 'ebook', 'venmo', 'qr'])
const lightTokens = new Map<Language, Set<string>>()

/** How much a token says about what is asked: brands more than words, words more than grammar. */
export function weightOf(token: string, language: Language): number {
  let light = lightTokens.get(language)
  if (!light) {
    light = new Set(stopWords[language].split(/\s+/).flatMap((word) => searchTerms(word, language)))
    lightTokens.set(language, light)
  }
  if (light.has(token)) return 0.2
  if (tellingTokens.has(token)) return 3
  if (/^\d+$/.test(token)) return 2
  // There are several pieces to a word.
  if (token.startsWith('~')) return 0.4
  return brandTokens.has(token) ? 1.6 : 1
}

/** Katakana words whole; else single characters (not of kana, which are grammar) and pairs. */
function eastAsianTokens(run: string): string[] {
  if (/^[\p{Script=Katakana}ー]/u.test(run)) return [run]
  const characters = Array.from(run)
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`)
  return /^\p{Script=Han}/u.test(run) ? [...characters, ...pairs] : pairs
}

/** Where Chinese characters meet kana (買う, 送り): the verb's own pair. */
function borderPairs(text: string): string[] {
  return [...text.matchAll(/(?=(\p{Script=Han}\p{Script=Hiragana}))/gu)].map(([, pair]) => pair ?? '')
}

/** Light, and the same for six languages: plural and the last vowel go, long words keep their beginning. */
function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word
  const singular = word.replace(/(?:ies|es|s|en|n)$/, '')
  const root = (singular.length >= 3 ? singular : word).replace(/[aeioy]$/, '')
  return (root.length >= 3 ? root : word).slice(0, STEM_LENGTH)
}
