import { publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { getCheckpoint } from './get-checkpoint.ts'
import { getCopyEntries } from './get-copy-entries.ts'
import { getLogTile } from './get-log-tile.ts'
import { getVerifierKeys } from './get-verifier-keys.ts'
import { getVerifier } from '#module/edition-log/verifier'
import { listEditionEntries } from './list-edition-entries.ts'

export const editionLogRoutes = [
  defineRoute(api.getCheckpoint, publicAccess, getCheckpoint),
  defineRoute(api.getVerifierKeys, publicAccess, getVerifierKeys),
  defineRoute(api.getVerifier, publicAccess, getVerifier),
  defineRoute(api.getLogTile, publicAccess, ({ params }) => getLogTile(params.path)),
  defineRoute(api.listEditionEntries, publicAccess, ({ params, query }) => listEditionEntries(params.id, query.after)),
  defineRoute(api.getCopyEntries, publicAccess, ({ params }) => getCopyEntries(params.id)),
]
