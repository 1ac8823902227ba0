import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { benchDashboard } from './dashboard.ts'
import { benchArtDrop, benchDrop } from './drop.ts'
import { describeMachine, describeMoment } from './machine.ts'
import { benchPickUp } from './pick-up.ts'
import { benchAudio, benchCatalogue, benchValidateKeymail } from './reads.ts'
import {
  type Line,
  lineOf,
  linesOf,
  machineOf,
  measuredOn,
  reportOf,
  sectionsOf,
  tableOf,
  withLines,
} from './report.ts'
import type { Result, Stage } from './row.ts'
import { benchSettle, benchSettleDatabase } from './settle.ts'
import { openStage } from './stage.ts'

const rows: Record<string, (stage: Stage) => Promise<Result>> = {
  settle: benchSettle,
  'settle-database': benchSettleDatabase,
  validate: benchValidateKeymail,
  catalogue: benchCatalogue,
  audio: benchAudio,
  drop: benchDrop,
  'art-drop': benchArtDrop,
  'pick-up': benchPickUp,
  dashboard: benchDashboard,
}

/** `npm run bench` measures everything and writes results.md; `npm run bench -- audio settle` rewrites these rows of it. */
const wished = process.argv.slice(2)
const unknown = wished.find((name) => !(name in rows))
if (unknown !== undefined) {
  console.error(`There is no row "${unknown}". There are: ${Object.keys(rows).join(', ')}.`)
  process.exit(1)
}

const file = fileURLToPath(new URL('results.md', import.meta.url))
const stage = await openStage(console.log)
try {
  const machine = await describeMachine(stage.sql)
  console.log(`${machine.join('\n')}\n`)
  const measured: Line[] = []
  for (const [name, measure] of Object.entries(rows)) {
    if (wished.length > 0 && !wished.includes(name)) continue
    const { date, load } = describeMoment()
    console.log(`${name} …`)
    measured.push(lineOf(await measure(stage), `${date} (${load})`))
  }
  console.log(`\n${tableOf(measured)}`)
  const report = await readFile(file, 'utf8')
  const merged =
    wished.length === 0
      ? reportOf(measured, machine)
      : reportOf(withLines(linesOf(report), measuredOn(machine, report, measured)), machineOf(report))
  await writeFile(file, merged + sectionsOf(report))
} finally {
  await stage.close()
}
