import { defineEndpoint } from '#contract/http'

/** The OpenAPI 3.1 document of every call. */
export const getApiDescription = defineEndpoint({ method: 'GET', path: '/openapi.json' })
