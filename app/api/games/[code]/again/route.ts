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
  if (game === undefined) return replyError('not-found');

  const again = playAgain(game, await nameDevice(), drawSeed());
  if (!again.ok) return replyError(again.error);
  const next = game.next ?? (await keepGame(again.value)).code;
  const led = await changeGame(code, each => ok(leadOn(each, next)));
  const following = led.ok ? await store.load(led.value.next ?? next) : undefined;
  return following === undefined ? replyError('not-found') : reply(await showTable(following), 201);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
