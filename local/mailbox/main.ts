import { startMailbox } from './start-mailbox.ts'

/**
 * Runs the mailbox as a separate process, configured by MAILBOX_SMTP_PORT and MAILBOX_HTTP_PORT (0 = any),
 * MAILBOX_DATA, MAILBOX_HOST. Prints one JSON line when it is ready; exits with its parent or on SIGTERM.
 */
const { MAILBOX_SMTP_PORT = '2525', MAILBOX_HTTP_PORT = '3002', MAILBOX_DATA = '.data', MAILBOX_HOST } = process.env

let close: (() => Promise<void>) | undefined
async function stop() {
  await close?.()
  process.exit(0)
}
// Registered before the start, so that they are in place when the ready line is printed.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => void stop())
if (process.send && !process.connected) await stop()

const mailbox = await startMailbox({
  dataDir: MAILBOX_DATA,
  smtpPort: Number(MAILBOX_SMTP_PORT),
  httpPort: Number(MAILBOX_HTTP_PORT),
  ...(MAILBOX_HOST && { host: MAILBOX_HOST }),
}).catch((error: unknown) => {
  // A single line, for example about a taken port: the launcher repeats it at each attempt.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
close = mailbox.close
process.stdout.write(`${JSON.stringify({ smtpUrl: mailbox.smtpUrl, url: mailbox.url })}\n`)
