import { formatCount, formatTenths } from './format-number.ts'

const KB = 1024
const MB = KB * 1024
const GB = MB * 1024

/** '512 KB', '12.4 MB' or '1.3 GB'; never less than '1 KB'. */
export function formatBytes(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`
  return bytes < GB ? `${formatTenths(bytes / MB)} MB` : `${formatCount(Math.round((bytes / GB) * 10) / 10)} GB`
}

/** '12.4 / 31.0 MB', both in the unit of the total. */
export const formatByteProgress = (done: number, total: number) =>
  total < MB
    ? `${Math.round(done / KB)} / ${Math.max(1, Math.round(total / KB))} KB`
    : `${formatTenths(done / MB)} / ${formatTenths(total / MB)} MB`
