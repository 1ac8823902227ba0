import type { Language } from '#contract/text'
import { normalizeText } from './normalize-text.ts'
import { stopWords } from './stop-words.ts'

// Words with the same intent. One group per line, without accents, stemmed (see `stem`).
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

const canonicalStems = new Map<Language, Map<string, string>>()

for (const [language, groups] of Object.entries(synonyms) as [Language, string][]) {
  const words = new Map<string, string>()
  for (const group of groups.split('\n')) {
    const [first = '', ...others] = group
      .trim()
      .split(' ')
      .map((word) => stem(word))
    for (const other of others) words.set(other, first)
  }
  canonicalStems.set(language, words)
}

/** The comparable tokens of a question or answer. */
export function tokenize(text: string, language: Language): string[] {
  const tokens: string[] = []
  const same = canonicalStems.get(language)
  const runs = normalizeText(text, language).match(
    /[\p{Script=Latin}\d]+|[\p{Script=Katakana}ー]+|[\p{Script=Han}々]+|\p{Script=Hiragana}+/gu,
  )
  for (const run of runs ?? []) {
    if (/^[\p{Script=Latin}\d]/u.test(run)) {
      const root = stem(run)
      tokens.push(same?.get(root) ?? root)
    } else {
      tokens.push(...tokenizeEastAsian(run))
    }
  }
  if (language === 'japanese' || language === 'chinese') tokens.push(...listHanKanaPairs(text))
  return tokens
}

const NGRAM_LENGTH = 4

/** The tokens, plus 4-grams for the six Latin languages, which match compounds and inflections. */
export function buildSearchTerms(text: string, language: Language): string[] {
  const words = tokenize(text, language)
  if (language === 'chinese' || language === 'japanese') return words
  for (const word of normalizeText(text, language).match(/[\p{L}\d]+/gu) ?? []) {
    const framed = `_${word}_`
    for (let at = 0; at + NGRAM_LENGTH <= framed.length; at++) words.push(`~${framed.slice(at, at + NGRAM_LENGTH)}`)
  }
  return words
}

const brandTokens = new Set(['gkey', 'keymail', 'greenroom', 'digitalscarcity', 'paypal'])

// Each of these alone identifies the subject of a question.
const decisiveTokens = new Set(['ogg', 'wav', 'flac', 'mp3', 'm4a', 'aac', 'ebook', 'venmo', 'qr'])

const stopTokens = new Map<Language, Set<string>>()

/** How much a token contributes: brands more than words, words more than stop words. */
export function getTokenWeight(token: string, language: Language): number {
  let light = stopTokens.get(language)
  if (!light) {
    light = new Set(stopWords[language].split(/\s+/).flatMap((word) => buildSearchTerms(word, language)))
    stopTokens.set(language, light)
  }
  if (light.has(token)) return 0.2
  if (decisiveTokens.has(token)) return 3
  if (/^\d+$/.test(token)) return 2
  // A word has several n-grams.
  if (token.startsWith('~')) return 0.4
  return brandTokens.has(token) ? 1.6 : 1
}

/** Katakana words stay whole; otherwise single characters (not kana, which are grammar) and pairs. */
function tokenizeEastAsian(run: string): string[] {
  if (/^[\p{Script=Katakana}ー]/u.test(run)) return [run]
  const characters = Array.from(run)
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`)
  return /^\p{Script=Han}/u.test(run) ? [...characters, ...pairs] : pairs
}

/** Pairs at the border of Han and kana (買う, 送り): they identify the verb. */
function listHanKanaPairs(text: string): string[] {
  return [...text.matchAll(/(?=(\p{Script=Han}\p{Script=Hiragana}))/gu)].map(([, pair]) => pair ?? '')
}

/** A light stemmer for six languages: drops plural endings and the final vowel, truncates long words. */
function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word
  const singular = word.replace(/(?:ies|es|s|en|n)$/, '')
  const root = (singular.length >= 3 ? singular : word).replace(/[aeioy]$/, '')
  return (root.length >= 3 ? root : word).slice(0, STEM_LENGTH)
}
