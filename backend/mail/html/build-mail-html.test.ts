import { expect, test } from 'vitest'
import { buildMailHtml } from './build-mail-html.ts'

const link = 'https://tunemaker.example/enter?token=abc&x=1'
const text = [
  'Hello Ada,',
  '',
  'You own “Harbour <b>lights</b>”. Open it:',
  '',
  link,
  '',
  'See https://example.com/a, please.',
  '',
  'Take my address off the list:',
  'https://tunemaker.example/leave?token=secret',
  '',
  'TuneMaker',
].join('\n')

const html = buildMailHtml(text, 'Your “copy” & more', {
  button: { label: 'Open it', url: link },
  ticket: { artist: 'A & B', title: '<script>', copy: 1_047, of: 2_000, code: 'TM-20261124-ABCDEFGH' },
})

test('says what the text says, with the ticket after the greeting, and encodes all of it', () => {
  expect(html).not.toMatch(/<script>|<b>/)
  const order = [
    'Hello Ada,',
    'Admit one',
    'A &amp; B',
    '&lt;script&gt;',
    'No. 1,047',
    'of 2,000',
    'TM-20261124-ABCDEFGH',
  ]
  const rest = [
    'Harbour &lt;b&gt;lights',
    '>Open it<',
    'See <a',
    '>Take my address off the list<',
    '>TuneMaker</p>\n</div>',
  ]
  const positions = [...order, ...rest].map((words) => html.indexOf(words))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(html).toContain('<title>Your “copy” &amp; more</title>')
})

test('the button is the named address only, a line before a link names it, and nothing is fetched', () => {
  const hrefs = [...html.matchAll(/<a class="(\w+)" href="([^"]+)"/g)].map(([, kind, url]) => `${kind} ${url}`)
  expect(hrefs).toEqual([
    'button https://tunemaker.example/enter?token=abc&amp;x=1',
    'link https://example.com/a',
    'link https://tunemaker.example/leave?token=secret',
  ])
  expect(html).not.toMatch(/src=|url\(|@import/)
  // A web address in somebody's words is a link that shows where it leads.
  const foreign = buildMailHtml('Hi,\n\nhttps://evil.example/x\n\nBye', 'x', {
    button: { label: 'Take it', url: link },
  })
  expect(foreign).not.toContain('Take it')
  expect(foreign).toContain('>evil.example/x</a>')
})

test('codes and words with a hyphen stay on one line', () => {
  const mail = buildMailHtml(
    'Guten Tag,\n\nder G-Key GK-1234-ABCD-5678-EFGH, per E-Mail, PayPal-Konto, No. 7, 「海」No.\u00A01,025／全2,000部。\n\nTuneMaker',
    'x',
  )
  expect([...mail.matchAll(/<span style="white-space:nowrap">([^<]*)</g)].map(([, words]) => words)).toEqual([
    'G-Key',
    'GK-1234-ABCD-5678-EFGH',
    'E-Mail',
    'No. 7',
    'No.\u00A01,025／全2,000部',
  ])
})
