import { languages } from '#contract/text'
import { listConcepts } from '#godfrey/intents/list-concepts'
import { toKnownWords } from '#godfrey/intents/to-known-words'
import { listWords, toNormalizedQuestion } from '#godfrey/intents/to-normalized-question'
import type { Topic } from '#godfrey/knowledge/topic'

/** What a bare question such as "how long does that take?" asks for: the concepts that say so, and the facts that answer it. */
const aspects = [
  { concepts: new Set(['price', 'amount', 'spend', 'money']), facts: /\{\w*(?:Price|Cost|Total|uploadPrice)\w*\}/ },
  { concepts: new Set(['time', 'pending', 'times']), facts: /\{\w*(?:Hours|Minutes|Days|Seconds)\}/ },
]

/** Concepts without a subject of their own: they stand in bare questions, too. */
const bareConcepts = new Set(
  (
    'how where why what who can buy must mine one more happen want receive arrive spoken_time must yes_no pay review lately explain ' +
    'again show inform find song_many all_many prove_count thanks greeting help nobody'
  ).split(' '),
)

/**
 * Of a message that asks for a price or a time and for nothing else: whether a topic's answer tells one. Undefined of
 * other messages.
 */
export function getAskedAspect(message: string): ((topic: Topic) => boolean) | undefined {
  const concepts = new Set(listConcepts(toKnownWords(listWords(toNormalizedQuestion(message)))))
  const asked = aspects.filter((aspect) => [...concepts].some((concept) => aspect.concepts.has(concept)))
  const isBare = [...concepts].every(
    (concept) => bareConcepts.has(concept) || aspects.some((aspect) => aspect.concepts.has(concept)),
  )
  if (asked.length === 0 || !isBare) return undefined
  return (topic) => asked.some(({ facts }) => languages.some((each) => facts.test(topic[each].answer)))
}
