export { applicationProduct } from './application-product.ts'
export { enqueuePaidApplications } from './enqueue-paid-applications.ts'
export { sendApplicationPaidEmail } from './send-application-paid-email.ts'
