/** The files of each page, by path, as the build lists them. */
type RouteManifest = Record<string, string[] | undefined>

let manifest: RouteManifest | undefined

/**
 * Downloads the list of every page's files, once the first page is complete. Within the code of the first page it would
 * cost each visitor 3.5 kB before anything can be pressed.
 */
export function downloadRouteManifest(): void {
  void fetch('/route-manifest.json')
    .then((response) => (response.ok ? (response.json() as Promise<RouteManifest>) : undefined))
    .then((files) => (manifest = files))
    // Without the list a page's files are found one after the other.
    .catch(() => undefined)
}

/** Lets the browser fetch all files of a page at once. */
export function downloadPage(path: string): void {
  for (const file of manifest?.[path] ?? []) {
    const href = `/${file}`
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}
