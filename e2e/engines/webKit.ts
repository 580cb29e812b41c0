import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/lib/testing/freePort';
import type { WebKitPrograms } from '../browser.mjs';
import type { Engine, Phone } from './phone';
import { openPhone } from './webDriver';

const STARTS_WITHIN = 20_000;

/** The browser's own toolbar takes some of the height and prevents widths below 447. */
const PHONE = { width: 393, height: 889 };

/** WebKitGTK on a virtual display. */
export function webKitEngine({ driver, browser, screen }: WebKitPrograms): Engine {
  const started: ChildProcess[] = [];
  const killAll = () => started.forEach(killGroup);
  process.once('exit', killAll);
  let display: Promise<string> | undefined;

  /** In its own process group, so that its child processes end with it. */
  function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
    const child = spawn(program, args, { ...options, detached: true });
    started.push(child);
    return child;
  }

  /** The X server picks a free display number and writes it once it is ready. */
  async function startScreen(): Promise<string> {
    const stdio: SpawnOptions['stdio'] = ['ignore', 'ignore', 'ignore', 'pipe'];
    const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    const [number] = await once(start(screen, args, { stdio }).stdio[3] ?? process.stdin, 'data', {
      signal: AbortSignal.timeout(STARTS_WITHIN),
    });
    return `:${String(number).trim()}`;
  }

  /** A driver supports only one session, so each phone has its own driver. */
  async function newPhone(): Promise<Phone> {
    display ??= startScreen();
    const port = await freePort();
    const env = { ...process.env, DISPLAY: await display, LANG: 'en_US.UTF-8' };
    start(driver, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address);
    const capabilities = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    };
    return openPhone(address, { capabilities, size: PHONE });
  }

  return {
    newPhone,
    async close() {
      await Promise.all(started.map(endGroup));
      process.off('exit', killAll);
    },
  };
}

async function untilReady(driver: string): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN;
  while (Date.now() < deadline) {
    const answer = await fetch(`${driver}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`WebKit's driver does not respond at ${driver}`);
}

async function endGroup(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null && once(child, 'exit');
  killGroup(child);
  await ended;
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has already exited.
  }
}
