export { deleteActor } from './delete-actor.ts'
export { sendActivity } from './delivery/send-activity.ts'
export { publishActivities } from './delivery/publish-activities.ts'
export { federationRoutes } from './routes.ts'
