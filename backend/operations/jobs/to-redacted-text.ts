const MAX_LENGTH = 4_000

/** Redacts mail addresses, codes, keys and tokens from a text that was not written for display, and truncates it. */
export function toRedactedText(text: string): string {
  return text
    .replaceAll(/[^\s"'<>@:]+@[^\s"'<>@]+\.[a-z]{2,}/gi, '…@…')
    .replaceAll(/\bGK(-[0-9A-Z]{4}){4}\b/gi, 'GK-…')
    .replaceAll(/\bTM-\d{8}-[A-Z0-9]{8}\b/gi, 'TM-…')
    .replaceAll(/(?<=[?&]token=)[\w-]+/g, '…')
    .replaceAll(/\bBearer\s+\S+/gi, 'Bearer …')
    .replaceAll(/\b[A-Za-z0-9_-]{43}\b/g, '…')
    .slice(0, MAX_LENGTH)
}
