import { Check, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { downloadGift, type GiftId, GIFTS } from '#contract/newsletter'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { newsletter } from '#text/messages/catalogs/newsletter/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const GRAPHIC_DESCRIPTIONS = {
  'break-through': 'gift.breakThrough',
  revolutionary: 'gift.revolutionary',
} as const satisfies Record<GiftId, string>

export function FreeGraphics() {
  const t = useMessages(newsletter)
  const [email, setEmail] = useState('')
  const [news, setNews] = useState(false)
  const [problem, setProblem] = useState('')
  const [downloaded, setDownloaded] = useState<ReadonlySet<GiftId>>(new Set())
  const [pendingGift, setPendingGift] = useState<GiftId>()
  const emailInput = useRef<HTMLInputElement>(null)
  const request = useApiMutation(downloadGift)

  const requestGift = (gift: GiftId) => {
    if (request.isPending) return
    if (!emailInput.current?.validity.valid || !email.trim()) {
      setProblem(email.trim() ? t('gift.invalidEmail') : t('gift.noEmail'))
      emailInput.current?.focus()
      return
    }
    setProblem('')
    setPendingGift(gift)
    request.mutate(
      { body: { email, gift, news } },
      {
        onSuccess: ({ file }) => {
          setDownloaded((previous) => new Set([...previous, gift]))
          downloadGraphic(file)
        },
        onError: (error) => setProblem(getErrorMessage(error, t('gift.failed'))),
        onSettled: () => setPendingGift(undefined),
      },
    )
  }
  return (
    <Section title={t('gift.title')} intro={t('gift.intro')}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form
          noValidate
          aria-label={t('gift.form')}
          onSubmit={(event) => event.preventDefault()}
          className="self-start lg:sticky lg:top-8"
        >
          <Field label={t('email')} hint={t('gift.emailHint')} error={problem} required>
            <TextInput
              ref={emailInput}
              type="email"
              value={email}
              autoComplete="email"
              maxLength={254}
              onChange={(event) => {
                setEmail(event.currentTarget.value)
                setProblem('')
              }}
            />
          </Field>
          <Checkbox
            className="mt-3"
            label={t('gift.news')}
            checked={news}
            onChange={(event) => setNews(event.currentTarget.checked)}
          />
          <p role="status" className="mt-3 min-h-6 text-sm text-go-light">
            {downloaded.size > 0 && t('gift.thanks')}
          </p>
        </form>
        <ul className="grid gap-6 sm:grid-cols-2">
          {GIFTS.map(({ id, title }) => (
            <li key={id}>
              <article aria-label={title} className="flex h-full flex-col">
                <img
                  src={`/gifts/${id}-small.webp`}
                  alt={t('gift.alt', { title })}
                  width={640}
                  height={800}
                  loading="lazy"
                  className="h-auto w-full rounded-sm shadow-lift"
                />
                <h3 className="poster mt-5 text-poster-s">{title}</h3>
                <p className="mt-1 mb-4 text-bone-2">{t(GRAPHIC_DESCRIPTIONS[id])}</p>
                <Button
                  className="mt-auto self-start"
                  variant={downloaded.has(id) ? 'go' : 'primary'}
                  busy={pendingGift === id}
                  busyLabel={t('gift.downloading')}
                  onClick={() => requestGift(id)}
                >
                  {downloaded.has(id) ? <Check aria-hidden="true" /> : <Download aria-hidden="true" />}
                  {downloaded.has(id) ? t('gift.downloaded') : t('gift.download')}
                  <span className="sr-only">{title}</span>
                </Button>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function downloadGraphic(file: string) {
  const link = document.createElement('a')
  link.href = file
  link.download = file.split('/').at(-1) ?? ''
  document.body.append(link)
  link.click()
  link.remove()
}
