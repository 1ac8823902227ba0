import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('escapes cells that a spreadsheet would evaluate', () => {
  const lines = toCsv([
    ['=HYPERLINK("x")', '+1', '-1+A1', '-7.50', '@a', '\t=1', ' =1', -1, 'plain, "quoted"', null, true],
  ])
  expect(lines).toBe(
    `\uFEFF"'=HYPERLINK(""x"")","'+1","'-1+A1",-7.50,"'@a","'\t=1","' =1",-1,"plain, ""quoted""",,true\r\n`,
  )
})
