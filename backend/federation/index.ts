export { sendActivity } from './delivery/send-activity.ts'
export { publishActivities } from './delivery/publish-activities.ts'
export { purgeActors } from './purge-actors.ts'
