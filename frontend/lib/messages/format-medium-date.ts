type Form = (day: number, month: number, year: number) => string

/** With a short name for each month. */
const createForm =
  (months: string, write: (day: number, name: string, year: number) => string): Form =>
  (day, month, year) =>
    write(day, months.split(' ')[month] ?? '', year)

const pad = (number: number) => String(number).padStart(2, '0')

const forms: Record<string, Form | undefined> = {
  'en-US': createForm(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    (day, name, year) => `${name} ${day}, ${year}`,
  ),
  es: createForm('ene feb mar abr may jun jul ago sept oct nov dic', (day, name, year) => `${day} ${name} ${year}`),
  fr: createForm(
    'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    (day, name, year) => `${day} ${name} ${year}`,
  ),
  de: (day, month, year) => `${pad(day)}.${pad(month + 1)}.${year}`,
  it: createForm('gen feb mar apr mag giu lug ago set ott nov dic', (day, name, year) => `${day} ${name} ${year}`),
  'pt-BR': createForm(
    'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
    (day, name, year) => `${day} de ${name} de ${year}`,
  ),
  'zh-CN': (day, month, year) => `${year}年${month + 1}月${day}日`,
  ja: (day, month, year) => `${year}/${pad(month + 1)}/${pad(day)}`,
}

/**
 * What `Intl.DateTimeFormat` makes of a day with `dateStyle: 'medium'`, in the device's time zone: the browser's first
 * formatter of dates takes a phone nearly a tenth of a second. Undefined for other locales and centuries, and for what is
 * no date.
 */
export function formatMediumDate(locale: string, moment: string | Date): string | undefined {
  const date = new Date(moment)
  const year = date.getFullYear()
  return year >= 1900 && year < 2100 ? forms[locale]?.(date.getDate(), date.getMonth(), year) : undefined
}
