import { topics } from './knowledge/index.ts'
import type { Language, Topic } from './knowledge/topic.ts'
import { findRefusal } from './refused-patterns.ts'
import { type Match, TopicIndex } from './topic-index.ts'

// A question is about us when most of its words are, and when it is like one of the phrasings. Per language: Chinese and
// Japanese share more characters by chance. Measured in find-topic.test.ts.
const latinGate = { familiarity: 0.6, likeness: 0.14 }
const gates: Record<Language, { familiarity: number; likeness: number }> = {
  english: latinGate,
  spanish: latinGate,
  french: latinGate,
  german: latinGate,
  italian: latinGate,
  portuguese: latinGate,
  chinese: { familiarity: 0.6, likeness: 0.16 },
  japanese: { familiarity: 0.65, likeness: 0.16 },
}

const indexes = new Map<Language, TopicIndex>()

/** Built at the first question of a language, once per process. */
function indexOf(language: Language): TopicIndex {
  let index = indexes.get(language)
  if (!index) {
    index = new TopicIndex(topics, language)
    indexes.set(language, index)
  }
  return index
}

/**
 * What a question is about; undefined when it is about nothing that Godfrey knows. Looks first in the language of the
 * answer, then in those the question may be written in.
 */
export function findTopic(question: string, language: Language, ...others: Language[]): Topic | undefined {
  const asked = [...new Set([language, ...others])]
  for (const each of asked) {
    const exact = indexOf(each).findExact(question)
    if (exact) return exact
  }
  const refused = findRefusal(question)
  if (refused) return topics.find((topic) => topic.id === refused)
  const matches = asked.flatMap((each) => rankGated(question, each))
  return matches.toSorted((a, b) => b.likeness - a.likeness)[0]?.topic
}

/** The best topic of one language, unless the question is not about us. */
function rankGated(question: string, language: Language): Match[] {
  const index = indexOf(language)
  const gate = gates[language]
  if (index.familiarity(question) < gate.familiarity) return []
  return index
    .rank(question)
    .slice(0, 1)
    .filter((match) => match.likeness >= gate.likeness)
}
