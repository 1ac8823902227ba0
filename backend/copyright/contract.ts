type PublicRecord = {
  office: string
  /** As the office's own search takes it. */
  number: string
  /** The record itself where its address is known by the number; else the search. */
  url: string
}

/**
 * Where anybody looks up a registration number, in the form that parseRegistrations gives it; undefined where the office
 * has no public record.
 */
export function getPublicRecord(registration: string): PublicRecord | undefined {
  const [country = '', ...rest] = registration.split(' ')
  const number = rest.join('')
  switch (country) {
    case 'US':
      // Three zeros and seven digits after the class.
      return {
        office: 'United States Copyright Office',
        number: number.replace(/^([A-Z]+)(\d+)$/, (_, kind: string, digits: string) => kind + digits.padStart(10, '0')),
        url: 'https://publicrecords.copyright.gov/',
      }
    case 'CA':
      return {
        office: 'Canadian Intellectual Property Office',
        number,
        url: 'https://www.ic.gc.ca/app/opic-cipo/cpyrghts/dsplySrch.do?lang=eng',
      }
    case 'SC':
      return { office: 'Safe Creative', number, url: `https://www.safecreative.org/work/${number}` }
    default:
      return undefined
  }
}
