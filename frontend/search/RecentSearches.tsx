import { Button } from '#frontend/ui/controls/Button.tsx'
import { search } from '#text/messages/catalogs/search/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface RecentSearchesProps {
  words: string[]
  onSearch: (words: string) => void
  onClear: () => void
}

export function RecentSearches({ words, onSearch, onClear }: RecentSearchesProps) {
  const t = useMessages(search)
  if (words.length === 0) return null
  return (
    <section aria-labelledby="recent" className="max-w-xl pb-16">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent" className="font-semibold">
          {t('recent')}
        </h2>
        <Button variant="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
      <ul className="mt-2 border-t border-wall-3">
        {words.map((one) => (
          <li key={one} className="border-b border-wall-3">
            <button
              type="button"
              data-result
              onClick={() => onSearch(one)}
              className="flex min-h-12 w-full items-center text-left hover:text-brass-light"
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
