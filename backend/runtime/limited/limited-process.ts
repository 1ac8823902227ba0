import type { LimitedAnswer } from './run-limited.ts'

// Entry point of the subprocess started by run-limited.ts: loads the task named by its argument, gives it one line of
// JSON from stdin and writes its result to stdout. Told to compile, it only loads it.

const [taskUrl = '', command] = process.argv.slice(2)

type Task = { run: (input: unknown) => Promise<unknown> }

if (command === 'compile') {
  await import(taskUrl)
  process.exit(0)
}

process.stdin.setEncoding('utf8')
let received = ''
process.stdin.on('data', (text: string) => {
  received += text
  if (received.endsWith('\n')) void answer(JSON.parse(received))
})
// The process that asked is gone.
process.stdin.on('end', () => process.exit(1))

async function answer(input: unknown): Promise<void> {
  const said = await run(input)
  // The line's end tells the process that asked to end this one.
  process.stdout.write(`${JSON.stringify(said)}\n`, () => process.exit(0))
}

async function run(input: unknown): Promise<LimitedAnswer> {
  let task: Task
  try {
    task = (await import(taskUrl)) as Task
  } catch (error) {
    return { failure: String(error) }
  }
  try {
    return { result: await task.run(input) }
  } catch (error) {
    const { message = String(error), code = '' } = error as { message?: string; code?: unknown }
    // The machine's fault, not the content's.
    return /^(ENOSPC|EDQUOT|EMFILE|ENFILE|EIO|EROFS)$/.test(String(code)) ? { failure: message } : { problem: message }
  }
}
