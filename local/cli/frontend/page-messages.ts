import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parseSync } from 'vite'
import { toUnbrokenText } from './to-unbroken-text.ts'

const FRONTEND = resolve(import.meta.dirname, '../../../frontend')
const CATALOGS = resolve(import.meta.dirname, '../../../backend/text/messages/catalogs')
const ENGLISH_CATALOG = /\/text\/messages\/catalogs\/([a-z-]+)\/en\.ts$/

/** What every page begins with, in the browser and while prerendering. */
const FRAME = join(FRONTEND, 'main.tsx')
const ENTRIES = [FRAME, join(FRONTEND, 'app/prerender.tsx')]

/** Keys of messages by area. */
export type MessageKeys = Record<string, string[]>

/** Compiled messages by area and key. */
export type CompiledMessages = Record<string, Record<string, unknown>>

type Source = {
  /** Modules that are loaded with it, and those that load later. */
  imports: string[]
  lazyImports: string[]
  /** Modules of which it uses types only: their unions are where the keys of a lookup may be written. */
  typeImports: string[]
  /** What may be a key: its texts, and its composed texts as patterns. */
  texts: Set<string>
  patterns: Set<string>
  /** The catalogs that it knows. */
  areas: Set<string>
}

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const sources = new Map<string, Source>()
const resolved = new Map<string, string>()
const catalogs = new Map<string, Promise<Record<string, string>>>()

/** Begins a build: what the last one read is forgotten. */
export function startBuild(): void {
  sources.clear()
  catalogs.clear()
}

/** The path of an imported module of ours. */
function resolveImport(specifier: string, from: string): string[] {
  if (!/\.tsx?$/.test(specifier) && !specifier.startsWith('#')) return []
  if (specifier.startsWith('.')) return [resolve(dirname(from), specifier)]
  if (!specifier.startsWith('#')) return []
  const path = resolved.get(specifier) ?? fileURLToPath(import.meta.resolve(specifier))
  resolved.set(specifier, path)
  return /\.tsx?$/.test(path) ? [path] : []
}

function readSource(path: string): Source {
  const known = sources.get(path)
  if (known) return known
  const source: Source = {
    imports: [],
    lazyImports: [],
    typeImports: [],
    texts: new Set(),
    patterns: new Set(),
    areas: new Set(),
  }
  sources.set(path, source)
  const visit = (node: Node): void => {
    if (
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration'
    )
      readImport(node, path, source)
    else if (node.type === 'ImportExpression') source.lazyImports.push(...readSpecifier(node['source'], path))
    else if (node.type === 'Literal' && typeof node['value'] === 'string') source.texts.add(node['value'])
    else if (node.type === 'TemplateLiteral' || node.type === 'TSTemplateLiteralType') readTemplate(node, source)
    if (node.type === 'ImportDeclaration') return
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) visit(child)
    }
  }
  visit(parseSync(path, readFileSync(path, 'utf8')).program as unknown as Node)
  for (const imported of [...source.imports, ...source.typeImports]) {
    const [, area] = ENGLISH_CATALOG.exec(imported) ?? []
    if (area) source.areas.add(area)
  }
  return source
}

const readSpecifier = (node: unknown, path: string) =>
  isNode(node) && typeof node['value'] === 'string' ? resolveImport(node['value'], path) : []

function readImport(node: Node, path: string, source: Source) {
  const specifiers = (node['specifiers'] ?? []) as Node[]
  const kinds = specifiers.map((one) => one['importKind'] ?? one['exportKind'])
  const isType =
    node['importKind'] === 'type' ||
    node['exportKind'] === 'type' ||
    (kinds.length > 0 && kinds.every((kind) => kind === 'type'))
  source[isType ? 'typeImports' : 'imports'].push(...readSpecifier(node['source'], path))
}

/** `state.${state}` may be any key that begins with `state.`; a template that names nothing is none. */
function readTemplate(node: Node, source: Source) {
  const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  if (parts.length === 1) source.texts.add(parts[0] ?? '')
  else if (parts.join('').length > 1 && parts.every((part) => /^[\w.-]*$/.test(part)))
    source.patterns.add(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`)
}

/** The messages of an area in a language, by key; empty where it has none. */
function readCatalog(area: string, code: string): Promise<Record<string, string>> {
  const path = join(CATALOGS, area, `${code}.ts`)
  const reading =
    catalogs.get(path) ??
    (async () => {
      if (globSync(path).length === 0) return {}
      const [exported] = Object.values(
        (await import(`${pathToFileURL(path).href}?${Date.now()}`)) as object,
      ) as unknown[]
      return (code === 'en' ? (exported as { messages: object }).messages : exported) as Record<string, string>
    })()
  catalogs.set(path, reading)
  return reading
}

/** All that is loaded with a module, itself included. */
function collectModules(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  if (!ENGLISH_CATALOG.test(path)) for (const imported of readSource(path).imports) collectModules(imported, found)
  return found
}

/** The areas that are loaded with a module. */
export function listAreas(path: string): string[] {
  return [...collectModules(path)].flatMap((module) => ENGLISH_CATALOG.exec(module)?.[1] ?? []).toSorted()
}

/**
 * The keys that a module and all that is loaded with it name, by area. A key is whatever text they contain, so the list is
 * too long rather than too short: code may look keys up in a table or take them from a type. Only a module that knows other
 * catalogs names no key of an area that it does not know.
 */
export async function listMessageKeys(path: string): Promise<MessageKeys> {
  const modules = new Set<string>()
  for (const module of collectModules(path)) {
    if (ENGLISH_CATALOG.test(module)) continue
    modules.add(module)
    for (const imported of readSource(module).typeImports) if (!ENGLISH_CATALOG.test(imported)) modules.add(imported)
  }
  const keys: MessageKeys = {}
  for (const area of listAreas(path)) {
    const texts = new Set<string>()
    const patterns = new Set<string>()
    for (const source of [...modules].map(readSource)) {
      if (source.areas.size > 0 && !source.areas.has(area)) continue
      for (const text of source.texts) texts.add(text)
      for (const pattern of source.patterns) patterns.add(pattern)
    }
    const composed = new RegExp([...patterns].join('|') || '^$')
    const named = (await listCatalogKeys(area)).filter((key) => texts.has(key) || composed.test(key))
    if (named.length > 0) keys[area] = named
  }
  return keys
}

/** All keys of an area. */
export const listCatalogKeys = async (area: string): Promise<string[]> => Object.keys(await readCatalog(area, 'en'))

/** All keys of the areas that are loaded with a module. */
export async function listAllKeys(path: string): Promise<MessageKeys> {
  const keys: MessageKeys = {}
  for (const area of listAreas(path)) keys[area] = await listCatalogKeys(area)
  return keys
}

/** The modules of the browser that load when they are needed, and the entries. Their messages come with them. */
export function listPages(): Set<string> {
  const pages = new Set(ENTRIES)
  for (const file of globSync('**/*.{ts,tsx}', { cwd: FRONTEND, exclude: ['**/*.test.*', 'testing/**'] })) {
    for (const path of readSource(join(FRONTEND, file)).lazyImports) pages.add(path)
  }
  return new Set([...pages].filter((page) => listAreas(page).length > 0))
}

/** The keys that a page needs beyond those of the frame around every page. */
export async function listPageKeys(path: string): Promise<MessageKeys> {
  const keys = await listMessageKeys(path)
  if (ENTRIES.includes(path)) return keys
  const ofFrame = await listMessageKeys(FRAME)
  return Object.fromEntries(
    Object.entries(keys).flatMap(([area, named]) => {
      const rest = named.filter((key) => !ofFrame[area]?.includes(key))
      return rest.length > 0 ? [[area, rest]] : []
    }),
  )
}

/** A message without values is its text. */
function compile(message: string): unknown {
  const tokens = compileMessageOrThrow(message)
  return tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens
}

/** Messages of a language, compiled, as far as the language has them. */
export async function buildMessages(keys: MessageKeys, code: string): Promise<CompiledMessages> {
  const compiled: CompiledMessages = {}
  for (const [area, named] of Object.entries(keys)) {
    const messages = await readCatalog(area, code)
    const own = named.flatMap((key) =>
      messages[key] === undefined ? [] : [[key, compile(toUnbrokenText(messages[key], code))]],
    )
    if (own.length > 0) compiled[area] = Object.fromEntries(own) as Record<string, unknown>
  }
  return compiled
}

/** Messages of a language by area, in the order in which `buildMessages` has the English ones. */
export async function buildTranslation(keys: MessageKeys, code: string): Promise<Record<string, unknown[]>> {
  const [english, translated] = [await buildMessages(keys, 'en'), await buildMessages(keys, code)]
  return Object.fromEntries(
    Object.entries(translated).map(([area, own]) => [area, Object.keys(english[area] ?? {}).map((key) => own[key])]),
  )
}

/** A module as the build's manifest names it. */
export const toSourceName = (path: string): string => relative(FRONTEND, path)
