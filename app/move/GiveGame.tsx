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
      const { parcels } = answer.value;
      return parcels.length === 0 ? refused(trouble('not-found')) : ok(parcels);
    },
  });
  if (packed.is === 'refused') return <TroubleNote trouble={packed.trouble} />;
  if (packed.is !== 'there') return null;
  const [parcel = '', ...others] = packed.value;
  return (
    <>
      {/* What is too large for one parcel would be hundreds of codes. */}
      {others.length === 0 && (
        <>
          <p className="text-note">{words('giveNote')}</p>
          <CodeSequence parcel={parcel} />
        </>
      )}
      <p className="text-note text-soft">{words('sealed')}</p>
      <FileActions parcels={packed.value} name={code} />
    </>
  );
}
