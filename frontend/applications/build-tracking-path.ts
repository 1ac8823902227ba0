import { paths } from '#frontend/lib/paths.ts'

/** Path of the page that tracks an application. */
export const buildTrackingPath = (trackingNumber: string) =>
  `${paths.governanceTracker.href}?number=${encodeURIComponent(trackingNumber)}`
