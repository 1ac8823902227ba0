import { expect, test } from 'vitest'
import { buildFeeEstimate } from './build-fee-estimate.ts'

test.each([
  ['portuguese', 'para 50 dólares de envio dá quanto?', [], ['$1.75']],
  ['chinese', '那上传费是一百美元呢？', ['付款手续费按什么比例估？'], ['$3.20']],
  ['english', 'how much is the fee on $200 of uploads?', [], ['$6.10', '$16']],
] as const)('in %s “%s” after %j is answered with %j', (language, message, said, amounts) => {
  const estimate = buildFeeEstimate(message, said, language, language)
  for (const each of amounts) expect(estimate).toContain(each)
})

test.each([
  ['japanese', '25ドルって、失敗したら返金されますか', []],
  ['english', 'how much is the fee?', []],
  ['english', 'is the fee on $20 lower than on $40?', ['what is the fee?']],
] as const)('in %s “%s” after %j has no estimate', (language, message, said) => {
  expect(buildFeeEstimate(message, said, language, language)).toBeUndefined()
})
