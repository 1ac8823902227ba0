import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Language, languageCodes, languages } from '#contract/text'
import { listTopics } from './knowledge/topics.ts'

const CATALOGS = join(import.meta.dirname, '../text/messages/catalogs')

const QUOTATIONS: Record<Language, RegExp> = {
  english: /“([^”]+)”/g,
  spanish: /«([^»]+)»/g,
  french: /«\s?([^»]+?)\s?»/g,
  german: /„([^“]+)“/g,
  italian: /«([^»]+)»/g,
  portuguese: /“([^”]+)”/g,
  chinese: /“([^”]+)”/g,
  japanese: /「([^」]+)」/g,
}

/** What answers quote that no page of ours writes: replies to Godfrey, parts of codes and files, other programs, pictures. */
const NO_LABELS = [
  /^(yes|sí|oui|ja|sì|sim|是|はい)$/,
  /^(GK-|TM-|tunemaker-qr-|MP3, AAC, FLAC|)$/,
  /^(Failed to get response from Godfrey|Break Through|Revolutionary)$/,
  /^(All files|Todos los archivos|Tous les fichiers|Alle Dateien|Tutti i file|Todos os arquivos|所有文件|すべてのファイル)$/,
]

/** Of these answers the quotations are what somebody may ask, what the intro says, and a hint that quotes labels itself. */
const NOT_QUOTING = new Set(['review-time', 'first-visit', 'test-g-keys'])

const toPlain = (text: string) =>
  text
    // A title that only screen readers hear.
    .replaceAll(/\{\w+\}/g, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('’', "'")
    .trim()

/** A message as it stands on a page: whole, its first sentence, and its links by themselves. */
function listLabels(message: string): string[] {
  const [first = ''] = message.split(/(?<=[.。])\s?/)
  const parts = message.split(/<\/?\w+>/)
  return [message, first.replace(/[.。]$/, ''), ...parts].map(toPlain)
}

async function listLabelsOf(language: Language): Promise<Set<string>> {
  const labels = new Set<string>()
  const areas = globSync('*/en.ts', { cwd: CATALOGS }).map((file) => file.split('/')[0] ?? '')
  for (const area of areas) {
    const translated = `${area}/${languageCodes[language]}.ts`
    // What is for staff is English where it has no translation.
    const file = globSync(translated, { cwd: CATALOGS }).length > 0 ? translated : `${area}/en.ts`
    const [catalog] = Object.values((await import(join(CATALOGS, file))) as Record<string, Record<string, unknown>>)
    const messages = (file.endsWith('/en.ts') ? catalog?.['messages'] : catalog) as Record<string, string>
    for (const message of Object.values(messages)) for (const label of listLabels(message)) labels.add(label)
  }
  return labels
}

test.each(languages)('what answers in %s quote is written on a page', async (language) => {
  const labels = await listLabelsOf(language)
  const unknown: string[] = []
  for (const topic of listTopics()) {
    if (NOT_QUOTING.has(topic.id)) continue
    const { answer, variants = {} } = topic[language]
    for (const text of [answer, ...Object.values(variants)])
      for (const [, quotation = ''] of text.matchAll(QUOTATIONS[language])) {
        // A notice and its text, “Session Expired – Please log in again”, are two messages.
        const parts = quotation.split(' – ').map(toPlain)
        const isKnown = (part: string) => labels.has(part) || labels.has(part.replace(/\.$/, ''))
        if (!parts.every((part) => isKnown(part) || NO_LABELS.some((other) => other.test(part))))
          unknown.push(`${topic.id}: ${quotation}`)
      }
  }
  expect(unknown).toEqual([])
})

test('Spanish and Italian answers use the quotation marks of the pages', () => {
  const files = globSync('knowledge/*/*.json', { cwd: import.meta.dirname })
  for (const file of files) {
    const topic = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Record<
      string,
      { answer: string; variants?: Record<string, string> }
    >
    for (const language of ['spanish', 'italian']) {
      const { answer, variants = {} } = topic[language] ?? { answer: '' }
      expect([answer, ...Object.values(variants)].join(' '), file).not.toMatch(/[“”]/)
    }
  }
})
