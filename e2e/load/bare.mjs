import { createServer } from 'node:http';
import Sqlite from 'libsql';
import pg from 'pg';

/**
 * A minimal server as a baseline: reads a game's row with the app's own database clients and returns it. The
 * difference to the app is the cost of Next, the rate limiter and the view. Plain JavaScript, since it runs as
 * a separate process.
 */

const QUERY = 'select document from games where code = ';

/** @param {string} url */
function reader(url) {
  if (url.startsWith('file:')) {
    const database = new Sqlite(url.slice('file:'.length));
    return async code => database.prepare(`${QUERY}?`).get(code);
  }
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return async code => (await pool.query(`${QUERY}$1`, [code])).rows[0];
}

const read = reader(process.env.DATABASE_URL);
const server = createServer(async (request, response) => {
  const row = await read(request.url.slice('/api/games/'.length));
  response.writeHead(row === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(row?.document);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
