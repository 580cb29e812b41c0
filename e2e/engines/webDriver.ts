import { setTimeout as pause } from 'node:timers/promises';
import { type Phone, type Role, SHOWS_WITHIN } from './phone';

/** The part of the WebDriver protocol (https://www.w3.org/TR/webdriver2/) that a phone needs. */

/** An element reference in the protocol: one key with an id. */
type Element = Readonly<Record<string, string>>;

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: 'input[type=radio]',
  textbox: 'input:not([type]), input[type=text], textarea',
};

const ESCAPE = '\uE00C';

/** Errors from changes of the page between two calls; a retry resolves them. */
const TRANSIENT = new Set([
  'stale element reference',
  'element not interactable',
  'element click intercepted',
  // WebKit reports this for the name of an element that was hidden meanwhile.
  'unknown error',
]);

class DriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

type SessionOptions = {
  readonly capabilities: object;
  /** The browser window in CSS pixels, as close as the browser allows. */
  readonly size: { readonly width: number; readonly height: number };
};

/** Opens a session and returns its phone; the session ends with the driver. */
export async function openPhone(
  driver: string,
  { capabilities, size }: SessionOptions,
): Promise<Phone> {
  const started = await ask(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${(started as { readonly sessionId: string }).sessionId}`;
  // Responses are not validated: they come from the engine's own driver.
  const get = <T>(path: string) => ask(`${session}${path}`, 'GET') as Promise<T>;
  const post = <T>(path: string, body: object) =>
    ask(`${session}${path}`, 'POST', body) as Promise<T>;
  await post('/window/rect', { x: 0, y: 0, ...size });
  const run = <T>(script: string, ...args: unknown[]) => post<T>('/execute/sync', { script, args });

  async function find(role: Role, name: RegExp): Promise<Element[]> {
    const found: Element[] = [];
    const query = { using: 'css selector', value: SELECTORS[role] };
    for (const element of await post<Element[]>('/elements', query)) {
      const path = pathOf(element);
      // A radio is hidden within its label, which is the visible tap target.
      const isVisible = role === 'radio' || (await get<boolean>(`${path}/displayed`));
      if (isVisible && name.test(await labelOf(path))) found.push(element);
    }
    return found;
  }

  /** Empty if the element has none, or is none any more. */
  const labelOf = (path: string): Promise<string> =>
    get<string>(`${path}/computedlabel`).catch(error => {
      if (isTransient(error)) return '';
      throw error;
    });

  /** Retries until the first match allows the action. */
  async function withFirst(role: Role, name: RegExp, act: (element: Element) => Promise<unknown>) {
    const deadline = Date.now() + SHOWS_WITHIN;
    for (;;) {
      try {
        const [element] = await find(role, name);
        if (element !== undefined) return void (await act(element));
      } catch (error) {
        if (!isTransient(error)) throw error;
      }
      if (Date.now() > deadline) throw new Error(`no usable ${role} ${name} was found`);
      await pause(50);
    }
  }

  const point = (...actions: object[]) =>
    post<null>('/actions', { actions: [{ type: 'pointer', id: 'finger', actions }] });

  const key = (...actions: object[]) =>
    post<null>('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });

  return {
    open: async address => void (await post('/url', { url: address })),
    address: () => get('/url'),
    count: async (role, name) => {
      try {
        return (await find(role, name)).length;
      } catch (error) {
        if (isTransient(error)) return 0;
        throw error;
      }
    },
    text: () => run("return document.body.innerText.replace(/\\s+/g, ' ')"),
    tap: (role, name) =>
      withFirst(role, name, async element => {
        const label = await run<Element | null>('return arguments[0].labels?.[0]', element);
        await post(`${pathOf(role === 'radio' && label ? label : element)}/click`, {});
      }),
    tapAt: async (x, y) =>
      void (await point(
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      )),
    type: (field, text) =>
      withFirst('textbox', field, element => post(`${pathOf(element)}/value`, { text })),
    press: button =>
      withFirst('button', button, origin =>
        point({ type: 'pointerMove', origin, x: 0, y: 0 }, { type: 'pointerDown', button: 0 }),
      ),
    release: async () => void (await point({ type: 'pointerUp', button: 0 })),
    escape: async () =>
      void (await key({ type: 'keyDown', value: ESCAPE }, { type: 'keyUp', value: ESCAPE })),
    back: async () => void (await post('/back', {})),
    run: async <T>(inPage: () => T | Promise<T>) =>
      post<T>('/execute/async', {
        script: `Promise.resolve((${inPage})()).then(arguments[0])`,
        args: [],
      }),
  };
}

const pathOf = (element: Element) => `/element/${Object.values(element)[0]}`;

const isTransient = (error: unknown) => error instanceof DriverError && TRANSIENT.has(error.code);

async function ask(address: string, method: 'GET' | 'POST', body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new DriverError(value.error, value.message);
  return value;
}
