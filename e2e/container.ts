import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { freePort } from '@/lib/testing/freePort';
import { ROOT, type Server, startNode } from './server';

/**
 * Simulates `.ci/Containerfile` without a container engine: executes its instructions in a folder that serves
 * as the container's root. Does not isolate the system, the processor or the user.
 */
export interface Container {
  readonly server: Server;
  /** The Node version of its base image, such as `20`. */
  readonly node: string;
  /** Paths that outlive the container. */
  readonly volumes: readonly string[];
  /** Stops the server and deletes all files. */
  remove(): Promise<void>;
}

/** The state after the instructions so far. */
interface Image {
  readonly root: string;
  node: string;
  workdir: string;
  readonly env: Record<string, string>;
  readonly volumes: string[];
  readonly ports: string[];
  command: readonly string[];
}

type Instruction = (image: Image, rest: string) => Promise<void> | void;

const within = ({ root, workdir }: Image, path: string): string =>
  join(root, resolve(workdir, path));

/** The instructions that the file uses. Any other instruction fails. */
const INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  FROM(image, rest) {
    image.node = matched(/\/node:(\d+)-[\w-]+$/, rest);
  },
  async WORKDIR(image, rest) {
    image.workdir = resolve(image.workdir, rest);
    await mkdir(within(image, '.'), { recursive: true });
  },
  /** Copies the contents of a folder. */
  async COPY(image, rest) {
    const [from = '', to = '', ...more] = rest.split(/\s+/);
    if (to === '' || more.length > 0) throw new Error(`COPY of one folder only: ${rest}`);
    const place = within(image, to);
    await cp(join(ROOT, from), place, { recursive: true, verbatimSymlinks: true });
  },
  /** Creates a folder; ownership is left to the engine. */
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

/** Executes the file and starts the result like an engine: its command, with only its own environment. */
export async function startContainer(): Promise<Container> {
  const root = await mkdtemp(join(tmpdir(), 'fieldbook-container-'));
  const removeRoot = () => rm(root, { recursive: true, force: true, maxRetries: 3 });
  try {
    const image = await follow(root);
    const { env, ports, command, node, volumes } = image;
    const [program, ...args] = command;
    if (program === undefined || basename(program) !== 'node')
      throw new Error('the command must run node');
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
    const step = INSTRUCTIONS[instruction];
    if (step === undefined) throw new Error(`unknown instruction: ${line}`);
    await step(image, rest.trim());
  }
  return image;
}

/** Replaces settings that differ outside a container: port, address, and the location of the root. */
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
  if (found === undefined) throw new Error(`"${text}" does not match ${pattern}`);
  return found;
}
