export { deliverActivity } from './delivery/deliver-activity.ts'
export { publishActivities } from './delivery/publish-activities.ts'
export { federationRoutes } from './routes.ts'
