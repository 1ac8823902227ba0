import { describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'

describe('configuration', () => {
  test('defaults to a local setup', () => {
    expect(parseConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      HOLD_SECONDS: 900,
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
      DEMO: false,
    })
  })

  test('treats an empty value as absent and includes the port in the public URL', () => {
    const config = parseConfig({ PORT: '8080', S3_BUCKET: '', SMTP_URL: '' })
    expect(config).toMatchObject({ PORT: 8080, PUBLIC_URL: 'http://localhost:8080' })
    expect(config.SMTP_URL).toBeUndefined()
    expect(parseConfig({ PUBLIC_URL: 'https://tunemaker.example//' }).PUBLIC_URL).toBe('https://tunemaker.example')
  })

  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '80.5' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'tunemaker' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/db' }],
    ['SMTP_URL', { SMTP_URL: 'http://localhost' }],
    ['HOLD_SECONDS', { HOLD_SECONDS: '0' }],
    ['PAYPAL_ENVIRONMENT', { PAYPAL_ENVIRONMENT: 'production' }],
    ['PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_ID: 'x', PAYPAL_WEBHOOK_ID: 'x' }],
    ['PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_SECRET: 'x' }],
    ['PAYPAL_WEBHOOK_ID', { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'x' }],
    ['S3_BUCKET', { S3_BUCKET: 'songs' }],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'short' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['DEMO', { DEMO: '2' }],
  ])('names the invalid variable in one line, without its value: %s', (name, env) => {
    let message = ''
    try {
      parseConfig(env)
    } catch (error) {
      message = (error as Error).message
    }
    expect(message).toMatch(/^Wrong configuration\. /)
    expect(message).toContain(name)
    expect(message).not.toContain('\n')
  })

  test('names all invalid variables at once', () => {
    expect(() => parseConfig({ PORT: 'x', HOLD_SECONDS: 'x' })).toThrow(/PORT.*HOLD_SECONDS/)
  })
})
