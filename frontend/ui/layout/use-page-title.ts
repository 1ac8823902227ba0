import { useEffect } from 'react'

let pageTitle = ''
let prefix = ''

/** Sets document.title. Not a <title> element: index.html already has one, and the first in the document wins. */
export function usePageTitle(name: string | undefined) {
  useEffect(() => {
    if (!name) return
    pageTitle = `${name} · TuneMaker`
    document.title = prefix + pageTitle
  }, [name])
}

/** What stands before the page's own title, such as the song that plays; '' for nothing. */
export function updateTitlePrefix(next: string): void {
  if (next === prefix) return
  // A page that has set no title yet keeps the one it came with.
  pageTitle ||= document.title
  prefix = next
  document.title = prefix + pageTitle
}
