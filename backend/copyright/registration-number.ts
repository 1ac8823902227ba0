type Format = {
  office: string
  pattern: RegExp
  /** Only where a label says what it is: elsewhere it could be any number. */
  labelled?: true
  write: (parts: string[]) => string
}

const joined = (prefix: string) => (parts: string[]) => `${prefix}${parts.join('-').toUpperCase()}`

/** How copyright offices and societies number their registrations, the strictest first. */
const formats: Format[] = [
  {
    office: 'United States Copyright Office',
    // PA 2-345-678, PAu004123456, SR0001234567, TXu 2-345-678: seven digits behind the class, zeros before them or not.
    pattern:
      /(?<![\p{L}\p{N}])(PAu?|SRu?|TXu?|VAu?|RE|CSN)[\s.:-]{0,3}0{0,3}(\d)[\s-]?(\d{3})[\s-]?(\d{3})(?![\p{N}-])/giu,
    write: ([kind = '', ...digits]) => `US ${kind.toUpperCase()} ${digits.join('')}`,
  },
  {
    office: '中国版权保护中心',
    pattern: /(\p{Script=Han})作登字-?(\d{4})-?([A-Z])-?(\d{6,8})/gu,
    write: joined('CN '),
  },
  {
    office: '文化庁',
    pattern: /(?:著)?第\s?(\d{4,6})号(?:の(\d{1,3}))?/gu,
    write: (parts) => joined('JP ')(parts.filter(Boolean)),
  },
  { office: 'INDAUTOR', pattern: /\b(03)-(\d{4})-(\d{12})-(\d{2})\b/g, write: joined('MX ') },
  {
    office: 'Dirección Nacional del Derecho de Autor',
    pattern: /\b(RE-\d{4}-\d{6,9}-APN-DNDA)/g,
    write: joined('AR '),
  },
  {
    office: 'Registro de la Propiedad Intelectual',
    pattern: /\b([A-Z]{1,2})-(\d{3,6})-?\/?(\d{4})\b/g,
    labelled: true,
    write: joined('ES '),
  },
  {
    office: 'Registro de la Propiedad Intelectual',
    pattern: /\b(\d{2})\/(\d{4})\/(\d{3,6})\b/g,
    labelled: true,
    write: joined('ES '),
  },
  { office: 'INPI', pattern: /\bDSO\s?(\d{4})[\s-]?(\d{6,9})\b/g, write: joined('FR DSO') },
  { office: 'SACEM', pattern: /\b(?:SACEM|SNAC)\D{0,12}(\d{6,12})\b/gi, write: joined('FR SACEM ') },
  { office: 'GEMA', pattern: /\b(\d{6,9})-(\d{3})\b/g, labelled: true, write: joined('DE ') },
  { office: 'SIAE', pattern: /\b([A-Z])(\d{9})\b/g, labelled: true, write: joined('IT ') },
  { office: 'SIAE', pattern: /\b(\d{4})\/(\d{5,7})\b/g, labelled: true, write: joined('IT ') },
  { office: 'Biblioteca Nacional', pattern: /\b(\d{3})\.(\d{3})(?!\d)/g, labelled: true, write: joined('BR ') },
  {
    office: 'Canadian Intellectual Property Office',
    pattern: /(?<![\d-])(\d{7})(?![\d-])/g,
    labelled: true,
    write: joined('CA '),
  },
  { office: 'Safe Creative', pattern: /(?<!\d)(\d{13})(?!\d)/g, labelled: true, write: joined('SC ') },
]

export type Registration = { number: string; office: string; written: string }

/** The registration numbers in a text, each as it is kept: 'PA 2-345-678' and 'PA0002345678' are one. */
export function findRegistrations(text: string, { labelled = false } = {}): Registration[] {
  const found: Registration[] = []
  for (const { office, pattern, labelled: needsLabel, write } of formats) {
    if (needsLabel && (!labelled || found.length > 0)) continue
    for (const match of text.matchAll(pattern)) {
      const parts = match.slice(1).map((part) => part ?? '')
      // A number of nothing but zeros, or of one digit over and over, was never given out.
      const digits = parts.join('').replaceAll(/\D/g, '')
      if (/^(\d)\1*$/.test(digits)) continue
      found.push({ number: write(parts), office, written: match[0].trim() })
    }
  }
  return found.filter((one, at) => found.findIndex(({ number }) => number === one.number) === at)
}
