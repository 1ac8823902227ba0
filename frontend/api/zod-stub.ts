/**
 * Replaces zod in the browser bundle. Pages use the paths, limits and error codes of a contract; only the server
 * validates. This saves about a third of most pages' code.
 */
const stub: unknown = new Proxy(() => undefined, {
  get: (_target, name) => {
    if (typeof name === 'string' && /parse/i.test(name))
      throw new Error('Schemas cannot be parsed in the browser: zod is replaced by a stub.')
    return stub
  },
  apply: () => stub,
})

export { stub as z }
