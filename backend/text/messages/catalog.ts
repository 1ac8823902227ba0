import { type Language, languages } from '#contract/text'

/** The English messages of one area of the product, in ICU MessageFormat, by key. */
export type Catalog<Messages extends Record<string, string> = Record<string, string>> = {
  area: string
  messages: Messages
  /** The languages that its translation must have; in any other its readers get English. */
  translations?: readonly Language[]
}

const TRANSLATIONS: readonly Language[] = languages.filter((language) => language !== 'english')

/** What is for staff only: in English and German. */
export const STAFF_LANGUAGES: readonly Language[] = ['german']

/** What a translation of a catalog must contain: the same keys, all of them. */
export type Translation<Source extends Catalog> = Record<keyof Source['messages'], string>

/**
 * Defines the English catalog of an area. Its literal types tell every caller which keys there are and which values a
 * message needs. A comment above a key is the note for its translators. Without `translations`, all languages are needed.
 */
export const defineCatalog = <const Messages extends Record<string, string>>(
  area: string,
  messages: Messages,
  translations = TRANSLATIONS,
): Catalog<Messages> => ({ area, messages, translations })

type Whitespace = ' ' | '\n'

/** `name` of `name`, `name, plural, …` and `name, number`; never of the text of a plural's case, such as `# copies`. */
type ArgumentName<Inside extends string> = Inside extends `${infer Content}}${string}`
  ? Content extends `${infer Name},${string}`
    ? WordOf<Name>
    : WordOf<Content>
  : never
type WordOf<Name extends string> = Name extends `${string}${Whitespace | '#' | '}' | '<' | '.'}${string}` ? never : Name

/** The names of the values that a message needs. */
type ValueNames<Message extends string> = Message extends `${string}{${infer Rest}`
  ? ArgumentName<Rest> | ValueNames<Rest>
  : never

/**
 * Formats the message of a key. `messages` is never there: it keeps the function of one catalog from being taken for that
 * of another, since TypeScript does not compare the keys of generic functions.
 */
export type Translate<Messages extends Record<string, string>> = {
  <Key extends keyof Messages & string>(
    key: Key,
    ...values: [ValueNames<Messages[Key]>] extends [never]
      ? []
      : [{ [Name in ValueNames<Messages[Key]>]: string | number | Date }]
  ): string
  readonly messages?: Messages
}
