export { listEventSeries } from './list-event-series.ts'
export { listEventSums } from './list-event-sums.ts'
export { listTopArtists } from './list-top-artists.ts'
export { getPeriodRange, listPeriodSteps } from './period.ts'
