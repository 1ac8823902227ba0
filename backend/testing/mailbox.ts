import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'
import { closeMail } from '#module/mail'
import { config } from '#platform/config'

type ReceivedMail = {
  /** The envelope: who really gets it. */
  recipients: string[]
  mail: Email
}

const received: ReceivedMail[] = []
let refusing = false

/** Receives the product's mail around the tests of a file, on a free port. */
export function withMailbox(): void {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusing) return done(new Error('out of order'))
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail })
          done()
        }, done)
      })
    },
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    config.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    closeMail()
    await new Promise<void>((resolve) => server.close(resolve))
  })
}

/** Every mail is answered with an error until `work` is done. */
export async function whileMailIsOut(work: () => Promise<unknown>): Promise<void> {
  refusing = true
  try {
    await work()
  } finally {
    refusing = false
  }
}

export function mailTo(address: string): ReceivedMail[] {
  return received.filter(({ recipients }) => recipients.includes(address))
}

/** The token of the link in a mail's text. */
export function tokenIn({ mail }: ReceivedMail): string {
  return /[?&]token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
}
