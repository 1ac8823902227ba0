import { buildInvalidRequestError } from './errors.ts'
import type { Json, JsonObject } from './json.ts'
import { getMember, toText } from './json.ts'

/**
 * A fault for matching requests. HANG never responds, HANG_AFTER executes and never responds, DROP drops the
 * connection, LOST executes and drops the connection, HTML is a proxy's 502, PENDING and DECLINED set the status of a
 * capture, 429/500/503/504 and every other code are PayPal's error of that name.
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
     * Parses `{ match: { method?, path?, nth?, times? }, fault?, delayMs? }`. `path` is a regular expression for the
     * path. Without `nth` and `times` every match fails until the faults are deleted; with `nth` alone only that one.
     */
    add(wish: Json | undefined): Fault {
      const number = (name: string) => {
        const value = getMember(wish, 'match', name)
        return typeof value === 'number' && value >= 1 ? Math.floor(value) : undefined
      }
      const nth = number('nth')
      const delay = getMember(wish, 'delayMs')
      const code = toText(getMember(wish, 'fault')) ?? formatNumber(getMember(wish, 'fault'))
      const delayMs = typeof delay === 'number' && delay > 0 ? delay : 0
      if (!code && !delayMs)
        throw buildInvalidRequestError('MISSING_REQUIRED_PARAMETER', '/fault', 'Name a fault or a delayMs.')
      const fault: Fault = {
        id: ++lastId,
        path: parsePattern(toText(getMember(wish, 'match', 'path')) ?? '.'),
        nth: nth ?? 1,
        times: number('times') ?? (nth ? 1 : Number.POSITIVE_INFINITY),
        delayMs,
        seen: 0,
      }
      const method = toText(getMember(wish, 'match', 'method'))
      if (method) fault.method = method.toUpperCase()
      if (code) fault.code = code
      faults.push(fault)
      return fault
    },

    clear() {
      faults = []
    },

    list(): Json {
      return faults.map(buildFaultView)
    },

    /** Counts the request on every matching fault and returns the first that is due. */
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

export function buildFaultView(fault: Fault): JsonObject {
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

function formatNumber(value: Json | undefined): string | undefined {
  return typeof value === 'number' ? String(value) : undefined
}

function parsePattern(source: string): RegExp {
  try {
    return new RegExp(source)
  } catch {
    throw buildInvalidRequestError('INVALID_PARAMETER_VALUE', '/match/path', 'Not a regular expression.', source)
  }
}
