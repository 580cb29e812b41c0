// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { act, type ChangeEvent, type ComponentProps, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EARLY_INPUT_SCRIPT } from '@/app/_server/pageScripts';
import { RadioOption } from './Choice';
import { EarlyInput } from './EarlyInput';

/** The events that the page has handled, in order. */
let told: string[];
let page: HTMLElement;
let root: Root | undefined;

const tell = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
  told.push(`${target.type}: ${target.value}`);

function Order({ send = 'Order', lit = 'lamp' }) {
  const [drink, setDrink] = useState('tea');
  const [isSweet, setSweet] = useState(false);
  const [light, setLight] = useState('lamp');
  // The choices of an earlier visit.
  useEffect(() => {
    setDrink('water');
    setLight(lit);
  }, [lit]);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        told.push(`${drink}${isSweet ? ', sweet' : ''}`);
      }}
    >
      <input type="checkbox" checked={isSweet} onChange={event => setSweet(event.target.checked)} />
      <input type="text" defaultValue="Ada" onChange={tell} />
      <input type="range" max={9} onChange={tell} />
      <input type="file" onChange={tell} />
      <select onChange={tell}>
        <option>hot</option>
        <option>cold</option>
      </select>
      {['tea', 'cocoa'].map(option => (
        <RadioOption
          key={option}
          name="drink"
          checked={option === drink}
          onChoose={() => setDrink(option)}
          shape="row"
          className=""
        >
          {option}
        </RadioOption>
      ))}
      <button type="button" className="hold-button" onClick={() => told.push('clue')}>
        Hold
      </button>
      <button type="button" className="bell" onClick={() => told.push('bell')}>
        Ring
      </button>
      <button type="button" aria-label={light} onClick={() => told.push(light)}>
        <svg aria-hidden="true">
          <path key={drink} />
        </svg>
      </button>
      <button type="submit">{send}</button>
    </form>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told = [];
  delete document.documentElement.dataset.alive;
  page = document.createElement('main');
  document.body.append(page);
  page.innerHTML = renderToString(<Order />);
  // The inline script of the page.
  new Function(EARLY_INPUT_SCRIPT)();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await act(() => root?.unmount());
  page.remove();
});

const find = <E extends HTMLElement>(selector: string) => page.querySelector<E>(selector) as E;

async function hydrate(words: ComponentProps<typeof Order> = {}) {
  // React warns of the attributes that the script sets, and of a button whose label has changed.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(() => {
    root = hydrateRoot(
      page,
      <>
        <Order {...words} />
        <EarlyInput />
      </>,
      { onRecoverableError: () => undefined },
    );
  });
  await waitFor(() => expect(document.documentElement.dataset.alive).toBe(''));
}

/** Typing is tested in a browser: `e2e/lateScripts.spec`. */
test('choices and submits before hydration are replayed after it, each once', async () => {
  find('[type=checkbox]').click();
  page.querySelectorAll<HTMLElement>('[type=radio]')[1]?.click();
  find('[type=submit]').click();
  find('[type=submit]').click();
  expect(find('[type=submit]').hasAttribute('data-early')).toBe(true);
  expect(told).toEqual([]);
  await hydrate();
  expect(told).toEqual(['cocoa, sweet']);
  expect(find('[type=submit]').hasAttribute('data-early')).toBe(false);
  find('.bell').click();
  expect(told).toEqual(['cocoa, sweet', 'bell']);
});

test('taps are replayed in order, except on a clue’s button', async () => {
  find('.hold-button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(find('.hold-button').hasAttribute('data-early')).toBe(true);
  find('.hold-button').click();
  find('.bell').click();
  find('[type=submit]').click();
  await hydrate();
  expect(told).toEqual(['bell', 'water']);
});

test('a tap is dropped if hydration changes the button’s label', async () => {
  find('[type=submit]').click();
  await hydrate({ send: 'Cancel the order' });
  expect(told).toEqual([]);
});

test.each([
  { lit: 'lamp', icon: 'path', does: ['lamp'] },
  { lit: 'candle', icon: 'svg', does: [] },
])(
  'a tap on an icon is replayed on its button, unless hydration changes the button: $lit',
  async ({ lit, icon, does }) => {
    find(icon).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await hydrate({ lit });
    expect(told).toEqual(does);
  },
);

test('input in every kind of field is replayed, and then a later tap', async () => {
  function enter(selector: string, value?: string) {
    const field = find<HTMLInputElement>(selector);
    // Like a browser, without React noticing.
    if (value !== undefined) Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  enter('[type=text]', '');
  enter('[type=range]', '7');
  enter('[type=file]');
  enter('select', 'cold');
  find('.bell').click();
  await hydrate();
  expect(told).toEqual(['text: ', 'range: 7', 'file: ', 'select-one: cold', 'bell']);
});

test('the page is marked as alive once all input is replayed', async () => {
  const { dataset } = document.documentElement;
  const wasAlive: boolean[] = [];
  find('.bell').addEventListener('click', () => wasAlive.push(dataset.alive !== undefined));
  find('.bell').click();
  await hydrate();
  expect([told, wasAlive]).toEqual([['bell'], [false, false]]);
});
