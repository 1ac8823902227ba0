import { resolve } from 'node:path'
import { z } from 'zod'
import { isDatabaseUrl } from './database-urls.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true')

const databaseUrl = z.string().refine(isDatabaseUrl, 'must be postgres://user:password@host:port/name')

const logKey = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them')

/** `<verifier key> <submission address>`, several separated by semicolons. */
const witnesses = z
  .string()
  .default('')
  .transform((list) => list.split(';').filter((witness) => witness.trim() !== ''))
  .pipe(
    z.array(
      z
        .string()
        .trim()
        .regex(
          /^[^\s+]+\+[0-9a-f]{8}\+B[A-P][A-Za-z0-9+/]{42} https?:\/\/\S+$/,
          'must be witness keys with their addresses',
        )
        .transform((witness) => {
          const [key = '', url = ''] = witness.split(' ')
          return { key, url: url.replace(/\/+$/, '') }
        }),
    ),
  )

/** Web addresses without a path, several separated by commas. */
const origins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))

const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url().optional(),
    DATA_DIR: z.string().default('.data'),
    // Several hosts with commas between them: the one that takes writes is found.
    DATABASE_URL: databaseUrl.optional(),
    // PostgreSQL itself, where DATABASE_URL is PgBouncer in transaction mode: notifications come from there.
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    // A hot standby, for reads that may be a second old.
    DATABASE_REPLICA_URL: databaseUrl.optional(),
    DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(16),
    // Multiplies every deadline of the database, for machines that are slow or busy.
    DATABASE_PATIENCE: z.coerce.number().min(1).max(60).default(1),
    // Which jobs a worker runs: those that read and render files can have processes of their own.
    WORKER_JOBS: z.enum(['all', 'light', 'heavy']).default('all'),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    // The address of the bucket as browsers reach it: downloads then come from there.
    S3_PUBLIC_ENDPOINT: z.url().optional(),
    // The load balancer of ops/Caddyfile sends stored files that this process has authorized.
    BALANCER_SENDS_FILES: flag.default(false),
    PAYPAL_CLIENT_ID: z.string().optional(),
    PAYPAL_CLIENT_SECRET: z.string().optional(),
    PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live']).default('sandbox'),
    PAYPAL_WEBHOOK_ID: z.string().optional(),
    PAYPAL_API_URL: z.url().optional(),
    PAYPAL_SCRIPT_URL: z.url().optional(),
    PAYPAL_CERT_ORIGIN: z.url().optional(),
    PAYPAL_CERT_CA: z.string().optional(),
    HOLD_SECONDS: z.coerce.number().int().min(1).max(86_400).default(900),
    // For so long a decision about a review can be undone; it takes effect afterwards.
    REVIEW_UNDO_SECONDS: z.coerce.number().int().min(0).max(86_400).default(600),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('TuneMaker <hello@tunemaker.example>'),
    // Signs the edition log: 32 bytes in base64. Without one, the first worker creates it in DATA_DIR.
    EDITION_LOG_KEY: logKey.optional(),
    EDITION_LOG_NEXT_KEY: logKey.optional(),
    EDITION_LOG_WITNESSES: witnesses,
    // Receivers of webhooks that need neither HTTPS nor an address of the public internet. For tests and development only.
    PRIVATE_RECEIVERS: origins,
    KEYMAIL_DOMAIN: z.string().default('keymail.tunemaker.example'),
    ADMIN_PASSWORD: z.string().min(8).optional(),
    OPERATOR_PASSWORD: z.string().min(8).optional(),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: z.url().optional(),
    OPENAI_MODEL: z.string().default('gpt-4o-mini'),
    // US dollars per million tokens, for recording Godfrey's costs.
    OPENAI_INPUT_PRICE: z.coerce.number().min(0).default(0.15),
    OPENAI_OUTPUT_PRICE: z.coerce.number().min(0).default(0.6),
    // Beyond these Godfrey answers without the model until the next day.
    OPENAI_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(3_000_000),
    OPENAI_TOKENS_PER_VISITOR: z.coerce.number().int().min(0).default(60_000),
    TRUST_PROXY: flag.default(false),
    // Without an address nothing is traced, and nothing of OpenTelemetry loaded.
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    // The part of all requests that is traced.
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    METRICS_TOKEN: z.string().min(16).optional(),
    METRICS_PORT: port.optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    DEMO: flag.default(false),
  })
  .refine((c) => !c.PAYPAL_CLIENT_ID === !c.PAYPAL_CLIENT_SECRET, {
    path: ['PAYPAL_CLIENT_SECRET'],
    message: 'goes with PAYPAL_CLIENT_ID: set both or neither',
  })
  .refine((c) => !c.PAYPAL_CLIENT_ID || Boolean(c.PAYPAL_WEBHOOK_ID), {
    path: ['PAYPAL_WEBHOOK_ID'],
    message: 'is needed with PAYPAL_CLIENT_ID: without it no event from PayPal can be believed',
  })
  .refine((c) => !c.S3_BUCKET || (c.S3_ACCESS_KEY_ID && c.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  })

export type Config = ReturnType<typeof parseConfig>

/**
 * Parses all settings from environment variables; an empty variable counts as absent. Throws an Error with one sentence
 * per invalid variable.
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(present)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}.`)
    throw new Error(`Wrong configuration. ${sentences.join(' ')}`)
  }
  const c = parsed.data
  return {
    ...c,
    DATA_DIR: resolve(c.DATA_DIR),
    /** Without an API key or a base URL there is no model: Godfrey then answers from his knowledge alone. */
    hasModel: Boolean(c.OPENAI_API_KEY ?? c.OPENAI_BASE_URL),
    PUBLIC_URL: (c.PUBLIC_URL ?? `http://localhost:${c.PORT}`).replace(/\/+$/, ''),
  }
}

function parseEnvironment(): Config {
  try {
    return parseConfig(process.env)
  } catch (error) {
    // One clear sentence instead of a stack trace: a wrong value is the operator's to fix.
    console.error((error as Error).message)
    process.exit(1)
  }
}

export const config = parseEnvironment()
