/** Whether If-None-Match contains this ETag: any of a list, including one weakened by a compressing proxy. */
export function isEtagMatch(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => {
    const name = tag.trim().replace(/^W\//, '')
    return name === etag || name === '*'
  })
}
