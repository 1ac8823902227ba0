import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Config } from '#runtime/config'
import { type ServiceOutcome, formatFailure, trackServiceCall } from '#runtime/service-calls'
import type { SignedUrlOptions, Storage } from './storage.ts'

const SIGNED_URL_SECONDS = 60

/** An answer such as 404 is no failure of the server. */
function getStorageFailure(outcome: ServiceOutcome): string | undefined {
  if (!('error' in outcome)) return undefined
  const status = (outcome.error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  if (status === undefined) return formatFailure(outcome.error)
  return status >= 500 || status === 403 ? `HTTP ${status}` : undefined
}

function createClient(config: Config, endpoint: string | undefined): S3Client {
  return new S3Client({
    region: config.S3_REGION,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: {
      accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    },
    // Servers that do not support the SDK's default trailers store them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Stores files in a bucket of any S3-compatible server. */
export class S3Storage implements Storage {
  readonly #client: S3Client
  readonly #config: Config
  readonly #bucket: string
  /** Signs for the public endpoint; sends nothing. */
  #publicClient: S3Client | undefined
  #bucketThere: Promise<void> | undefined

  constructor(config: Config) {
    this.#bucket = config.S3_BUCKET ?? ''
    this.#config = config
    this.#client = createClient(config, config.S3_ENDPOINT)
    this.#client.middlewareStack.add((next) => (args) => trackServiceCall('storage', next(args), getStorageFailure), {
      step: 'initialize',
    })
  }

  async put(key: string, path: string, type: string): Promise<void> {
    // Checked before uploading: a server without the bucket aborts a large body without giving a reason.
    this.#bucketThere ??= this.#makeBucket()
    await this.#bucketThere
    await this.#send(key, path, type)
  }

  /** Creates the bucket on a fresh installation. */
  async #makeBucket(): Promise<void> {
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }))
    } catch (error) {
      if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== 404) return
      await this.#client.send(new CreateBucketCommand({ Bucket: this.#bucket })).catch((made: Error) => {
        // Another process was faster.
        if (!made.name.startsWith('BucketAlready')) throw made
      })
    }
  }

  async #send(key: string, path: string, type: string): Promise<void> {
    const { size } = await stat(path)
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: type,
      }),
    )
  }

  async stream(key: string, start: number, end: number): Promise<Readable> {
    const { Body } = await this.#client.send(
      new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: `bytes=${start}-${end}` }),
    )
    if (!(Body instanceof Readable)) throw new Error(`stored file ${key} has no body`)
    return Body
  }

  async read(key: string, start: number, end: number): Promise<Buffer> {
    const bytes = await buffer(await this.stream(key, start, end))
    if (bytes.length !== end - start + 1) throw new Error(`stored file ${key} is shorter than its row says`)
    return bytes
  }

  async *list(): AsyncGenerator<{ key: string; ageSeconds: number }> {
    let after: string | undefined
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, ...(after ? { ContinuationToken: after } : {}) }),
      )
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key) yield { key: Key, ageSeconds: (Date.now() - (LastModified?.getTime() ?? Date.now())) / 1000 }
      }
      after = page.NextContinuationToken
    } while (after)
  }

  async delete(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }))
  }

  async createSignedUrl(key: string, { endpoint, type, disposition }: SignedUrlOptions = {}): Promise<string> {
    const client = endpoint ? (this.#publicClient ??= createClient(this.#config, endpoint)) : this.#client
    const command = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      ...(type ? { ResponseContentType: type } : {}),
      ...(disposition ? { ResponseContentDisposition: disposition } : {}),
    })
    return getSignedUrl(client, command, { expiresIn: SIGNED_URL_SECONDS })
  }
}
