import { HttpResponse } from '#http/http-response'

export const getLiveness = () => Promise.resolve(new HttpResponse(200, { status: 'alive' }))
