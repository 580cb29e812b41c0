import { nameDevice } from '@/app/_server/device';
import { handler } from '@/app/_server/handler';
import { refuseOthers, reply } from '@/app/_server/reply';

/** Gives the device its cookie before it takes a seat, so that a retry of that first change has the same device id. */
export const POST = handler(async () => {
  await nameDevice();
  return reply({});
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
