import { formatGameCode } from '@/lib/game/gameCode';
import { claim, HINT, vote } from '../ask';
import { gameAt, viewTable } from '../table';
import { ENGINES, expect, test } from './engines';
import type { Phone, Role } from './phone';

/** One table's game with its phones, repeated in every browser engine. */

for (const engine of ENGINES) {
  // Most other tests run in Chromium.
  test.describe(`in ${engine}`, { tag: engine === 'Chromium' ? '@release' : [] }, () => {
    test.use({ engine });

    test('a table is dealt and laid, a player takes a seat and looks, votes arrive at once, and overlays open and close', async ({
      origin,
      phone,
      device,
    }) => {
      const [ana, bence] = [await phone(), await device()];

      await test.step('dealing leads to the table', async () => {
        await ana.open(origin);
        await ana.tap('link', /^New game/);
        await ana.tap('radio', /^3/);
        await ana.tap('radio', /^Normal/);
        await ana.tap('button', /^Deal/);
        await expectVisible(ana, 'heading', /^The table/);
      });
      const address = await ana.address();
      const code = address.slice(-6);
      await expectText(ana, formatGameCode(code));
      await ana.run(recordMotion);

      await test.step('a sheet grows from its button, and closes on Escape', async () => {
        // On a busy machine WebKit sometimes skips an animation, and the sheet appears at once.
        await expect(async () => {
          await ana.tap('button', /^The others can join with/);
          await expectVisible(ana, 'dialog', /^Join this table/);
          const motions = await ana.run(readMotion);
          await ana.escape();
          await expectGone(ana, 'dialog', /^Join this table/);
          expect(await ana.address()).toBe(address);
          expect(motions).toContain('scale from 0.4');
        }).toPass();
      });

      await test.step('a menu closes on a tap outside it', async () => {
        await ana.tap('button', /^Help and settings/);
        await expectVisible(ana, 'link', /^Settings/);
        await ana.tapAt(200, 30);
        await expectGone(ana, 'link', /^Settings/);
      });

      await test.step('a page over the table closes on going back', async () => {
        await ana.tap('button', /^Help and settings/);
        await ana.tap('link', /^Settings/);
        await expectVisible(ana, 'dialog', /^Settings/);
        expect(await ana.address()).toBe(`${origin}/settings`);
        expect(await ana.run(readScrolling)).toBe('hidden');
        await ana.back();
        await expectGone(ana, 'dialog', /^Settings/);
        await expectVisible(ana, 'heading', /^The table/);
        expect(await ana.address()).toBe(address);
      });

      await test.step('the map is laid step by step, and going back is a step back', async () => {
        await ana.tap('link', /^Set up the map/);
        await ana.tap('button', /^Step by step/);
        for (let tile = 1; tile <= 2; tile++) {
          await expectText(ana, `step ${tile} of 13`);
          await ana.tap('button', /^Next/);
        }
        await expectText(ana, 'step 3 of 13');
        await ana.back();
        await expectText(ana, 'step 2 of 13');
        await ana.tap('link', /^Go to the table/);
        await ana.tap('button', /^Already set up/);
        await expectVisible(ana, 'link', /^Take a seat/);
      });

      await test.step('six letters open their table by themselves', async () => {
        await ana.open(origin);
        await ana.type(/^Code/, code.toLowerCase());
        await expectVisible(ana, 'heading', /^Take a seat/);
      });

      await test.step('a seated player sees the others join', async () => {
        await ana.type(/name/, 'Ana');
        await ana.tap('button', /^Take a seat$/);
        await expectVisible(ana, 'button', /Hold to look/);
        await ana.tap('link', /^Go to the table/);
        await expectVisible(ana, 'link', /^Your clue/);
        await claim(bence, gameAt(code), 2, { name: 'Bence' });
        await expectVisible(ana, 'button', /Bence/);
      });

      await test.step('votes are sent, and arrive at once', async () => {
        await ana.tap('button', /^Ask for a hint/);
        await expectText(ana, '1 of 3');
        await vote(bence, gameAt(code), HINT, 2);
        await expectText(ana, '2 of 3');
      });

      await test.step('a clue is open and lights the map while it is held, and no text can be selected', async () => {
        await ana.tap('link', /^Your clue/);
        await expectVisible(ana, 'button', /Hold to look/);
        await expectCovered(ana);
        await ana.run(recordMotion);
        await ana.press(/Hold to look/);
        await expectText(ana, /The habitat is .+\./);
        await expect.poll(() => ana.run(countLights)).toBe(1);
        expect(await ana.run(readMotion)).toContain('scale from 0 1');
        expect(await ana.run(readSelectable)).toBe('none');
        await ana.release();
        await expectCovered(ana);
        expect(await ana.run(readSelectable)).not.toBe('none');
        const [seat] = (await viewTable(bence, code)).seats;
        expect(seat?.looks).toEqual({ phones: 1, count: 1, last: expect.any(String) });
      });

      await test.step('a click without a pointer opens the clue, and the next one covers it', async () => {
        await ana.run(activateHold);
        await expectText(ana, /The habitat is .+\./);
        await ana.run(activateHold);
        await expectCovered(ana);
      });
    });
  });
}

async function expectCovered(phone: Phone): Promise<void> {
  await expectText(phone, 'The clue is covered.');
  expect(await phone.text()).not.toContain('The habitat is');
  await expect.poll(() => phone.run(countLights)).toBe(0);
}

const expectVisible = (phone: Phone, role: Role, name: RegExp) =>
  expect.poll(() => phone.count(role, name), `${role} ${name}`).toBeGreaterThan(0);

const expectGone = (phone: Phone, role: Role, name: RegExp) =>
  expect.poll(() => phone.count(role, name), `${role} ${name}`).toBe(0);

const expectText = (phone: Phone, text: string | RegExp) =>
  expect.poll(() => phone.text()).toMatch(text);

/** These functions run in the page. */

const activateHold = () => document.querySelector<HTMLElement>('.hold-button')?.click();

const countLights = () => document.querySelectorAll('path.glow').length;

/** Whether a long press could select the text of the page. */
const readSelectable = () =>
  getComputedStyle(document.documentElement).getPropertyValue('-webkit-user-select');

/** Whether the page itself scrolls and therefore has a scrollbar. */
const readScrolling = () => getComputedStyle(document.documentElement).overflowY;

/** Records the start and initial value of every transition. */
function recordMotion(): void {
  document.addEventListener('transitionrun', () => {
    for (const motion of document.getAnimations()) {
      if (!(motion instanceof CSSTransition) || !(motion.effect instanceof KeyframeEffect))
        continue;
      const [first] = motion.effect.getKeyframes();
      const detail = `${motion.transitionProperty} from ${first?.[motion.transitionProperty]}`;
      performance.mark('motion', { detail });
    }
  });
}

const readMotion = () =>
  performance.getEntriesByName('motion').map(mark => `${'detail' in mark && mark.detail}`);
