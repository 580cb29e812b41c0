// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RadioOption } from './Choice';

function Drinks() {
  const [drink, setDrink] = useState('tea');
  return (
    <>
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
      <output>{drink}</output>
    </>
  );
}

test('an option chosen before hydration stays chosen', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('main');
  document.body.append(page);
  page.innerHTML = renderToString(<Drinks />);
  const [tea, cocoa] = page.querySelectorAll('input');
  cocoa?.click();
  expect(page.querySelector('output')?.textContent).toBe('tea');

  const root = await act(() => hydrateRoot(page, <Drinks />));
  expect(page.querySelector('output')?.textContent).toBe('cocoa');
  expect([tea?.checked, cocoa?.checked]).toEqual([false, true]);
  await act(() => root.unmount());
  page.remove();
});
