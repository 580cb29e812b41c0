import { shareServer, startSharedServers } from './sharedServers';

/** Starts the holder of shared servers and the default server, whose address is `FIELDBOOK_URL`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.FUZZ_SEED ??= String(Date.now() % 2 ** 31);
  const sharedServers = await startSharedServers();
  process.env.FIELDBOOK_SHARED_SERVERS = sharedServers.url;
  try {
    process.env.FIELDBOOK_URL = (await shareServer('usual')).url;
    return sharedServers.close;
  } catch (error) {
    await sharedServers.close().catch(() => undefined);
    throw error;
  }
}
