import { openHouse, shareServer } from './house';

/** The house of what tests share, and in it the server for all that do not need another: by `FIELDBOOK_URL`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.FUZZ_SEED ??= String(Date.now() % 2 ** 31);
  const house = await openHouse();
  process.env.FIELDBOOK_HOUSE = house.url;
  try {
    process.env.FIELDBOOK_URL = (await shareServer('usual')).url;
    return house.close;
  } catch (error) {
    await house.close().catch(() => undefined);
    throw error;
  }
}
