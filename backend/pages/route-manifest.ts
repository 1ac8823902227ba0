import type { Asset } from './asset.ts'

export type Route = {
  path: string
  pattern: RegExp
  /** The page's files beyond those that index.html loads, and the tags that preload them. */
  files: string[]
  preloads: string
  /** The page's HTML, and the tags that preload the responses to its first calls. */
  prerendered?: { html: string; preloads: string } | undefined
}

/** Parses what the build wrote: the pages that exist with their files, and the HTML of those it prerendered. */
export function parseRouteManifest(assets: Map<string, Asset>): Route[] {
  const parse = <T>(name: string) => JSON.parse(assets.get(name)?.plain.toString() ?? '{}') as Record<string, T>
  const prerendered = parse<{ html: string; reads: string[] }>('/prerendered.json')
  return Object.entries(parse<string[]>('/route-manifest.json')).map(([path, names]) => ({
    path,
    files: names.map((name) => `/${name}`),
    // Matches paths like the client-side router: case and a trailing slash do not matter.
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
    preloads: names.map((name) => `\n    <link rel="modulepreload" href="/${name}" />`).join(''),
    prerendered: prerendered[path] && {
      html: prerendered[path].html,
      preloads: prerendered[path].reads
        .map(
          (url) =>
            `\n    <link rel="preload" as="fetch" href="${url.replaceAll('&', '&amp;')}" crossorigin="use-credentials" />`,
        )
        .join(''),
    },
  }))
}
