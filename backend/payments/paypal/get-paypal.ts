const load = () => import('./paypal-client.ts')

let loading: ReturnType<typeof load> | undefined

/**
 * PayPal's client, loaded by the first call: its SDK is 700 modules and 40 MB, which a process that sells nothing can do
 * without. Kept, because `import()` resolves its address again each time.
 */
export const getPaypal = () => (loading ??= load())
