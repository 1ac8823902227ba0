export { getCollector } from './get-collector.ts'
export { sendCollectorLinkJob } from './jobs.ts'
export { collectorRoutes } from './routes.ts'
export { sendCollectorLink } from './send-collector-link.ts'
