import { validateKeymail } from '#contract/keymails'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { Button } from '#frontend/ui/controls/Button.tsx'
import type { KeymailOffer } from './keymail-offer.ts'

interface OthersPayingProps {
  offer: KeymailOffer
  onOffer: (offer: KeymailOffer) => void
}

/** In place of the payment while somebody else's is pending. */
export function OthersPaying({ offer, onOffer }: OthersPayingProps) {
  const t = useMessages(checkout)
  const validation = useApiMutation(validateKeymail)
  return (
    <section aria-labelledby="others-paying" className="mt-5">
      <h2 id="others-paying" className="text-xl font-semibold">
        {t('othersPaying.title')}
      </h2>
      <p className="mt-2 text-bone-2">{t('othersPaying.text')}</p>
      <Button
        variant="quiet"
        className="mt-5"
        onClick={() => validation.mutate({ body: { keymailCode: offer.keymailCode } }, { onSuccess: onOffer })}
        busy={validation.isPending}
        busyLabel={t('othersPaying.looking')}
      >
        {t('othersPaying.again')}
      </Button>
      {validation.error && (
        <p role="alert" className="mt-3 text-lamp">
          {getErrorMessage(validation.error, t('unreachable'))}
        </p>
      )}
    </section>
  )
}
