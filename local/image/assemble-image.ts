import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob, relative } from 'node:path'

/** Uid and gid of `node` in the base image. */
export const NODE_ID = 1000

/** Entering an empty root as somebody else needs root. */
export const canEnterRoots = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

const NPM_CACHE = '/root/.npm'

type Instruction = { name: string; args: string }

/** The instructions of each stage of the Dockerfile, by name; the last one's is ''. */
export function parseStages(dockerfile: string): Map<string, Instruction[]> {
  const stages = new Map<string, Instruction[]>()
  let current: Instruction[] = []
  for (const line of dockerfile.replaceAll('\\\n', ' ').split('\n')) {
    const [, name = '', args = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (name === '') continue
    if (name !== 'FROM') {
      current.push({ name, args })
      continue
    }
    const [base = '', , stage = ''] = args.split(' ')
    // A stage on top of another begins with what that one did.
    current = [...(stages.get(base) ?? [])]
    stages.set(stage, current)
  }
  return stages
}

/** What `npm ci --omit=dev` would install by the lock file, from the packages that are installed here. */
export function createProductionPackages(repository: string, app: string): void {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  const paths = Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path]) => path)
    // Those below another one come with it, and those of other processors are not installed.
    .filter((path) => path.lastIndexOf('node_modules/') === 0 && existsSync(join(repository, path)))
  linkOrCopy(paths, repository, app)
}

/** Links: fast, and deleting them leaves the originals alone. Copies, if `to` is on another disk. */
function linkOrCopy(paths: string[], from: string, to: string): void {
  const copy = (flags: string) => spawnSync('cp', [flags, '--parents', '-t', to, ...paths], { cwd: from }).status === 0
  if (!copy('-al') && !copy('-af')) throw new Error(`${from} could not be copied`)
}

/** The file tree of one stage, with this machine's /usr and Node in place of the base image's. */
export class ImageTree {
  readonly root: string
  command: string[] = []
  user = 'root'
  #workDir = '/'
  readonly #env: Record<string, string> = {
    PATH: '/opt/node/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    TZ: 'UTC',
  }
  /** Folders of this machine that are mounted, read-only, by their path in the tree. */
  readonly #mounted: Record<string, string>

  /** `hasNpm` is for the instructions that call npm, which is a few thousand files and its cache. */
  constructor(root: string, { mounted = {}, hasNpm }: { mounted?: Record<string, string>; hasNpm: boolean }) {
    this.root = root
    this.#mounted = mounted
    for (const path of ['app', 'data', 'dev', 'etc', 'home/node', 'opt/node/bin', 'proc', 'root', 'tmp', 'usr'])
      mkdirSync(join(root, path), { recursive: true })
    for (const name of ['bin', 'lib', 'lib64', 'sbin'])
      if (existsSync(`/${name}`)) symlinkSync(`usr/${name}`, join(root, name))
    execFileSync('chmod', ['1777', join(root, 'tmp')])
    execFileSync('chown', ['-R', `${NODE_ID}:${NODE_ID}`, join(root, 'home/node')])
    cpSync('/etc', join(root, 'etc'), { recursive: true, verbatimSymlinks: true, errorOnExist: false })
    writeFileSync(
      join(root, 'etc/passwd'),
      `root:x:0:0::/root:/bin/sh\nnode:x:${NODE_ID}:${NODE_ID}::/home/node:/bin/sh\n`,
    )
    writeFileSync(join(root, 'etc/group'), `root:x:0:\nnode:x:${NODE_ID}:\n`)
    cpSync(process.execPath, join(root, 'opt/node/bin/node'))
    if (hasNpm) this.#shareNpm()
  }

  /** npm with what it has fetched already, and how it reaches its registry from here. */
  #shareNpm(): void {
    const npm = execFileSync('sh', ['-c', 'dirname "$(dirname "$(readlink -f "$(command -v npm)")")"'], {
      encoding: 'utf8',
    }).trim()
    cpSync(npm, join(this.root, 'opt/node/npm'), { recursive: true, dereference: true })
    writeFileSync(
      join(this.root, 'opt/node/bin/npm'),
      '#!/bin/sh\nexec /opt/node/bin/node /opt/node/npm/bin/npm-cli.js "$@"\n',
      { mode: 0o755 },
    )
    const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
    if (existsSync(cache)) {
      mkdirSync(join(this.root, NPM_CACHE))
      linkOrCopy(['.'], cache, join(this.root, NPM_CACHE))
    }
    for (const file of [`${process.env['HOME']}/.npmrc`, process.env['NODE_EXTRA_CA_CERTS']]) {
      if (!file || !existsSync(file)) continue
      const to = join(this.root, file.endsWith('.npmrc') ? '/root/.npmrc' : file)
      mkdirSync(dirname(to), { recursive: true })
      cpSync(file, to, { dereference: true })
    }
  }

  /**
   * Performs the instructions in order, with the build context `context`. `instead` does what a RUN instruction would do,
   * by its text.
   */
  perform(
    instructions: Instruction[],
    context: string,
    { stages = {}, instead = {} }: { stages?: Record<string, string>; instead?: Record<string, () => void> },
  ): void {
    for (const { name, args } of instructions) {
      if (name === 'WORKDIR') this.#workDir = args
      else if (name === 'USER') this.user = args
      else if (name === 'CMD') this.command = JSON.parse(args) as string[]
      else if (name === 'ENV') Object.assign(this.#env, Object.fromEntries([args.split(/=(.*)/s).slice(0, 2)]))
      else if (name === 'COPY') this.#copy(args, context, stages)
      else if (name === 'RUN') (instead[args] ?? (() => this.#run(args)))()
      else if (!['EXPOSE', 'VOLUME'].includes(name)) throw new Error(`unknown instruction ${name}`)
    }
  }

  #copy(args: string, context: string, stages: Record<string, string>): void {
    const words = args.split(' ')
    const [, stage] = /^--from=(.+)$/.exec(words[0] ?? '') ?? []
    const target = words.at(-1) ?? ''
    const base = stage ? (stages[stage] ?? '') : context
    const ignored = stage ? [] : readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
    for (const source of words.slice(stage ? 1 : 0, -1)) {
      const from = join(base, source)
      const to = join(this.root, this.#workDir, target, target === './' ? basename(source) : '')
      cpSync(from, to, {
        recursive: true,
        filter: (path) => !ignored.some((pattern) => matchesGlob(relative(base, path), pattern)),
      })
    }
  }

  #run(command: string): void {
    execFileSync('unshare', this.#enter('root', ['sh', '-c', command]), {
      env: {
        ...process.env,
        NODE_ENV: undefined,
        ...this.#env,
        npm_config_cache: NPM_CACHE,
        npm_config_prefer_offline: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  /** Starts a program as the stage's user. */
  start(command: string[], env: Record<string, string | undefined>): ChildProcess {
    return spawn('unshare', this.#enter(this.user, command), {
      env: { ...this.#env, HOME: this.user === 'root' ? '/root' : `/home/${this.user}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  /** Each step replaces the process by the next, so that signals reach the program itself. */
  #enter(user: string, command: string[]): string[] {
    const mounts = [
      `mount -o bind,ro /usr "$0/usr"`,
      `mount --rbind /dev "$0/dev"`,
      `mount --bind /proc "$0/proc"`,
      ...Object.entries(this.#mounted).map(([to, from]) => `mkdir -p "$0${to}" && mount -o bind,ro ${from} "$0${to}"`),
    ]
    const id = user === 'root' ? 0 : NODE_ID
    const script = `${mounts.join(' && ')} && exec chroot --userspec=${id}:${id} --groups=${id} "$0" sh -c 'cd "$0" && exec "$@"' ${this.#workDir} "$@"`
    return ['--mount', '--propagation', 'private', 'sh', '-c', script, this.root, ...command]
  }
}
