export { Application, getApplicationByTrackingNumber } from './application.ts'
export { purgeUnconfirmedApplications } from './purge-unconfirmed-applications.ts'
export { applicationRoutes } from './routes.ts'
export { sendApplicationLinkEmail } from './link/send-application-link-email.ts'
