import { errors as ofFineArt } from '#contract/art-cards/cards'
import { errors as ofGKeys } from '#contract/artists'
import { errors as ofCorrections } from '#contract/corrections'
import { errors as ofGreenRoom } from '#contract/green-room/access'
import { commonErrors, type ErrorDefinition } from '#contract/http'
import { errors as ofKeymails } from '#contract/keymails'
import { errors as ofOpenSale } from '#contract/open-sales'
import { errors as ofPayments } from '#contract/payments'
import { errors as ofSongs } from '#contract/uploads'
import { getTopic } from '#godfrey/knowledge/topics'
import type { Topic } from '#godfrey/knowledge/topic'
import { toPatternText, toWordsOnly } from '#text/to-folded-text'
import { screenMessages } from './screen-messages.ts'

// Errors of a module that are not listed above are explained by the module's own topic.
const moduleErrors: [Record<string, ErrorDefinition>, string][] = [
  [ofCorrections, 'corrections-instant-and-reviewed'],
  [ofFineArt, 'art-cards'],
  [ofGKeys, 'error-application'],
  [ofGreenRoom, 'green-room-posting'],
  [ofKeymails, 'error-keymail-creation-failed'],
  [ofOpenSale, 'buy-without-code'],
  [ofPayments, 'error-order-mismatch'],
  [ofSongs, 'upload-problems'],
  [commonErrors, 'error-connection'],
]

const screenMessageTexts = new Set(Object.values(screenMessages).flat())

const topicMessages: [id: string, texts: string[]][] = [
  ...Object.entries(screenMessages),
  ...moduleErrors.map(([refusals, id]): [string, string[]] => [
    id,
    Object.values(refusals)
      .map(({ message }) => message)
      .filter((message) => !screenMessageTexts.has(message)),
  ]),
]

const messages = topicMessages
  .flatMap(([id, texts]) => texts.map((text) => ({ id, text: toComparable(text) })))
  // Longest first: a full sentence is more specific than the title it starts with.
  .toSorted((a, b) => b.text.length - a.text.length)

/**
 * The topic that explains a message quoted in the text, in full or truncated at the end; undefined if none is quoted.
 */
export function getQuotedMessageTopic(text: string): Topic | undefined {
  const asked = ` ${toComparable(text)} `
  const quoted = messages
    .map((message) => ({ ...message, characters: calculateQuoted(message.text, asked) }))
    .filter(({ characters }) => characters > 0)
    // The first of equals: a message is longer than the title it starts with.
    .reduce<{ id: string; characters: number } | undefined>(
      (best, each) => (best && best.characters >= each.characters ? best : each),
      undefined,
    )
  return quoted && getTopic(quoted.id)
}

const anyMessage = new RegExp(
  topicMessages
    .flatMap(([, texts]) => texts)
    // Often only the first sentence is quoted.
    .flatMap((text) => [text, ...text.split(/(?<=[.:;])\s/).filter((part) => part.includes(' '))])
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.!:;]$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|'),
  'gi',
)

/** The text without quoted messages: what the visitor wrote. */
export function toTextWithoutQuotes(text: string): string {
  return text.replaceAll(anyMessage, ' ')
}

const PREFIX_CHARACTERS = 24

/** How many characters of a message are quoted: all, or the beginning of a long one; 0 if it is not. */
function calculateQuoted(message: string, asked: string): number {
  if (asked.includes(` ${message} `)) return message.length
  const isBegun = message.length > PREFIX_CHARACTERS && asked.includes(` ${message.slice(0, PREFIX_CHARACTERS)}`)
  return isBegun ? PREFIX_CHARACTERS : 0
}

function toComparable(text: string): string {
  // Chinese and Japanese have no space around quotations.
  return toWordsOnly(toPatternText(text)).replaceAll(
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[a-z0-9])|(?<=[a-z0-9])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
    ' ',
  )
}
