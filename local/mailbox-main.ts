import { startMailbox } from './mailbox.ts'

/**
 * The mailbox as a process of its own: MAILBOX_SMTP_PORT and MAILBOX_HTTP_PORT (0 = any), MAILBOX_DATA, MAILBOX_HOST.
 * Prints one JSON line when it is ready, and ends with its parent or on SIGTERM.
 */
const { MAILBOX_SMTP_PORT = '2525', MAILBOX_HTTP_PORT = '3002', MAILBOX_DATA = '.data', MAILBOX_HOST } = process.env

let close: (() => Promise<void>) | undefined
async function stop() {
  await close?.()
  process.exit(0)
}
// Before the start, so that nobody who was told "ready" can find them missing.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => void stop())
if (process.send && !process.connected) await stop()

const mailbox = await startMailbox({
  dataDir: MAILBOX_DATA,
  smtpPort: Number(MAILBOX_SMTP_PORT),
  httpPort: Number(MAILBOX_HTTP_PORT),
  ...(MAILBOX_HOST && { host: MAILBOX_HOST }),
}).catch((error: unknown) => {
  // One line, such as a taken port: the launcher repeats it at every attempt.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
close = mailbox.close
process.stdout.write(`${JSON.stringify({ smtpUrl: mailbox.smtpUrl, url: mailbox.url })}\n`)
