import { nameDevice } from '@/app/api/device';
import { drawSeed } from '@/app/api/drawSeed';
import { handler } from '@/app/api/handler';
import { keepGame } from '@/app/api/keepGame';
import { refuseOthers } from '@/app/api/methods';
import { readCode } from '@/app/api/read';
import { reply, replyError } from '@/app/api/reply';
import { showTable } from '@/app/api/showTable';
import { leadOn, playAgain } from '@/lib/game/again';
import { ok } from '@/lib/result';
import { changeGame, getServer } from '@/lib/server';

/** Same map, new clues. Whoever asks second, or at the same moment, gets the game of the first. */
export const POST = handler<{ code: string }>(async (_request, { params }) => {
  const { store } = await getServer();
  const code = readCode(await params);
  const game = await store.load(code);
  if (!game.ok) return replyError(game.error);

  const again = playAgain(game.value, await nameDevice(), drawSeed());
  if (!again.ok) return replyError(again.error);
  const next = game.value.next ?? (await keepGame(again.value)).code;
  const led = await changeGame<never>(code, each => ok(leadOn(each, next)));
  const following = led.ok ? await store.load(led.value.next ?? next) : led;
  return following.ok ? reply(await showTable(following.value), 201) : replyError(following.error);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
