import { OFF_TOPIC, comparesUs, elsewhereIn, isOffTopic, oddsOf } from './about-us.ts'
import { conceptsOf } from './concepts.ts'
import { findQuotedMessage } from './error-messages.ts'
import { topics } from './knowledge/index.ts'
import { knowledgeShares } from './knowledge-words.ts'
import { type Language, type Topic, languages } from './knowledge/topic.ts'
import { withoutGreeting } from './greetings.ts'
import { type RefusedTopic, findRefusal } from './refused-patterns.ts'
import { type Match, TopicIndex } from './topic-index.ts'

/** So near to a stored phrasing that it is meant, whatever else it is like. */
const SURE = 0.7
/** So near that it is believed although another language's phrasings say that it is somebody else's matter. */
const CLEAR = 0.45
const NEAR_A_REFUSAL = 0.35
const NEAR_SMALL_TALK = 0.6

/** What people say around a question, never what they ask when there is one. */
export const smallTalk = new Set(['greeting', 'thanks'])

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
  knowledgeShares('')
  for (const language of languages) {
    indexOf(language)
    oddsOf(language)
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
  const found = asked
    .map((each) => rankGated(question, each))
    .toSorted((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
  // In a language that it is not written in, every question looks like something else; and a little like something of ours.
  const refuses = (best: Match | undefined) => best?.topic.id.startsWith('refuse-') === true
  const compares = asked.some((each) => comparesUs(conceptsOf(question, each)))
  const enough = !compares && found.some(([best]) => refuses(best)) ? CLEAR : 0
  return (
    found.find(([best]) => best && !refuses(best) && best.likeness >= enough) ??
    found.find(([best]) => refuses(best)) ??
    []
  )
}

/** As `findMatches`, the best one alone. */
export function findTopic(question: string, language: Language, ...others: Language[]): Topic | undefined {
  return findMatches(question, language, ...others)[0]?.topic
}

/** The best topics of one language, unless the question is not about us. */
function rankGated(text: string, language: Language): Match[] {
  const question = withoutGreeting(text)
  const index = indexOf(language)
  const all = index.rank(question)
  const names = conceptsOf(question, language)
  // The topics that refuse are chosen by what is said, or by being near to one of their phrasings, never by a stray word;
  // and so are the small ones.
  const ranked = all.filter(
    ({ topic, likeness }) =>
      likeness >=
      (topic.id === OFF_TOPIC && comparesUs(names)
        ? SURE
        : topic.id.startsWith('refuse-')
          ? NEAR_A_REFUSAL
          : smallTalk.has(topic.id)
            ? NEAR_SMALL_TALK
            : 0),
  )
  const [best] = ranked
  if (!best) return []
  if (best.likeness >= SURE) return ranked
  if (!isOffTopic(question, language, index, all)) return ranked
  // What is clearly somebody else's matter is refused; what is merely strange, Godfrey says he does not know.
  return elsewhereIn(names).length > 0 ? refusal() : []
}

function refusal(): Match[] {
  const topic = refusedTopic(OFF_TOPIC)
  return topic ? [{ topic, score: 2, likeness: 1 }] : []
}

/** Whether somebody asks, in their own words, for a person. */
export function asksForPerson(message: string, language: Language): boolean {
  return conceptsOf(message, language).includes('person')
}
