import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Kept } from './keep-running.ts'
import { root } from './node-process.ts'
import { runLauncher } from './run-launcher.ts'

const SETTLE_MS = 150

/** `npm run dev`: as `npm start`, but pages reload and processes restart when their code changes. */
await runLauncher({ dev: true, whenUp: restartOnChange })

/** Here and not by `node --watch`: its watcher would survive us after kill -9. */
function restartOnChange(product: Kept[]) {
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['backend', 'worker']) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        console.log(`${folder}/${file} changed: web and worker restart.`)
        for (const one of product) one.restart()
      }, SETTLE_MS)
    })
  }
}
