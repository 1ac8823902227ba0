import { watch } from 'node:fs'
import { join } from 'node:path'
import type { SupervisedProcess } from '#local/supervisor/start-supervised-process'
import { projectRoot } from '#local/supervisor/start-node-process'
import { runLauncher } from './run-launcher.ts'

const DEBOUNCE_MS = 150

/** `npm run dev`: like `npm start`, but pages reload and processes restart when their code changes. */
await runLauncher({ dev: true, whenUp: restartOnChange })

/** Implemented here because the watcher of `node --watch` would survive our kill -9. */
function restartOnChange(product: SupervisedProcess[]) {
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['backend', 'worker']) {
    watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        console.log(`${folder}/${file} changed: restarting web and worker.`)
        for (const one of product) one.restart()
      }, DEBOUNCE_MS)
    })
  }
}
