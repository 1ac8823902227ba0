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
const model = new IntentModel(
  encodeIntentModel(createLinearModel(questions, report), createAttentionNetwork(questions, report), ''),
)

test('the file of a trained model knows what it was trained on', () => {
  for (const { text, id } of questions) expect(model.classify(text)[0]?.id, text).toBe(id)
  expect(model.classify('what does that key cost?').reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})
