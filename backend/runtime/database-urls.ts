/**
 * The addresses of a database, one for each of its hosts: `postgres://user:password@first:5432,second:5432/name` names
 * two, of which one at a time takes writes.
 */
export function listDatabaseUrls(databaseUrl: string): string[] {
  const [, scheme = '', hosts = '', rest = ''] = /^(.*?:\/\/(?:[^/]*@)?)([^/?]*)(.*)$/s.exec(databaseUrl) ?? []
  return hosts.split(',').map((host) => `${scheme}${host}${rest}`)
}

/** Whether each host makes an address that a connection can be opened to. */
export function isDatabaseUrl(databaseUrl: string): boolean {
  return listDatabaseUrls(databaseUrl).every((url) => /^postgres(ql)?:\/\/[^/]/.test(url) && URL.canParse(url))
}
