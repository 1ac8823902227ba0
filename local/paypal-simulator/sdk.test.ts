import {
  CaptureStatus,
  CheckoutPaymentIntent,
  Client,
  CustomError,
  Environment,
  OrderStatus,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk'
import { expect, test } from 'vitest'
import { getCaptureId, createClient, startSimulator } from './test-client.ts'
import type { PaypalSimulator } from './server.ts'

/** PayPal's own client, redirected to the simulator: the SDK has no option for the host. */
class LocalClient extends Client {
  readonly #url: string

  constructor({ url, clientId, clientSecret }: PaypalSimulator) {
    super({
      environment: Environment.Sandbox,
      clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    })
    this.#url = url
  }

  override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
    const inner = super.getRequestBuilderFactory()
    return (...args) => {
      const builder = inner(...args)
      builder.intercept(async (request, options, next) => {
        const { pathname, search } = new URL(request.url)
        return next({ ...request, url: this.#url + pathname + search }, options)
      })
      return builder
    }
  }
}

test("PayPal's server SDK creates, captures, repeats, gets and refunds here", async () => {
  const sim = await startSimulator()
  const client = new LocalClient(sim)
  const orders = new OrdersController(client)
  const payments = new PaymentsController(client)
  const body = {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        amount: { currencyCode: 'USD', value: '9.95' },
        customId: 'library',
        invoiceId: 'inv-1',
        description: 'Library',
      },
    ],
  }
  const created = await orders.createOrder({ body, paypalRequestId: 'create', prefer: 'return=representation' })
  expect(created.statusCode).toBe(201)
  const id = created.result.id ?? ''
  const again = await orders.createOrder({ body, paypalRequestId: 'create' })
  expect(again.result.id).toBe(id)

  const early = await orders.captureOrder({ id, paypalRequestId: 'early' }).catch((error: unknown) => error)
  expect(early).toBeInstanceOf(CustomError)
  expect(early).toMatchObject({ statusCode: 422, result: { details: [{ issue: 'ORDER_NOT_APPROVED' }] } })

  await (await createClient(sim)).approve(id)
  const captured = await orders.captureOrder({ id, paypalRequestId: 'capture' })
  const capture = captured.result.purchaseUnits?.[0]?.payments?.captures?.[0]
  expect(capture).toMatchObject({
    status: CaptureStatus.Completed,
    customId: 'library',
    sellerReceivableBreakdown: { paypalFee: { value: '0.59' } },
  })
  const repeated = await orders.captureOrder({ id, paypalRequestId: 'capture' })
  expect(getCaptureId(JSON.parse(typeof repeated.body === 'string' ? repeated.body : ''))).toBe(capture?.id)

  expect((await orders.getOrder({ id })).result.status).toBe(OrderStatus.Completed)
  const captureId = capture?.id ?? ''
  await payments.refundCapturedPayment({
    captureId,
    paypalRequestId: 'refund',
    body: { amount: { currencyCode: 'USD', value: '1.95' } },
  })
  expect((await payments.getCapturedPayment({ captureId })).result.status).toBe(CaptureStatus.PartiallyRefunded)
})

test('the SDK passes PayPal-Mock-Response to the simulator', async () => {
  const sim = await startSimulator()
  const orders = new OrdersController(new LocalClient(sim))
  const id = await (await createClient(sim)).createOrder()
  const declined = orders.captureOrder({ id, paypalMockResponse: '{"mock_application_codes":"INSTRUMENT_DECLINED"}' })
  await expect(declined).rejects.toMatchObject({
    statusCode: 422,
    result: { details: [{ issue: 'INSTRUMENT_DECLINED' }] },
  })
})
