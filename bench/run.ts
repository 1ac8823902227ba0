import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { benchDashboard } from './dashboard.ts'
import { benchArtDrop, benchDrop } from './drop.ts'
import { describeMachine, describeMoment } from './machine.ts'
import { benchPickUp } from './pick-up.ts'
import { benchAudio, benchCatalogue, benchValidateKeymail } from './reads.ts'
import { type Line, lineOf, linesOf, machineOf, reportOf, sectionsOf, tableOf, withLines } from './report.ts'
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
  if (wished.length === 0) {
    await writeFile(file, reportOf(measured, machine) + sectionsOf(report))
  } else if (machineOf(report).join() === machine.join()) {
    await writeFile(file, reportOf(withLines(linesOf(report), measured), machine) + sectionsOf(report))
  } else {
    console.log(
      '\nbench/results.md is of another machine and stays as it was. `npm run bench` measures everything here.',
    )
  }
} finally {
  await stage.close()
}
