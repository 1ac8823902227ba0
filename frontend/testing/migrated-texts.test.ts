import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * What has its texts in the catalogs of backend/text/messages/catalogs. This list only grows: a folder that is in it
 * stays, and a new folder belongs here from its first day.
 */
const MIGRATED = [
  'frontend/admin/**/*',
  'frontend/app/**/*',
  'frontend/applications/**/*',
  'frontend/art-cards/*',
  'frontend/art-cards/cards/*',
  'frontend/art-cards/{collectors,copies}/*',
  'frontend/artists/**/*',
  'frontend/auth/**/*',
  'frontend/catalog/**/*',
  'frontend/checkout/**/*',
  'frontend/content/*',
  'frontend/copies/**/*',
  'frontend/corrections/*',
  'frontend/developers/*',
  'frontend/edition-log/{CopyProof,EditionProofLink}',
  'frontend/follows/*',
  'frontend/godfrey/answers/*',
  'frontend/godfrey/{ChatBubble,ExportButton,GodfreyChatPage,HandoffDialog,LanguageSelect,MessageLog,QuestionInput,SuggestedQuestions,page-names}',
  'frontend/green-room/**/*',
  'frontend/keymails/**/*',
  'frontend/landing/*',
  'frontend/letters/*',
  'frontend/library/*',
  'frontend/newsletter/**/*',
  'frontend/offline/*',
  'frontend/open-sales/**/*',
  'frontend/operations/**/*',
  'frontend/personal-data/*',
  'frontend/player/**/*',
  'frontend/releases/*',
  'frontend/revenue/*',
  'frontend/search/*',
  'frontend/ui/**/*',
  'frontend/uploads/**/*',
]

/** Names, codes that are the same in every language, and a question that stays French. */
const UNTRANSLATED = new Set([
  'TuneMaker',
  'Godfrey',
  'PayPal',
  'GREEN ROOM',
  'TM-',
  'G-Key',
  'PDF',
  'Keymails',
  '(CSV)',
  'PostgreSQL',
  // The names by which a response calls parts of the system.
  'Background work',
  'Job queue',
  'File storage',
  'GK-••••-••••-••••-••••',
  'GK-XXXX-XXXX-XXXX-XXXX',
  'Comment fonctionne un Keymail ?',
  'Members Workshop',
  'Private Green Room',
  'Public Showcase',
])

/** Attributes that somebody reads or hears. */
const READ =
  /^(title|tabTitle|label|retryLabel|lead|message|description|hint|note|intro|alt|placeholder|aria-label|aria-valuetext|says|name|caption|summary|heading|busyLabel|keepLabel|discardLabel)$/

type Node = { type: string; [field: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The texts of a source file that people see and that are not in a catalog. */
function listTexts(file: string, source: string): string[] {
  const texts: string[] = []
  const visit = (node: Node, parents: Node[]) => {
    const text = getText(node)
    if (text !== undefined && isSeen(text, node, parents)) texts.push(text.trim().replaceAll(/\s+/g, ' '))
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, [node, ...parents])
    }
  }
  visit(parseSync(file, source).program as unknown as Node, [])
  return texts.filter((text) => !UNTRANSLATED.has(text))
}

function getText(node: Node): string | undefined {
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node['value'] === 'string'))
    return String(node['value'])
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked
  return undefined
}

function isSeen(text: string, node: Node, parents: Node[]): boolean {
  if (!/\p{L}{2}/u.test(text)) return false
  if (node.type === 'JSXText') return true
  // Imports and types are read by nobody, and errors thrown here by programmers.
  if (parents.some(({ type }) => /^(Import\w+|ThrowStatement|TSLiteralType|ExportAllDeclaration)$/.test(type)))
    return false
  if (parents.some((one) => isForProgrammers(one))) return false
  const attribute = parents.find(({ type }) => type === 'JSXAttribute')
  if (attribute) return READ.test(String((attribute['name'] as Node)['name'])) && /^[\p{Lu}“]|\s/u.test(text)
  // A sentence, or the beginning of one.
  return /^[A-Z“][\p{L}’']*[ ,.?!:][^A-Z/]*\p{Ll}{2}/u.test(text)
}

/** The browser's console, and errors that no screen shows. */
function isForProgrammers({ type, callee }: Node): boolean {
  if (!isNode(callee)) return false
  if (type === 'NewExpression') return callee['name'] === 'Error'
  const { object } = callee
  return type === 'CallExpression' && isNode(object) && object['name'] === 'console'
}

test('no text stands in the code of what is migrated', () => {
  const files = MIGRATED.flatMap((pattern) => globSync(`${pattern}.{ts,tsx}`, { exclude: ['**/*.test.{ts,tsx}'] }))
  expect(files.length).toBeGreaterThan(MIGRATED.length)
  const found = files.flatMap((file) => listTexts(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})

test.each([
  ['text between tags', 'export const A = () => <p>Sold out</p>', ['Sold out']],
  ['an attribute that is read', 'export const A = () => <Panel title="Copies" id="copies" />', ['Copies']],
  ['a choice within an attribute', `export const A = () => <B label={on ? 'Pause' : t('play')} />`, ['Pause']],
  ['a sentence of a function', 'export function a(n: number) { return `No more than ${n} copies` }', ['No more than']],
  ['a key, a class, a type and an error', `export function A(a: 'Big one') { throw new Error('Never here.') }`, []],
  ['a line of the console', `console.info('It was canceled.')`, []],
  ['a message from a catalog', `export const A = () => <p className="Big one">{t('Sold out')}</p>`, []],
])('the check sees %s', (_, source, expected) => {
  expect(listTexts('a.tsx', source).filter((text) => !source.includes(`t('${text}')`))).toEqual(expected)
})
