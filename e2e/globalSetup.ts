import { shareServer, startSharedServers } from './sharedServers';

/** Opens the house of shared servers and starts the default server, whose address is `FIELDBOOK_URL`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.FUZZ_SEED ??= String(Date.now() % 2 ** 31);
  const house = await startSharedServers();
  process.env.FIELDBOOK_SHARED_SERVERS = house.url;
  try {
    process.env.FIELDBOOK_URL = (await shareServer('usual')).url;
    return house.close;
  } catch (error) {
    await house.close().catch(() => undefined);
    throw error;
  }
}
