import { type WaitingTurn, detectLanguage, unknownAmounts } from '#module/godfrey'
import { paths } from './known-paths.ts'
import type { AgentReply } from './agent.ts'

const ANSWER_MAX = 1500
const SURE_OF_LANGUAGE = 0.8

const secrets = /\bGK-[0-9A-Z]{4}|\bTM-\d{8}-[0-9A-Z]{8}|\bTM-DEMO-\d/i
const outside = /https?:\/\/|www\.|\S+@\S+\.\S{2,}/i
// What only code does, and never within an answer.
const promises =
  /\b(?:i(?:'ve| have| just)?|we(?:'ve| have)?) (?:just |now |already )?(?:approved|refunded|paid|transferred|changed|updated|deleted|issued|activated|unlocked|granted|published|cancelled|canceled)\b|\b(?:he|j ai|ich habe|ho|eu) (?:aprobado|reembolsado|cambiado|approuve|rembourse|change|genehmigt|erstattet|geandert|approvato|rimborsato|cambiato|aprovei|reembolsei|mudei)\b|已(?:为您|经)?(?:批准|退款|修改|激活|发放)|(?:承認|返金|変更|発行)(?:し|いたし)ました/i

/**
 * Why a model's answer must not be said; undefined when it may. `given` is what tools and notes of this very run said:
 * besides our own facts the only source of numbers.
 */
export function problemOf({ answer, language }: AgentReply, turn: WaitingTurn, given: string[]): string | undefined {
  const text = answer.trim()
  if (!text) return 'an empty answer'
  if (text.length > ANSWER_MAX) return `an answer of ${text.length} characters`
  const spoken = detectLanguage(text)
  if (language !== turn.language || (spoken && spoken.language !== turn.language && spoken.weight >= SURE_OF_LANGUAGE))
    return `an answer in ${spoken?.language ?? language} instead of ${turn.language}`
  // A code of the asker's own may come back to them; any other is not the model's to give.
  const code = secrets.exec(text)?.[0]
  if (code && !turn.question.toUpperCase().includes(code.toUpperCase())) return 'an answer with a code in it'
  if (outside.test(text) && !given.some((each) => each.includes(outside.exec(text)?.[0] ?? '')))
    return 'an answer with an address of elsewhere'
  if (
    promises.test(
      text
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .normalize('NFC'),
    )
  )
    return 'an answer that claims a deed'
  const page = text.match(/(?<![\w/])\/[a-z][\w-]*(?:\/[\w-]+)*/g)?.find((each) => !paths.has(each))
  if (page) return `an answer that links to ${page}`
  const [amount] = unknownAmounts(text, [...given, turn.question])
  if (amount !== undefined) return `an amount that is no fact: ${amount}`
  return undefined
}
