import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { type MessageStore, createMessageStore } from './message-store.ts'

export interface MailboxOptions {
  /** Mails are stored in its subfolder `mail`. */
  dataDir: string
  /** 0 = any free port, for both. */
  smtpPort: number
  httpPort: number
  /** Default 127.0.0.1, because mails contain sign-in links. */
  host?: string
}

export interface Mailbox {
  smtpUrl: string
  /** The page that shows the mails. */
  url: string
  close: () => Promise<void>
}

const MAIL_MAX_BYTES = 30 * 1024 * 1024
const LIST_LIMIT = 200

/** Starts a server that accepts every mail, delivers none, and shows all on a page. Throws if a port is taken. */
export async function startMailbox({
  dataDir,
  smtpPort,
  httpPort,
  host = '127.0.0.1',
}: MailboxOptions): Promise<Mailbox> {
  const store = await createMessageStore(join(dataDir, 'mail'))
  const smtp = createSmtpServer(store)
  const listening = once(smtp.server, 'listening')
  smtp.listen(smtpPort, host)
  await listening
  const http = createServer((request, response) => serveRequest(request, response, store))
  try {
    http.listen(httpPort, host)
    await once(http, 'listening')
  } catch (error) {
    smtp.close()
    throw error
  }
  return {
    smtpUrl: `smtp://${host}:${getPort(smtp.server)}`,
    url: `http://${host}:${getPort(http)}`,
    close: async () => {
      const closed = Promise.all([
        new Promise((done) => http.close(done)),
        new Promise<void>((done) => smtp.close(done)),
      ])
      http.closeAllConnections()
      await closed
    },
  }
}

function getPort(server: Pick<Server, 'address'>) {
  return (server.address() as AddressInfo).port
}

function createSmtpServer(store: MessageStore) {
  const smtp = new SMTPServer({
    banner: 'TuneMaker mailbox',
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAIL_MAX_BYTES,
    closeTimeout: 300,
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => createMessage(store, raw, recipients))
        .then(() => done(), done)
    },
  })
  // Broken connections are the senders' problem; a failed start has its own listener.
  smtp.on('error', () => {})
  return smtp
}

async function createMessage(store: MessageStore, raw: Buffer, recipients: string[]) {
  const mail = await PostalMime.parse(raw)
  const text = mail.text ?? ''
  const html = mail.html ?? ''
  await store.add({
    to: [...new Set(recipients.map((address) => address.toLowerCase()))],
    from: mail.from?.name ? `${mail.from.name} <${mail.from.address}>` : (mail.from?.address ?? ''),
    subject: mail.subject ?? '',
    text,
    html,
    links: listLinks(text, html),
  })
}

function listLinks(text: string, html: string) {
  const inText = text.matchAll(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g).map(([address]) => address)
  const inHtml = html
    .matchAll(/href\s*=\s*["'](https?:[^"']+)["']/gi)
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
  return [...new Set([...inText, ...inHtml])]
}

function serveRequest(request: IncomingMessage, response: ServerResponse, store: MessageStore) {
  if (!hasLocalHostName(request)) return send(response, 403, 'text/plain', 'Open this page by its own address.')
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain', 'Only GET here.')
  const url = new URL(request.url ?? '/', 'http://mailbox')
  if (url.pathname === '/') return sendPage(response)
  if (url.pathname === '/api/messages') return sendList(request, response, url.searchParams, store)
  const [, id, part] = /^\/api\/messages\/([\w-]+)(\/html)?$/.exec(url.pathname) ?? []
  const message = id === undefined ? undefined : store.get(id)
  if (!message)
    return send(response, 404, 'application/json', '{"error":"not-found","message":"There is no such mail."}')
  if (part) return sendUntrustedHtml(response, message.html)
  send(response, 200, 'application/json', JSON.stringify(message))
}

/** Protects against DNS rebinding: a foreign page could otherwise read sign-in links through the visitor's browser. */
function hasLocalHostName({ headers, socket }: IncomingMessage) {
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  const ours = ['localhost', '127.0.0.1', '[::1]', socket.localAddress ?? '']
  return !/^(::ffff:)?127\.|^::1$/.test(socket.localAddress ?? '') || ours.includes(name)
}

/** `to` is a full address, `search` a part of one; newest first. */
function sendList(request: IncomingMessage, response: ServerResponse, query: URLSearchParams, store: MessageStore) {
  const to = query.get('to')?.trim().toLowerCase()
  const search = query.get('search')?.trim().toLowerCase()
  const limit = Number(query.get('limit')) || LIST_LIMIT
  const messages = store
    .list()
    .filter((message) => !to || message.to.includes(to))
    .filter((message) => !search || message.to.some((address) => address.includes(search)))
    .slice(0, limit)
  const etag = `"${messages.length}-${messages[0]?.id ?? ''}"`
  response.setHeader('ETag', etag)
  if (request.headers['if-none-match'] === etag) return send(response, 304, 'application/json', '')
  send(response, 200, 'application/json', JSON.stringify(messages))
}

function sendPage(response: ServerResponse) {
  const nonce = randomBytes(12).toString('base64')
  const page = readFileSync(join(import.meta.dirname, 'mailbox-page.html'), 'utf8').replaceAll('NONCE', nonce)
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; ` +
      `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
  )
  send(response, 200, 'text/html', page)
}

/** Untrusted HTML: no scripts, no external resources, links open in a new window. */
function sendUntrustedHtml(response: ServerResponse, html: string) {
  response.setHeader(
    'Content-Security-Policy',
    `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'`,
  )
  send(response, 200, 'text/html', `<!doctype html><base target="_blank">${html}`)
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  })
  response.end(body)
}
