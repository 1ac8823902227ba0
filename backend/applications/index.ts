export { Application, getApplicationByTrackingNumber } from './application.ts'
export { deleteApplicant } from './delete-applicant.ts'
export { purgeUnconfirmedApplications } from './purge-unconfirmed-applications.ts'
export { sendApplicationLinkEmail } from './link/send-application-link-email.ts'
