import type { Endpoint } from '#contract/http'
import { defineRoute, type Route } from '#http/define-route'
import { publicAccess } from '#http/guards'
import * as api from './contract.ts'
import { getApiDescription } from './get-api-description.ts'

/** The call that describes all others, and itself. */
export function buildApiDescriptionRoute(endpoints: readonly Endpoint[]): Route {
  const described = [...endpoints, api.getApiDescription]
  return defineRoute(api.getApiDescription, publicAccess, () => Promise.resolve(getApiDescription(described)))
}
