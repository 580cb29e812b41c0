'use client';

import { useTranslations } from 'use-intl';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { useServerQuery } from '@/app/_state/useServerQuery';
import { TroubleNote } from '@/app/_ui/Message';
import { ok, refused } from '@/lib/result';
import { FileActions } from './FileActions';

/** Exports a game and its evening to another phone, as a file. */
export function ExportGame({ code }: { code: string }) {
  const words = useTranslations('move');
  const packed = useServerQuery({
    about: code,
    async ask() {
      const answer = await callPhoneWorker('pack', [code]);
      if (!answer.ok) return refused({ code: answer.error });
      const isMissing = answer.value.exportLines.length === 0;
      return isMissing ? refused({ code: 'not-found' }) : ok(answer.value);
    },
  });
  if (packed.status === 'refused') return <TroubleNote trouble={packed.trouble} />;
  if (packed.status !== 'loaded') return null;
  return (
    <>
      <p>{words('exportNote')}</p>
      <p className="text-note text-soft">{words('staysHere')}</p>
      <FileActions packed={packed.value} name={code} />
    </>
  );
}
