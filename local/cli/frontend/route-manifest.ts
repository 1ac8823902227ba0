import { type InlineConfig, type Manifest, createRunnableDevEnvironment, resolveConfig } from 'vite'
import { ESModulesEvaluator, type ModuleRunnerContext, ssrDynamicImportKey } from 'vite/module-runner'
import { languageCodes, languages } from '#contract/text'
import type { PageRoute } from '#frontend/app/routes.ts'
import { buildMessagesKey } from './build-catalogs.ts'

/** Records dynamic imports instead of loading them. */
class ImportRecorder extends ESModulesEvaluator {
  readonly imported = new Set<string>()

  override runInlinedModule(context: ModuleRunnerContext, code: string): Promise<unknown> {
    const record = async (id: string) => {
      this.imported.add(id)
      return {}
    }
    return super.runInlinedModule({ ...context, [ssrDynamicImportKey]: record }, code)
  }
}

/**
 * The source files that each route loads, by path. Found by calling the route's `lazy`, so it does not matter how that
 * is written or what it wraps around the page.
 */
export async function listRouteModules(config: InlineConfig): Promise<Map<string, string[]>> {
  const evaluator = new ImportRecorder()
  const environment = createRunnableDevEnvironment(
    'ssr',
    await resolveConfig(config, 'serve', 'production', 'production'),
    {
      hot: false,
      runnerOptions: { hmr: false, evaluator },
    },
  )
  await environment.init()
  try {
    const { routes } = await environment.runner.import<{ routes: readonly PageRoute[] }>('/app/routes.ts')
    const modules = new Map<string, string[]>()
    for (const { path, lazy } of routes) {
      evaluator.imported.clear()
      await lazy()
      // Vite's manifest names source files without the leading slash.
      modules.set(
        path,
        [...evaluator.imported].map((id) => id.slice(1)),
      )
    }
    return modules
  } finally {
    await environment.close()
  }
}

/** The built files of each route beyond those that index.html loads, by path, for the server to preload. */
export function buildRouteManifest(
  manifest: Manifest,
  routeModules: ReadonlyMap<string, string[]>,
): Record<string, string[]> {
  const collect = (keys: string[], found = new Set<string>()) => {
    for (const key of keys) {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`The build has no file for ${key}.`)
      if (!found.has(chunk.file)) collect(chunk.imports ?? [], found.add(chunk.file))
    }
    return found
  }
  const initial = collect(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  return Object.fromEntries(
    [...routeModules].map(([path, modules]) => [path, [...collect(modules)].filter((file) => !initial.has(file))]),
  )
}

/** The files with the translations of each route, by path and language code, for the server to preload. */
export function buildTranslationManifest(
  manifest: Manifest,
  routeModules: ReadonlyMap<string, string[]>,
): Record<string, Record<string, string[]>> {
  const codes = languages.filter((language) => language !== 'english').map((language) => languageCodes[language])
  const listFiles = (modules: string[], code: string) =>
    ['main.tsx', ...modules].flatMap((module) => manifest[buildMessagesKey(module, code)]?.file ?? [])
  return Object.fromEntries(
    [...routeModules].map(([path, modules]) => [
      path,
      Object.fromEntries(codes.map((code) => [code, listFiles(modules, code)])),
    ]),
  )
}
