import { runLauncher } from './run-launcher.ts'

/** `npm start`: the whole product on this computer, with local services in place of everything external. */
await runLauncher({ dev: false })
