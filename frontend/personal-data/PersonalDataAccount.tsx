import { createExport } from '#contract/personal-data/exports'
import type { PersonalDataAccount as Account } from '#contract/personal-data/links'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { personalData } from '#text/messages/catalogs/personal-data/en'
import { DeleteAccount } from './DeleteAccount.tsx'

interface PersonalDataAccountProps {
  account: Account
  email: string
  token: string
}

/** One account of an address: have its archive made, have it deleted. */
export function PersonalDataAccount({ account, email, token }: PersonalDataAccountProps) {
  const t = useMessages(personalData)
  const make = useApiMutation(createExport)
  const { artistId, artistName } = account
  return (
    <Section
      title={artistName === null ? t('account.address', { email }) : t('account.artist', { artist: artistName })}
    >
      <div className="grid max-w-measure gap-6">
        {make.isSuccess || (account.export === 'waiting' && !make.isError) ? (
          <p role="status">{t('export.waiting', { email })}</p>
        ) : (
          <div>
            <p className="text-bone-2">{t('export.text')}</p>
            <Button
              className="mt-4"
              busy={make.isPending}
              busyLabel={t('export.busy')}
              onClick={() => make.mutate({ body: { token, artistId } })}
            >
              {t('export.button')}
            </Button>
            {make.isError && (
              <p role="alert" className="mt-3 text-lamp">
                {getErrorMessage(make.error, t('unreachable'))}
              </p>
            )}
          </div>
        )}
        <DeleteAccount account={account} token={token} />
      </div>
    </Section>
  )
}
