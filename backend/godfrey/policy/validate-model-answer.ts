import { toUnaccentedText } from '#text/to-folded-text'
import type { Language } from '#contract/text'
import { detectLanguage } from '#godfrey/language/detect-language'
import { getKnownPaths } from './known-paths.ts'
import { getUnfoundedClaim } from './get-unfounded-claim.ts'

const ANSWER_MAX_CHARACTERS = 1500
const MIN_LANGUAGE_WEIGHT = 0.8

const codePattern = /\bGK-[0-9A-Z]{4}|\bTM-\d{8}-[0-9A-Z]{8}|\bTM-DEMO-\d/i
const externalAddress =
  /https?:\/\/|www\.|\S+@\S+\.\S{2,}|\b[a-z0-9-]{2,}(?:\.[a-z0-9-]{2,})*\.(?:com|net|org|io|co|app|xyz|info|biz|shop|store|online|site|ru|cn|de|fr|es|it|br|uk|eu|me|tv|fm|example)\b/i
// Actions that only code performs, and never as part of an answer.
const claimedActions =
  /\b(?:i(?:'ve| have| just)?|we(?:'ve| have)?) (?:just |now |already |\w+ and )?(?:approved|verified|refunded|paid|transferred|changed|updated|deleted|issued|activated|unlocked|granted|published|cancelled|canceled)\b|\b(?:he|j ai|ich habe|ho|eu) (?:aprobado|reembolsado|cambiado|approuve|rembourse|change|genehmigt|erstattet|geandert|approvato|rimborsato|cambiato|aprovei|reembolsei|mudei)\b|已(?:为您|经)?(?:批准|退款|修改|激活|发放)|(?:承認|返金|変更|発行)(?:し|いたし)ました/i

/** Why words of a model must not stand beside a matter, wherever they are shown: codes, addresses elsewhere, claimed deeds. */
export function getUnsafeWords(text: string): string | undefined {
  if (codePattern.test(text)) return 'a code'
  if (externalAddress.test(text)) return 'an address of elsewhere'
  return claimedActions.test(toUnaccentedText(text)) ? 'a claimed deed' : undefined
}

/**
 * Returns why a model's answer must not be shown, or undefined if it may. `given` holds the notes and tool outputs of
 * this run, `ownTexts` those read from the session's own rows: besides our own facts the only source of numbers.
 */
export function validateModelAnswer(
  { answer, language }: { answer: string; language: Language },
  turn: { question: string; language: Language },
  { given, ownTexts }: { given: string[]; ownTexts: string[] },
): string | undefined {
  const text = answer.trim()
  if (!text) return 'an empty answer'
  if (text.length > ANSWER_MAX_CHARACTERS) return `an answer of ${text.length} characters`
  const detected = detectLanguage(text)
  if (
    language !== turn.language ||
    (detected && detected.language !== turn.language && detected.weight >= MIN_LANGUAGE_WEIGHT)
  )
    return `an answer in ${detected?.language ?? language} instead of ${turn.language}`
  // The visitor's own code may be repeated; any other code must not appear.
  const code = codePattern.exec(text)?.[0]
  if (code && !turn.question.toUpperCase().includes(code.toUpperCase())) return 'an answer with a code in it'
  if (externalAddress.test(text) && !given.some((each) => each.includes(externalAddress.exec(text)?.[0] ?? '')))
    return 'an answer with an address of elsewhere'
  if (claimedActions.test(toUnaccentedText(text))) return 'an answer that claims a deed'
  const page = text.match(/(?<![\w/])\/[a-z][\w-]*(?:\/[\w-]+)*/g)?.find((each) => !getKnownPaths().has(each))
  if (page) return `an answer that links to ${page}`
  return getUnfoundedClaim(text, turn, ownTexts)
}
