/** The S3 server used in tests ships without types. */
declare module 's3rver' {
  class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string })
    run(): Promise<{ port: number; address: string }>
    close(): Promise<void>
  }
  export = S3rver
}
