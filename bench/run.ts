import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { benchDashboard } from './dashboard.ts'
import { benchDrop } from './drop.ts'
import { describeMachine } from './machine.ts'
import { benchPickUp } from './pick-up.ts'
import { benchAudio, benchCatalogue, benchValidateKeymail } from './reads.ts'
import { reportOf, sectionsOf, tableOf } from './report.ts'
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
  'pick-up': benchPickUp,
  dashboard: benchDashboard,
}

/** `npm run bench` measures everything and writes results.md; `npm run bench -- audio settle` measures these. */
const wished = process.argv.slice(2)
const unknown = wished.find((name) => !(name in rows))
if (unknown !== undefined) {
  console.error(`There is no row "${unknown}". There are: ${Object.keys(rows).join(', ')}.`)
  process.exit(1)
}

const stage = await openStage(console.log)
try {
  const machine = await describeMachine(stage.sql)
  console.log(`${machine.join('\n')}\n`)
  const results: Result[] = []
  for (const [name, measure] of Object.entries(rows)) {
    if (wished.length > 0 && !wished.includes(name)) continue
    console.log(`${name} …`)
    results.push(await measure(stage))
  }
  console.log(`\n${tableOf(results)}`)
  if (wished.length === 0) {
    const file = fileURLToPath(new URL('results.md', import.meta.url))
    await writeFile(file, reportOf(results, machine) + sectionsOf(await readFile(file, 'utf8')))
  }
} finally {
  await stage.close()
}
