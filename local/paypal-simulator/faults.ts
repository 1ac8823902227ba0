import { invalidRequest } from './errors.ts'
import type { Json, JsonObject } from './json.ts'
import { member, text } from './json.ts'

/**
 * A disturbance for requests that match. HANG never answers, HANG_AFTER executes and never answers,
 * DROP cuts the connection, LOST executes and cuts the connection, HTML is a 502 of a proxy,
 * PENDING and DECLINED are how a capture ends, 429/500/503/504 and every other code are PayPal's error of that name.
 */
export type Fault = {
  id: number
  method?: string
  path: RegExp
  nth: number
  times: number
  code?: string
  delayMs: number
  seen: number
}

export type Faults = ReturnType<typeof createFaults>

export function createFaults() {
  let faults: Fault[] = []
  let lastId = 0

  return {
    /**
     * Reads `{ match: { method?, path?, nth?, times? }, fault?, delayMs? }`. `path` is a regular expression on the
     * path. Without nth and times every match is disturbed until the faults are cleared; with `nth` alone only that one.
     */
    add(wish: Json | undefined): Fault {
      const number = (name: string) => {
        const value = member(wish, 'match', name)
        return typeof value === 'number' && value >= 1 ? Math.floor(value) : undefined
      }
      const nth = number('nth')
      const delay = member(wish, 'delayMs')
      const code = text(member(wish, 'fault')) ?? numeric(member(wish, 'fault'))
      const delayMs = typeof delay === 'number' && delay > 0 ? delay : 0
      if (!code && !delayMs) throw invalidRequest('MISSING_REQUIRED_PARAMETER', '/fault', 'Name a fault or a delayMs.')
      const fault: Fault = {
        id: ++lastId,
        path: expression(text(member(wish, 'match', 'path')) ?? '.'),
        nth: nth ?? 1,
        times: number('times') ?? (nth ? 1 : Number.POSITIVE_INFINITY),
        delayMs,
        seen: 0,
      }
      const method = text(member(wish, 'match', 'method'))
      if (method) fault.method = method.toUpperCase()
      if (code) fault.code = code
      faults.push(fault)
      return fault
    },

    clear() {
      faults = []
    },

    list(): Json {
      return faults.map(describe)
    },

    /** Counts the request on every fault that matches it and gives the first that is due. */
    take(method: string, path: string): Fault | undefined {
      let due: Fault | undefined
      for (const fault of faults) {
        if ((fault.method && fault.method !== method) || !fault.path.test(path)) continue
        fault.seen++
        if (!due && fault.seen >= fault.nth && fault.seen < fault.nth + fault.times) due = fault
      }
      return due
    },
  }
}

export function describe(fault: Fault): JsonObject {
  return {
    id: fault.id,
    match: {
      method: fault.method,
      path: fault.path.source,
      nth: fault.nth,
      times: Number.isFinite(fault.times) ? fault.times : 'always',
    },
    fault: fault.code,
    delayMs: fault.delayMs,
    seen: fault.seen,
  }
}

function numeric(value: Json | undefined): string | undefined {
  return typeof value === 'number' ? String(value) : undefined
}

function expression(source: string): RegExp {
  try {
    return new RegExp(source)
  } catch {
    throw invalidRequest('INVALID_PARAMETER_VALUE', '/match/path', 'Not a regular expression.', source)
  }
}
