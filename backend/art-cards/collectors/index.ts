export { deleteCollector } from './delete-collector.ts'
export { getCollector } from './get-collector.ts'
export { purgeUnconfirmedCollectors } from './purge-unconfirmed-collectors.ts'
export { sendCollectorLink } from './send-collector-link.ts'
