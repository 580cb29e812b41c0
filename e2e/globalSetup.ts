import { startServer, temporaryDatabase } from './server';

/** One server for all tests that do not need their own; its address is told by `FIELDBOOK_URL`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const database = await temporaryDatabase();
  try {
    // All tests share one address, many of them ask for what is not there, and most deal games.
    const server = await startServer({
      DATABASE_URL: database.url,
      GUESSES_PER_MINUTE: '0',
      COSTLY_PER_MINUTE: '0',
    });
    process.env.FIELDBOOK_URL = server.url;
    return async () => {
      await server.stop().finally(database.remove);
    };
  } catch (error) {
    await database.remove();
    throw error;
  }
}
