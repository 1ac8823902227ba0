import type { Endpoint, OutgoingMessage } from '#contract/http'
import { defineRoute, type Route } from '#http/define-route'
import { publicAccess } from '#http/guards'
import * as api from './contract.ts'
import { getApiDescription } from './get-api-description.ts'

/** The call that describes all others and itself, and the messages that are sent to programs of others. */
export function buildApiDescriptionRoute(
  endpoints: readonly Endpoint[],
  messages: Readonly<Record<string, OutgoingMessage>>,
): Route {
  const described = [...endpoints, api.getApiDescription]
  return defineRoute(api.getApiDescription, publicAccess, () => Promise.resolve(getApiDescription(described, messages)))
}
