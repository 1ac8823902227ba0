/** One sentence on what is about to start, by the same variables that the launcher reads; it loads nothing. */
export function buildStartSentence({ DATABASE_URL, DEMO, PAYPAL_CLIENT_ID }: NodeJS.ProcessEnv): string {
  const database = DATABASE_URL ? 'your PostgreSQL' : 'its own PostgreSQL'
  const paypal = PAYPAL_CLIENT_ID ? 'PayPal' : 'a PayPal simulator'
  const hasDemo = !DEMO || DEMO === '1' || DEMO === 'true'
  const parts = hasDemo ? `${database}, ${paypal} and demo data` : `${database} and ${paypal}`
  return `Starting TuneMaker with ${parts}; the first start takes about half a minute.`
}
