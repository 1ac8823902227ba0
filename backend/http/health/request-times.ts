import { Counter, type Metric, register } from 'prom-client'

/** Upper bounds in seconds; what took longer counts only in the sum of all. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const NAME = 'tunemaker_http_request_seconds'
const CLASSES = ['2xx', '3xx', '4xx', '5xx']

/** All answers of one call with one status. `inBucket` has one more for those beyond the last bound. */
type Times = { labels: { route: string; method: string; status: number }; sum: number; inBucket: number[] }

const times = new Map<string, Map<number, Times>>()

/**
 * Records one request. `call` is method and path pattern, never the concrete path, which contains ids. Counted here,
 * since a Histogram finds its labels by a text that it makes of them, for every request.
 */
export function trackRequest(call: string, status: number, seconds: number): void {
  const found = times.get(call)?.get(status) ?? startTimes(call, status)
  let bucket = 0
  while (seconds > (BUCKETS[bucket] ?? Infinity)) bucket++
  found.sum += seconds
  found.inBucket[bucket] = (found.inBucket[bucket] ?? 0) + 1
}

function startTimes(call: string, status: number): Times {
  const [method = '', route = ''] = call.split(' ')
  const started = { labels: { route, method, status }, sum: 0, inBucket: [...BUCKETS, Infinity].map(() => 0) }
  const statuses = times.get(call) ?? new Map<number, Times>()
  times.set(call, statuses.set(status, started))
  return started
}

const listTimes = () => [...times.values()].flatMap((statuses) => [...statuses.values()])

const getCount = ({ inBucket }: Times) => inBucket.reduce((sum, count) => sum + count, 0)

/** The lines of one call and status, as those of a Histogram. */
function buildLines(one: Times) {
  const { labels, sum, inBucket } = one
  let below = 0
  const buckets = BUCKETS.map((le, n) => ({ le, value: (below += inBucket[n] ?? 0) }))
  return [
    ...[...buckets, { le: '+Inf', value: getCount(one) }].map(({ le, value }) => ({
      metricName: `${NAME}_bucket`,
      labels: { le, ...labels },
      value,
    })),
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: getCount(one) },
  ]
}

// The registry asks nothing else of a metric than its name and what it is now.
register.registerMetric({
  name: NAME,
  get: () =>
    Promise.resolve({
      name: NAME,
      help: 'Time to answer a request, by the call’s path pattern, method and status.',
      type: 'histogram',
      values: listTimes().flatMap(buildLines),
    }),
} as unknown as Metric)

const answers = new Counter({
  name: 'tunemaker_http_answers_total',
  help: 'Requests that this process answered, by class of status.',
  labelNames: ['class'],
  registers: [],
  collect() {
    this.reset()
    // A counter that begins with its first failure shows no increase: what may fail starts at zero.
    for (const one of CLASSES) this.inc({ class: one }, 0)
    for (const one of listTimes()) this.inc({ class: `${Math.floor(one.labels.status / 100)}xx` }, getCount(one))
  },
})
register.registerMetric(answers)
