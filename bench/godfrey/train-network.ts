import { parentPort, workerData } from 'node:worker_threads'
import { createVocabulary, updateVocabulary } from '#godfrey/intents/to-known-words'
import { createAttentionNetwork } from '#godfrey/intents/training/create-attention-network'
import type { TrainingQuestion } from '#godfrey/intents/training/list-training-questions'

// The thread of train.ts that trains the network: sends lines of its progress, and then the network.

type Given = { questions: TrainingQuestion[]; frequent: string[]; rare: string[] }
const { questions, frequent, rare } = workerData as Given
updateVocabulary(createVocabulary(frequent, rare))
const network = createAttentionNetwork(questions, (line) => parentPort?.postMessage(line))
parentPort?.postMessage(network)
