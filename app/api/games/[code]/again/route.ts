import { nameDevice } from '@/app/_server/device';
import { drawSeed } from '@/app/_server/drawSeed';
import { gameHandler } from '@/app/_server/handler';
import { keepGame } from '@/app/_server/keepGame';
import { refuseOthers } from '@/app/_server/methods';
import { reply, replyError } from '@/app/_server/reply';
import { showTable } from '@/app/_server/showTable';
import { leadOn } from '@/lib/game/again';
import { ok } from '@/lib/result';
import { changeGame, getServer } from '@/lib/server/open';
import { inWorker } from '@/lib/server/workers';

/** Same map, new clues. Whoever asks second, or at the same moment, gets the game of the first. */
export const POST = gameHandler<{ code: string }>(
  async (_request, { game }) => {
    const { store } = await getServer();
    const device = await nameDevice();
    const again = await inWorker('playAgain', { game, device, seed: drawSeed() });
    if (!again.ok) return replyError(again.error);
    const next = game.next ?? (await keepGame(again.value)).code;
    const led = await changeGame<never>(game.code, each => ok(leadOn(each, next)));
    const following = led.ok ? await store.load(led.value.next ?? next) : led;
    return following.ok
      ? reply(await showTable(following.value), 201)
      : replyError(following.error);
  },
  { isCostly: true },
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
