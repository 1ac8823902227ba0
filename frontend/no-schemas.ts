/**
 * Stands where zod does in what the browser downloads. A screen reads addresses, limits and refusals off a contract; what
 * goes in and out is checked by the server alone, so a third of most screens' code need not travel.
 */
const anything: unknown = new Proxy(() => undefined, {
  get: (_target, name) => {
    if (typeof name === 'string' && /parse/i.test(name)) throw new Error('Schemas are not checked in the browser.')
    return anything
  },
  apply: () => anything,
})

export { anything as z }
