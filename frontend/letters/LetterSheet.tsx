import { useMutation } from '@tanstack/react-query'
import { ArrowLeft, Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CONTACT_ADDRESS, downloadLetter, type Letter, type LetterName } from '#contract/letters'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { downloadDocument } from '#frontend/api/download-document.ts'
import { getPaperSize } from '#frontend/lib/get-paper-size.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { Wordmark } from '#frontend/ui/layout/Wordmark.tsx'
import { getSiteHost } from './get-site-host.ts'
import { letters } from '#text/messages/catalogs/letters/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { getLanguage } from '#frontend/lib/messages/current-language.ts'

/** A printable letter with its actions above. When printed, only the sheet remains, on one page of A4 or Letter. */
export function LetterSheet({
  name,
  letter,
  children,
}: {
  name: LetterName
  letter: Pick<Letter, 'audience' | 'title'>
  children: ReactNode
}) {
  const t = useMessages(letters)
  usePageTitle(letter.title)
  const download = useMutation({
    mutationFn: () =>
      downloadDocument(
        buildUrl(downloadLetter, {
          params: { letter: name },
          query: { paper: getPaperSize(), language: getLanguage() },
        }),
      ),
    onError: (error) =>
      createToast({
        title: t('pdfFailed'),
        description: getErrorMessage(error, t('pdfFailedText')),
        variant: 'destructive',
      }),
  })
  return (
    <div className="mx-auto max-w-[54rem] pt-4 sm:pt-10 print:m-0 print:max-w-none print:p-0">
      <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-3 print:hidden">
        <Button variant="quiet" asChild>
          <Link to={paths.start.href}>
            <ArrowLeft aria-hidden="true" />
            {t('home')}
          </Link>
        </Button>
        <Button variant="plain" asChild className="mx-0">
          <Link to={paths.browseMusic.href}>{t('browse')}</Link>
        </Button>
        <Button variant="quiet" onClick={() => print()} className="max-sm:w-full sm:ml-auto">
          <Printer aria-hidden="true" />
          {t('print')}
        </Button>
        <Button
          onClick={() => download.mutate()}
          busy={download.isPending}
          busyLabel={t('preparing')}
          className="max-sm:w-full"
        >
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
      </div>
      <article className="flex flex-col bg-paper bg-[linear-gradient(105deg,#ffffffa6,#ffffff59_45%,#fff0)] px-6 py-9 text-ink shadow-paper [--color-wall:#f3ecd9] sm:px-14 sm:py-14 print:h-[244mm] print:bg-none print:bg-transparent print:p-0 print:text-[11pt] print:leading-[1.45] print:text-black print:shadow-none print:[--color-wall:#fff]">
        <header className="flex items-center justify-between gap-6 border-b-2 border-ink pb-4">
          <Wordmark className="h-8 w-auto sm:h-9" />
          <p className="text-right text-sm font-semibold text-ink-2">{letter.audience}</p>
        </header>
        <h1 className="poster mt-8 text-poster-l leading-[1.02] text-vermilion print:mt-6 print:text-[34pt]">
          {letter.title}
        </h1>
        <div className="mt-7 grow print:mt-5">{children}</div>
        <footer className="mt-10 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t-2 border-dotted border-ink/60 pt-3 text-sm text-ink-2 print:mt-0">
          <span className="font-semibold">{getSiteHost()}</span>
          <span>{CONTACT_ADDRESS}</span>
        </footer>
      </article>
      <p className="mt-5 text-sm text-bone-3 print:hidden">
        <RichText
          text={t('note')}
          tags={{ link: <Link to={paths.godfreyChat.href} className="link inline-block py-2.5" /> }}
        />
      </p>
    </div>
  )
}
