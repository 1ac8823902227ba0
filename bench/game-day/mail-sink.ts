import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Mail = { to: string[]; subject: string; at: number }

/** Takes every mail and remembers to whom it was sent, and when. */
export async function startMailSink(): Promise<{ port: number; mails: Mail[]; close: () => void }> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((content) => {
        const [, subject = ''] = /^Subject: (.*)$/m.exec(content) ?? []
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), subject: subject.trim(), at: Date.now() })
        done()
      }, done)
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return { port: (server.server.address() as AddressInfo).port, mails, close: () => server.close() }
}
