export { publishCard } from './publish-card.ts'
export { fineArtRoutes } from './routes.ts'
