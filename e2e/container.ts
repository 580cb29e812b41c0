import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { freePort } from '@/lib/testing/freePort';
import { ROOT, type Server, startNode } from './server';

/**
 * What `.ci/Containerfile` makes, without an engine for containers: its lines are followed one by one, in a folder that
 * stands for the container's root. What it does not isolate are the system, the processor and the user.
 */
export interface Container {
  readonly server: Server;
  /** What its base brings, such as `20`. */
  readonly node: string;
  /** The paths that outlive a container. */
  readonly volumes: readonly string[];
  /** Ends the server, and leaves nothing behind. */
  remove(): Promise<void>;
}

/** What the lines have come to so far. */
interface Image {
  readonly root: string;
  node: string;
  workdir: string;
  readonly env: Record<string, string>;
  readonly volumes: string[];
  readonly ports: string[];
  command: readonly string[];
}

type Follow = (image: Image, rest: string) => Promise<void> | void;

const within = ({ root, workdir }: Image, path: string): string =>
  join(root, resolve(workdir, path));

/** Each instruction that the file has. Another one is unknown here, and fails. */
const FOLLOW: Readonly<Record<string, Follow>> = {
  FROM(image, rest) {
    image.node = matched(/\/node:(\d+)-[\w-]+$/, rest);
  },
  async WORKDIR(image, rest) {
    image.workdir = resolve(image.workdir, rest);
    await mkdir(within(image, '.'), { recursive: true });
  },
  /** Of a folder, all that it holds. */
  async COPY(image, rest) {
    const [from = '', to = '', ...more] = rest.split(/\s+/);
    if (to === '' || more.length > 0) throw new Error(`COPY of one folder only: ${rest}`);
    const place = within(image, to);
    await cp(join(ROOT, from), place, { recursive: true, verbatimSymlinks: true });
  },
  /** A folder is made; who owns it is the engine's. */
  async RUN(image, rest) {
    await mkdir(within(image, matched(/^install -d -o node -g node (\S+)$/, rest)));
  },
  USER(_, rest) {
    matched(/^(node)$/, rest);
  },
  ENV(image, rest) {
    for (const pair of rest.split(/\s+/)) {
      const [name = '', value] = pair.split(/=(.*)/s);
      image.env[name] = value ?? '';
    }
  },
  VOLUME(image, rest) {
    image.volumes.push(rest);
  },
  EXPOSE(image, rest) {
    image.ports.push(rest);
  },
  CMD(image, rest) {
    image.command = JSON.parse(rest);
  },
};

/** Follows the file, and starts what comes of it as an engine would: by its command, with its settings alone. */
export async function startContainer(): Promise<Container> {
  const root = await mkdtemp(join(tmpdir(), 'fieldbook-container-'));
  const removeRoot = () => rm(root, { recursive: true, force: true, maxRetries: 3 });
  try {
    const image = await follow(root);
    const { env, ports, command, node, volumes } = image;
    const [program, ...args] = command;
    if (program === undefined || basename(program) !== 'node') throw new Error('Node runs it');
    if (!ports.includes(env.PORT ?? '')) throw new Error(`${env.PORT} is not exposed`);
    const server = await startNode(args, {
      folder: within(image, '.'),
      env: { NODE_ENV: 'production', ...env, ...(await onThisMachine(image)) },
    });
    const remove = () => server.stop().finally(removeRoot);
    return { server, node, volumes, remove };
  } catch (error) {
    await removeRoot();
    throw error;
  }
}

async function follow(root: string): Promise<Image> {
  const image: Image = {
    root,
    node: '',
    workdir: '/',
    env: {},
    volumes: [],
    ports: [],
    command: [],
  };
  const text = await readFile(join(ROOT, '.ci/Containerfile'), 'utf8');
  for (const line of text.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [instruction = '', rest = ''] = line.split(/\s+(.*)/s);
    const step = FOLLOW[instruction];
    if (step === undefined) throw new Error(`what does this line do? ${line}`);
    await step(image, rest.trim());
  }
  return image;
}

/** What is another outside a container: its port, its address, and where its root lies. */
async function onThisMachine(image: Image): Promise<Readonly<Record<string, string>>> {
  const database = matched(/^file:(\/.+)$/, image.env.DATABASE_URL ?? '');
  if (!image.volumes.some(volume => database.startsWith(`${volume}/`)))
    throw new Error(`${database} is in no volume`);
  return {
    HOSTNAME: '127.0.0.1',
    PORT: String(await freePort()),
    DATABASE_URL: `file:${within(image, database)}`,
  };
}

function matched(pattern: RegExp, text: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`"${text}" is not read as ${pattern}`);
  return found;
}
