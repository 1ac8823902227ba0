type Messages = Record<string, string>

// A table for each language, each in its own chunk: nobody loads the addresses of languages that they do not read, and
// English pages load none.
const tables = import.meta.glob<Record<string, () => Promise<Messages>>>('./tables/*.ts', { import: 'files' })

/** Loads the translation of an area; empty where there is none yet. `code` is ISO 639-1. */
export async function downloadTranslationFile(area: string, code: string): Promise<Messages> {
  const files = await tables[`./tables/${code}.ts`]?.()
  return (await files?.[`../../../../backend/text/messages/catalogs/${area}/${code}.ts`]?.()) ?? {}
}
