type Messages = Record<string, string>

// A table of its own chunk: English pages never load it.
const files = import.meta.glob<Messages>(['../../../backend/text/messages/catalogs/*/*.ts', '!**/en.ts'], {
  import: 'messages',
})

/** Loads the translation of an area; empty where there is none yet. `code` is ISO 639-1. */
export async function downloadTranslationFile(area: string, code: string): Promise<Messages> {
  return (await files[`../../../backend/text/messages/catalogs/${area}/${code}.ts`]?.()) ?? {}
}
