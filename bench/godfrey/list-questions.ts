import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * A labeled question. `wanted` is the expected result: topic ids, facts ({gKeyPrice}) the answer must contain, `own`
 * for status questions, `person` for anger, `refuse`, or two wishes with ` & `. `text` may be a conversation, "first >> second". Every second question of a
 * language is held out: do not read or tune on those.
 */
export type LabeledQuestion = { file: string; language: string; wanted: string; text: string; heldOut: boolean }

/**
 * All files of labeled questions that are training. Each was put to Godfrey once before anybody read it; those in `untrained`
 * were, too: models are compared by them.
 */
export const QUESTION_FILES = [
  'development-questions',
  'development-questions-2',
  'development-questions-3',
  'development-questions-4',
  'development-questions-5',
  'development-questions-6',
  'development-questions-7',
  'development-questions-8',
  'development-questions-9',
  'development-questions-10',
  'development-questions-11',
  'development-questions-12',
  'development-questions-13',
  'development-questions-14',
  'four-authors/development-questions-15',
  'four-authors/development-questions-16',
  'four-authors/development-questions-17',
  'four-authors/development-questions-18',
  'nine-authors/development-questions-19',
  'nine-authors/development-questions-20',
  'nine-authors/development-questions-21',
  'nine-authors/development-questions-22',
  'nine-authors/development-questions-23',
  'nine-authors/development-questions-24',
  'nine-authors/development-questions-25',
  'nine-authors/development-questions-26',
  'nine-authors/development-questions-27',
  'six-authors/development-questions-28',
  'six-authors/development-questions-29',
  'six-authors/development-questions-30',
  'six-authors/development-questions-31',
  'six-authors/development-questions-32',
  'six-authors/development-questions-33',
  'six-authors/development-questions-34',
  'six-authors/development-questions-35',
  'six-authors/development-questions-36',
  'six-authors/development-questions-37',
  'six-authors/development-questions-38',
  'six-authors/development-questions-39',
  'six-authors/development-questions-40',
  'eight-authors/development-questions-46',
  'eight-authors/development-questions-47',
  'eight-authors/development-questions-48',
  'eight-authors/development-questions-49',
  'eight-authors/development-questions-50',
  'eight-authors/development-questions-51',
  'eight-authors/development-questions-52',
  'eight-authors/development-questions-53',
  'one-language-each/chinese-1',
  'one-language-each/chinese-2',
  'one-language-each/english',
  'one-language-each/french',
  'one-language-each/german',
  'one-language-each/italian',
  'one-language-each/japanese-1',
  'one-language-each/japanese-2',
  'one-language-each/portuguese',
  'one-language-each/spanish',
  'unseen-questions',
] as const

/** Reads question files: of `questions` by name without `.txt`, others by their path. */
export function listQuestions(...files: string[]): LabeledQuestion[] {
  const seen = new Map<string, number>()
  return files.flatMap((file) =>
    readFileSync(file.endsWith('.txt') ? resolve(file) : new URL(`questions/${file}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const [language = '', wanted = '', text = ''] = line.split(' | ')
        const nth = (seen.get(file + language) ?? 0) + 1
        seen.set(file + language, nth)
        return { file, language, wanted, text, heldOut: nth % 2 === 0 }
      }),
  )
}
