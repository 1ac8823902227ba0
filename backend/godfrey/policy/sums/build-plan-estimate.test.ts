import { expect, test } from 'vitest'
import { buildPlanEstimate } from './build-plan-estimate.ts'

/** As if each message was answered with the topic. */
const toSaid = (questions: readonly string[], topic = 'release-plan-estimate') =>
  questions.map((question) => ({ question, topics: [topic] }))

test.each([
  ['portuguese', 'quanto entraria por fã, por cima?', ['Quero vender seis faixas.', 'separadas'], '$45'],
  ['german', 'und als Album mit dem Nachlass?', ['Was verdiene ich pro Fan?', 'bei vier Liedern einzeln'], '$24'],
  ['english', 'what does the plan say per fan for an album of 8 songs', [], '$48'],
  [
    'french',
    'Ça donne combien par fan ?',
    ['Je prépare un album de 4 titres.', 'En formule album, quelle remise ?'],
    '$24',
  ],
  ['japanese', '5曲ならファン一人でいくらの見積もり？', [], '$37.50'],
] as const)('in %s “%s” after “%s” is answered with %s', (language, message, said, amount) => {
  expect(buildPlanEstimate(message, toSaid(said), language, language)).toContain(amount)
})

test.each([
  ['english', 'what does the plan estimate per fan', []],
  ['english', 'is $7.50 per song fixed', []],
  ['english', 'and for 12 songs in one plan', ['how much per fan']],
] as const)('in %s “%s” after %s has no sum', (language, message, said) => {
  expect(buildPlanEstimate(message, toSaid(said), language, language)).toBeUndefined()
})
