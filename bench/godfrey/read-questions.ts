import { readFileSync } from 'node:fs'

/**
 * A labelled question: `wanted` names the topics that answer it, the facts ({gKeyPrice}) that an answer must have, `own` for
 * what only the asker's rows tell, or `refuse`. `text` may be a conversation, "first >> second". Of each language every
 * second one is held out: not read by anybody who improves Godfrey.
 */
export type Question = { file: string; language: string; wanted: string; text: string; heldOut: boolean }

/** Reads files of this folder, by their names without `.txt`. */
export function readQuestions(...files: string[]): Question[] {
  const seen = new Map<string, number>()
  return files.flatMap((file) =>
    readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
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
