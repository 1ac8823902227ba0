import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { listSearchResults } from '#contract/search'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ShortcutSwitch } from '#frontend/ui/controls/ShortcutSwitch.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { SearchBox } from '#frontend/ui/forms/SearchBox.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchResultList } from './SearchResultList.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useRecentSearches } from './use-recent-searches.ts'
import { search } from '#text/messages/catalogs/search/en'
import { shortcuts } from '#text/messages/catalogs/shortcuts/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The search over artists, songs, albums and art cards. The address holds the words. */
export function SearchPage() {
  const t = useMessages(search)
  const keys = useMessages(shortcuts)
  const [address, setAddress] = useSearchParams()
  const q = address.get('q') ?? ''
  const recent = useRecentSearches()
  const page = useRef<HTMLDivElement>(null)
  const results = useQuery({
    queryKey: [buildUrl(listSearchResults, { query: { q } })],
    queryFn: ({ signal }) => sendRequest(listSearchResults, { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  useArrowKeys(page)
  useEffect(() => {
    // After the frame has moved the focus to the new page.
    const timer = setTimeout(() => page.current?.querySelector('input')?.focus())
    return () => clearTimeout(timer)
  }, [])

  const look = (words: string) => setAddress(words.trim() ? { q: words.trim() } : {}, { replace: true })
  const shown = q ? results.data : undefined
  const count = shown ? shown.artists.length + shown.songs.length + shown.albums.length + shown.cards.length : 0
  return (
    <div ref={page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <SearchBox label={t('label')} value={q} onSearch={look} />
      <p role="status" className="mt-6 mb-8 min-h-6 text-sm text-bone-3">
        {q && results.isPending && t('searching')}
        {shown &&
          (count === 0 ? t('noneFor', { q }) : shown.similar ? t('similar', { q }) : t('results', { q, count }))}
      </p>
      {q && results.isError && (
        <ErrorState
          title={t('failed')}
          message={getErrorMessage(results.error, t('failedText'))}
          onRetry={() => void results.refetch()}
          busy={results.isFetching}
        />
      )}
      {!q && (
        <>
          <RecentSearches words={recent.words} onSearch={look} onClear={recent.clear} />
          <div className="mt-10 pointer-coarse:hidden">
            <p className="text-sm text-bone-3">{keys('search')}</p>
            <ShortcutSwitch />
          </div>
        </>
      )}
      {shown && count === 0 && (
        <EmptyState
          title={t('none')}
          message={t('noneText', { q })}
          action={
            <Button variant="quiet" asChild>
              <Link to={paths.browseMusic.href}>{t('browse')}</Link>
            </Button>
          }
        />
      )}
      {shown && count > 0 && (
        <div className={`pb-16 transition-opacity ${results.isPlaceholderData ? 'opacity-50' : ''}`}>
          <SearchResultList results={shown} onOpen={() => recent.add(q)} />
        </div>
      )}
    </div>
  )
}
