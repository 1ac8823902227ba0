import { defineRoute } from '#http/define-route'
import { optionalSession, publicAccess } from '#http/guards'
import { getRequestLanguage } from '#http/sessions/request-language'
import * as api from './contract.ts'
import { createPushDevice } from './create-push-device.ts'
import { deletePushDevice } from './delete-push-device.ts'
import { getPushKey } from './get-push-key.ts'

export const pushRoutes = [
  defineRoute(api.getPushKey, publicAccess, () => getPushKey()),
  defineRoute(api.createPushDevice, optionalSession, ({ body, session, address, ctx }) =>
    createPushDevice(body, session, address, getRequestLanguage(ctx)),
  ),
  defineRoute(api.deletePushDevice, publicAccess, ({ body }) => deletePushDevice(body.endpoint)),
]
