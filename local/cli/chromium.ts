import { execFile } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Arguments for Playwright's `launchOptions.args`: run as root and in small containers, draw without imitating a graphics
 * card, mute the audio, allow playback without a click.
 */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
]

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, else the headless shell installed by npm, unpacked once (209 MB), else
 * the system's. The shell comes first because a whole browser without a display spends half a core on drawing. Call it before parallel workers start, for example in Playwright's configuration.
 *
 * @throws if CHROMIUM_PATH is not executable or no Chromium exists for this platform.
 */
export async function getChromiumPath(): Promise<string> {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) {
    accessSync(configured, constants.X_OK)
    return configured
  }
  if (process.platform === 'linux' && process.arch === 'x64') return getUnpackedChromium()
  const installed = SYSTEM_PATHS.find((path) => existsSync(path))
  if (!installed) throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
  return installed
}

async function getUnpackedChromium(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const { version } = JSON.parse(readFileSync(resolve(entry, '../../package.json'), 'utf8')) as { version: string }
  const folder = join(getCacheFolder(), `chromium-${version}`)
  const launcher = join(folder, 'launch')
  if (existsSync(launcher)) return launcher

  const unfinished = `${folder}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  // The package unpacks to fixed names in the temporary directory, and includes its libraries only on AWS.
  await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `await (await import(${JSON.stringify(import.meta.resolve('@sparticuz/chromium'))})).default.executablePath()`,
    ],
    { env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' } },
  )
  writeFileSync(join(unfinished, 'launch'), LAUNCH_SCRIPT)
  writeFileSync(join(unfinished, 'fonts.conf'), FONTS_CONFIG)
  chmodSync(join(unfinished, 'launch'), 0o755)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(launcher)) throw error
  }
  return launcher
}

/**
 * Bare machines lack libnss3 and fonts, so both are bundled. Paths are relative to the script because a checkout may be
 * copied.
 */
const LAUNCH_SCRIPT = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="\${FONTCONFIG_FILE:-$here/fonts.conf}"
exec "$here/chromium" "$@"
`

const FONTS_CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

function getCacheFolder() {
  const root = resolve(import.meta.dirname, '../..')
  try {
    accessSync(root, constants.W_OK)
    return join(root, '.cache')
  } catch {
    return join(tmpdir(), `tunemaker-${userInfo().uid}`)
  }
}
