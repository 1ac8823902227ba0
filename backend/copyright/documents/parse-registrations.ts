type NumberFormat = {
  office: string
  pattern: RegExp
  /** Matches only after a label, since elsewhere it could be any number. */
  requiresLabel?: true
  format: (parts: string[]) => string
}

const formatWithPrefix = (prefix: string) => (parts: string[]) => `${prefix}${parts.join('-').toUpperCase()}`

/** Registration number formats of copyright offices and societies, strictest first. */
const numberFormats: NumberFormat[] = [
  {
    office: 'United States Copyright Office',
    // PA 2-345-678, PAu004123456, SR0001234567, TXu 2-345-678: a class and seven digits, optionally zero-padded.
    pattern:
      /(?<![\p{L}\p{N}])(PAu?|SRu?|TXu?|VAu?|RE|CSN)[\s.:-]{0,3}0{0,3}(\d)[\s-]?(\d{3})[\s-]?(\d{3})(?![\p{N}-])/giu,
    format: ([kind = '', ...digits]) => `US ${kind.toUpperCase()} ${digits.join('')}`,
  },
  {
    office: '中国版权保护中心',
    pattern: /(\p{Script=Han})作登字-?(\d{4})-?([A-Z])-?(\d{6,8})/gu,
    format: formatWithPrefix('CN '),
  },
  {
    office: '文化庁',
    pattern: /(?:著)?第\s?(\d{4,6})号(?:の(\d{1,3}))?/gu,
    format: (parts) => formatWithPrefix('JP ')(parts.filter(Boolean)),
  },
  { office: 'INDAUTOR', pattern: /\b(03)-(\d{4})-(\d{12})-(\d{2})\b/g, format: formatWithPrefix('MX ') },
  {
    office: 'Dirección Nacional del Derecho de Autor',
    pattern: /\b(RE-\d{4}-\d{6,9}-APN-DNDA)/g,
    format: formatWithPrefix('AR '),
  },
  {
    office: 'Registro de la Propiedad Intelectual',
    pattern: /\b([A-Z]{1,2})-(\d{3,6})-?\/?(\d{4})\b/g,
    requiresLabel: true,
    format: formatWithPrefix('ES '),
  },
  {
    office: 'Registro de la Propiedad Intelectual',
    pattern: /\b(\d{2})\/(\d{4})\/(\d{3,6})\b/g,
    requiresLabel: true,
    format: formatWithPrefix('ES '),
  },
  { office: 'INPI', pattern: /\bDSO\s?(\d{4})[\s-]?(\d{6,9})\b/g, format: formatWithPrefix('FR DSO') },
  { office: 'SACEM', pattern: /\b(?:SACEM|SNAC)\D{0,12}(\d{6,12})\b/gi, format: formatWithPrefix('FR SACEM ') },
  { office: 'GEMA', pattern: /\b(\d{6,9})-(\d{3})\b/g, requiresLabel: true, format: formatWithPrefix('DE ') },
  { office: 'SIAE', pattern: /\b([A-Z])(\d{9})\b/g, requiresLabel: true, format: formatWithPrefix('IT ') },
  { office: 'SIAE', pattern: /\b(\d{4})\/(\d{5,7})\b/g, requiresLabel: true, format: formatWithPrefix('IT ') },
  {
    office: 'Biblioteca Nacional',
    pattern: /\b(\d{3})\.(\d{3})(?!\d)/g,
    requiresLabel: true,
    format: formatWithPrefix('BR '),
  },
  {
    office: 'Canadian Intellectual Property Office',
    pattern: /(?<![\d-])(\d{7})(?![\d-])/g,
    requiresLabel: true,
    format: formatWithPrefix('CA '),
  },
  { office: 'Safe Creative', pattern: /(?<!\d)(\d{13})(?!\d)/g, requiresLabel: true, format: formatWithPrefix('SC ') },
]

export type Registration = { number: string; office: string; written: string }

/** Parses the registration numbers in a text into canonical form: 'PA 2-345-678' and 'PA0002345678' are the same. */
export function parseRegistrations(text: string, { labelled = false } = {}): Registration[] {
  const found: Registration[] = []
  for (const { office, pattern, requiresLabel: needsLabel, format } of numberFormats) {
    if (needsLabel && (!labelled || found.length > 0)) continue
    for (const match of text.matchAll(pattern)) {
      const parts = match.slice(1).map((part) => part ?? '')
      // A single repeated digit is never a real number.
      const digits = parts.join('').replaceAll(/\D/g, '')
      if (/^(\d)\1*$/.test(digits)) continue
      found.push({ number: format(parts), office, written: match[0].trim() })
    }
  }
  return found.filter((one, at) => found.findIndex(({ number }) => number === one.number) === at)
}
