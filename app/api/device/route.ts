import { createDevice, readDevice } from '@/app/_server/device';
import { handler } from '@/app/_server/handler';
import { refuseOthers, reply } from '@/app/_server/reply';

/**
 * Gives the device its cookie before it takes a seat, so that a retry of that first change has the same device id.
 * Returns whether the request already had the cookie; in a browser that stores no cookies, it never has.
 */
export const POST = handler(async () => {
  const known = (await readDevice()) !== undefined;
  await createDevice();
  return reply({ known });
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
