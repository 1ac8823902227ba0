import { startPaypalSimulator } from './server.ts'

/**
 * Runs the simulator as its own process: PAYPAL_SIM_PORT (0 = any), PAYPAL_SIM_DATA, PAYPAL_SIM_WEBHOOK_URL. Prints one
 * JSON line when ready; exits with its parent or on SIGTERM.
 */
const { PAYPAL_SIM_PORT = '3001', PAYPAL_SIM_DATA = '.data/paypal-simulator', PAYPAL_SIM_WEBHOOK_URL } = process.env

let close: (() => Promise<void>) | undefined
let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await close?.()
  process.exit(0)
}
// Registered before the start, so that they are in place when the ready line is printed.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => void stop())
if (process.send && !process.connected) await stop()

const { close: closeSimulator, ...facts } = await startPaypalSimulator({
  dataDir: PAYPAL_SIM_DATA,
  port: Number(PAYPAL_SIM_PORT),
  ...(PAYPAL_SIM_WEBHOOK_URL && { webhookUrl: PAYPAL_SIM_WEBHOOK_URL }),
  log: (line) => process.stderr.write(`${line}\n`),
})
close = closeSimulator
process.stdout.write(`${JSON.stringify(facts)}\n`)
