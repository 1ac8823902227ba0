/**
 * PayPal's client, loaded by the first call: its SDK is 700 modules and 40 MB, which a process that sells nothing can do
 * without.
 */
export const getPaypal = () => import('./paypal-client.ts')
