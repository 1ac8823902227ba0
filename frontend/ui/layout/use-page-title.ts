import { useEffect } from 'react'

/** Sets document.title. Not a <title> element: index.html already has one, and the first in the document wins. */
export function usePageTitle(name: string | undefined) {
  useEffect(() => {
    if (name) document.title = `${name} · TuneMaker`
  }, [name])
}
