'use client';

import { useTranslations } from 'use-intl';
import { askPhone } from '@/app/_phone/askPhone';
import { usePhoneTrouble } from '@/app/_phone/usePhoneTrouble';
import { useAnswer } from '@/app/_state/useAnswer';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { ok, refused } from '@/lib/result';
import { CodeSequence } from './CodeSequence';
import { FileActions } from './FileActions';

/** A game and its evening, for another phone to take. */
export function GiveGame({ code }: { code: string }) {
  const words = useTranslations('move');
  const trouble = usePhoneTrouble();
  const packed = useAnswer({
    about: code,
    async ask() {
      const answer = await askPhone('pack', [code]);
      if (!answer.ok) return refused(trouble(answer.error));
      const [parcel] = answer.value.parcels;
      return parcel === undefined ? refused(trouble('not-found')) : ok(parcel);
    },
  });
  if (packed.is === 'refused') return <TroubleNote trouble={packed.trouble} />;
  if (packed.is !== 'there') return null;
  return (
    <>
      <p className="text-note">{words('giveNote')}</p>
      <CodeSequence parcel={packed.value} />
      <p className="text-note text-soft">{words('sealed')}</p>
      <FileActions parcels={[packed.value]} name={code} />
    </>
  );
}
