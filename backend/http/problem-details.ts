import { STATUS_CODES } from 'node:http'
import { config } from '#runtime/config'
import type { ApiError } from './api-error.ts'

const PROBLEM_TYPE = 'application/problem+json'

/** The fields of an error after RFC 9457. */
export type ProblemDetails = { type: string; title: string; status: number; detail: string }

/** Whether a client names the type of RFC 9457 in its Accept header, other than to refuse it. */
export function isProblemAccepted(accept: string): boolean {
  // Browsers and our own pages never name it, so that nearly every error costs one search.
  if (!accept.includes(PROBLEM_TYPE)) return false
  const range = accept.split(',').find((part) => part.trim().startsWith(PROBLEM_TYPE)) ?? ''
  return !/;\s*q=0(\.0*)?\s*(;|$)/.test(range)
}

/** Describes an error as a problem; its type is an address that people can open. */
export function buildProblemDetails({ code, status, message }: ApiError): ProblemDetails {
  const type = `${config.PUBLIC_URL}/developers#${code}`
  return { type, title: STATUS_CODES[status] ?? 'Error', status, detail: message }
}
