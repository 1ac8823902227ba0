import { getOrdersController } from './get-paypal-client.ts'
import { parsePaypalError } from './parse-paypal-error.ts'
import { parseProviderOrder, type ProviderOrder } from './provider-order.ts'

/** The current order at PayPal; undefined when PayPal does not know it. Throws when PayPal cannot be reached. */
export async function getProviderOrder(providerOrderId: string): Promise<ProviderOrder | undefined> {
  try {
    const answer = await getOrdersController().getOrder({ id: providerOrderId })
    return parseProviderOrder(answer.body)
  } catch (error) {
    const { status, issue, message } = parsePaypalError(error)
    if (status === 404) return undefined
    // The SDK's message is only "The error response."; this one is what an operator sees on a dead job.
    throw new Error(status ? `PayPal answered ${status}${issue && ` ${issue}`} about an order` : message, {
      cause: error,
    })
  }
}
