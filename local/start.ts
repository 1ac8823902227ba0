import { runLauncher } from './run-launcher.ts'

/** `npm start`: the whole product on this computer, with a stand-in for everything outside. */
await runLauncher({ dev: false })
