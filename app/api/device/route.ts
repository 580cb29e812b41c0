import { nameDevice } from '@/app/_server/device';
import { handler } from '@/app/_server/handler';
import { refuseOthers, reply } from '@/app/_server/reply';

/** Names the device that asks, before it sits down: what it then asks for twice is asked by one device. */
export const POST = handler(async () => {
  await nameDevice();
  return reply({});
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
