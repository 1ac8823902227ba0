import type { Asset } from './asset.ts'

/**
 * Parses what the build wrote: the files of every screen, for preloading, and for prerendered screens their HTML and
 * first calls.
 */
export function parseRouteManifest(assets: Map<string, Asset>) {
  const read = <T>(path: string) => JSON.parse(assets.get(path)?.plain.toString() ?? '{}') as Record<string, T>
  const drawn = read<{ html: string; reads: string[] }>('/prerendered.json')
  return Object.entries(read<string[]>('/route-manifest.json')).map(([address, names]) => ({
    address,
    files: names.map((name) => `/${name}`),
    // Matches paths like the client-side router: case and a trailing slash do not matter.
    pattern: new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
    preloads: names.map((name) => `\n    <link rel="modulepreload" href="/${name}" />`).join(''),
    drawn: drawn[address] && {
      html: drawn[address].html,
      preloads: drawn[address].reads
        .map(
          (call) =>
            `\n    <link rel="preload" as="fetch" href="${call.replaceAll('&', '&amp;')}" crossorigin="use-credentials" />`,
        )
        .join(''),
    },
  }))
}
