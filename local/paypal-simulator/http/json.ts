export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json | undefined }

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path of objects and arrays; undefined if a step is missing. */
export function getMember(value: Json | undefined, ...path: (string | number)[]): Json | undefined {
  let here = value
  for (const step of path) {
    if (Array.isArray(here)) here = typeof step === 'number' ? here[step] : undefined
    else if (isObject(here) && Object.hasOwn(here, step)) here = here[step]
    else return undefined
  }
  return here
}

export function toText(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Canonical JSON, so that two bodies compare equal whatever the order of their keys. */
export function formatCanonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(formatCanonical).join(',')}]`
  if (isObject(value)) {
    const members = Object.keys(value)
      .filter((key) => value[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${formatCanonical(value[key])}`)
    return `{${members.join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

/** The verbatim text of one member of a JSON object. A signature covers bytes, and parsing turns 1.0 into 1. */
export function getRawMember(json: string, key: string): string | undefined {
  let depth = 0
  let start = -1
  for (let i = 0; i < json.length; i++) {
    const char = json[i]
    if (char === '"') {
      const end = getStringEnd(json, i)
      const colon = /^\s*:/.exec(json.slice(end, end + 50))
      if (depth === 1 && start < 0 && colon && json.slice(i, end) === JSON.stringify(key)) {
        start = end + colon[0].length
        i = start - 1
      } else i = end - 1
    } else if (depth === 1 && start >= 0 && (char === ',' || char === '}')) {
      return json.slice(start, i).trim()
    } else if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') depth--
  }
  return undefined
}

function getStringEnd(json: string, from: number): number {
  for (let i = from + 1; i < json.length; i++) {
    if (json[i] === '\\') i++
    else if (json[i] === '"') return i + 1
  }
  return json.length
}
