import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { startPaypalSimulator } from '#local/paypal-simulator/server'
import { TEMPLATE, databaseUrl } from './global-setup.ts'

// Runs before each test file: gives it its own database, data folder and PayPal simulator through environment
// variables.
const server = inject('databaseServer')
const database = `t_${randomBytes(6).toString('hex')}`
const dataDir = mkdtempSync(join(tmpdir(), 'tunemaker-test-'))

const admin = new pg.Client(server)
await admin.connect()
await admin.query(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`)

cpSync(inject('simulatorIdentity'), join(dataDir, 'paypal'), { recursive: true })
const simulator = await startPaypalSimulator({ dataDir: join(dataDir, 'paypal'), port: 0 })

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl(server, database),
  DATA_DIR: dataDir,
  // Tests pass on a machine that is busy with something else.
  DATABASE_PATIENCE: '15',
  LOG_LEVEL: 'error',
  PUBLIC_URL: 'http://localhost:3999',
  PAYPAL_CLIENT_ID: simulator.clientId,
  PAYPAL_CLIENT_SECRET: simulator.clientSecret,
  PAYPAL_WEBHOOK_ID: simulator.webhookId,
  PAYPAL_API_URL: simulator.url,
  PAYPAL_SCRIPT_URL: simulator.scriptUrl,
  PAYPAL_CERT_ORIGIN: simulator.certOrigin,
  PAYPAL_CERT_CA: simulator.certCaFile,
  ADMIN_PASSWORD: 'admin-password',
  OPERATOR_PASSWORD: 'operator-password',
})

afterAll(async () => {
  await simulator.close()
  await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  await admin.end()
  rmSync(dataDir, { recursive: true, force: true })
})
