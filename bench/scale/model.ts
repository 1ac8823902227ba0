import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { updateSection } from '../report.ts'

/**
 * What a person online does in a minute, and what one such call costs in microseconds of a processor: of a web process, and
 * of the primary. Redemption, sale, catalog page and range are those of bench/results.md; the database's part of a sale is
 * what the same statements leave of two cores, that of a check of a code is a guess. The others were counted per process on a running product, 2,000 calls each,
 * and are scaled by the catalog page that both have.
 */
const actions = [
  { name: 'catalog page', perMinute: 2, web: 67, primary: 0, replica: 12 },
  { name: 'song page', perMinute: 1, web: 141, primary: 0, replica: 111 },
  { name: 'search', perMinute: 0.2, web: 341, primary: 0, replica: 291 },
  { name: '64 kB of a recording', perMinute: 4, web: 191, primary: 7, replica: 0 },
  { name: 'check of a code', perMinute: 0.05, web: 268, primary: 200, replica: 0 },
  { name: 'sale', perMinute: 0.01, web: 1_875, primary: 2_506, replica: 0 },
]

const WEB_PROCESSES = 100
const PRIMARY_CORES = 32
/** Above this share of a processor, waiting grows faster than work. */
const BUSY = 0.7
/** The product's pool, the queue's and the one that listens. */
const CONNECTIONS_PER_PROCESS = 16 + 3 + 1
/** Where PostgreSQL's own work for its connections begins to show. */
const CONNECTIONS_MAX = 500
/** Buyers of one edition answered in a second by two cores: the flash drop. One row orders them, so cores do not add up. */
const ONE_EDITION_PER_SECOND = 10_000 / 1.76

const sumUp = (cost: (action: (typeof actions)[number]) => number) =>
  actions.reduce((sum, action) => sum + (action.perMinute / 60) * cost(action), 0)

/** People online at once when a resource with so many microseconds a second is as busy as it should be. */
const toPeople = (cores: number, microseconds: number) => (cores * 1e6 * BUSY) / microseconds

function formatModel(): string {
  const [web, primary, replica] = [
    sumUp(({ web }) => web),
    sumUp(({ primary }) => primary),
    sumUp(({ replica }) => replica),
  ]
  const limits = [
    {
      what: `${WEB_PROCESSES} web processes, a core each`,
      people: toPeople(WEB_PROCESSES, web),
      remedy: 'more processes',
    },
    {
      what: `the primary's ${PRIMARY_CORES} cores, alone`,
      people: toPeople(PRIMARY_CORES, primary + replica),
      remedy: 'a standby for reads',
    },
    {
      what: `the primary's ${PRIMARY_CORES} cores, with a standby for reads`,
      people: toPeople(PRIMARY_CORES, primary),
      remedy: 'artists on several primaries',
    },
    {
      what: `a standby of ${PRIMARY_CORES} cores`,
      people: toPeople(PRIMARY_CORES, replica),
      remedy: 'another standby',
    },
  ].toSorted((a, b) => a.people - b.people)
  const connections = WEB_PROCESSES * CONNECTIONS_PER_PROCESS
  return [
    'Written by `npm run bench:model`: no measurement of its own, but what the service times above add up to. Each action is',
    'assumed so often a minute for each person online; change them in `bench/scale/model.ts`.',
    '',
    '| action | a minute | web µs | primary µs | reads that a standby takes, µs |',
    '| --- | --- | --- | --- | --- |',
    ...actions.map((a) => `| ${a.name} | ${a.perMinute} | ${a.web} | ${a.primary} | ${a.replica} |`),
    `| all of a person, a second | | ${web.toFixed(1)} | ${primary.toFixed(2)} | ${replica.toFixed(2)} |`,
    '',
    `**First of all the connections**: ${WEB_PROCESSES} processes open ${connections.toLocaleString('en-US')} where ${CONNECTIONS_MAX} are comfortable,`,
    `from ${Math.floor(CONNECTIONS_MAX / CONNECTIONS_PER_PROCESS)} processes on, however few people are online. PgBouncer answers that. Then, at ${BUSY * 100} % of each:`,
    '',
    '| what is used up | people online at once | what helps |',
    '| --- | --- | --- |',
    ...limits.map(({ what, people, remedy }) => `| ${what} | ${formatPeople(people)} | ${remedy} |`),
    `| one edition on which everybody falls | ${Math.round(ONE_EDITION_PER_SECOND).toLocaleString('en-US')} answers a second | nothing: one row orders its buyers |`,
    '',
    'Of ten million fans one in a hundred online are 100,000 people.',
  ].join('\n')
}

const formatPeople = (people: number) => (Math.round(people / 10_000) * 10_000).toLocaleString('en-US')

const file = fileURLToPath(new URL('../results.md', import.meta.url))
const text = formatModel()
console.log(text)
await writeFile(file, updateSection(await readFile(file, 'utf8'), 'Model', text))
