import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runDashboardCase } from './cases/dashboard.ts'
import { runArtFlashSaleCase, runFlashSaleCase } from './cases/flash-sale.ts'
import { formatMachine, getMoment } from './machine.ts'
import { runJobLatencyCase } from './cases/job-latency.ts'
import { runAudioCase, runBalancedAudioCase } from './cases/audio.ts'
import { runCatalogueCase } from './cases/catalogue.ts'
import { runValidateKeymailCase } from './cases/validate-keymail.ts'
import {
  type ReportRow,
  buildReportRow,
  parseReportRows,
  parseMachine,
  toRowsWithMachine,
  formatReport,
  parseSections,
  formatTable,
  updateRows,
} from './report.ts'
import type { CaseResult, Harness } from './case.ts'
import { runEditionLogCase, runSettleCase, runSettleDatabaseCase } from './cases/settle.ts'
import { startHarness } from './harness.ts'

/** One row of the table for each of the harnesses: at full size, too, if there is a second. */
const cases: Record<string, (stage: Harness, full?: Harness) => Promise<CaseResult | CaseResult[]>> = {
  // First: after sales the worker has receipts to send.
  'pick-up': runJobLatencyCase,
  settle: runSettleCase,
  'settle-database': runSettleDatabaseCase,
  'edition-log': runEditionLogCase,
  validate: runValidateKeymailCase,
  catalogue: runCatalogueCase,
  audio: runAudioCase,
  'audio-balancer': runBalancedAudioCase,
  drop: runFlashSaleCase,
  'art-drop': runArtFlashSaleCase,
  dashboard: runDashboardCase,
}

/**
 * `npm run bench` runs all cases and writes results.md; `npm run bench -- audio settle` updates only these rows.
 * `BENCH_DATABASE=<folder> npm run bench -- drop art-drop` measures in a database that seed:large filled, too, round by round
 * in turn with the small one: rows of their own. It is changed: give it a copy.
 */
const filledDataDir = process.env['BENCH_DATABASE']
const requestedNames = process.argv.slice(2)
const unknownName = requestedNames.find((name) => !(name in cases))
if (unknownName !== undefined) {
  console.error(`Unknown case "${unknownName}". Cases: ${Object.keys(cases).join(', ')}.`)
  process.exit(1)
}

const DROPS = ['drop', 'art-drop']
if (filledDataDir && !(requestedNames.length > 0 && requestedNames.every((name) => DROPS.includes(name)))) {
  console.error('BENCH_DATABASE is for the cases drop and art-drop: name them.')
  process.exit(1)
}

const file = fileURLToPath(new URL('results.md', import.meta.url))
const harness = await startHarness(console.log)
let full: typeof harness | undefined
try {
  if (filledDataDir) full = await startHarness(console.log, filledDataDir)
  const machine = await formatMachine(harness.sql)
  console.log(`${machine.join('\n')}\n`)
  const measured: ReportRow[] = []
  for (const [name, measure] of Object.entries(cases)) {
    if (requestedNames.length > 0 && !requestedNames.includes(name)) continue
    const { date, load } = getMoment()
    console.log(`${name} …`)
    const results = [await measure(harness, full)].flat()
    measured.push(...results.map((result) => buildReportRow(result, `${date} (${load})`)))
  }
  console.log(`\n${formatTable(measured)}`)
  const report = await readFile(file, 'utf8')
  const merged =
    requestedNames.length === 0
      ? formatReport(measured, machine)
      : formatReport(
          updateRows(parseReportRows(report), toRowsWithMachine(machine, report, measured)),
          parseMachine(report),
        )
  await writeFile(file, merged + parseSections(report))
} finally {
  await full?.close()
  await harness.close()
}
