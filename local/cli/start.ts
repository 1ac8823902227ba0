import { buildStartSentence } from './build-start-sentence.ts'

// Said before the launcher is loaded: a person who has just typed the command should not look at nothing.
console.log(buildStartSentence(process.env))
const { runLauncher } = await import('./run-launcher.ts')

/** `npm start`: the whole product on this computer, with local services in place of everything external. */
await runLauncher({ dev: false })
