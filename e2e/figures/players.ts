/** The game that the figures are measured with. */
export const NEW_GAME = { mode: 'advanced', players: 5 };

/** A seated player: the path of the table's calls, and the cookie of the phone. */
export interface Player {
  readonly path: string;
  readonly seat: number;
  readonly headers: { readonly cookie: string };
}

/** Deals a game and claims all its seats, each from a device of its own. */
export async function seatPlayers(url: string): Promise<Player[]> {
  const post = async (path: string, body: object) =>
    fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const { code } = await (await post('/api/games', NEW_GAME)).json();
  const path = `/api/games/${code}`;
  return Promise.all(
    [1, 2, 3, 4, 5].map(async seat => {
      const { headers } = await post(`${path}/seats/${seat}/claim`, {});
      return { path, seat, headers: { cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' } };
    }),
  );
}
