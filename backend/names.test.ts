import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** What exported functions may begin with. A new one replaces an old one: they stay fewer than sixty. */
const verbs = new Set(
  `apply approve assert build calculate cancel capture claim close confirm consume create decline decode define delete detect
   download encode enqueue focus format get is issue list notify open parse poll publish purge reconcile redeem refund
   register release render require restore retry roll run send settle start stream subscribe suspend to track undo update
   upload use validate verify void wait`.split(/\s+/),
)

/** Named for what they are: a tag for statements, and a guard. */
const nouns = ['sql', 'publicAccess']

type Names = { file: string; names: string[] }

const files = globSync('{backend,worker,frontend,local}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.{ts,tsx}', '{backend,frontend}/testing/**'],
}).map((file) => ({ file, program: parseSync(file, readFileSync(file, 'utf8')).program }))

/** The exported functions of a file, by `function` or as a constant. */
const functions: Names[] = files.map(({ file, program }) => ({
  file,
  names: program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
    const { declaration } = statement
    if (declaration.type === 'FunctionDeclaration') return declaration.id?.name ?? []
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && /Function/.test(init.type) ? id.name : [],
    )
  }),
}))

test('exported functions begin with one of fewer than sixty verbs', () => {
  const used = new Set<string>()
  const unknown = functions.flatMap(({ file, names }) =>
    names
      // Components begin with a capital.
      .filter((name) => /^[a-z]/.test(name) && !nouns.includes(name))
      .filter((name) => {
        const verb = /^[a-z]+/.exec(name)?.[0] ?? ''
        used.add(verb)
        return !verbs.has(verb)
      })
      .map((name) => `${name} in ${file}`),
  )
  expect(unknown).toEqual([])
  expect([...verbs].filter((verb) => !used.has(verb))).toEqual([])
  expect(verbs.size).toBeLessThan(60)
})

/** `redeemKeymail` of `export const redeemKeymail = defineEndpoint({`, with the file that has it. */
const endpoints = globSync('backend/**/contract.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = defineEndpoint\(/gm)].map(([, name = '']) => ({
    name,
    file,
  })),
)

test('an endpoint has a name of its own', () => {
  const names = endpoints.map(({ name }) => name)
  expect(endpoints.filter(({ name }) => names.indexOf(name) !== names.lastIndexOf(name))).toEqual([])
  expect(names.length).toBeGreaterThan(200)
})

test('an endpoint has a file of its own, which has its name', () => {
  const names = new Set(files.map(({ file }) => basename(file, '.ts')))
  const toFileName = (name: string) =>
    name.replaceAll(/(?<=[a-z])[A-Z]|[A-Z](?=[a-z])/g, (capital) => `-${capital}`).toLowerCase()
  expect(endpoints.filter(({ name }) => !names.has(toFileName(name)))).toEqual([])
})

test('no function is longer than 150 lines, components included', () => {
  const long = files.flatMap(({ file, program }) => {
    const source = readFileSync(file, 'utf8')
    // A walk through the trees of all files takes longer than everything else here.
    if (source.split('\n').length <= 150) return []
    const found: string[] = []
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const { type = '', start = 0, end = 0 } = node as { type?: string; start?: number; end?: number }
      if (/Function/.test(type) && source.slice(start, end).split('\n').length > 150)
        found.push(source.slice(start, start + 60))
      for (const child of Object.values(node)) visit(child)
    }
    visit(program.body)
    return found.map((text) => ({ file, text }))
  })
  expect(long).toEqual([])
})
