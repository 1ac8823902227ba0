import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'

/** The twelve characters of an ISRC, in upper case and without hyphens and spaces. Throws 422. */
export function parseIsrc(written: string): string {
  const code = written.replace(/^ISRC/i, '').replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code)) throw new ApiError(errors['isrc-invalid'])
  return code
}

/** The digits of a UPC or EAN whose check digit is right. Throws 422. */
export function parseUpc(written: string): string {
  const code = written.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,13}$/.test(code) || !isCheckDigitRight(code)) throw new ApiError(errors['upc-invalid'])
  return code
}

/** GS1: from the right, digits count once and three times in turn; the sum is a multiple of ten. */
function isCheckDigitRight(code: string): boolean {
  const digits = Array.from(code).toReversed().map(Number)
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10 === 0
}
