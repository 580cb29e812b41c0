'use client';

import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { useServerQuery } from '@/app/_state/useServerQuery';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { QrCode } from '@/app/_ui/QrCode';
import { stayAwake } from '@/app/_ui/stayAwake';
import { ok, refused } from '@/lib/result';
import { FileActions } from './FileActions';
import { splitParcel } from './parts';

/** Exports a game and its evening to another phone. */
export function ExportGame({ code }: { code: string }) {
  const words = useTranslations('move');
  const packed = useServerQuery({
    about: code,
    async ask() {
      const answer = await callPhoneWorker('pack', [code]);
      if (!answer.ok) return refused({ code: answer.error });
      const isMissing = answer.value.parcels.length === 0;
      return isMissing ? refused({ code: 'not-found' }) : ok(answer.value);
    },
  });
  if (packed.status === 'refused') return <TroubleNote trouble={packed.trouble} />;
  if (packed.status !== 'loaded') return null;
  const [parcel = '', ...others] = packed.value.parcels;
  // More than one parcel would take hundreds of codes.
  const hasCodes = others.length === 0;
  return (
    <>
      {hasCodes && (
        <>
          <p className="text-note">{words('exportNote')}</p>
          <CodeSequence parcel={parcel} />
        </>
      )}
      <p className="text-note text-soft">{words('staysHere')}</p>
      <FileActions packed={packed.value} name={code} hasCodes={hasCodes} />
    </>
  );
}

/** The time in ms that a camera needs for each code. */
const EACH_MILLISECONDS = 900;

/** A parcel's QR codes, one at a time, automatically or by hand. */
function CodeSequence({ parcel }: { parcel: string }) {
  const words = useTranslations('move');
  const codes = useMemo(() => splitParcel(parcel), [parcel]);
  const [shown, setShown] = useState(0);
  const [runs, setRuns] = useState(() => codes.length > 1 && likesMotion());

  useEffect(stayAwake, []);
  useEffect(() => {
    if (!runs) return;
    const running = setInterval(
      () => setShown(before => (before + 1) % codes.length),
      EACH_MILLISECONDS,
    );
    return () => clearInterval(running);
  }, [runs, codes.length]);

  function turn(by: number) {
    setRuns(false);
    setShown((shown + by + codes.length) % codes.length);
  }

  return (
    <div className="code-sequence">
      <QrCode text={codes[shown] ?? ''} border={4} className="code" />
      {codes.length > 1 && (
        <div className="turning">
          <button type="button" aria-label={words('before')} onClick={() => turn(-1)}>
            <Icon name="back" />
          </button>
          <p>{words('codeOf', { number: shown + 1, of: codes.length })}</p>
          <button type="button" aria-label={words('after')} onClick={() => turn(1)}>
            <Icon name="forward" />
          </button>
          <Button kind="quiet" onClick={() => setRuns(!runs)}>
            {words(runs ? 'pause' : 'run')}
          </Button>
        </div>
      )}
    </div>
  );
}

const likesMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
