import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'
import { closeMailTransport } from '#module/mail'
import { config } from '#runtime/config'

type ReceivedMail = {
  /** The recipients of the SMTP envelope. */
  recipients: string[]
  mail: Email
}

const received: ReceivedMail[] = []
let isDown = false

/** Starts an SMTP server on a free port that receives the product's mail during the tests of a file. */
export function startTestMailbox(): void {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isDown) return done(new Error('out of order'))
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail })
          done()
        }, done)
      })
    },
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // Of an earlier file in this process.
    closeMailTransport()
    received.length = 0
    config.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    closeMailTransport()
    await new Promise<void>((resolve) => server.close(resolve))
  })
}

/** Rejects every mail until `work` is done. */
export async function runWithMailDown(work: () => Promise<unknown>): Promise<void> {
  isDown = true
  try {
    await work()
  } finally {
    isDown = false
  }
}

export function listMailTo(address: string): ReceivedMail[] {
  return received.filter(({ recipients }) => recipients.includes(address))
}

/** The token of the link in the mail's text. */
export function parseLinkToken({ mail }: ReceivedMail): string {
  return /[?&]token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
}
