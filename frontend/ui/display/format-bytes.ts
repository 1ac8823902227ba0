const MB = 1024 * 1024

/** '12.4 MB', or '512 KB' below 1 MB. */
export const formatBytes = (bytes: number) =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MB).toFixed(1)} MB`

/** '12.4 of 31.0 MB', both in the unit of the total. */
export const formatByteProgress = (done: number, total: number) =>
  total < MB
    ? `${Math.round(done / 1024)} of ${Math.max(1, Math.round(total / 1024))} KB`
    : `${(done / MB).toFixed(1)} of ${(total / MB).toFixed(1)} MB`
