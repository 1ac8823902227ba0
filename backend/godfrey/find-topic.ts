import { conceptsOf } from './concepts.ts'
import { findQuotedMessage } from './error-messages.ts'
import { topics } from './knowledge/index.ts'
import { type Language, type Topic, languages } from './knowledge/topic.ts'
import { type RefusedTopic, findRefusal } from './refused-patterns.ts'
import { type Match, TopicIndex } from './topic-index.ts'

// What a question must be like to be one of ours: as near to a stored phrasing as `likeness`, with so much of it (`known`)
// made of words that occur here. A question that names one of our things needs less. Per language: Chinese and Japanese
// share more characters by chance. Set on questions that no topic contains.
type Gate = { likeness: number; known: number }
const named: Gate = { likeness: 0.1, known: 0.2 }
const gates: Record<Language, Gate> = {
  english: { likeness: 0.3, known: 0.6 },
  spanish: { likeness: 0.3, known: 0.6 },
  french: { likeness: 0.3, known: 0.6 },
  german: { likeness: 0.3, known: 0.55 },
  italian: { likeness: 0.3, known: 0.6 },
  portuguese: { likeness: 0.3, known: 0.6 },
  chinese: { likeness: 0.34, known: 0.6 },
  japanese: { likeness: 0.34, known: 0.62 },
}
/** So near to a stored phrasing that it is meant, whatever else it is like. */
const SURE = 0.7
const NEAR_A_REFUSAL = 0.35

// Ideas that every shop and every site shares: they alone do not make a question one about us.
const common = new Set(
  `price total howmany time where why who whatis ten minimum maximum number correct undo delete status lost
   notwork discount send legal_advice elsewhere buy sell artist greeting thanks title download lifetime test
   safe tax hours language`.split(/\s+/),
)

const indexes = new Map<Language, TopicIndex>()

function indexOf(language: Language): TopicIndex {
  let index = indexes.get(language)
  if (!index) {
    index = new TopicIndex(topics, language)
    indexes.set(language, index)
  }
  return index
}

/** Builds every language's index, one at a time between other work, so that nobody's first question waits for it. */
export async function prepareTopics(): Promise<void> {
  for (const language of languages) {
    indexOf(language)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
}

const refusedTopic = (id: RefusedTopic) => topics.find((topic) => topic.id === id)

/** What is refused whatever it is like, also when the rest of the question is one of ours. */
export function findRefusedTopic(question: string): Topic | undefined {
  const refused = findRefusal(question)
  return refused && refusedTopic(refused)
}

/**
 * What a question is about, the best first; none when it is about nothing that Godfrey knows. Looks first in the language
 * of the answer, then in those the question may be written in.
 */
export function findMatches(question: string, language: Language, ...others: Language[]): Match[] {
  const asked = [...new Set([language, ...others])]
  for (const each of asked) {
    const exact = indexOf(each).findExact(question)
    if (exact) return [{ topic: exact, score: 3, likeness: 1 }]
  }
  const refused = findRefusedTopic(question)
  if (refused) return [{ topic: refused, score: 3, likeness: 1 }]
  const quoted = findQuotedMessage(question)
  if (quoted) return [{ topic: quoted, score: 3, likeness: 1 }]
  const found = asked.map((each) => rankGated(question, each))
  return found.toSorted((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))[0] ?? []
}

/** As `findMatches`, the best one alone. */
export function findTopic(question: string, language: Language, ...others: Language[]): Topic | undefined {
  return findMatches(question, language, ...others)[0]?.topic
}

/** The best topics of one language, unless the question is not about us. */
function rankGated(question: string, language: Language): Match[] {
  const index = indexOf(language)
  // The topics that refuse are chosen by what is said, or by being near to one of their phrasings, never by a stray word.
  const ranked = index
    .rank(question)
    .filter(({ topic, likeness }) => !topic.id.startsWith('refuse-') || likeness >= NEAR_A_REFUSAL)
  const [best] = ranked
  if (!best) return []
  if (best.likeness >= SURE) return ranked
  const concepts = conceptsOf(question, language)
  const ours = concepts.filter((name) => !common.has(name)).length
  if (concepts.includes('legal_advice')) return refusal()
  if (concepts.includes('elsewhere') && ours < 2 && best.likeness < 0.5) return refusal()
  const gate = ours > 0 ? named : gates[language]
  const known = index.familiarity(question)
  return best.likeness >= gate.likeness && known >= gate.known ? ranked : []
}

function refusal(): Match[] {
  const topic = refusedTopic('refuse-legal-advice-and-off-topic')
  return topic ? [{ topic, score: 2, likeness: 1 }] : []
}

/** Whether somebody asks, in their own words, for a person. */
export function asksForPerson(message: string, language: Language): boolean {
  return conceptsOf(message, language).includes('person')
}
