import { expect, test } from 'vitest'
import { buildFeeEstimate } from './build-fee-estimate.ts'

/** As if each message was answered with the topic. */
const toSaid = (questions: readonly string[], topic = 'upload-cost-with-fees') =>
  questions.map((question) => ({ question, topics: [topic] }))

test.each([
  ['portuguese', 'para 50 dólares de envio dá quanto?', [], ['$1.75']],
  ['chinese', '那上传费是一百美元呢？', ['付款手续费按什么比例估？'], ['$3.20']],
  ['english', 'how much is the fee on $200 of uploads?', [], ['$6.10', '$16']],
] as const)('in %s “%s” after %j is answered with %j', (language, message, said, amounts) => {
  const estimate = buildFeeEstimate(message, toSaid(said), language, language)
  for (const each of amounts) expect(estimate).toContain(each)
})

test.each([
  ['japanese', '25ドルって、失敗したら返金されますか', []],
  ['japanese', '25ドルって、失敗したら返金されますか', ['手数料は？']],
  ['english', 'can I sell my song at $5?', ['what are the fees?']],
  ['english', 'ok, I paid $9 and nothing came', ['what are the fees?']],
  ['english', 'and does a $5 Keymail have it too?', ['what are the fees?']],
  ['english', 'and is the $30 G-Key taxed?', ['what are the fees?']],
  ['english', 'how much is the fee on thirty-five dollars?', []],
  ['english', 'how much is the fee on two hundred dollars?', []],
  ['japanese', '六十ドルだと手数料はいくら', []],
  ['spanish', '¿cuánto es la comisión de cuarenta y cinco dólares?', []],
  ['french', 'combien de frais pour trente-cinq dollars ?', []],
  ['portuguese', 'quanto é a taxa de trinta e cinco dólares?', []],
  ['german', 'wie viel Gebühr bei 50,00 EUR?', []],
  ['english', 'how much is the fee?', []],
  ['english', 'is the fee on $20 lower than on $40?', ['what is the fee?']],
] as const)('in %s “%s” after %j has no estimate', (language, message, said) => {
  expect(buildFeeEstimate(message, toSaid(said), language, language)).toBeUndefined()
})
