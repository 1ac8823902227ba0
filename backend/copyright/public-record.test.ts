import { expect, test } from 'vitest'
import { getPublicRecord } from '#contract/copyright'
import { parseRegistrations } from './documents/parse-registrations.ts'

const find = (text: string) => getPublicRecord(parseRegistrations(text, { labelled: true })[0]?.number ?? '')

test('a number leads to the public record of its office, where there is one', () => {
  expect(find('Registration Number: PA 2-345-678')).toEqual({
    office: 'United States Copyright Office',
    number: 'PA0002345678',
    url: 'https://publicrecords.copyright.gov/',
  })
  expect(find('SRu001234567')?.number).toBe('SRU0001234567')
  expect(find('Registration No. 1134567')).toMatchObject({ office: 'Canadian Intellectual Property Office' })
  expect(find('2211222681375')?.url).toBe('https://www.safecreative.org/work/2211222681375')
  expect(find('INDAUTOR 03-2024-012345678901-14')).toBeUndefined()
  expect(getPublicRecord('')).toBeUndefined()
})
