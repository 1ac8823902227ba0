import { expect, test } from 'vitest'
import { detectLanguage, getAnswerLanguage } from './detect-language.ts'
import type { Language } from '#contract/text'

// Written for this test: short, without accents, in Traditional Chinese, or in Japanese without kana.
const sentences: Record<Language, string> = {
  english: `who gets the money|album price?|my upload failed|is there an app|can my drummer log in too|where are my fans|
    change my email|sold out already|do fans need an account|too expensive|the link is broken|thank you`,
  spanish: `quien recibe el dinero|precio del album?|fallo la subida|hay una app|mi baterista puede entrar tambien|
    donde estan mis fans|cambiar mi correo|ya esta agotado|los fans necesitan una cuenta|muy caro|el enlace no abre|muchas gracias`,
  french: `qui recoit l argent|prix de l'album ?|mon envoi a echoue|y a-t-il une appli|mon batteur peut se connecter aussi|
    ou sont mes fans|changer mon adresse|deja epuise|les fans ont besoin d'un compte|trop cher|le lien ne marche pas|merci bien`,
  german: `wer bekommt das geld|preis fur ein album?|mein upload ist fehlgeschlagen|gibt es eine app|
    kann mein schlagzeuger sich auch anmelden|wo sind meine fans|adresse andern|schon ausverkauft|brauchen fans ein konto|
    zu teuer|der link geht nicht|danke sehr`,
  italian: `chi riceve i soldi|prezzo dell album?|il caricamento non riesce|esiste una app|anche il mio batterista puo entrare|
    dove sono i miei fan|cambiare la mia mail|gia esaurito|i fan hanno bisogno di un account|troppo caro|il link non si apre|
    grazie mille`,
  portuguese: `quem recebe o dinheiro|preco do album?|meu envio falhou|existe um aplicativo|meu baterista tambem pode entrar|
    onde estao meus fas|mudar meu email|ja esgotou|os fas precisam de conta|muito caro|o link nao abre|muito obrigada`,
  chinese: `钱归谁|專輯多少錢|上传失败了|有没有应用程序|鼓手也能登入嗎|我的粉丝在哪|修改邮箱|已經賣完了|歌迷需要账号吗|太贵了|鏈接打不開|多謝`,
  japanese: `誰がお金を受け取るの|アルバムの値段|アップロード失敗|アプリはありますか|料金体系|返金可能|メアド変更したい|完売した|登録必要?|高すぎる|
    使用方法説明|著作権登録費用`,
}

// Measured: 96 of 96.
test.each(Object.entries(sentences))('detects %s from a few words', (language, texts) => {
  const wrong = texts
    .split('|')
    .map((text) => text.trim())
    .filter((text) => detectLanguage(text)?.language !== language)
  expect(wrong).toEqual([])
})

test.each<[Language, string]>([
  ['spanish', 'me aparece Invalid File Type'],
  ['spanish', 'sale Keymail Creation Failed, qué hago'],
  ['italian', 'mi dice Invalid Keymail code'],
  ['italian', 'appare Verification Required'],
  ['german', 'steht da Access Denied'],
  ['french', 'ça affiche Upload Failed'],
  ['portuguese', 'diz aqui Session Expired'],
  ['german', 'Payment successful but redemption failed steht da, was nun'],
  ['chinese', '显示 PayPal Account Required'],
  ['japanese', 'Invalid Format と出ます'],
])('detects %s around a quoted message: %s', (language, text) => expect(detectLanguage(text)?.language).toBe(language))

test('ignores brands, codes and quoted titles', () => {
  expect(detectLanguage('GK-AAAA-BBBB-CCCC-DDDD')).toBeUndefined()
  expect(detectLanguage('¿Puedo llamarla "My Heart Will Go On And On"?')?.language).toBe('spanish')
  expect(detectLanguage('Mein Lied heißt „La vie est belle“')?.language).toBe('german')
  expect(detectLanguage('Can I call my song 夜曲?')?.language).toBe('english')
})

test('chooses the requested, detected, previous or browser language, then English', () => {
  const german = { language: 'german', weight: 2 } as const
  const hint = { language: 'german', weight: 0.4 } as const
  const hints = { requested: null, conversation: 'french', acceptLanguage: 'it' } as const
  expect(getAnswerLanguage(german, { ...hints, requested: 'japanese' })).toBe('japanese')
  expect(getAnswerLanguage(german, hints)).toBe('german')
  expect(getAnswerLanguage(hint, hints)).toBe('french')
  expect(getAnswerLanguage(hint, { ...hints, conversation: undefined })).toBe('german')
  const browserOnly = { ...hints, conversation: undefined, acceptLanguage: 'it-IT,en;q=0.5' }
  expect(getAnswerLanguage(undefined, browserOnly)).toBe('italian')
  expect(getAnswerLanguage(undefined, { ...browserOnly, acceptLanguage: '*' })).toBe('english')
})
