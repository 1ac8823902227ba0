import { Check, Download } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FEEDBACK_MAX, GIFTS, type GiftId, createFeedback, downloadGift } from '#contract/visitors'
import { Button } from '#ui/Button'
import { Checkbox } from '#ui/Checkbox'
import { Field } from '#ui/Field'
import { PageHeader } from '#ui/PageHead'
import { Section } from '#ui/Section'
import { TextArea } from '#ui/TextArea'
import { TextInput } from '#ui/TextInput'
import { getErrorMessage, useApiMutation } from '#web/api'
import { paths } from '#web/paths'

const GRAPHIC_DESCRIPTIONS: Record<GiftId, string> = {
  'break-through': 'Light through a wall, for the side of the room where the amplifier stands.',
  revolutionary: 'A record that rises like a sun, for whoever still turns things over.',
}

/** Free graphics and the feedback form. */
export function BeforeYouGoPage() {
  return (
    <>
      <PageHeader
        title="Before You Go"
        lead="Take a graphic with you, drawn here, free, large enough to print. And tell us what we should do better."
        actions={
          <>
            <Button variant="quiet" asChild>
              <Link to={paths.browseMusic}>Browse Music</Link>
            </Button>
            <Button variant="quiet" asChild>
              <Link to={paths.home}>Back to Home</Link>
            </Button>
          </>
        }
      />
      <FreeGraphics />
      <FeedbackForm />
    </>
  )
}

function FreeGraphics() {
  const [email, setEmail] = useState('')
  const [news, setNews] = useState(false)
  const [problem, setProblem] = useState('')
  const [taken, setTaken] = useState<ReadonlySet<GiftId>>(new Set())
  const [taking, setTaking] = useState<GiftId>()
  const field = useRef<HTMLInputElement>(null)
  const take = useApiMutation(downloadGift)

  const choose = (gift: GiftId) => {
    if (take.isPending) return
    if (!field.current?.validity.valid || !email.trim()) {
      setProblem(email.trim() ? 'Please enter a valid email address.' : 'Please enter your email address first.')
      field.current?.focus()
      return
    }
    setProblem('')
    setTaking(gift)
    take.mutate(
      { body: { email, gift, news } },
      {
        onSuccess: ({ file }) => {
          setTaken((before) => new Set([...before, gift]))
          downloadGraphic(file)
        },
        onError: (error) =>
          setProblem(getErrorMessage(error, 'We could not reach TuneMaker. The graphic is still here; please try again.')),
        onSettled: () => setTaking(undefined),
      },
    )
  }
  return (
    <Section title="A graphic, free" intro="Two posters, 1600 by 2000 points. Print them, hang them, send them on.">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form
          noValidate
          aria-label="Your address"
          onSubmit={(event) => event.preventDefault()}
          className="self-start lg:sticky lg:top-8"
        >
          <Field
            label="Email"
            hint="We send one mail to it, with the graphic and a link to confirm the address."
            error={problem}
            required
          >
            <TextInput
              ref={field}
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
            label="Also write to me when there is news. One click in the mail starts it, one click ends it."
            checked={news}
            onChange={(event) => setNews(event.currentTarget.checked)}
          />
          <p role="status" className="mt-3 min-h-6 text-sm text-go-light">
            {taken.size > 0 && 'Thank you. A mail is on its way to you.'}
          </p>
        </form>
        <ul className="grid gap-6 sm:grid-cols-2">
          {GIFTS.map(({ id, title }) => (
            <li key={id}>
              <article aria-label={title} className="flex h-full flex-col">
                <img
                  src={`/gifts/${id}-small.webp`}
                  alt={`The poster “${title}”`}
                  width={640}
                  height={800}
                  loading="lazy"
                  className="h-auto w-full rounded-sm shadow-lift"
                />
                <h3 className="poster mt-5 text-poster-s">{title}</h3>
                <p className="mt-1 mb-4 text-bone-2">{GRAPHIC_DESCRIPTIONS[id]}</p>
                <Button
                  className="mt-auto self-start"
                  variant={taken.has(id) ? 'go' : 'primary'}
                  busy={taking === id}
                  busyLabel="Downloading..."
                  onClick={() => choose(id)}
                >
                  {taken.has(id) ? <Check aria-hidden="true" /> : <Download aria-hidden="true" />}
                  {taken.has(id) ? 'Downloaded!' : 'Download'}
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

function FeedbackForm() {
  const [text, setText] = useState('')
  const [email, setEmail] = useState('')
  const give = useApiMutation(createFeedback)
  const thanks = useRef<HTMLDivElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (give.isPending) return
    give.mutate({ body: { text, email } }, { onSuccess: () => requestAnimationFrame(() => thanks.current?.focus()) })
  }
  return (
    <Section layout="split" title="Your feedback" intro="What did you look for and not find? A person reads it.">
      {give.isSuccess ? (
        <div ref={thanks} tabIndex={-1} className="outline-none">
          <p className="poster text-poster-s">Thank you for your feedback!</p>
          <p className="mt-3 max-w-measure text-bone-2">
            A person of the house reads it. Come back when the next song is out.
          </p>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="max-w-measure space-y-5">
          <Field
            label="Feedback"
            optional
            error={give.isError && getErrorMessage(give.error, 'We could not reach TuneMaker. Your words are still here.')}
          >
            <TextArea
              value={text}
              maxLength={FEEDBACK_MAX}
              rows={5}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <Field label="Email, if you want an answer" optional>
            <TextInput
              type="email"
              autoComplete="email"
              value={email}
              maxLength={254}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" busy={give.isPending} busyLabel="Sending...">
            Send feedback
          </Button>
        </form>
      )}
    </Section>
  )
}
