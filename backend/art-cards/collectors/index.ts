export { getCollector } from './get-collector.ts'
export { purgeUnconfirmedCollectors } from './purge-unconfirmed-collectors.ts'
export { collectorRoutes } from './routes.ts'
export { sendCollectorLink } from './send-collector-link.ts'
