import { formatGameCode } from '@/lib/game/gameCode';
import { ENGINES, expect, test } from './engines';
import type { Phone, Role } from './phone';

/** What a table does with its phones, told once, for every engine that draws their pages. */

for (const engine of ENGINES) {
  test.describe(`in ${engine}`, () => {
    test.use({ engine });

    test('a table is dealt, sat down at, looked at and laid, and hears votes at once', async ({
      origin,
      phone,
    }) => {
      const [ana, bence] = [await phone(), await phone()];
      await ana.open(origin);
      await ana.tap('link', /^New game/);
      await ana.tap('radio', /^3/);
      await ana.tap('radio', /^Normal/);
      await ana.tap('button', /^Deal/);
      await expectSeen(ana, 'heading', /^The table/);
      const table = await ana.address();
      const code = table.slice(-6);
      await expectText(ana, formatGameCode(code));

      await ana.tap('link', /^Lay the map/);
      for (let tile = 1; tile <= 6; tile++) {
        await expectText(ana, `step ${tile} of 13`);
        await ana.tap('button', /^Next/);
      }
      await expectSeen(ana, 'heading', /white standing stone/i);
      await ana.back();
      await expectText(ana, 'step 6 of 13');
      await ana.tap('link', /^Go to the table/);
      await ana.tap('button', /^Already laid/);

      await bence.open(origin);
      // Six letters open their table by themselves.
      await bence.type(/^Code/, code.toLowerCase());
      await expectSeen(bence, 'heading', /^Sit down/);
      await ana.tap('link', /^Sit down/);
      await sitDown(ana, 'Ana');
      await sitDown(bence, 'Bence');
      await expectSeen(ana, 'button', /Bence/);

      await ana.tap('button', /^Ask for a hint/);
      await expectText(bence, '1 of 3 agrees');
      await bence.tap('button', /^Agree/);
      await expectText(ana, '2 of 3 agree');

      await ana.tap('link', /^Your clue/);
      await expectSeen(ana, 'button', /Hold to look/);
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
      await ana.tap('link', /^Go to the table/);
      await expectText(bence, 'looked');
    });

    test('what lies over a page comes in, and goes by Escape, a tap beside it or the way back', async ({
      origin,
      phone,
      table,
    }) => {
      const ana = await phone();
      const { code } = await table.createGame({ mode: 'normal', players: 3, laid: false });
      const address = `${origin}/games/${code}`;
      await ana.open(address);
      await expectText(ana, formatGameCode(code));
      await ana.run(recordMotion);

      await ana.tap('button', /^The others can sit down/);
      await expectSeen(ana, 'dialog', /^At this table/);
      await expect.poll(() => ana.run(readMotion)).toContain('translate from 0px 100%');
      await ana.escape();
      await expectGone(ana, 'dialog', /^At this table/);
      expect(await ana.address()).toBe(address);

      await ana.tap('button', /^Help and settings/);
      await expectSeen(ana, 'link', /^Settings/);
      await ana.tapAt(200, 30);
      await expectGone(ana, 'link', /^Settings/);

      await ana.tap('button', /^Help and settings/);
      await ana.tap('link', /^Settings/);
      await expectSeen(ana, 'dialog', /^Settings/);
      expect(await ana.address()).toBe(`${origin}/settings`);
      expect(await ana.run(readScrolling)).toBe('hidden');
      await ana.back();
      await expectGone(ana, 'dialog', /^Settings/);
      await expectSeen(ana, 'heading', /^The table/);
      expect(await ana.address()).toBe(address);
    });
  });
}

/** Sits down where a code or the table has led, and comes back from the envelope to the table. */
async function sitDown(phone: Phone, name: string): Promise<void> {
  await phone.type(/name/, name);
  await phone.tap('button', /^Sit down$/);
  await expectSeen(phone, 'button', /Hold to look/);
  await phone.tap('link', /^Go to the table/);
}

async function expectCovered(phone: Phone): Promise<void> {
  await expectText(phone, 'The clue is covered.');
  expect(await phone.text()).not.toContain('The habitat is');
  await expect.poll(() => phone.run(countLights)).toBe(0);
}

const expectSeen = (phone: Phone, role: Role, name: RegExp) =>
  expect.poll(() => phone.count(role, name), `${role} ${name}`).toBeGreaterThan(0);

const expectGone = (phone: Phone, role: Role, name: RegExp) =>
  expect.poll(() => phone.count(role, name), `${role} ${name}`).toBe(0);

const expectText = (phone: Phone, text: string | RegExp) =>
  expect.poll(() => phone.text()).toMatch(text);

/** These run in the page. */

const countLights = () => document.querySelectorAll('path.glow').length;

/** Whether a long press could select the words of the page. */
const readSelectable = () =>
  getComputedStyle(document.documentElement).getPropertyValue('-webkit-user-select');

/** Whether the page itself scrolls, and so has a bar for it. */
const readScrolling = () => getComputedStyle(document.documentElement).overflowY;

/** Notes every transition that begins, and from where. */
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
