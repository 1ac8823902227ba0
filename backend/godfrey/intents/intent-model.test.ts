import { expect, test } from 'vitest'
import { IntentModel } from './intent-model.ts'
import { createAttentionNetwork } from './training/create-attention-network.ts'
import { createLinearModel } from './training/create-linear-model.ts'
import { encodeIntentModel } from './training/encode-intent-model.ts'
import type { TrainingQuestion } from './training/list-training-questions.ts'

const utterances = {
  price: ['what does a key cost', 'price of the key', 'how much is the key', 'is the key expensive'],
  format: ['which formats do you take', 'may I send a flac', 'is a wav fine', 'do you take mp3 files'],
}
const questions: TrainingQuestion[] = Object.entries(utterances).flatMap(([id, texts]) =>
  texts.map((text) => ({ text, id, language: 'english' as const })),
)
const report = () => {}
const linear = createLinearModel(questions, report)
const network = createAttentionNetwork(questions, report)
const model = new IntentModel(encodeIntentModel(linear, network, ''))

test('the file of a trained model knows what it was trained on', () => {
  for (const { text, id } of questions) expect(model.classify(text)[0]?.id, text).toBe(id)
  expect(model.classify('what does that key cost?').reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('the network knows them without the linear model', () => {
  const silent = { ...linear, weights: linear.weights.map(() => 0), biases: linear.biases.map(() => 0) }
  const alone = new IntentModel(encodeIntentModel(silent, network, ''))
  for (const { text, id } of questions) expect(alone.classify(text)[0]?.id, text).toBe(id)
})
